/* Telling running text from tables, and filling it. */
#include "bind/prose.h"

#include "base/arena.h"
#include "base/buf.h"

#include <check.h>

Suite *suite_bind_prose(void);

/* Lines end with '/'; in what is expected paragraphs stand in (), verbatim lines in [] joined by '/'. */
static const struct {
	const char *lines, *pieces;
} cases[] = {
	{ "", "" },
	{ " /  /", "" },
	{ "one line/", "(one line)" },
	{ "the text goes on and/on in a second line/", "(the text goes on and on in a second line)" },
	{ "first paragraph/ /second/", "(first paragraph)(second)" },
	{ "/a blank line first/", "(a blank line first)" },
	{ "name\tvalue/a\tb/", "[name\tvalue/a\tb]" },
	{ "a   = 1/bb  = 2/", "[a   = 1/bb  = 2]" },
	{ "a lead-in of the table:/Corp     - X, Y/Supplier - Z/", "(a lead-in of the table:)[Corp     - X, Y/Supplier - Z]" },
	{ "the first line of it/    indented/back/", "(the first line of it)[    indented/back]" },
	{ "an indent that varies by/ one is running text/", "(an indent that varies by one is running text)" },
	{ "  all lines have the same/  indent here/", "(all lines have the same indent here)" },
	{ "A sentence of its own length here, and it is long enough./It ends./The next one begins./",
		"(A sentence of its own length here, and it is long enough. It ends.)(The next one begins.)" },
	{ "Some steps are listed below and they are as follows:/- first/- second/", "(Some steps are listed below and they are as follows:)(- first)(- second)" },
	{ "a short list of settings which needs a longer line first/then these were set:/alpha to one/beta to two/",
		"(a short list of settings which needs a longer line first then these were set:)(alpha to one)(beta to two)" },
	{ "The bean was cached for 20 minutes by setting the following in/the descriptor of its deployment, whose name is this:/a-long-name-of-a-setting to on/b to two/",
		"(The bean was cached for 20 minutes by setting the following in the descriptor of its deployment, whose name is this:)(a-long-name-of-a-setting to on)(b to two)" },
	{ "Added a table to support the logging of transactions/Added primary keys/", "(Added a table to support the logging of transactions)(Added primary keys)" },
	{ "The table was made by hand, as is told in the notes,/The other one too/", "(The table was made by hand, as is told in the notes, The other one too)" },
	{ "This line is fairly long, but no full stop stands at its end/and then it stops 9.1/The next one/",
		"(This line is fairly long, but no full stop stands at its end and then it stops 9.1)(The next one)" },
};

static size_t split_lines(struct slice text, struct slice *lines)
{
	size_t count = 0;
	for (size_t at = 0; at < text.n;) {
		const size_t end = slice_find_char(text, at, '/');
		lines[count++] = slice_sub(text, at, end);
		at = end + 1;
	}
	return count;
}

static void print(struct buf *out, const struct prose *prose, const struct slice *lines)
{
	for (size_t i = 0; i < prose->count; i++) {
		const struct prose_piece *piece = &prose->pieces[i];
		buf_addc(out, piece->verbatim ? '[' : '(');
		for (size_t l = 0; piece->verbatim && l < piece->count; l++) {
			if (l)
				buf_addc(out, '/');
			buf_add_slice(out, lines[piece->first + l]);
		}
		if (!piece->verbatim)
			buf_adds(out, piece->text);
		buf_addc(out, piece->verbatim ? ']' : ')');
	}
}

START_TEST(running_text_is_filled_and_tables_stay)
{
	struct arena *arena = arena_new();
	struct slice lines[16];
	const size_t count = split_lines(slice_of(cases[_i].lines), lines);
	const struct prose prose = prose_split(arena, lines, count);
	struct buf out = {0};
	print(&out, &prose, lines);
	ck_assert_str_eq(out.s ? out.s : "", cases[_i].pieces);
	buf_drop(&out);
	arena_drop(arena);
}
END_TEST

START_TEST(every_line_with_text_is_in_one_piece)
{
	struct arena *arena = arena_new();
	struct slice lines[40];
	unsigned state = (unsigned)_i + 1;
	static const char *const words[] = { "", "  ", "a b c", "Word.", "x:\t1", "    deep", "- item", "long enough to be the widest of all" };
	for (size_t i = 0; i < 40; i++) {
		state = state * 1103515245u + 12345u;
		lines[i] = slice_of(words[(state >> 16) % (sizeof words / sizeof *words)]);
	}
	const struct prose prose = prose_split(arena, lines, 40);
	size_t next = 0;
	for (size_t i = 0; i < prose.count; i++) {
		for (; next < prose.pieces[i].first; next++)
			ck_assert(slice_blank(lines[next]));
		next += prose.pieces[i].count;
	}
	for (; next < 40; next++)
		ck_assert(slice_blank(lines[next]));
	arena_drop(arena);
}
END_TEST

Suite *suite_bind_prose(void)
{
	Suite *suite = suite_create("bind/prose");
	TCase *tc = tcase_create("prose");
	tcase_add_loop_test(tc, running_text_is_filled_and_tables_stay, 0, sizeof cases / sizeof *cases);
	tcase_add_loop_test(tc, every_line_with_text_is_in_one_piece, 0, 50);
	suite_add_tcase(suite, tc);
	return suite;
}
