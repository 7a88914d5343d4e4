/* What other tools get of a result: CSV cells, facts and tables as rows, JSON. */
#include "result/build.h"
#include "result/csv.h"
#include "result/json.h"
#include "result/sheet.h"

#include <check.h>
#include <jansson.h>
#include <string.h>

Suite *suite_result_export(void);

static struct arena *arena;
static struct diags *diags;

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const struct {
	const char *text, *cell;
} cells[] = {
	{"plain", "plain"}, {"", ""}, {"a,b", "\"a,b\""}, {"say \"x\"", "\"say \"\"x\"\"\""}, {"two\nlines", "\"two\nlines\""}, {"=1+1", "'=1+1"},
	{"+a", "'+a"}, {"-Xms4g", "'-Xms4g"}, {"@sum", "'@sum"}, {"\tx", "'\tx"}, {"\rx", "\"'\rx\""}, {"-0.14", "-0.14"}, {"+12", "+12"}, {"--", "'--"},
	{"=a,b", "\"'=a,b\""}, {"5,185.45", "\"5,185.45\""}, {"\xC2\xA0=x", "\xC2\xA0=x"},
};

START_TEST(text_that_would_be_a_formula_is_guarded)
{
	struct buf out = {0};
	csv_text(&out, 0, slice_of(cells[_i].text));
	ck_assert_str_eq(out.s ? out.s : "", cells[_i].cell);
	buf_drop(&out);
}
END_TEST

START_TEST(values_stay_as_they_are)
{
	struct buf out = {0};
	csv_value(&out, 0, SLICE("-1.50"));
	csv_value(&out, 1, SLICE("2010-02"));
	csv_value(&out, 2, (struct slice){0});
	csv_end(&out);
	ck_assert_str_eq(out.s, "-1.50,2010-02,\n");
	buf_drop(&out);
}
END_TEST

static struct place at(unsigned line)
{
	return (struct place){"p.txt", line, 1};
}

static const struct result *sample(void)
{
	const struct build_source source = {"p.txt", "00", "text", "UTF-8", 12, 3};
	const struct fact steady = FACT("settings.steady", FACT_SECONDS, "s", "Steady State Time"), cpus = FACT("hw_1.cpus", FACT_CPUS, NULL, "# of CPUs");
	struct build *build = build_new(arena, diags, "fam", "FAMmark", &source);
	xmlNode *root = build_root(build);
	build_field(build, build_section(build, "settings", SLICE("Settings"), at(2)), NULL, &steady, SLICE("3,600 seconds"), at(2));
	xmlNode *timings = build_element(build, root, "timings", "timings"), *timing = build_element(build, timings, "timing", "timing.a");
	build_word(build, timings, "unit", "s");
	build_word(build, timing, "label", "A");
	build_word(build, timing, "p90", "0.40");
	build_place(build, timing, at(7));
	build_text(build, timing, SLICE("A 0.40"));
	build_word(build, build_element(build, build_element(build, root, "mix", "mix"), "transaction", NULL), "count", "12345678901234");
	xmlNode *system = build_element(build, root, "system", "hw_1");
	build_word(build, system, "name", "=evil()");
	build_field(build, system, "hw_1", &cpus, SLICE("12 cores, 2 chips"), at(9));
	build_text(build, build_element(build, system, "tuning", NULL), SLICE("-Xms4g, \"quoted\""));
	build_element(build, system, "tuning", NULL);
	return build_finish(build);
}

START_TEST(a_fact_is_a_row)
{
	struct buf out = {0};
	sheet_head(&out, SHEET_FACTS);
	sheet_rows(&out, SHEET_FACTS, sample(), "r");
	ck_assert_str_eq(out.s,
		"result,id,label,printed,value,unit,line\n"
		"r,settings.steady,Steady State Time,\"3,600 seconds\",3600,s,2\n"
		"r,timing.a,A,A 0.40,,,7\n"
		"r,timing.a@p90,A,,0.40,s,7\n"
		"r,hw_1,'=evil(),,,,\n"
		"r,hw_1.cpus,# of CPUs,\"12 cores, 2 chips\",,,9\n"
		"r,hw_1.cpus@cores,# of CPUs,,12,,9\n"
		"r,hw_1.cpus@chips,# of CPUs,,2,,9\n"
		"r,hw_1/tuning,,\"'-Xms4g, \"\"quoted\"\"\",,,\n");
	buf_drop(&out);
}
END_TEST

START_TEST(a_table_has_its_columns)
{
	struct buf out = {0};
	ck_assert_int_eq(sheet_find("timings"), SHEET_TIMINGS);
	ck_assert_int_eq(sheet_find("timing"), SHEET_COUNT);
	sheet_head(&out, SHEET_TIMINGS);
	sheet_rows(&out, SHEET_TIMINGS, sample(), "r");
	ck_assert_str_eq(out.s, "result,id,label,average,p90,maximum,limit,unit,line\nr,timing.a,A,,0.40,,,s,7\n");
	buf_drop(&out);
}
END_TEST

/* Where no <system> says it: a page of one machine with its memory in GB and the clock in the processor's name. */
START_TEST(systems_have_their_memory_and_clock_in_one_unit)
{
	static const struct fact memory = FACT("hardware.memory", FACT_PLAIN, NULL, "Memory"), cpu = FACT("hardware.processor", FACT_CLOCK, NULL, "Processor");
	static const char *const printed[] = {"64GB", "1.5 TB", "512 MB", "64 GB and more"};
	static const char *const megabytes[] = {",64GB,65536,", ",1.5 TB,1572864.0,", ",512 MB,512,", ",64 GB and more,,"};
	const struct build_source source = {"p.txt", "00", "text", "UTF-8", 12, 3};
	struct build *build = build_new(arena, diags, "fam", "FAMmark", &source);
	struct buf out = {0};
	xmlNode *hardware = build_section(build, "hardware", SLICE("Hardware"), at(2));
	build_field(build, hardware, NULL, &memory, slice_of(printed[_i]), at(3));
	build_field(build, hardware, NULL, &cpu, SLICE("1350 MHz SPARC64"), at(4));
	sheet_rows(&out, SHEET_SYSTEMS, build_finish(build), "r");
	ck_assert_msg(strstr(out.s, megabytes[_i]) != NULL, "%s", out.s);
	ck_assert_ptr_nonnull(strstr(out.s, ",1350 MHz SPARC64,1350,"));
	buf_drop(&out);
}
END_TEST

START_TEST(json_keeps_decimals_as_printed)
{
	struct buf out = {0};
	json_result(&out, sample(), "r-1f3c");
	json_t *json = json_loadb(out.s, out.n, JSON_REJECT_DUPLICATES, NULL);
	ck_assert_ptr_nonnull(json);
	ck_assert_str_eq(json_string_value(json_object_get(json, "id")), "r-1f3c");
	json_t *timing = json_array_get(json_object_get(json_array_get(json_object_get(json, "timings"), 0), "timing"), 0);
	ck_assert_str_eq(json_string_value(json_object_get(timing, "p90")), "0.40");
	ck_assert_str_eq(json_string_value(json_object_get(timing, "text")), "A 0.40");
	json_t *source = json_array_get(json_object_get(json, "source"), 0);
	ck_assert_int_eq(json_integer_value(json_object_get(source, "lines")), 3);
	ck_assert_int_eq(json_integer_value(json_object_get(source, "bytes")), 12);
	json_t *transaction = json_array_get(json_object_get(json_array_get(json_object_get(json, "mix"), 0), "transaction"), 0);
	ck_assert_int_eq(json_integer_value(json_object_get(transaction, "count")), 12345678901234);
	json_t *system = json_array_get(json_object_get(json, "system"), 0);
	ck_assert_uint_eq(json_array_size(json_object_get(system, "tuning")), 2);
	json_decref(json);
	buf_drop(&out);
}
END_TEST

Suite *suite_result_export(void)
{
	Suite *suite = suite_create("result export");
	TCase *tcase = tcase_create("export");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_add_loop_test(tcase, text_that_would_be_a_formula_is_guarded, 0, sizeof cells / sizeof *cells);
	tcase_add_test(tcase, values_stay_as_they_are);
	tcase_add_test(tcase, a_fact_is_a_row);
	tcase_add_test(tcase, a_table_has_its_columns);
	tcase_add_loop_test(tcase, systems_have_their_memory_and_clock_in_one_unit, 0, 4);
	tcase_add_test(tcase, json_keeps_decimals_as_printed);
	suite_add_tcase(suite, tcase);
	return suite;
}
