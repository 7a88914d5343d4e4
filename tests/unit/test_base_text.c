/* Slices, buffers and UTF-8. */
#include "base/buf.h"
#include "base/slice.h"
#include "base/utf8.h"

#include <check.h>
#include <string.h>

Suite *suite_base_text(void);

static void assert_slice(struct slice got, const char *expected)
{
	ck_assert_msg(slice_is(got, expected), "\"%.*s\" is not \"%s\"", SLICE_ARGS(got), expected);
}

static const struct {
	const char *text, *both, *end;
} trims[] = {
	{"", "", ""},
	{" \t\r\n", "", ""},
	{"a", "a", "a"},
	{"  a b \r\n", "a b", "  a b"},
	{"\xC2\xA0 a\xC2\xA0\t\xC2\xA0", "a", "\xC2\xA0 a"},
	{"\xC2\xA0", "", ""},
	{"\xC3\xA0 ", "\xC3\xA0", "\xC3\xA0"}, /* only the last byte is that of a no-break space */
};

START_TEST(trimming_takes_blanks_and_no_break_spaces)
{
	assert_slice(slice_trim(slice_of(trims[_i].text)), trims[_i].both);
	assert_slice(slice_trim_end(slice_of(trims[_i].text)), trims[_i].end);
	ck_assert_int_eq(slice_blank(slice_of(trims[_i].text)), trims[_i].both[0] == '\0');
}
END_TEST

static const struct {
	const char *text;
	size_t from;
	const char *needle;
	size_t at;
} finds[] = {
	{"abcabc", 0, "abc", 0}, {"abcabc", 1, "abc", 3}, {"abcabc", 4, "abc", 6}, {"abab", 0, "abb", 4},
	{"aab", 0, "ab", 1},     {"", 0, "a", 0},         {"abc", 9, "a", 3},      {"abc", 1, "", 1},
	{"abc", 3, "", 3},       {"abc", 0, "abcd", 3},
};

START_TEST(finding_gives_the_first_place_or_the_end)
{
	ck_assert_uint_eq(slice_find(slice_of(finds[_i].text), finds[_i].from, slice_of(finds[_i].needle)), finds[_i].at);
}
END_TEST

START_TEST(slices_compare_bytewise_then_by_length)
{
	ck_assert_int_eq(slice_compare(SLICE("a"), SLICE("b")), -1);
	ck_assert_int_eq(slice_compare(SLICE("ab"), SLICE("a")), 1);
	ck_assert_int_eq(slice_compare(SLICE("\xC3\xA4"), SLICE("z")), 1);
	ck_assert_int_eq(slice_compare((struct slice){0}, SLICE("")), 0);
	ck_assert(slice_equal((struct slice){0}, SLICE("")));
	ck_assert(slice_equal_fold(SLICE("Feb"), SLICE("fEB")));
	ck_assert(!slice_equal_fold(SLICE("\xC3\x84"), SLICE("\xC3\xA4")));
	ck_assert(slice_starts(SLICE("hw_1"), "hw_") && !slice_starts(SLICE("h"), "hw_"));
	ck_assert(slice_ends(SLICE("a.xml"), ".xml") && !slice_ends(SLICE("xml"), ".xml"));
	assert_slice(slice_sub(SLICE("abc"), 1, 99), "bc");
	assert_slice(slice_sub(SLICE("abc"), 7, 2), "");
	ck_assert_uint_eq(slice_find_char(SLICE("a:b"), 0, ':'), 1);
	ck_assert_uint_eq(slice_find_char(SLICE("a:b"), 2, ':'), 3);
}
END_TEST

START_TEST(buffers_grow_and_keep_a_nul_behind)
{
	struct buf buf = {0};
	assert_slice(buf_slice(&buf), "");
	for (int i = 0; i < 1000; i++)
		buf_addf(&buf, "%d,", i);
	ck_assert_uint_eq(buf.n, 3890);
	ck_assert_uint_eq(strlen(buf.s), buf.n);
	buf_clear(&buf);
	buf_add(&buf, "a\0b", 3);
	buf_addc(&buf, 'c');
	ck_assert_uint_eq(buf.n, 4);
	ck_assert_int_eq(buf.s[4], '\0');
	buf_drop(&buf);
	buf_adds(&buf, "again");
	assert_slice(buf_slice(&buf), "again");
	buf_drop(&buf);
}
END_TEST

static const struct {
	unsigned rune;
	const char *bytes;
} runes[] = {
	{'a', "a"}, {0x7F, "\x7F"}, {0x80, "\xC2\x80"}, {0x7FF, "\xDF\xBF"}, {0x800, "\xE0\xA0\x80"}, {0xFFFD, "\xEF\xBF\xBD"},
	{0x10000, "\xF0\x90\x80\x80"}, {0x10FFFF, "\xF4\x8F\xBF\xBF"}, {0xD800, "\xEF\xBF\xBD"}, {0x110000, "\xEF\xBF\xBD"},
};

START_TEST(code_points_round_trip)
{
	struct buf buf = {0};
	buf_add_rune(&buf, runes[_i].rune);
	assert_slice(buf_slice(&buf), runes[_i].bytes);
	size_t at = 0;
	unsigned back = utf8_next(buf_slice(&buf), &at);
	ck_assert(back == runes[_i].rune || back == UTF8_REPLACEMENT);
	ck_assert_uint_eq(at, buf.n);
	ck_assert_uint_eq(utf8_next(buf_slice(&buf), &at), 0);
	buf_drop(&buf);
}
END_TEST

static const struct {
	struct slice text;
	size_t length; /* each bad byte counts one */
} invalid[] = {
	{SLICE("\x80"), 1},             /* a continuation alone */
	{SLICE("a\xC3"), 2},            /* cut short */
	{SLICE("\xC0\x80"), 2},         /* overlong */
	{SLICE("\xC1\xBF"), 2},
	{SLICE("\xE0\x80\x80"), 3},
	{SLICE("\xF0\x8F\xBF\xBF"), 4},
	{SLICE("\xED\xA0\x80"), 3},     /* a surrogate */
	{SLICE("\xF4\x90\x80\x80"), 4}, /* beyond the last code point */
	{SLICE("\xFF\xFE"), 2},
	{SLICE("\xE2\x82x"), 3},
};

START_TEST(invalid_bytes_become_replacements_one_by_one)
{
	ck_assert(!utf8_valid(invalid[_i].text));
	ck_assert_uint_eq(utf8_length(invalid[_i].text), invalid[_i].length);
}
END_TEST

START_TEST(columns_count_code_points)
{
	struct slice line = SLICE("\t\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80z");
	ck_assert(utf8_valid(line));
	ck_assert_uint_eq(utf8_column(line, 0), 1);
	ck_assert_uint_eq(utf8_column(line, 1), 2);
	ck_assert_uint_eq(utf8_column(line, line.n - 1), 5);
	ck_assert_uint_eq(utf8_length(line), 5);
}
END_TEST

#define R "\xEF\xBF\xBD"
static const struct {
	struct slice text;
	const char *clean;
} unsafe[] = {
	{SLICE("a\tb\nc"), "a\tb\nc"},
	{SLICE("a\0b"), "a" R "b"},
	{SLICE("a\x1B[31m"), "a" R "[31m"},
	{SLICE("a\rb\x7F"), "a" R "b" R},
	{SLICE("\xC2\x85"), R},                /* C1 */
	{SLICE("\xC2\xA0"), "\xC2\xA0"},       /* the no-break space stays */
	{SLICE("\xEF\xBF\xBE\xEF\xB7\x90"), R R}, /* noncharacters */
	{SLICE("\xF0\x9F\xBF\xBF"), R},
	{SLICE("x\xE2\x80\xAEy"), "x" R "y"},  /* right-to-left override */
	{SLICE("\xE2\x81\xA6"), R},
	{SLICE("\xFFz"), R "z"},
};

START_TEST(unsafe_text_is_sanitised)
{
	struct arena *arena = arena_new();
	struct slice clean = utf8_sanitise(arena, unsafe[_i].text);
	assert_slice(clean, unsafe[_i].clean);
	ck_assert(utf8_valid(clean));
	struct slice again = utf8_sanitise(arena, clean);
	ck_assert_ptr_eq(again.s, clean.s);
	arena_drop(arena);
}
END_TEST

START_TEST(windows_1252_and_utf16_become_utf8)
{
	struct arena *arena = arena_new();
	assert_slice(utf8_from_cp1252(arena, SLICE("\x93Xeon\xAE\x94 \x80 \x81")), "\xE2\x80\x9CXeon\xC2\xAE\xE2\x80\x9D \xE2\x82\xAC " R);
	assert_slice(utf8_from_utf16(arena, SLICE("a\0\xE9\0\x3D\xD8\x00\xDE"), false), "a\xC3\xA9\xF0\x9F\x98\x80");
	assert_slice(utf8_from_utf16(arena, SLICE("\0a\xD8\x3D\xDE\x00"), true), "a\xF0\x9F\x98\x80");
	assert_slice(utf8_from_utf16(arena, SLICE("\xD8\x3D\0a\xDE\x00z"), true), R "a" R R);
	assert_slice(utf8_from_utf16(arena, SLICE(""), true), "");
	arena_drop(arena);
}
END_TEST

START_TEST(every_byte_string_sanitises_to_valid_text)
{
	struct arena *arena = arena_new();
	unsigned state = 1;
	for (int i = 0; i < 20000; i++) {
		char bytes[8];
		for (size_t k = 0; k < sizeof bytes; k++) {
			state = state * 1664525u + 1013904223u;
			bytes[k] = (char)(state >> 24);
		}
		ck_assert(utf8_valid(utf8_sanitise(arena, (struct slice){bytes, sizeof bytes})));
		ck_assert(utf8_valid(utf8_from_cp1252(arena, (struct slice){bytes, sizeof bytes})));
		ck_assert(utf8_valid(utf8_from_utf16(arena, (struct slice){bytes, 7}, i % 2 == 0)));
		arena_reset(arena);
	}
	arena_drop(arena);
}
END_TEST

START_TEST(spaces_of_all_widths_are_spaces)
{
	static const unsigned spaces[] = {' ', '\t', 0xA0, 0x202F, 0x2002, 0x2003};
	for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
		ck_assert(utf8_is_space(spaces[i]));
	ck_assert(!utf8_is_space('a') && !utf8_is_space('\n') && !utf8_is_space(0x200B));
}
END_TEST

#define ADD_TABLE(tests, test, table) tcase_add_loop_test(tests, test, 0, (int)(sizeof(table) / sizeof *(table)))

Suite *suite_base_text(void)
{
	Suite *suite = suite_create("base text");
	TCase *tests = tcase_create("text");
	ADD_TABLE(tests, trimming_takes_blanks_and_no_break_spaces, trims);
	ADD_TABLE(tests, finding_gives_the_first_place_or_the_end, finds);
	tcase_add_test(tests, slices_compare_bytewise_then_by_length);
	tcase_add_test(tests, buffers_grow_and_keep_a_nul_behind);
	ADD_TABLE(tests, code_points_round_trip, runes);
	ADD_TABLE(tests, invalid_bytes_become_replacements_one_by_one, invalid);
	tcase_add_test(tests, columns_count_code_points);
	ADD_TABLE(tests, unsafe_text_is_sanitised, unsafe);
	tcase_add_test(tests, windows_1252_and_utf16_become_utf8);
	tcase_add_test(tests, every_byte_string_sanitises_to_valid_text);
	tcase_add_test(tests, spaces_of_all_widths_are_spaces);
	suite_add_tcase(suite, tests);
	return suite;
}
