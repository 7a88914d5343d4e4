/* Bytes to lines: encodings, line ends, limits. */
#include "read/diag.h"
#include "read/source.h"

#include <check.h>
#include <string.h>

Suite *suite_read_source(void);

static const struct {
	const char *bytes;
	size_t n; /* 0: strlen */
	const char *encoding;
	const char *lines[4]; /* NULL ends */
} sources[] = {
	{"a\nb\n", 0, "UTF-8", {"a", "b"}},
	{"a\r\nb\r\n", 0, "UTF-8", {"a", "b"}},
	{"a\rb", 0, "UTF-8", {"a", "b"}},
	{"a\r\r\nb", 0, "UTF-8", {"a", "", "b"}},
	{"a\xC2\x85" "b\xE2\x80\xA8" "c", 0, "UTF-8", {"a", "b", "c"}},
	{"\n\n", 0, "UTF-8", {"", ""}},
	{"\xEF\xBB\xBF" "a", 0, "UTF-8", {"a"}},
	{"caf\xC3\xA9", 0, "UTF-8", {"caf\xC3\xA9"}},
	{"caf\xE9 \x85\x80", 0, "windows-1252", {"caf\xC3\xA9 \xE2\x80\xA6\xE2\x82\xAC"}},
	{"\xFF\xFE" "a\0\n\0\xE9\0", 8, "UTF-16LE", {"a", "\xC3\xA9"}},
	{"\xFE\xFF" "\0a\0\r\0\n\0b", 10, "UTF-16BE", {"a", "b"}},
	{"a\x01" "b\tc\x7F", 0, "UTF-8", {"a\xEF\xBF\xBD" "b\tc\xEF\xBF\xBD"}},
	{"\xE2\x80\xAE" "abc", 0, "UTF-8", {"\xEF\xBF\xBD" "abc"}},
	{"a\0b", 3, "UTF-8", {"a\xEF\xBF\xBD" "b"}},
};

START_TEST(encodings_and_line_ends_are_found)
{
	struct arena *arena = arena_new();
	struct slice bytes = {sources[_i].bytes, sources[_i].n ? sources[_i].n : strlen(sources[_i].bytes)};
	const struct lines *lines = source_lines(arena, diags_new(arena), "p", bytes);
	ck_assert_ptr_nonnull(lines);
	ck_assert_str_eq(lines->encoding, sources[_i].encoding);
	ck_assert_uint_eq(lines->bytes, bytes.n);
	size_t n = 0;
	for (; n < 4 && sources[_i].lines[n]; n++) {
		ck_assert_uint_lt(n, lines->count);
		ck_assert_msg(slice_is(lines->line[n].text, sources[_i].lines[n]), "line %zu is \"%.*s\"", n, SLICE_ARGS(lines->line[n].text));
	}
	ck_assert_uint_eq(lines->count, n);
	arena_drop(arena);
}
END_TEST

START_TEST(the_digest_is_of_the_original_bytes)
{
	struct arena *arena = arena_new();
	const struct lines *lines = source_lines(arena, diags_new(arena), "p", SLICE("\xEF\xBB\xBF" "abc"));
	const struct lines *plain = source_lines(arena, diags_new(arena), "p", SLICE("abc"));
	ck_assert_str_eq(plain->sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
	ck_assert_str_ne(lines->sha256, plain->sha256);
	arena_drop(arena);
}
END_TEST

static const struct lines *read_repeated(struct arena *arena, struct diags *diags, char c, size_t n)
{
	char *bytes = arena_alloc(arena, n + 1);
	memset(bytes, c, n);
	return source_lines(arena, diags, "p", (struct slice){bytes, n});
}

static void assert_refused(struct diags *diags, const struct lines *lines, enum read_diag kind)
{
	ck_assert_ptr_null(lines);
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &read_diag[kind]);
}

START_TEST(limits_hold_at_n_and_n_plus_one)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	ck_assert_ptr_nonnull(read_repeated(arena, diags, '\n', SOURCE_MAX_LINES));
	ck_assert_ptr_nonnull(read_repeated(arena, diags, 'a', SOURCE_MAX_BYTES));
	ck_assert_uint_eq(diags_count(diags), 0);
	assert_refused(diags, read_repeated(arena, diags, '\n', SOURCE_MAX_LINES + 1), READ_DIAG_TOO_MANY_LINES);
	struct diags *more = diags_new(arena);
	assert_refused(more, read_repeated(arena, more, 'a', SOURCE_MAX_BYTES + 1), READ_DIAG_TOO_BIG);
	struct diags *empty = diags_new(arena);
	assert_refused(empty, source_lines(arena, empty, "p", SLICE("")), READ_DIAG_EMPTY);
	arena_drop(arena);
}
END_TEST

START_TEST(places_count_code_points)
{
	struct arena *arena = arena_new();
	const struct lines *lines = source_lines(arena, diags_new(arena), "p", SLICE("x\n\xC2\xA0 \t\xC3\xA9 b\xC2\xA0" "c "));
	struct span span = lines_trim(lines, lines_whole(lines, 1));
	ck_assert_uint_eq(lines_place(lines, span).line, 2);
	ck_assert_uint_eq(lines_place(lines, span).column, 4);
	ck_assert(slice_is(lines_field(arena, lines, lines_whole(lines, 1)), "\xC3\xA9 b c"));
	arena_drop(arena);
}
END_TEST

Suite *suite_read_source(void)
{
	Suite *suite = suite_create("read source");
	TCase *tcase = tcase_create("source");
	tcase_set_timeout(tcase, 60); /* 16 MiB under sanitizers on a busy machine */
	tcase_add_loop_test(tcase, encodings_and_line_ends_are_found, 0, sizeof sources / sizeof *sources);
	tcase_add_test(tcase, the_digest_is_of_the_original_bytes);
	tcase_add_test(tcase, limits_hold_at_n_and_n_plus_one);
	tcase_add_test(tcase, places_count_code_points);
	suite_add_tcase(suite, tcase);
	return suite;
}
