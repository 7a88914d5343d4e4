/* Themes: the shipped ones load clean; inheritance, order of names, interning; every fault has its place. */
#include "style/diag.h"
#include "style/property.h"
#include "style/theme.h"
#include "style/vocabulary.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Suite *suite_style_theme(void);

static struct arena *arena;
static struct diags *diags;
static const struct place nowhere = {"t.xml", 3, 4};

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
}

static void tear_down(void)
{
	arena_drop(arena);
}

/* A theme of these lines, based on another, the first <theme> on line 1. */
static struct theme *theme_based(const char *base, const char *body)
{
	char folder[] = "/tmp/theme-XXXXXX";
	ck_assert_ptr_nonnull(mkdtemp(folder));
	const char *path = arena_printf(arena, "%s/t.xml", folder);
	FILE *file = fopen(path, "w");
	fprintf(file, "<theme version=\"1\" name=\"t\"%s%s%s>\n%s\n</theme>\n", *base ? " based-on=\"" : "", base, *base ? "\"" : "", body);
	fclose(file);
	struct theme *theme = theme_load(arena, diags, "templates", path);
	unlink(path);
	rmdir(folder);
	return theme;
}

static struct theme *theme_of(const char *body)
{
	return theme_based("", body);
}

static const char plain[] =
	"<color name=\"ink\" value=\"#1a1a1a\"/><color name=\"red\" value=\"#ff0000\"/><number name=\"page.left\" value=\"48\"/>\n"
	"<style name=\"body\" font=\"sans\" size=\"8.5\" leading=\"12\" color=\"ink\"/>\n"
	"<style name=\"bad\" color=\"red\" font=\"sans-bold\"/>\n"
	"<style name=\"quiet\" color=\"#5a5f66\"/>\n"
	"<style name=\"row\" based-on=\"body\" rule=\"0.5\" rule-color=\"red\" keep-next=\"yes\"/>";

START_TEST(shipped_themes_load_without_a_word)
{
	static const char *const names[] = {"print", "slide-light"};
	struct theme *theme = theme_load(arena, diags, "templates", names[_i]);
	ck_assert_ptr_nonnull(theme);
	ck_assert_uint_eq(diags_count(diags), 0);
	ck_assert_str_eq(theme_name(theme), names[_i]);
}
END_TEST

START_TEST(the_print_theme_holds_the_pages_tokens)
{
	struct theme *theme = theme_load(arena, diags, "templates", "print");
	struct color accent;
	ck_assert_double_eq(theme_number(theme, "page.left"), 48);
	double columns = theme_number(theme, "grid.columns"), width = columns * theme_number(theme, "grid.column");
	ck_assert_double_eq_tol(width + (columns - 1) * theme_number(theme, "grid.gutter"), 499.28, 0.1);
	ck_assert(theme_color(theme, "accent", &accent));
	ck_assert(geom_color_equal(accent, (struct color){0x0b, 0x5f, 0xa5, 255}));
	const struct style *row = theme_style(theme, diags, nowhere, NULL, "row");
	ck_assert_double_eq(row->rule + row->rule_gap + row->leading + row->pad_bottom, 15.5);
	const struct style *small = theme_style(theme, diags, nowhere, NULL, "row-small");
	ck_assert_double_eq(small->rule + small->rule_gap + small->leading + small->pad_bottom, 12.25);
}
END_TEST

/* What a company changes: one color goes through text, rules and charts. */
START_TEST(a_theme_of_some_lines_changes_what_it_names)
{
	struct theme *theme = theme_based("print", "<color name=\"accent\" value=\"#7a1f5c\"/>\n<number name=\"page.left\" value=\"60\"/>\n"
		"<style name=\"title\" font=\"sans\" color=\"accent\"/>");
	const struct color own = {0x7a, 0x1f, 0x5c, 255};
	struct color color;
	ck_assert_ptr_nonnull(theme);
	ck_assert_uint_eq(diags_count(diags), 0);
	ck_assert_str_eq(theme_name(theme), "t");
	ck_assert(geom_color_equal(theme_style(theme, diags, nowhere, NULL, "link")->color, own));
	ck_assert(theme_color(theme, "chart.data", &color) && geom_color_equal(color, own));
	ck_assert_double_eq(theme_number(theme, "page.left"), 60);
	ck_assert_double_eq(theme_number(theme, "page.right"), 48);
	const struct style *title = theme_style(theme, diags, nowhere, NULL, "h1-title"); /* based on the title */
	ck_assert_int_eq(title->font.face, SHAPE_SANS);
	ck_assert_double_eq(title->font.size, 17);
	ck_assert(geom_color_equal(title->color, own));
}
END_TEST

static const struct {
	const char *base, *detail;
} chains[] = {
	{"no-such-theme", "no-such-theme.xml"},
	{"t.xml", "t.xml"},
	{"../../none/t.xml", "t.xml"},
};

START_TEST(a_theme_based_on_none_or_on_itself_is_refused)
{
	ck_assert_ptr_null(theme_based(chains[_i].base, ""));
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_nonnull(strstr(diags_line(arena, diags_at(diags, 0)), chains[_i].detail));
}
END_TEST

START_TEST(chains_of_names_are_bounded)
{
	const char *body = "<style name=\"s0\"/>";
	for (int i = 1; i < 80; i++)
		body = arena_printf(arena, "<style name=\"s%d\" based-on=\"s%d\"/>\n%s", i, i - 1, body);
	ck_assert_ptr_null(theme_of(body));
	ck_assert_int_eq(diags_at(diags, 0)->kind - style_diag, STYLE_DIAG_LOOP);
}
END_TEST

START_TEST(text_properties_inherit_box_properties_do_not)
{
	struct theme *theme = theme_of(plain);
	ck_assert_ptr_nonnull(theme);
	const struct style *row = theme_style(theme, diags, nowhere, NULL, "row");
	ck_assert_double_eq(row->rule, 0.5);
	ck_assert(row->keep_next);
	const struct style *inner = theme_style(theme, diags, nowhere, row, "bad");
	ck_assert_double_eq(inner->font.size, 8.5);
	ck_assert_int_eq(inner->font.face, SHAPE_SANS_BOLD);
	ck_assert_double_eq(inner->rule, 0);
	ck_assert(!inner->keep_next);
}
END_TEST

START_TEST(the_default_is_the_body)
{
	struct theme *theme = theme_of(plain);
	const struct style *style = theme_style(theme, diags, nowhere, NULL, "");
	ck_assert_double_eq(style->font.size, 8.5);
	ck_assert_double_eq(style->leading, 12);
	ck_assert_str_eq(style->name, "");
}
END_TEST

START_TEST(of_two_names_the_later_wins)
{
	struct theme *theme = theme_of(plain);
	struct color red = {255, 0, 0, 255};
	const struct style *style = theme_style(theme, diags, nowhere, NULL, "bad quiet");
	ck_assert(!geom_color_equal(style->color, red));
	ck_assert_int_eq(style->font.face, SHAPE_SANS_BOLD); /* quiet says nothing about it */
	ck_assert(geom_color_equal(theme_style(theme, diags, nowhere, NULL, " quiet  bad ")->color, red));
	ck_assert_str_eq(style->name, "bad quiet");
}
END_TEST

START_TEST(equal_styles_are_one_pointer)
{
	struct theme *theme = theme_of(plain);
	const struct style *a = theme_style(theme, diags, nowhere, NULL, "bad");
	ck_assert_ptr_eq(a, theme_style(theme, diags, nowhere, NULL, "bad"));
	ck_assert_ptr_eq(a, theme_style(theme, diags, nowhere, theme_style(theme, diags, nowhere, NULL, "row"), "bad"));
	ck_assert_ptr_ne(a, theme_style(theme, diags, nowhere, theme_style(theme, diags, nowhere, NULL, "quiet"), "quiet"));
}
END_TEST

START_TEST(an_unknown_style_is_reported_once_with_the_nearest)
{
	struct theme *theme = theme_of(plain);
	const struct style *style = theme_style(theme, diags, nowhere, NULL, "quite");
	ck_assert_double_eq(style->font.size, 8.5);
	theme_style(theme, diags, nowhere, NULL, "quite");
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_str_eq(diags_line(arena, diags_at(diags, 0)),
		"t.xml:3:4: error: the theme has no such style: \"quite\"; did you mean \"quiet\"? [style-unknown-style]");
}
END_TEST

START_TEST(a_lacking_number_is_zero_and_reported_once)
{
	struct theme *theme = theme_of(plain);
	ck_assert(theme_has_number(theme, "page.left"));
	ck_assert(!theme_has_number(theme, "page.lift"));
	ck_assert_double_eq(theme_number(theme, "page.lift"), 0);
	ck_assert_double_eq(theme_number(theme, "page.lift"), 0);
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &style_diag[STYLE_DIAG_UNKNOWN_TOKEN]);
}
END_TEST

START_TEST(colors_are_names_or_digits)
{
	struct theme *theme = theme_of(plain);
	struct color color;
	ck_assert(theme_color(theme, "#010203", &color) && color.b == 3);
	ck_assert(!theme_color(theme, "mauve", &color));
}
END_TEST

static const struct {
	const char *body;
	enum style_diag kind;
	unsigned line, column;
	const char *detail;
} faults[] = {
	{"<style name=\"a\" size=\"0.5\"/>", STYLE_DIAG_VALUE, 2, 23, "size=\"0.5\""},
	{"<style name=\"a\" size=\"289\"/>", STYLE_DIAG_VALUE, 2, 23, "size=\"289\""},
	{"<color name=\"ink\" value=\"#000000\"/>\n<style name=\"a\" color=\"imk\"/>", STYLE_DIAG_UNKNOWN_COLOR, 3, 24,
		"\"imk\"; did you mean \"ink\"?"},
	{"<style name=\"a\" based-on=\"boy\"/>\n<style name=\"body\"/>", STYLE_DIAG_UNKNOWN_STYLE, 2, 27, "\"boy\"; did you mean \"body\"?"},
	{"<style name=\"a\" based-on=\"b\"/>\n<style name=\"b\" based-on=\"a\"/>", STYLE_DIAG_LOOP, 3, 27, "\"a\""},
	{"<color name=\"a\" value=\"b\"/>\n<color name=\"b\" value=\"a\"/>", STYLE_DIAG_LOOP, 3, 24, "a"},
	{"<style name=\"a\"/>\n<style name=\"a\"/>", STYLE_DIAG_TWICE, 3, 14, "\"a\""},
	{"<number name=\"a\" value=\"1\"/>\n<number name=\"a\" value=\"2\"/>", STYLE_DIAG_TWICE, 3, 15, "\"a\""},
};

START_TEST(faults_of_a_theme_have_places)
{
	ck_assert_ptr_null(theme_of(faults[_i].body));
	ck_assert_uint_eq(diags_count(diags), 1);
	const struct diag *diag = diags_at(diags, 0);
	ck_assert_ptr_eq(diag->kind, &style_diag[faults[_i].kind]);
	ck_assert_uint_eq(diag->at.line, faults[_i].line);
	ck_assert_uint_eq(diag->at.column, faults[_i].column);
	ck_assert_str_eq(diag->detail, faults[_i].detail);
}
END_TEST

static const char *const refused[] = {
	"<style name=\"a\" siez=\"8\"/>",
	"<stile name=\"a\"/>",
	"<color name=\"a\" value=\"red\"/>",
	"<number name=\"a\" value=\"wide\"/>",
	"<style size=\"8\"/>",
	"<style name=\"a\" font=\"serif\"/>",
};

START_TEST(the_vocabulary_refuses_what_it_does_not_know)
{
	ck_assert_ptr_null(theme_of(refused[_i]));
	ck_assert(diags_failed(diags));
}
END_TEST

START_TEST(a_missing_theme_is_reported)
{
	ck_assert_ptr_null(theme_load(arena, diags, "templates", "no-such-theme"));
	ck_assert(diags_failed(diags));
}
END_TEST

/* The vocabulary and the table of properties name the same attributes. */
START_TEST(every_property_is_in_the_vocabulary)
{
	const struct check_element *style = NULL;
	for (size_t i = 0; i < vocabulary_theme.count; i++)
		if (strcmp(vocabulary_theme.elements[i].name, "style") == 0)
			style = &vocabulary_theme.elements[i];
	ck_assert_ptr_nonnull(style);
	size_t attributes = 0;
	ck_assert_ptr_eq(style->also, vocabulary_properties);
	while (vocabulary_properties[attributes].name)
		attributes++;
	ck_assert_uint_eq(attributes, property_count());
	for (size_t p = 0; p < property_count(); p++) {
		bool found = false;
		for (size_t i = 0; i < attributes; i++)
			found = found || strcmp(vocabulary_properties[i].name, property_name(p)) == 0;
		ck_assert_msg(found, "%s", property_name(p));
	}
}
END_TEST

Suite *suite_style_theme(void)
{
	Suite *suite = suite_create("style theme");
	TCase *themes = tcase_create("theme");
	tcase_add_checked_fixture(themes, set_up, tear_down);
	tcase_add_loop_test(themes, shipped_themes_load_without_a_word, 0, 2);
	tcase_add_test(themes, the_print_theme_holds_the_pages_tokens);
	tcase_add_test(themes, a_theme_of_some_lines_changes_what_it_names);
	tcase_add_loop_test(themes, a_theme_based_on_none_or_on_itself_is_refused, 0, sizeof chains / sizeof chains[0]);
	tcase_add_test(themes, chains_of_names_are_bounded);
	tcase_add_test(themes, text_properties_inherit_box_properties_do_not);
	tcase_add_test(themes, the_default_is_the_body);
	tcase_add_test(themes, of_two_names_the_later_wins);
	tcase_add_test(themes, equal_styles_are_one_pointer);
	tcase_add_test(themes, an_unknown_style_is_reported_once_with_the_nearest);
	tcase_add_test(themes, a_lacking_number_is_zero_and_reported_once);
	tcase_add_test(themes, colors_are_names_or_digits);
	tcase_add_loop_test(themes, faults_of_a_theme_have_places, 0, sizeof faults / sizeof faults[0]);
	tcase_add_loop_test(themes, the_vocabulary_refuses_what_it_does_not_know, 0, sizeof refused / sizeof refused[0]);
	tcase_add_test(themes, a_missing_theme_is_reported);
	tcase_add_test(themes, every_property_is_in_the_vocabulary);
	suite_add_tcase(suite, themes);
	return suite;
}
