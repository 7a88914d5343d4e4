/* What is read from pages of unknown benchmarks, by shape alone. */
#include "support/pages.h"
#include "support/reading.h"

#include "family/diag.h"
#include "family/generic/generic.h"
#include "family/reading.h"
#include "read/diag.h"
#include "read/source.h"

#include <string.h>

Suite *suite_family_generic(void);

#define OSPREY "tests/results/generic-osprey.txt"

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

static bool reported(const struct diag_kind *kind)
{
	for (size_t i = 0; i < diags_count(diags); i++)
		if (diags_at(diags, i)->kind == kind)
			return true;
	return false;
}

static const struct {
	const char *id, *attribute, *text;
} facts[] = {
	{"title", NULL, "OSPstore 3.1 Result Report"},
	{"title", "vendor", "Corvane Computers"},
	{"title", "system", "Osprey 12"},
	{"tested-by", NULL, "Corvane Computers"},
	{"submitter", "license", "9877"},
	{"metric", "value", "412.6"},
	{"metric", "unit", "ops/s"},
	{"metric", "label", "SPECstore2007_r1"},
	{"metric", "at", "4:20"},
	{"submitter", NULL, "Corvane Computers, Inc."},
	{"date.test", "value", "2011-03"},
	{"date.published", "value", "2011-04-14"},
	{"date.hardware", "value", "2011-05"},
	{"page.corvane-osprey-12-with-lodestar-store-7.license-number", "value", NULL},
	{"page.corvane-osprey-12-with-lodestar-store-7.license-number", NULL, "9877"},
	{"page.corvane-osprey-12-with-lodestar-store-7.license-number", "at", "8:17"},
	{"page.results", "title", "Results"},
	{"page.results.table.1", "head", "yes"},
	{"page.results.table.1", "lines", "13-17"},
	{"page.system-under-test.memory", "value", "98304"},
	{"page.system-under-test.memory", "unit", "MB"},
	{"page.system-under-test.disks", NULL, "12 x 300 GB, 15000 rpm"},
	{"page.system-under-test.disks", "value", NULL},
	{"page.system-under-test.other-hardware", "state", "none"},
	{"page.system-under-test.queue-depth", "value", "64"},
	{"page.system-under-test.firmware-date", "value", "2011-02-12"},
	{"page.network-and-clients.table.1", "head", "yes"},
	{"page.tuning.store-cache-size", "value", "48"},
	{"page.tuning.store-cache-size", "unit", "GB"},
	{"page.tuning.store-sync", NULL, "group"},
	{"page.notes", "title", "Notes"},
};

START_TEST(facts_are_read_by_shape)
{
	const struct result *result = pages_read(arena, diags, OSPREY);
	pages_check_fact(result, facts[_i].id, facts[_i].attribute, facts[_i].text);
}
END_TEST

START_TEST(a_page_of_an_unknown_benchmark_is_a_result_with_a_warning)
{
	const struct result *result = pages_read(arena, diags, OSPREY);
	ck_assert(reported(&family_diag[FAMILY_DIAG_UNKNOWN]));
	ck_assert(!diags_failed(diags));
	ck_assert_str_eq(result_family(result), "generic");
	ck_assert_str_eq(result_status(result), "unknown");
	ck_assert(slice_is(node_attribute(result->root, "benchmark"), "SPECstore2007_r1"));
	ck_assert_str_eq(result_id(result), "generic-specstore2007-r1-ospstore-3-1-result-repo-2011-03");
	ck_assert_uint_eq(pages_count(result->root, "row"), 4 + 3);
	ck_assert_uint_eq(pages_count(result->root, "cell"), 4 * 5 + 3 * 3);
	ck_assert_uint_eq(pages_count(result->root, "metric"), 1);
}
END_TEST

#define R4(s) s s s s
#define R17(s) R4(R4(s)) s
#define R67(s) R4(R4(R4(s))) s s s

/* Each shape: the page, and an id with the text or attribute it must have. */
static const struct {
	const char *page, *id, *attribute, *text;
} shapes[] = {
	{"T\nA: 1\n", "page.a", "value", "1"},
	{"T\nA: 1   B: 2\n", "page.b", "value", "2"},
	{"T\nA:\t1\tB:\t2\n", "page.b", "value", "2"},
	{"T\nA: see:  b\n", "page.a", NULL, "see:  b"},
	{"T\nA\t1\n", "page.a", "value", "1"},
	{"T\nA ....... 1\n", "page.a", "value", "1"},
	{"T\nkey.a=1\n", "page.key-a", "value", "1"},
	{"T\nkey == 1\n", "page.key", NULL, NULL},
	{"T\nhttp://x.org/a\n", "page.http", NULL, NULL},
	{"T\nThis is, as said before: nothing\n", "page.this-is-as-said-before", NULL, NULL},
	{"T\nA: 1\nA: 2\n", "page.a.2", "value", "2"},
	{"T\nA: 12:30:00\n", "page.a", NULL, "12:30:00"},
	{"T\nA: -\n", "page.a", "state", "dashes"},
	{"T\nA: Jan-2017\n", "page.a", "value", "2017-01"},
	{"T\n\nHead\n----\nA: 1\n", "page.head.a", "value", "1"},
	{"T\n\nHead:\nsome words\n", "page.head", "title", "Head"},
	{"T\n\n## Head ##\nA: 1\n", "page.head", "title", "Head"},
	{"T\n\nHEADS\n\nwords\n", "page.heads", "title", "HEADS"},
	{"T\n\nHead\n\nwords\nand words\n", "page.head", "title", "Head"},
	{"T\n\nOther Software NCA\n\nwords\n\n", "page.other-software-nca", NULL, NULL},
	{"T\n\nThis ends a sentence.\nA: 1\n", "page.a", "value", "1"},
	{"T\n\nA  B  C\n1  2  3\n4  5  6\n", "page.table.1", "lines", "3-5"},
	{"T\n\nA  B  C\n1  2  3\n", "page.table.1", NULL, NULL},
	{"T\n\nA   B\n--  --\n1   2\n", "page.table.1", "head", "yes"},
	{"T\n\na\tb\tc\n1\t2\t3\n", "page.table.1", "lines", "3-4"},
	{"Vendor: x\n", "page.vendor", NULL, "x"},
	{"T\nFirst published at X on 27-May-2003\n", "date.published", "value", "2003-05-27"},
	{"T\nTEST DATE: Feb-2010\n", "date.test", "value", "2010-02"},
	/* digits that name something are no amount */
	{"T\nSerial number: 1234\n", "page.serial-number", "value", NULL},
	{"T\nJVM Version: 7.20\n", "page.jvm-version", "value", NULL},
	{"T\nRelease date: 12-Feb-2011\n", "page.release-date", "value", "2011-02-12"},
	{"T\nNumber of licenses: 1234\n", "page.number-of-licenses", "value", "1234"},
	{"T\nPorts: 1234\n", "page.ports", "value", "1234"},
	/* the figure is what stands behind the benchmark's own name */
	{"T\n\nSPECx_1 = 1,234.5 ops/s\nA: 1\n", "metric", "value", "1234.5"},
	{"T\n\nSPECx_1: none\nA: 1\n", "metric", "value", NULL},
	{"T\n\nSPECx_1 = 5\nSPECx_1 = 6\n", "page.specx-1", "value", "6"},
	{"T\n\nUses SPECx_1\nScore: 6\n", "metric", "value", NULL},
	/* the machine that is named first, and who holds the licence */
	{"T\n\nServer\nModel: A1\n\nClient\nModel: B1\n", "title", "system", "A1"},
	{"T\n\nServer\nVendor: V\n\nClient\nModel: B1\n", "title", "vendor", NULL},
	{"T\nModel: None\n", "title", "system", NULL},
	{"T\nTested by: V\nLicense #: 12\n", "tested-by", "license", "12"},
	{"\xE6\xB5\x8B" R67(  "\xE6\xB5\x8B") "\nA: 1\n", "title", "at", "1:1"}, /* lengths are counted in characters */
	{"T\n" R17("\xC3\xBC") R17("\xC3\xBC") ": 1\n", "page.uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu", "value", "1"},
	{"T\n\nZ" R17("\xC3\xA9") R17("\xC3\xA9") "\n---\nA: 1\n", "page.zeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.a", "value", "1"},
};

START_TEST(a_shape_gives_a_fact)
{
	const struct result *result = family_read(arena, diags, "p", slice_of(shapes[_i].page));
	pages_check_fact(result, shapes[_i].id, shapes[_i].attribute, shapes[_i].text);
}
END_TEST

/* Cells of a table as "a|b|c;d|e|f"; NULL: the lines make no table. */
static const struct {
	const char *rows, *cells;
} tables[] = {
	{"a\tb\tc\n1\t2\t3\n", "a|b|c;1|2|3"},
	{"a\tb\tc\td\nA\t4\t\t10\nB\t\t8\t20\nC\t\t\t30\n", "a|b|c|d;A|4||10;B||8|20;C|||30"}, /* an empty cell moves none */
	{"\tb\tc\td\nA\t\t8\t20\nB\t1\t2\n", "|b|c|d;A||8|20;B|1|2|"},
	{"a\tb\tc\n\t2\t3\n", "a|b|c;|2|3"},
	{"a\t\t\tb\tc\nlong word\t\tB\tC\n", "a|b|c;long word|B|C"}, /* tabs that align: as many cells in each row */
	{"a\t\tb\t\tc\t\td\nA\t\t4\t\t\t\t10\nB\t\t\t\t8\t\t20\n", "a|b|c|d;A|4||10;B||8|20"}, /* or the columns they align */
	{"a\t\tb\tc\td\nA\t4\t10\t\t7\nB\t\t8\t20\n", "a|b|c|d;A|4|10|7"}, /* which cell is missing is not known: text */
	{"a\t\tb\tc\td\nB\t\t8\t20\n", "a|b|c|d;B|8|20|"},
	{"a\tb\tc\n1\t2\t3\nText\t5\n", "a|b|c;1|2|3"},
	{"a\tb\tc\nx\t1.234\t5.678\n", "a|b|c;x|1.234|5.678"},
};

static void cells_of(struct buf *out, const xmlNode *table)
{
	for (const xmlNode *row = table->children; row; row = row->next)
		for (const xmlNode *cell = row->children; cell; cell = cell->next) {
			buf_add_slice(out, node_text(cell));
			buf_adds(out, cell->next ? "|" : row->next ? ";" : "");
		}
}

static const char *export_of(const struct result *result)
{
	struct buf out = {0};
	result_export_xml(&out, result);
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

START_TEST(a_cell_stays_in_its_column)
{
	struct buf out = {0};
	const char *page = arena_printf(arena, "T\n\n%s", tables[_i].rows);
	const struct result *result = family_read(arena, diags, "p", slice_of(page));
	const xmlNode *table = result_node(result, "page.table.1");
	ck_assert((table != NULL) == (tables[_i].cells != NULL));
	if (table)
		cells_of(&out, table);
	if (table)
		ck_assert_str_eq(out.s, tables[_i].cells);
	const bool unclear = strstr(tables[_i].rows, "1.234");
	ck_assert_int_eq(reported(&read_diag[READ_DIAG_TWO_READINGS]), unclear);
	ck_assert(!unclear || (diags_count(diags) == 2 && !strstr(export_of(result), "value=")));
	ck_assert(!unclear || slice_is(node_attribute(table, "head"), "yes"));
	buf_drop(&out);
}
END_TEST

static const struct {
	const char *text, *status;
} standings[] = {
	{"X Result\nINVALID: see notes\n", "invalid"}, {"X Result\nNC\n", "nc"}, {"X Result\nA: 1\n", "unknown"},
};

START_TEST(marks_are_kept)
{
	ck_assert_str_eq(result_status(family_read(arena, diags, "p", slice_of(standings[_i].text))), standings[_i].status);
}
END_TEST

/* Pages of known families read without knowing them: nothing is lost either. */
static const char *const pages[] = {
	OSPREY, PAGES_SEED_000, PAGES_SEED_001, PAGES_SEED_003, PAGES_SEED_004, "tests/results/jappserver-ardent.txt", "tests/results/web99-rook-w8.txt",
	"tests/results/jbb2015-rook-r7.txt", "tests/unit/test_family_generic.c", "Makefile", "templates/README.md", "src/family/list.c",
};

START_TEST(every_byte_of_any_text_is_claimed_once_or_unread)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i], &bytes))
		return;
	struct claims *claims;
	const struct lines *lines = source_lines(arena, diags, "p", bytes);
	const struct result *result = generic_read(arena, diags, lines, &claims);
	ck_assert_uint_eq(reading_claims(lines, claims), 0);
	reading_round_trip(arena, result);
}
END_TEST

static const struct {
	const char *bytes;
	size_t n;
	enum family_diag kind;
} refused[] = {
	{"\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16, FAMILY_DIAG_BINARY}, {"%PDF-1.7\n", 9, FAMILY_DIAG_BINARY}, {"\x1F\x8B\b\0\0\0\0\0", 8, FAMILY_DIAG_BINARY},
	{"<html><body>x", 13, FAMILY_DIAG_MARKUP}, {"<!DOCTYPE html>", 15, FAMILY_DIAG_MARKUP}, {"\n<?xml version=\"1.0\"?><a/>", 26, FAMILY_DIAG_MARKUP},
	{"\xEF\xBB\xBF<HTML>", 9, FAMILY_DIAG_MARKUP},
	{"<html>\nA 10 SPECjbb2015-Composite max-jOPS\n5 SPECjbb2015-Composite critical-jOPS\n", 78, FAMILY_DIAG_MARKUP},
};

START_TEST(blanks_alone_are_no_page)
{
	static const char *const blank[] = {"\n", "\r\n \t\n", "\n\xC2\xA0\n", "\xEF\xBB\xBF\n"};
	ck_assert_ptr_null(family_read(arena, diags, "x", slice_of(blank[_i])));
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &read_diag[READ_DIAG_EMPTY]);
}
END_TEST

START_TEST(what_is_no_page_is_refused_with_a_place)
{
	ck_assert_ptr_null(family_read(arena, diags, "x", (struct slice){refused[_i].bytes, refused[_i].n}));
	ck_assert(reported(&family_diag[refused[_i].kind]));
	ck_assert(diags_failed(diags));
	const struct diag *last = diags_at(diags, diags_count(diags) - 1);
	ck_assert_str_eq(last->at.file, "x");
	ck_assert_uint_eq(last->at.line, 1);
}
END_TEST

/* A table of three columns, a row a line; which columns are numbers. */
static const struct {
	const char *rows, *numbers;
} columns[] = {
	{"1\t2.5\tx\n3\t40\ty\n", "yy-"}, {"20%\t1,024\t1\n40 %\t7\t2\n", "yyy"}, {"1\t-\tn/a\n2\t3\tN/A\n", "yy-"},
	{"10.0.0.1\t2011-02-12\t7.2.1\n10.0.0.2\t2011-02-13\t7.3\n", "---"}, {"1\t2\t3\n4\t5\tno\n", "yy-"},
};

START_TEST(columns_of_numbers_are_told)
{
	const struct lines *lines = source_lines(arena, diags, "x", slice_of(arena_printf(arena, "T\n\na\tb\tc\n%s", columns[_i].rows)));
	struct claims *claims;
	const struct result *result = generic_read(arena, diags, lines, &claims);
	const xmlNode *table = result_node(result, "page.table.1");
	ck_assert_ptr_nonnull(table);
	size_t c = 0;
	for (const xmlNode *cell = table->children->children; cell; cell = cell->next, c++)
		ck_assert_msg(node_attribute(cell, "numbers").n == (columns[_i].numbers[c] == 'y' ? 3 : 0), "column %zu of %s", c, columns[_i].rows);
	ck_assert_uint_eq(c, 3);
	reading_round_trip(arena, result);
}
END_TEST

START_TEST(only_text_of_no_known_benchmark_is_read_by_shape)
{
	struct slice sample;
	pages_bytes(arena, "tests/results/web99-rook-w8.txt", &sample);
	ck_assert(!reading_by_shape(sample));
	pages_bytes(arena, OSPREY, &sample);
	ck_assert(reading_by_shape(sample));
	ck_assert(!reading_by_shape(SLICE("%PDF-1.7\n")));
	ck_assert(!reading_by_shape(SLICE("<html></html>")));
	ck_assert(!reading_by_shape(SLICE("<results version='1'/>")));
	ck_assert(reading_by_shape(SLICE("# Notes\n")));
}
END_TEST

static const struct {
	size_t length;      /* of the first line */
	const char *behind; /* the other lines */
	const char *title;  /* NULL: none; "": the first line */
} titles[] = {
	{200, "\nStore Report\nText.\n", ""}, {201, "\nStore Report\nText.\n", "Store Report"}, {5000, "\nMemory: 4 GB\n\nStore Report\n", "Store Report"},
	{5000, "\nMemory: 4 GB\n", NULL}, {5000, "", NULL},
};

START_TEST(a_very_long_line_is_no_title)
{
	struct buf page = {0};
	for (size_t i = 0; i < titles[_i].length; i++)
		buf_addc(&page, i % 7 == 6 ? ' ' : 'x');
	buf_addf(&page, "%s", titles[_i].behind);
	const struct result *result = family_read(arena, diags, "page.txt", buf_slice(&page));
	const xmlNode *title = result_node(result, "title");
	ck_assert((title != NULL) == (titles[_i].title != NULL));
	if (title && *titles[_i].title)
		pages_check_fact(result, "title", NULL, titles[_i].title);
	else if (title)
		ck_assert_uint_eq(node_text(title).n, titles[_i].length);
	ck_assert_uint_eq(pages_count(result->root, "unread"), 0);
	reading_round_trip(arena, result);
	buf_drop(&page);
}
END_TEST

Suite *suite_family_generic(void)
{
	Suite *suite = suite_create("family generic");
	TCase *tcase = tcase_create("generic");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, only_text_of_no_known_benchmark_is_read_by_shape);
	tcase_add_loop_test(tcase, a_very_long_line_is_no_title, 0, sizeof titles / sizeof *titles);
	tcase_add_loop_test(tcase, facts_are_read_by_shape, 0, sizeof facts / sizeof *facts);
	tcase_add_test(tcase, a_page_of_an_unknown_benchmark_is_a_result_with_a_warning);
	tcase_add_loop_test(tcase, a_shape_gives_a_fact, 0, sizeof shapes / sizeof *shapes);
	tcase_add_loop_test(tcase, columns_of_numbers_are_told, 0, sizeof columns / sizeof *columns);
	tcase_add_loop_test(tcase, a_cell_stays_in_its_column, 0, sizeof tables / sizeof *tables);
	tcase_add_loop_test(tcase, marks_are_kept, 0, sizeof standings / sizeof *standings);
	tcase_add_loop_test(tcase, every_byte_of_any_text_is_claimed_once_or_unread, 0, sizeof pages / sizeof *pages);
	tcase_add_loop_test(tcase, blanks_alone_are_no_page, 0, 4);
	tcase_add_loop_test(tcase, what_is_no_page_is_refused_with_a_place, 0, sizeof refused / sizeof *refused);
	suite_add_tcase(suite, tcase);
	return suite;
}
