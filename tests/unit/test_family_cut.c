/* Pages that were cut off: what they lack is said, and a metric without its proof is not ranked. */
#include "support/pages.h"

#include "family/diag.h"
#include "family/family.h"
#include "result/result.h"

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
	const char *status;
	const char *lacks[4]; /* NULL ends */
} cuts[] = {
	{JAS, 0, "compliant", {NULL}},
	{JAS, 56, "compliant", {"no date of publication"}},
	{JAS, 50, "unfinished", {"no date of publication", "no response times"}},
	{JAS, 12, "unfinished", {"no date of publication", "no mix of transactions", "no response times"}},
	{WEB99, 0, "compliant", {NULL}},
	{WEB99, 160, "compliant", {"no date of publication"}},
	{WEB99, 6, "unfinished", {"no date of publication", "no runs"}},
	{JBB, 0, "compliant", {NULL}},
	{JBB, 5, "unfinished", {"no jOPS within its limits"}},
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
	ck_assert_str_eq(result_status(result), cuts[_i].status);
	for (size_t i = 0; i < diags_count(diags); i++) {
		const struct diag *diag = diags_at(diags, i);
		if (diag->kind != &family_diag[FAMILY_DIAG_CUT])
			continue;
		ck_assert_ptr_nonnull(cuts[_i].lacks[said]);
		ck_assert_str_eq(diag->detail, cuts[_i].lacks[said++]);
		ck_assert_str_eq(diag->at.file, "cut.txt");
		ck_assert_uint_eq(diag->at.line, cuts[_i].lines);
	}
	ck_assert_ptr_null(cuts[_i].lacks[said]);
}
END_TEST

Suite *suite_family_cut(void)
{
	Suite *suite = suite_create("family cut");
	TCase *cases = tcase_create("pages");
	tcase_add_checked_fixture(cases, set_up, tear_down);
	tcase_add_loop_test(cases, a_page_that_was_cut_off_says_what_it_lacks, 0, sizeof cuts / sizeof *cuts);
	suite_add_tcase(suite, cases);
	return suite;
}
