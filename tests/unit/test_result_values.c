/* Typed values, missing states, quantities and slugs of the result document. */
#include "result/build.h"
#include "result/node.h"
#include "result/quantity.h"
#include "result/slug.h"
#include "result/state.h"
#include "result/status.h"
#include "result/typed.h"

#include <check.h>
#include <string.h>

Suite *suite_result_values(void);

static const struct {
	const char *text, *state; /* NULL: a value */
} states[] = {
	{"None", "none"}, {"none", "none"}, {"null", "null"}, {"n/a", "na"}, {"N/A", "na"}, {"--", "dashes"}, {"-", "dashes"},
	{"See notes", "see-notes"}, {"", "empty"}, {" \xC2\xA0 ", "empty"}, {"<set by reporter>", "placeholder"}, {"<<DATE>>", "placeholder"},
	{"Dec-9999", "placeholder"}, {"OnSUBMISSION", "placeholder"}, {"nnn (Your SPEC license number)", "placeholder"},
	{"0", NULL}, {"Nonesuch", NULL}, {"-0.5", NULL}, {"See notes on RAID", NULL}, {"<", NULL},
};

START_TEST(missing_values_are_kept_apart)
{
	const char *state = state_of(slice_of(states[_i].text));
	ck_assert_pstr_eq(state, states[_i].state);
}
END_TEST

static const struct {
	const char *text;
	int64_t cores, chips, cores_per_chip, threads_per_core;
} cpus[] = {
	{"12 cores, 2 chips, 6 cores/chip, 2 threads/core (Hyper-Threading)", 12, 2, 6, 2},
	{"8 cores, 4 chips (2 cores/chip)", 8, 4, 2, 0},
	{"8 cores, 1 chip, 8 cores/chip (4 threads/core)", 8, 1, 8, 4},
	{"1,024 cores, 128 chips", 1024, 128, 0, 0},
	{"2 chips", 0, 2, 0, 0},
	{"8", 0, 0, 0, 0},
	{"8.5 cores", 0, 0, 0, 0},
	{"X5680 cores", 0, 0, 0, 0},
	{"99999999999999999999 cores", 0, 0, 0, 0},
	{"", 0, 0, 0, 0},
};

START_TEST(processors_are_counted)
{
	struct quantity_cpus got;
	bool known = quantity_cpus(slice_of(cpus[_i].text), &got);
	ck_assert_int_eq(known, cpus[_i].cores > 0 || cpus[_i].chips > 0);
	ck_assert_int_eq(got.cores, cpus[_i].cores);
	ck_assert_int_eq(got.chips, cpus[_i].chips);
	ck_assert_int_eq(got.cores_per_chip, cpus[_i].cores_per_chip);
	ck_assert_int_eq(got.threads_per_core, cpus[_i].threads_per_core);
}
END_TEST

static const struct {
	const char *text;
	int64_t units; /* -1: refused */
	int scale;
} seconds[] = {
	{"900 seconds", 900, 0}, {"3,600 seconds", 3600, 0}, {"900 sec", 900, 0}, {"900", 900, 0}, {"15 minutes", 900, 0}, {"1.5 s", 15, 1},
	{"900 parsecs", -1, 0}, {"about 900 seconds", -1, 0}, {"", -1, 0}, {"9,00 seconds", -1, 0},
};

START_TEST(durations_are_seconds)
{
	struct decimal got = {0};
	bool known = quantity_seconds(slice_of(seconds[_i].text), &got);
	ck_assert_int_eq(known, seconds[_i].units >= 0);
	if (known) {
		ck_assert_int_eq(got.units, seconds[_i].units);
		ck_assert_int_eq(got.scale, seconds[_i].scale);
	}
}
END_TEST

static const struct {
	const char *text;
	int64_t count; /* -1: none */
	const char *rest;
} counts[] = {
	{"2x 72GB SAS 15K RPM", 2, "72GB SAS 15K RPM"}, {"2x73Gb 10K RPM", 2, "73Gb 10K RPM"}, {"2 x 36GB", 2, "36GB"},
	{"(4) 1000BaseT Ethernet", 4, "1000BaseT Ethernet"}, {"48 * 10/100 ports", 48, "10/100 ports"},
	{"1 SUN-StorageTEK 2540 (12x146GB)", -1, ""}, {"10xenon lamps", -1, ""}, {"RAID", -1, ""}, {"(4", -1, ""}, {"2.5 x 3", -1, ""},
};

START_TEST(multiplicities_stand_in_front)
{
	int64_t count = 0;
	struct slice rest;
	bool known = quantity_count(slice_of(counts[_i].text), &count, &rest);
	ck_assert_int_eq(known, counts[_i].count >= 0);
	if (known) {
		ck_assert_int_eq(count, counts[_i].count);
		ck_assert(slice_is(rest, counts[_i].rest));
	}
}
END_TEST

static const struct {
	const char *text;
	const char *mhz; /* NULL: none, or several */
} clocks[] = {
	{"1350 MHz SPARC64", "1350"}, {"810MHz SPARC64 (PW) / 400MHz Pentium II (PY)", NULL}, {"1.8 GHz Opteron", "1800"}, {"Xeon 2.667GHz", "2667"},
	{"1 GHz Pentium III", "1000"}, {"2.53333 GHz", "2533.33"}, {"SPARC64 VI", NULL}, {"", NULL}, {"X5.5 GHz", NULL},
};

START_TEST(one_clock_is_found_in_a_name)
{
	struct decimal mhz;
	bool known = quantity_clock(slice_of(clocks[_i].text), &mhz);
	ck_assert_int_eq(known, clocks[_i].mhz != NULL);
	if (known) {
		struct buf out = {0};
		decimal_print(&out, mhz);
		ck_assert_str_eq(out.s, clocks[_i].mhz);
		buf_drop(&out);
	}
}
END_TEST

static const struct {
	const char *text;
	int64_t units; /* -1: refused */
	const char *unit;
} rates[] = {
	{"1 Gb/sec", 1, "Gb/s"}, {"100Mbps", 100, "Mb/s"}, {"10 Gbit/s", 10, "Gb/s"}, {"1 Gb/sec each", -1, NULL}, {"1 GB/s", -1, NULL}, {"fast", -1, NULL},
	{"1", -1, NULL}, {"1 Tb/s", -1, NULL},
};

START_TEST(rates_have_their_unit)
{
	struct decimal rate;
	const char *unit = NULL;
	bool known = quantity_rate(slice_of(rates[_i].text), &rate, &unit);
	ck_assert_int_eq(known, rates[_i].units >= 0);
	if (known) {
		ck_assert_int_eq(rate.units, rates[_i].units);
		ck_assert_str_eq(unit, rates[_i].unit);
	}
}
END_TEST

static const struct {
	enum fact_kind kind;
	const char *unit, *text, *value, *value_unit; /* value NULL: none */
} typed[] = {
	{FACT_NUMBER, "s", "30 (Non RFC1122)", "30", "s"}, {FACT_NUMBER, "IR", "236668 IR", "236668", "IR"}, {FACT_NUMBER, "IR", "236668 jOPS", NULL, NULL},
	{FACT_NUMBER, NULL, "6 (PW) / 2 (PY)", NULL, NULL}, {FACT_NUMBER, NULL, "3,100", "3100", NULL}, {FACT_NUMBER, NULL, "1,2", NULL, NULL},
	{FACT_NUMBER, NULL, "-0.5", "-0.5", NULL}, {FACT_PLAIN, NULL, "6 (PW) / 2 (PY)", NULL, NULL}, {FACT_PLAIN, NULL, "2", "2", NULL},
	{FACT_PLAIN, NULL, "512 MB", "512", "MB"}, {FACT_PLAIN, NULL, "512 MB (A)", NULL, NULL}, {FACT_SIZE, "MB", "64GB", "64", "GB"},
	{FACT_RATE, NULL, "1 Gb/sec", "1", "Gb/s"}, {FACT_TEXT, NULL, "12", NULL, NULL}, {FACT_LINES, NULL, "12", NULL, NULL},
};

START_TEST(values_stand_beside_the_print)
{
	struct arena *arena = arena_new();
	const struct build_source source = {.file = "p", .sha256 = "", .format = "text", .encoding = "UTF-8"};
	struct build *build = build_new(arena, diags_new(arena), "f", "F", &source);
	const struct fact fact = FACT("g.a", typed[_i].kind, typed[_i].unit, "A", .key = "cores");
	xmlNode *node = build_field(build, build_section(build, "g", SLICE("G"), (struct place){0}), "g", &fact, slice_of(typed[_i].text), (struct place){0});
	ck_assert(slice_is(node_attribute(node, "value"), typed[_i].value ? typed[_i].value : ""));
	ck_assert(slice_is(node_attribute(node, "unit"), typed[_i].value_unit ? typed[_i].value_unit : ""));
	ck_assert(slice_is(node_text(node), typed[_i].text));
	ck_assert(slice_is(node_attribute(node, "key"), "cores"));
	/* A text that goes on loses the value it had when it stood alone. */
	build_continue(build, node, &fact, SLICE("x / y"), (struct place){0});
	ck_assert(typed[_i].kind == FACT_SIZE || !node_attribute(node, "value").n);
	arena_drop(arena);
}
END_TEST

static const struct {
	const char *text, *status;
} statuses[] = {
	{"INVALID RESULT:", "invalid"}, {"NC", "nc"}, {"cd", "cd"}, {"Non-Compliant", "nc"}, {"a Code Defect was found", "cd"}, {"13278", NULL}, {"", NULL},
	{"NCA", NULL}, {"Invalid", "invalid"},
};

START_TEST(marks_give_a_status)
{
	const char *status = status_of(slice_of(statuses[_i].text));
	ck_assert(status ? statuses[_i].status && !strcmp(status, statuses[_i].status) : !statuses[_i].status);
}
END_TEST

static const struct {
	const char *company, *system;
	struct date date;
	const char *id;
} ids[] = {
	{"Cisco Systems, Inc.", "Oracle WebLogic Server Standard Edition Release 10.3.3 on Cisco UCS C250 M2", {2010, 2, 0},
		"f-cisco-systems-oracle-weblogic-server-s-2010-02"},
	{"Sun Microsystems Inc.", "Sun Fire", {2007, 7, 18}, "f-sun-microsystems-sun-fire-2007-07"},
	{"Ardent Systems Ltd.", "(TM) 2.0!", {2007, 0, 0}, "f-ardent-systems-tm-2-0-2007"},
	{"M\xC3\xBCller GmbH", "\xE5\xAF\x8C\xE5\xA3\xAB", {0, 0, 0}, "f-muller-x"},
	{"Inc.", "", {0, 0, 0}, "f-inc-x"},
};

START_TEST(result_ids_come_from_the_page)
{
	struct arena *arena = arena_new();
	ck_assert_str_eq(slug_result(arena, "f", slice_of(ids[_i].company), slice_of(ids[_i].system), ids[_i].date), ids[_i].id);
	arena_drop(arena);
}
END_TEST

static const struct {
	enum fact_kind kind;
	const char *text;
	bool two;
} readings[] = {
	{FACT_NUMBER, "1.234", true}, {FACT_NUMBER, "-12.345", true}, {FACT_NUMBER, "123.456 MB", true}, {FACT_NUMBER, "1.234 (of 2)", true},
	{FACT_NUMBER, "0.234", false}, {FACT_NUMBER, "1.23", false}, {FACT_NUMBER, "1.2345", false}, {FACT_NUMBER, "1234.567", false},
	{FACT_NUMBER, "1,234", false}, {FACT_NUMBER, "1,234.567", false}, {FACT_NUMBER, "12345", false}, {FACT_SECONDS, "3.600 seconds", true},
	{FACT_SECONDS, "3,600 seconds", false}, {FACT_CPUS, "12 cores, 2 chips", false}, {FACT_CPUS, "12 cores, 14 cores", true},
	{FACT_CPUS, "12 cores, 2 chips, 12 cores in all", false}, {FACT_CPUS, "1.024", true}, {FACT_SIZE, "64GB", false}, {FACT_SIZE, "64 GB, 8 GB spare", true},
	{FACT_SIZE, "64 GB (4 x 16 GB)", false}, {FACT_TEXT, "1.234", false},
	{FACT_SIZE, "1.024 GB", true}, {FACT_SIZE, "1.5 GB", false}, {FACT_PLAIN, "1.024", true}, {FACT_PLAIN, "1.024 MB", true}, {FACT_PLAIN, "4.234 (PW)", false},
	{FACT_ANY, "1.234", true}, {FACT_ANY, "1.234.5", false}, {FACT_ANY, "1.234 of them", false}, {FACT_RATE, "1.000 Mb/s", true}, {FACT_RATE, "1.25 Gb/s", false},
	{FACT_MULTIPLE, "2 x 1.024 GB", true}, {FACT_MULTIPLE, "2 x 72 GB", false}, {FACT_MULTIPLE, "1.024 disks", false},
	{FACT_CLOCK, "1.350 MHz SPARC64", true}, {FACT_CLOCK, "2.933 GHz Xeon", false}, {FACT_CLOCK, "1350.125 MHz", false}, {FACT_CLOCK, "Xeon 5.120", false},
};

START_TEST(values_with_two_readings_are_told)
{
	const struct fact fact = FACT("x", readings[_i].kind, NULL, "X");
	ck_assert_int_eq(typed_two_readings(&fact, slice_of(readings[_i].text)), readings[_i].two);
}
END_TEST

Suite *suite_result_values(void)
{
	Suite *suite = suite_create("result values");
	TCase *tcase = tcase_create("values");
	tcase_add_loop_test(tcase, missing_values_are_kept_apart, 0, sizeof states / sizeof *states);
	tcase_add_loop_test(tcase, processors_are_counted, 0, sizeof cpus / sizeof *cpus);
	tcase_add_loop_test(tcase, durations_are_seconds, 0, sizeof seconds / sizeof *seconds);
	tcase_add_loop_test(tcase, multiplicities_stand_in_front, 0, sizeof counts / sizeof *counts);
	tcase_add_loop_test(tcase, values_with_two_readings_are_told, 0, sizeof readings / sizeof *readings);
	tcase_add_loop_test(tcase, one_clock_is_found_in_a_name, 0, sizeof clocks / sizeof *clocks);
	tcase_add_loop_test(tcase, rates_have_their_unit, 0, sizeof rates / sizeof *rates);
	tcase_add_loop_test(tcase, values_stand_beside_the_print, 0, sizeof typed / sizeof *typed);
	tcase_add_loop_test(tcase, marks_give_a_status, 0, sizeof statuses / sizeof *statuses);
	tcase_add_loop_test(tcase, result_ids_come_from_the_page, 0, sizeof ids / sizeof *ids);
	suite_add_tcase(suite, tcase);
	return suite;
}
