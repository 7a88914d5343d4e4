/* The tools for rows: the claim map, labels, pairs, glued pairs, cells. */
#include "read/cells.h"
#include "read/claim.h"
#include "read/glued.h"
#include "read/pair.h"
#include "read/source.h"

#include <check.h>
#include <string.h>

Suite *suite_read_rows(void);

static struct arena *arena;

static void set_up(void)
{
	arena = arena_new();
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const struct lines *one_line(const char *text)
{
	return source_lines(arena, diags_new(arena), "p", slice_of(text));
}

static void assert_span(const struct lines *lines, struct span span, const char *expected)
{
	struct slice text = lines_text(lines, span);
	ck_assert_msg(slice_is(text, expected), "\"%.*s\" is not \"%s\"", SLICE_ARGS(text), expected);
}

START_TEST(a_span_is_claimed_once)
{
	const struct lines *lines = one_line("alpha beta gamma");
	struct claims *claims = claims_new(arena, lines);
	ck_assert(claim_take(claims, (struct span){0, 6, 10}, CLAIM_READ));
	ck_assert(!claim_take(claims, (struct span){0, 6, 10}, CLAIM_READ));
	ck_assert(!claim_take(claims, (struct span){0, 0, 7}, CLAIM_READ));
	ck_assert(!claim_take(claims, (struct span){0, 9, 16}, CLAIM_READ));
	ck_assert(!claim_take(claims, (struct span){0, 0, 16}, CLAIM_READ));
	ck_assert(claim_take(claims, (struct span){0, 0, 6}, CLAIM_NAVIGATION));
	ck_assert(claim_take(claims, (struct span){0, 5, 6}, CLAIM_READ)); /* a blank: nothing to claim */
}
END_TEST

START_TEST(the_complement_is_unknown)
{
	const struct lines *lines = one_line("alpha beta  gamma");
	struct claims *claims = claims_new(arena, lines);
	claim_take(claims, (struct span){0, 12, 17}, CLAIM_READ);
	claim_take(claims, (struct span){0, 0, 5}, CLAIM_COPYRIGHT);
	static const struct {
		const char *text;
		enum claim_reason reason;
	} expected[] = {{"alpha", CLAIM_COPYRIGHT}, {"beta", CLAIM_UNKNOWN}, {"gamma", CLAIM_READ}};
	struct claim_piece piece;
	size_t at = 0;
	for (size_t i = 0; i < 3; i++) {
		ck_assert(claim_next(claims, 0, &at, &piece));
		assert_span(lines, piece.span, expected[i].text);
		ck_assert_int_eq(piece.reason, expected[i].reason);
	}
	ck_assert(!claim_next(claims, 0, &at, &piece));
}
END_TEST

static const struct fact facts[] = {
	FACT(".vendor", FACT_TEXT, NULL, "Hardware Vendor", .side = FACT_LEFT), FACT(".os-vendor", FACT_TEXT, NULL, "OS Vendor", .side = FACT_RIGHT),
	FACT(".memory", FACT_NUMBER, "MB", "Memory (MB)", .side = FACT_LEFT), FACT(".other", FACT_TEXT, NULL, "Other Hardware", .side = FACT_RIGHT),
	FACT(".systems", FACT_NUMBER, NULL, "# of Systems", .side = FACT_RIGHT),
};

static const struct {
	const char *row;
	const char *parts[6]; /* id or "", value; NULL ends */
} rows[] = {
	{"Hardware Vendor: Cisco OS Vendor: Oracle", {".vendor", "Cisco", ".os-vendor", "Oracle"}},
	{"Memory (MB): 49152 Other Hardware:", {".memory", "49152", ".other", ""}},
	{"Memory (MB): Other Hardware: null", {".memory", "", ".other", "null"}},
	{"Memory (MB): 1 \xC2\xA0 Other\xC2\xA0Hardware : x", {".memory", "1", ".other", "x"}},
	{"  # of Systems:\t2  ", {".systems", "2"}},
	{"Memory (MB): Hardware Vendor: x", {".memory", "Hardware Vendor: x"}}, /* left-hand labels begin a line */
	{"free text Other Hardware: y", {"", "free text", ".other", "y"}},
	{"another: text", {"", "another: text"}},
	{"   ", {NULL}},
};

START_TEST(rows_split_at_known_labels)
{
	const struct lines *lines = one_line(rows[_i].row);
	struct pair pairs[PAIR_MOST];
	size_t n = pair_split(lines, lines_whole(lines, 0), facts, sizeof facts / sizeof *facts, LABEL_COLON, pairs);
	size_t i = 0;
	for (; i < 3 && rows[_i].parts[2 * i]; i++) {
		ck_assert_uint_lt(i, n);
		ck_assert_str_eq(pairs[i].fact ? pairs[i].fact->id : "", rows[_i].parts[2 * i]);
		assert_span(lines, pairs[i].value, rows[_i].parts[2 * i + 1]);
	}
	ck_assert_uint_eq(i, n);
}
END_TEST

static const struct {
	const char *row;
	bool pair;
} others[] = {
	{"Queue Depth: 12", true}, {"Tuned:", true}, {"# of Things: 3", true}, {"lower case: x", false}, {"No colon here", false},
	{"Time 12:30", false}, {"Jdbc:oracle", false}, {"A sentence, with a comma: no label", false},
	{"A label that is much longer than forty characters may be: x", false},
};

START_TEST(unknown_labels_are_pairs_when_they_look_like_labels)
{
	const struct lines *lines = one_line(others[_i].row);
	struct pair pair;
	ck_assert_int_eq(pair_other(lines, lines_whole(lines, 0), &pair), others[_i].pair);
}
END_TEST

static const struct fact glued_facts[] = {
	FACT(".vendor", FACT_TEXT, NULL, "Vendor"), FACT(".url", FACT_TEXT, NULL, "Vendor URL"), FACT(".count", FACT_NUMBER, NULL, "Number of Systems"),
	FACT(".version", FACT_TEXT, NULL, "Version"),
};

static const struct {
	const char *row, *id, *value;
} glueds[] = {
	{"VendorHewlett Packard Enterprise", ".vendor", "Hewlett Packard Enterprise"}, {"Vendor URLhttp://hpe.com/", ".url", "http://hpe.com/"},
	{"Number of Systems1", ".count", "1"}, {"VersionI39 06/28/2016", ".version", "I39 06/28/2016"}, {"Vendor: x", ".vendor", "x"},
	{"Vendor", ".vendor", ""}, {"Nothing", NULL, NULL},
};

START_TEST(glued_pairs_take_the_longest_label)
{
	const struct lines *lines = one_line(glueds[_i].row);
	struct pair pair;
	bool found = glued_split(lines, lines_whole(lines, 0), glued_facts, sizeof glued_facts / sizeof *glued_facts, &pair);
	ck_assert_int_eq(found, glueds[_i].id != NULL);
	if (!found)
		return;
	ck_assert_str_eq(pair.fact->id, glueds[_i].id);
	assert_span(lines, pair.value, glueds[_i].value);
}
END_TEST

static const struct {
	const char *row;
	bool tabs;
	size_t most, n;
	const char *last;
} cuts[] = {
	{"Purchase 0.16  7.30\t0.40\xC2\xA0" "2.00", false, 8, 5, "2.00"}, {"a b c d", false, 2, 2, "b c d"}, {"", false, 4, 0, NULL},
	{"1\t13277", true, 4, 2, "13277"}, {"\tBean \t\t Read Committed\t", true, 4, 2, "Read Committed"}, {"a\tb\tc", true, 2, 2, "b\tc"},
	{"one cell", true, 4, 1, "one cell"},
};

START_TEST(cells_are_cut_at_blanks_or_tabs)
{
	const struct lines *lines = one_line(cuts[_i].row[0] ? cuts[_i].row : " ");
	struct span cells[8];
	size_t n = (cuts[_i].tabs ? cells_tabs : cells_words)(lines, lines_whole(lines, 0), cells, cuts[_i].most);
	ck_assert_uint_eq(n, cuts[_i].n);
	if (n)
		assert_span(lines, cells[n - 1], cuts[_i].last);
}
END_TEST

Suite *suite_read_rows(void)
{
	Suite *suite = suite_create("read rows");
	TCase *tcase = tcase_create("rows");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_add_test(tcase, a_span_is_claimed_once);
	tcase_add_test(tcase, the_complement_is_unknown);
	tcase_add_loop_test(tcase, rows_split_at_known_labels, 0, sizeof rows / sizeof *rows);
	tcase_add_loop_test(tcase, unknown_labels_are_pairs_when_they_look_like_labels, 0, sizeof others / sizeof *others);
	tcase_add_loop_test(tcase, glued_pairs_take_the_longest_label, 0, sizeof glueds / sizeof *glueds);
	tcase_add_loop_test(tcase, cells_are_cut_at_blanks_or_tabs, 0, sizeof cuts / sizeof *cuts);
	suite_add_tcase(suite, tcase);
	return suite;
}
