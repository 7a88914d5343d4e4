/* Building a result document, asking it, exporting it and reading it back. */
#include "result/build.h"
#include "result/diag.h"
#include "result/distinct.h"
#include "result/import.h"

#include <check.h>
#include <string.h>

Suite *suite_result_document(void);

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

static struct build *sample_build(void)
{
	const struct build_source source = {"p.txt", "00", "text", "UTF-8", 12, 3};
	return build_new(arena, diags, "fam", "FAMmark", &source);
}

static const struct fact steady = FACT("settings.steady", FACT_SECONDS, "s", "Steady State Time");
static const struct fact vendor = FACT(".vendor", FACT_TEXT, NULL, "Vendor");
static const struct fact rate = FACT("rate", FACT_NUMBER, "JOPS", "Rate");

static struct place at(unsigned line, unsigned column)
{
	return (struct place){"p.txt", line, column};
}

START_TEST(fields_are_found_by_id_with_value_unit_and_place)
{
	struct build *build = sample_build();
	xmlNode *section = build_section(build, "settings", SLICE("Settings"), at(2, 1));
	build_field(build, section, NULL, &steady, SLICE("3,600 seconds"), at(2, 7));
	struct result *result = build_finish(build);
	struct value value = result_field(result, "settings.steady");
	ck_assert(value.known && value.number);
	ck_assert(slice_is(value.text, "3,600 seconds"));
	ck_assert_int_eq(value.decimal.units, 3600);
	ck_assert_str_eq(value.unit, "s");
	ck_assert_uint_eq(value.at.line, 2);
	ck_assert_uint_eq(value.at.column, 7);
	ck_assert_str_eq(value.at.file, "p.txt");
	ck_assert(!result_field(result, "nothing").known);
	ck_assert_int_eq(result_attribute(result, "settings.steady", "value").decimal.units, 3600);
}
END_TEST

START_TEST(a_missing_value_is_known_as_missing)
{
	struct build *build = sample_build();
	xmlNode *section = build_section(build, "s", SLICE("S"), at(1, 1));
	build_field(build, section, NULL, &rate, SLICE("null"), at(1, 2));
	struct result *result = build_finish(build);
	struct value value = result_field(result, "rate");
	ck_assert(!value.known && !value.number);
	ck_assert(slice_is(value.text, "null"));
	ck_assert(slice_is(result_attribute(result, "rate", "state").text, "null"));
	ck_assert(!result_attribute(result, "rate", "value").known);
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(a_value_that_is_not_of_its_kind_is_reported)
{
	struct build *build = sample_build();
	build_field(build, build_section(build, "s", SLICE("S"), at(1, 1)), NULL, &rate, SLICE("9,00"), at(1, 2));
	struct result *result = build_finish(build);
	ck_assert(!result_field(result, "rate").number);
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &result_diag[RESULT_DIAG_VALUE]);
	ck_assert_uint_eq(diags_at(diags, 0)->at.column, 2);
}
END_TEST

START_TEST(ids_are_unique)
{
	struct build *build = sample_build();
	xmlNode *part = build_element(build, build_root(build), "software", "sw_1");
	for (int i = 0; i < 3; i++)
		build_field(build, part, "sw_1", &vendor, SLICE("x"), at(1, 1));
	struct result *result = build_finish(build);
	ck_assert_ptr_nonnull(result_node(result, "sw_1.vendor"));
	ck_assert_ptr_nonnull(result_node(result, "sw_1.vendor.2"));
	ck_assert_ptr_nonnull(result_node(result, "sw_1.vendor.3"));
	ck_assert_ptr_null(result_node(result, "sw_1.vendor.4"));
}
END_TEST

START_TEST(the_head_stands_in_order)
{
	static const char *const made[] = {"section", "metric", "date", "party", "title"};
	static const char *const expected[] = {"source", "title", "party", "date", "metric", "section"};
	struct build *build = sample_build();
	for (size_t i = 0; i < 5; i++)
		build_element(build, build_root(build), made[i], made[i]);
	size_t i = 0;
	for (xmlNode *node = build_root(build)->children; node; node = node->next)
		ck_assert_str_eq((const char *)node->name, expected[i++]);
	ck_assert_uint_eq(i, 6);
}
END_TEST

static void export_and_load(const struct result *result)
{
	struct buf first = {0}, second = {0};
	result_export_xml(&first, result);
	struct result *again = result_load(arena, diags, "x.xml", buf_slice(&first));
	ck_assert_ptr_nonnull(again);
	result_export_xml(&second, again);
	ck_assert_msg(slice_equal(buf_slice(&first), buf_slice(&second)), "first:\n%s\nsecond:\n%s", first.s, second.s);
	buf_drop(&first);
	buf_drop(&second);
}

static const char *const nasty[] = {
	"plain", "a < b && c > \"d\"", "  two blanks in front", "tab\there", "\xC2\xA0 indented", "]]>", "'", "\xEF\xBF\xBD \xF0\x9F\x98\x80", "-- ", "",
};

START_TEST(an_export_read_back_exports_the_same_bytes)
{
	struct build *build = sample_build();
	struct slice text = slice_of(nasty[_i]);
	xmlNode *section = build_section(build, "s", text, at(1, 1));
	build_text(build, build_element(build, section, "line", NULL), text);
	xmlNode *item = build_element(build, section, "item", "bom.1");
	build_attribute(build, item, "sku", text);
	build_text(build, item, text);
	build_text(build, build_element(build, item, "sub", NULL), text);
	build_element(build, build_root(build), "bom", "bom");
	export_and_load(build_finish(build));
}
END_TEST

static const struct {
	const char *xml;
	enum result_diag kind; /* RESULT_DIAG_COUNT: fine */
} imports[] = {
	{"<result version=\"1\" family=\"f\"/>", RESULT_DIAG_COUNT},
	{"<result version=\"1\" family=\"f\"><audit><check/></audit><a id=\"x\"/></result>", RESULT_DIAG_COUNT},
	{"<result version=\"2\" family=\"f\"/>", RESULT_DIAG_VERSION},
	{"<result family=\"f\"/>", RESULT_DIAG_VERSION},
	{"<results/>", RESULT_DIAG_VERSION},
	{"<other/>", RESULT_DIAG_NOT_RESULT},
	{"<result version=\"1\" family=\"f\"><a id=\"x\"/><b id=\"x\"/></result>", RESULT_DIAG_DUPLICATE},
};

START_TEST(what_is_read_back_is_checked)
{
	struct result *result = result_load(arena, diags, "x.xml", slice_of(imports[_i].xml));
	if (imports[_i].kind == RESULT_DIAG_COUNT) {
		ck_assert_ptr_nonnull(result);
		for (const xmlNode *node = result->root->children; node; node = node->next)
			ck_assert_str_ne((const char *)node->name, "audit");
		return;
	}
	ck_assert_ptr_null(result);
	ck_assert_uint_ge(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &result_diag[imports[_i].kind]);
}
END_TEST

/* All results of the bytes, exported together again; *count is how many there were. */
static struct slice several_again(struct slice bytes, size_t *count)
{
	struct buf out = {0};
	struct arena *one = arena_new();
	struct import *import = import_open(arena, diags, "x.xml", bytes);
	ck_assert_ptr_nonnull(import);
	ck_assert(import_many(import));
	result_export_begin(&out);
	*count = 0;
	for (const struct result *result; (result = import_next(import, one)); arena_reset(one), ++*count) {
		ck_assert_ptr_nonnull(result_node(result, "jops"));
		result_export_one(&out, result);
	}
	result_export_end(&out);
	arena_drop(one);
	struct slice copy = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	return copy;
}

START_TEST(results_are_given_by_their_place_once)
{
	struct slice bytes = SLICE("<results version='1'><result version='1' family='x' id='a'/> <other/> <result version='1' family='x' id='b'/>"
		"<result version='1' family='x' id='c'/></results>");
	struct import *import = import_open(arena, diags, "x.xml", bytes);
	size_t places[3];
	for (size_t i = 0; i < 3; i++) {
		places[i] = import_tell(import);
		ck_assert_ptr_nonnull(import_next(import, arena));
	}
	ck_assert_ptr_null(import_next(import, arena));
	import_seek(import, places[1]);
	ck_assert_ptr_null(import_next(import, arena)); /* all were given */
	import = import_open(arena, diags, "x.xml", bytes);
	import_seek(import, places[2]);
	ck_assert_str_eq(result_id(import_next(import, arena)), "c");
	import_seek(import, places[1]);
	ck_assert_str_eq(result_id(import_next(import, arena)), "b");
	ck_assert_ptr_null(import_next(import, arena));
	import_seek(import, places[0]);
	ck_assert_str_eq(result_id(import_next(import, arena)), "a");
}
END_TEST

START_TEST(several_results_read_back_export_the_same_bytes)
{
	struct buf first = {0};
	size_t count;
	result_export_begin(&first);
	for (int i = 0; i < _i; i++) {
		struct build *build = sample_build();
		build_text(build, build_element(build, build_root(build), "metric", "jops"), SLICE("a < b"));
		result_export_one(&first, build_finish(build));
	}
	result_export_end(&first);
	struct slice again = several_again(buf_slice(&first), &count);
	ck_assert_uint_eq(count, (size_t)_i);
	ck_assert_msg(slice_equal(again, buf_slice(&first)), "%.*s", SLICE_ARGS(again));
	ck_assert_uint_eq(diags_count(diags), 0);
	buf_drop(&first);
}
END_TEST

START_TEST(one_result_that_cannot_be_used_costs_no_other)
{
	size_t count;
	several_again(SLICE("<results version=\"1\"><result version=\"1\" family=\"f\"><a id=\"jops\"/></result><a/><result version=\"2\" family=\"f\"/>"
		"<result version=\"1\" family=\"f\"><a id=\"x\"/><a id=\"x\"/></result><result version=\"1\" family=\"f\"><b id=\"jops\"/></result></results>"), &count);
	ck_assert_uint_eq(count, 2);
	ck_assert_uint_eq(diags_count(diags), 3);
}
END_TEST

static const struct {
	const char *ids[3], *features[3], *distinct[3];
} clashes[] = {
	{{"a", "b", "c"}, {"1", "1", "1"}, {"a", "b", "c"}},
	{{"a", "a", "c"}, {"1", "2", "1"}, {"a-9afc", "a-a015", "c"}},
	{{"a", "a", "a"}, {"2", "1", "2"}, {"a-a015", "a-9afc", "a-a015"}},
	{{"a", "a", "a"}, {"1", "1", "1"}, {"a", "a", "a"}},
};

/* Attributes and children of two results, and whether they are one. */
static const struct {
	const char *first, *second;
	bool same;
} twins[] = {
	{"id='r'><metric id='m'>5</metric>", "id='r'><metric id='m'>5</metric>", true},
	{"id='r'><metric id='m'>5</metric>", "id='r'><metric id='m'>6</metric>", false},
	{"id='r'><source sha256='a'/><metric id='m'>5</metric>", "id='r'><source sha256='b'/><metric id='m'>5</metric>", true},
	{"id='r'><source sha256='a'/><title id='title'>T</title>", "id='r'><source sha256='b'/><title id='title'>T</title>", false},
	{"id='r'><source sha256='a'/>", "id='r'><source sha256='a'/>", true},
	{"id='r'><title id='title'>T</title>", "id='r'><title id='title'>T</title>", true},
	{"id='r'><field id='f'>1</field>", "id='r'><field id='f'>2</field>", false},
	{"><title id='title'>T</title><metric id='m'>5</metric>", "><title id='title'>U</title><metric id='m'>5</metric>", false},
	{"><title id='title'>T</title><metric id='m'>5</metric>", "><title id='title'>T</title><metric id='m'>5</metric>", true},
};

static const char *features_of(const char *text, const char **id)
{
	struct buf features = {0};
	const char *xml = arena_printf(arena, "<result version='1' family='f' status='compliant' %s</result>", text);
	const struct result *result = result_load(arena, diags, "x.xml", slice_of(xml));
	ck_assert_ptr_nonnull(result);
	distinct_features(&features, result);
	*id = result_id(result);
	const char *kept = arena_copy(arena, features.s, features.n);
	buf_drop(&features);
	return kept;
}

START_TEST(different_results_are_never_one)
{
	struct distinct *distinct = distinct_new(arena);
	const char *ids[2], *features[] = {features_of(twins[_i].first, &ids[0]), features_of(twins[_i].second, &ids[1])}, *given[2];
	ck_assert(distinct_add(distinct, slice_of(ids[0]), slice_of(features[0])));
	ck_assert_int_eq(distinct_add(distinct, slice_of(ids[1]), slice_of(features[1])), !twins[_i].same);
	for (size_t i = 0; i < 2; i++)
		given[i] = distinct_id(distinct, slice_of(ids[i]), slice_of(features[i]));
	ck_assert_int_eq(strcmp(given[0], given[1]) == 0, twins[_i].same);
	ck_assert(twins[_i].same || given[0][0] == 'r');
}
END_TEST

START_TEST(ids_that_clash_get_digits_whatever_the_order)
{
	struct distinct *distinct = distinct_new(arena);
	for (size_t i = 0; i < 3; i++)
		distinct_add(distinct, slice_of(clashes[_i].ids[i]), slice_of(clashes[_i].features[i]));
	for (size_t i = 0; i < 3; i++)
		ck_assert_str_eq(distinct_id(distinct, slice_of(clashes[_i].ids[i]), slice_of(clashes[_i].features[i])), clashes[_i].distinct[i]);
}
END_TEST

/* Longer than libxml2 takes a text or an attribute to be, unless told: a page may be one line of 16 MiB. */
START_TEST(a_text_of_eleven_megabytes_is_read_back)
{
	struct buf text = {0}, first = {0}, again = {0};
	for (size_t i = 0; i < 11000; i++)
		buf_addf(&text, "%-1000s", "a & long <");
	struct build *build = sample_build();
	xmlNode *metric = build_element(build, build_root(build), "metric", "jops");
	build_attribute(build, metric, "label", buf_slice(&text));
	build_text(build, metric, buf_slice(&text));
	result_export_xml(&first, build_finish(build));
	const struct result *result = result_load(arena, diags, "x.xml", buf_slice(&first));
	ck_assert_ptr_nonnull(result);
	result_export_xml(&again, result);
	ck_assert(slice_equal(buf_slice(&first), buf_slice(&again)));
	buf_drop(&text);
	buf_drop(&first);
	buf_drop(&again);
}
END_TEST

START_TEST(broken_xml_is_an_error_with_a_place)
{
	ck_assert_ptr_null(result_load(arena, diags, "x.xml", SLICE("<result version=\"1\" family=\"f\"><a></result>")));
	ck_assert(diags_failed(diags));
}
END_TEST

Suite *suite_result_document(void)
{
	Suite *suite = suite_create("result document");
	TCase *tcase = tcase_create("document");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_set_timeout(tcase, 60); /* 22 megabytes under sanitizers on a busy machine */
	tcase_add_test(tcase, fields_are_found_by_id_with_value_unit_and_place);
	tcase_add_test(tcase, a_missing_value_is_known_as_missing);
	tcase_add_test(tcase, a_value_that_is_not_of_its_kind_is_reported);
	tcase_add_test(tcase, ids_are_unique);
	tcase_add_test(tcase, the_head_stands_in_order);
	tcase_add_loop_test(tcase, an_export_read_back_exports_the_same_bytes, 0, sizeof nasty / sizeof *nasty);
	tcase_add_loop_test(tcase, what_is_read_back_is_checked, 0, sizeof imports / sizeof *imports);
	tcase_add_test(tcase, a_text_of_eleven_megabytes_is_read_back);
	tcase_add_test(tcase, broken_xml_is_an_error_with_a_place);
	tcase_add_test(tcase, results_are_given_by_their_place_once);
	tcase_add_loop_test(tcase, several_results_read_back_export_the_same_bytes, 0, 4);
	tcase_add_test(tcase, one_result_that_cannot_be_used_costs_no_other);
	tcase_add_loop_test(tcase, different_results_are_never_one, 0, sizeof twins / sizeof *twins);
	tcase_add_loop_test(tcase, ids_that_clash_get_digits_whatever_the_order, 0, sizeof clashes / sizeof *clashes);
	suite_add_tcase(suite, tcase);
	return suite;
}
