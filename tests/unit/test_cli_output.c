/* Names of outputs, and inputs that are never overwritten. */
#include "base/file.h"
#include "cli/diag.h"
#include "cli/output.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Suite *suite_cli_output(void);

static const struct {
	const char *folder, *input, *id, *stem;
} stems[] = {
	{NULL, "page.txt", "id", "./page"},
	{"out", "some/where/page.txt", "id", "out/page"},
	{"out/", "page.tar.gz", "id", "out/page.tar"},
	{"out", "page", "id", "out/page"},
	{"out", ".hidden", "id", "out/.hidden"},
	{"out", "a.b/page", "id", "out/page"},
	{"out", "-", "jappserver2004-x", "out/jappserver2004-x"},
};

START_TEST(the_stem_is_the_inputs)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	char folder[] = "/tmp/benchfolio-XXXXXX";
	ck_assert_ptr_nonnull(mkdtemp(folder));
	ck_assert_int_eq(chdir(folder), 0);
	struct output *output = output_open(arena, diags, stems[_i].folder, &(struct input_list){0});
	ck_assert_ptr_nonnull(output);
	ck_assert_str_eq(output_stem(output, diags, stems[_i].input, stems[_i].id), stems[_i].stem);
	ck_assert_uint_eq(diags_count(diags), 0);
	arena_drop(arena);
	(void)rmdir("out");
	(void)rmdir(folder);
}
END_TEST

START_TEST(a_taken_stem_gives_the_id_and_says_so)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	struct output *output = output_open(arena, diags, NULL, &(struct input_list){0});
	ck_assert_str_eq(output_stem(output, diags, "a/page.txt", "one"), "./page");
	ck_assert_str_eq(output_stem(output, diags, "b/page.txt", "two"), "./two");
	ck_assert_str_eq(output_stem(output, diags, "c/page.txt", "two"), "./two-2");
	ck_assert_uint_eq(diags_count(diags), 2);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &cli_diag[CLI_NAME_CLASH]);
	ck_assert_str_eq(diags_at(diags, 0)->at.file, "b/page.txt");
	arena_drop(arena);
}
END_TEST

START_TEST(an_input_is_never_overwritten)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	char folder[] = "/tmp/benchfolio-XXXXXX";
	ck_assert_ptr_nonnull(mkdtemp(folder));
	ck_assert_int_eq(chdir(folder), 0);
	ck_assert(file_write(diags, "page.pdf", SLICE("disclosed")));
	ck_assert_int_eq(symlink("page.pdf", "link.pdf"), 0);
	ck_assert_int_eq(link("page.pdf", "hard.pdf"), 0);
	const char *paths[] = {"page.pdf"};
	struct output *output = output_open(arena, diags, NULL, &(struct input_list){.count = 1, .capacity = 1, .paths = paths});
	static const char *const targets[] = {"page.pdf", "./page.pdf", "link.pdf", "hard.pdf"};
	for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
		ck_assert(!output_write(output, diags, targets[i], SLICE("report")));
		ck_assert_ptr_eq(diags_at(diags, i)->kind, &cli_diag[CLI_OUTPUT_IS_INPUT]);
	}
	struct slice bytes;
	ck_assert(file_read(arena, diags, "page.pdf", 100, &bytes));
	ck_assert(slice_is(bytes, "disclosed"));
	ck_assert(output_write(output, diags, "other.pdf", SLICE("report")));
	for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
		(void)unlink(targets[i]);
	(void)unlink("other.pdf");
	(void)rmdir(folder);
	arena_drop(arena);
}
END_TEST

Suite *suite_cli_output(void)
{
	Suite *suite = suite_create("cli output");
	TCase *tcase = tcase_create("output");
	tcase_add_loop_test(tcase, the_stem_is_the_inputs, 0, sizeof stems / sizeof *stems);
	tcase_add_test(tcase, a_taken_stem_gives_the_id_and_says_so);
	tcase_add_test(tcase, an_input_is_never_overwritten);
	suite_add_tcase(suite, tcase);
	return suite;
}
