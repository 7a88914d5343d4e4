/* Pages that were cut off: what they lack is said, and their result is incomplete, so that nothing ranks it. */
#include "support/pages.h"

#include "family/diag.h"
#include "family/family.h"
#include "result/result.h"
#include "xml/load.h"

#include <string.h>

Suite *suite_family_cut(void);

#define JAS "tests/results/jappserver-ardent.txt"
#define WEB99 "tests/results/web99-meridian-w40.txt"
#define JBB "tests/results/jbb2015-meridian-m220.txt"

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
	const char *page;
	size_t lines;         /* of it that are left; 0: all */
	const char *status, *lacks; /* attributes of the result; NULL: none */
	const char *said[4];        /* NULL ends */
} cuts[] = {
	{JAS, 0, "compliant", NULL, {NULL}},
	{JAS, 56, "incomplete", "date.published", {"no date of publication"}},
	{JAS, 50, "incomplete", "date.published timings", {"no date of publication", "no response times"}},
	{JAS, 12, "incomplete", "date.published mix timings", {"no date of publication", "no mix of transactions", "no response times"}},
	{WEB99, 0, "compliant", NULL, {NULL}},
	{WEB99, 160, "incomplete", "date.published", {"no date of publication"}},
	{WEB99, 6, "incomplete", "date.published run.1", {"no date of publication", "no runs"}},
	{JBB, 0, "compliant", NULL, {NULL}},
	{JBB, 100, "incomplete", "sla.10000 validation.high-bound-settled", {"no jOPS within its limits", "no high bound"}},
	{JBB, 5, "incomplete", "sla.10000 validation.high-bound-settled", {"no jOPS within its limits", "no high bound"}},
};

static struct slice first_lines(struct slice text, size_t n)
{
	size_t at = 0;
	while (n-- && at < text.n)
		at = slice_find_char(text, at, '\n') + 1;
	return slice_sub(text, 0, at);
}

START_TEST(a_page_that_was_cut_off_says_what_it_lacks)
{
	struct slice whole;
	pages_bytes(arena, cuts[_i].page, &whole);
	struct slice text = cuts[_i].lines ? first_lines(whole, cuts[_i].lines) : whole;
	const struct result *result = family_read(arena, diags, "cut.txt", text);
	size_t said = 0;
	const char *lacks = load_attribute(result->root, "lacks");
	ck_assert_str_eq(result_status(result), cuts[_i].status);
	ck_assert_str_eq(lacks ? lacks : "", cuts[_i].lacks ? cuts[_i].lacks : "");
	for (size_t i = 0; i < diags_count(diags); i++) {
		const struct diag *diag = diags_at(diags, i);
		if (diag->kind != &family_diag[FAMILY_DIAG_CUT])
			continue;
		ck_assert_ptr_nonnull(cuts[_i].said[said]);
		ck_assert_str_eq(diag->detail, cuts[_i].said[said++]);
		ck_assert_str_eq(diag->at.file, "cut.txt");
		ck_assert_uint_eq(diag->at.line, cuts[_i].lines);
	}
	ck_assert_ptr_null(cuts[_i].said[said]);
}
END_TEST

/* A page that ends anywhere in its last line has either all of it or is incomplete: no half of a date or number is believed. */
START_TEST(a_page_cut_in_its_last_line_is_incomplete)
{
	static const char *const pages[] = {JAS, WEB99, JBB};
	struct slice whole;
	pages_bytes(arena, pages[_i], &whole);
	whole = slice_trim(whole);
	size_t last = whole.n;
	while (whole.s[last - 1] != '\n')
		last--;
	for (size_t n = last; n < whole.n; n++)
		ck_assert_str_eq(result_status(family_read(arena, diags, "cut.txt", slice_sub(whole, 0, n))), "incomplete");
	ck_assert_str_eq(result_status(family_read(arena, diags, "cut.txt", whole)), "compliant");
}
END_TEST

Suite *suite_family_cut(void)
{
	Suite *suite = suite_create("family cut");
	TCase *cases = tcase_create("pages");
	tcase_add_checked_fixture(cases, set_up, tear_down);
	tcase_add_loop_test(cases, a_page_that_was_cut_off_says_what_it_lacks, 0, sizeof cuts / sizeof *cuts);
	tcase_add_loop_test(cases, a_page_cut_in_its_last_line_is_incomplete, 0, 3);
	suite_add_tcase(suite, cases);
	return suite;
}
