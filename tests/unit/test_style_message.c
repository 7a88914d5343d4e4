/* Messages: slots, forms, braces; numbers and dates in a language's form; faults with places. */
#include "base/file.h"
#include "style/diag.h"
#include "style/message.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

Suite *suite_style_message(void);

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

/* A language "xx" of these messages; its forms are German ones, to see that none is built in. */
static struct messages *language_of(const char *body, bool formed)
{
	char root[] = "/tmp/texts-XXXXXX";
	ck_assert_ptr_nonnull(mkdtemp(root));
	const char *folder = arena_printf(arena, "%s/text", root), *path = arena_printf(arena, "%s/text/xx.xml", root);
	ck_assert_int_eq(mkdir(folder, 0700), 0);
	FILE *file = fopen(path, "w");
	fprintf(file, "<text version=\"1\" language=\"xx\">\n%s\n", body);
	if (formed)
		fprintf(file, "<forms thousands=\".\" decimal=\",\" group-from=\"5\" minus=\"-\" date=\"{day}. {month} {year}\" date-month=\"{month} {year}\" date-year=\"{year}\">"
			"<month n=\"1\">Jan.</month><month n=\"2\">Feb.</month><month n=\"3\">M\u00e4rz</month><month n=\"4\">April</month><month n=\"5\">Mai</month><month n=\"6\">Juni</month>"
			"<month n=\"7\">Juli</month><month n=\"8\">Aug.</month><month n=\"9\">Sept.</month><month n=\"10\">Okt.</month><month n=\"11\">Nov.</month><month n=\"12\">Dez.</month></forms>\n");
	fprintf(file, "</text>\n");
	fclose(file);
	struct messages *messages = messages_load(arena, diags, root, "xx");
	unlink(path);
	rmdir(folder);
	rmdir(root);
	return messages;
}

static const char body[] =
	"<message id=\"plain\">\n    two\n    words </message>\n"
	"<message id=\"page\">page {n} of {all}</message>\n"
	"<message id=\"lines\" by=\"n\"><zero>no line</zero><one>{n} line</one><other>{n} lines</other></message>\n"
	"<message id=\"brace\">{{n} and {}</message>\n"
	"<message id=\"unit\">5\u202fms</message>";

START_TEST(english_loads_without_a_word)
{
	struct messages *messages = messages_load(arena, diags, "templates", "en");
	ck_assert_ptr_nonnull(messages);
	ck_assert_uint_eq(diags_count(diags), 0);
	ck_assert_str_eq(message_language(messages), "en");
	ck_assert(message_exists(messages, "chart.timings.unit"));
	ck_assert(!message_exists(messages, "chart.timings.unite"));
}
END_TEST

static const struct {
	const char *id, *n, *expected;
} texts[] = {
	{"plain", "3", "two words"},
	{"page", "3", "page 3 of 9"},
	{"lines", "0", "no line"},
	{"lines", "1", "1 line"},
	{"lines", "2", "2 lines"},
	{"lines", "1.0", "1.0 lines"},
	{"lines", "1,000", "1,000 lines"},
	{"brace", "3", "{n} and {}"},
	{"unit", "3", "5\u202fms"},
};

START_TEST(slots_and_forms_are_filled)
{
	struct messages *messages = language_of(body, true);
	ck_assert_ptr_nonnull(messages);
	struct message_slot slots[] = {{"n", texts[_i].n}, {"all", "9"}};
	ck_assert_str_eq(message_text(arena, messages, diags, texts[_i].id, slots, 2), texts[_i].expected);
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

/* The statuses are those of templates/result.rng; a booklet says each in three ways. */
START_TEST(every_status_has_its_words)
{
	static const char *const languages[] = {"en", "de"}, *const ways[] = {"status", "status-short", "reason"};
	const struct messages *messages = messages_load(arena, diags, "templates", languages[_i]);
	struct slice schema;
	ck_assert_ptr_nonnull(messages);
	ck_assert(file_read(arena, diags, "templates/result.rng", 1 << 20, &schema));
	const size_t from = slice_find(schema, 0, SLICE("<attribute name=\"status\">")), to = slice_find(schema, from, SLICE("</attribute>"));
	size_t count = 0;
	for (size_t at = from; (at = slice_find(schema, at, SLICE("<value>"))) < to; count++) {
		at += sizeof "<value>" - 1;
		const struct slice status = slice_sub(schema, at, slice_find_char(schema, at, '<'));
		for (size_t w = 0; w < 3 && !slice_is(status, "compliant"); w++) {
			const char *id = arena_printf(arena, "%s.%.*s", ways[w], SLICE_ARGS(status));
			ck_assert_msg(message_exists(messages, id), "%s: no %s", languages[_i], id);
		}
	}
	ck_assert_uint_gt(count, 6);
}
END_TEST

START_TEST(an_unknown_message_is_seen_and_reported_once)
{
	struct messages *messages = language_of(body, true);
	ck_assert_str_eq(message_text(arena, messages, diags, "pages", NULL, 0), "«pages»");
	message_text(arena, messages, diags, "pages", NULL, 0);
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_str_eq(diags_at(diags, 0)->detail, "\"pages\"; did you mean \"page\"?");
}
END_TEST

START_TEST(a_slot_without_value_is_seen_and_reported_with_its_place)
{
	struct messages *messages = language_of(body, true);
	struct message_slot slots[] = {{"n", "3"}};
	ck_assert_str_eq(message_text(arena, messages, diags, "page", slots, 1), "page 3 of «all»");
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &style_diag[STYLE_DIAG_SLOT]);
	ck_assert_uint_eq(diags_at(diags, 0)->at.line, 5);
}
END_TEST

static const struct {
	double value;
	int decimals;
	const char *english, *other;
} numbers[] = {
	{5185.45, 2, "5,185.45", "5185,45"},
	{5185.45, -1, "5,185.45", "5185,45"},
	{18667633, 0, "18,667,633", "18.667.633"},
	{999, 0, "999", "999"},
	{0, 0, "0", "0"},
	{-0.014, 3, "–0.014", "-0,014"},
	{0.5, -1, "0.5", "0,5"},
	{1e12, 0, "1,000,000,000,000", "1.000.000.000.000"},
};

START_TEST(numbers_have_the_languages_form)
{
	struct messages *english = messages_load(arena, diags, "templates", "en"), *other = language_of(body, true);
	ck_assert_str_eq(message_number(arena, english, numbers[_i].value, numbers[_i].decimals), numbers[_i].english);
	ck_assert_str_eq(message_number(arena, other, numbers[_i].value, numbers[_i].decimals), numbers[_i].other);
}
END_TEST

static const struct {
	const char *printed, *english, *other;
} printed[] = {
	{"5,185.45", "5,185.45", "5185,45"},
	{"3600", "3,600", "3600"},
	{"0.40", "0.40", "0,40"},
	{"+0.014", "+0.014", "+0,014"},
	{"-0.14", "–0.14", "-0,14"},
	{"007", "007", "007"},
	{"13,278 connections", "13,278 connections", "13,278 connections"},
	{"1,23", "1,23", "1,23"},
	{"", "", ""},
	{"See notes", "See notes", "See notes"},
};

START_TEST(printed_numbers_keep_their_precision)
{
	struct messages *english = messages_load(arena, diags, "templates", "en"), *other = language_of(body, true);
	ck_assert_str_eq(message_printed(arena, english, slice_of(printed[_i].printed)), printed[_i].english);
	ck_assert_str_eq(message_printed(arena, other, slice_of(printed[_i].printed)), printed[_i].other);
}
END_TEST

static const struct {
	struct date date;
	const char *english, *other;
} dates[] = {
	{{2010, 3, 16}, "16 Mar 2010", "16. M\u00e4rz 2010"},
	{{2010, 4, 0}, "Apr 2010", "April 2010"},
	{{2010, 0, 0}, "2010", "2010"},
	{{0, 0, 0}, "", ""},
};

START_TEST(dates_print_to_the_precision_given)
{
	struct messages *english = messages_load(arena, diags, "templates", "en"), *other = language_of(body, true);
	ck_assert_str_eq(message_date(arena, english, dates[_i].date), dates[_i].english);
	ck_assert_str_eq(message_date(arena, other, dates[_i].date), dates[_i].other);
}
END_TEST

static const struct {
	const char *body;
	bool formed;
	enum style_diag kind;
	unsigned line;
} faults[] = {
	{"<message id=\"a\">{n</message>", true, STYLE_DIAG_BRACE, 2},
	{"<message id=\"a\">x</message>\n<message id=\"a\">y</message>", true, STYLE_DIAG_TWICE, 3},
	{"<message id=\"a\">x</message>", false, STYLE_DIAG_FORMS, 1},
};

START_TEST(faults_of_a_language_have_places)
{
	ck_assert_ptr_null(language_of(faults[_i].body, faults[_i].formed));
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &style_diag[faults[_i].kind]);
	ck_assert_uint_eq(diags_at(diags, 0)->at.line, faults[_i].line);
}
END_TEST

START_TEST(a_missing_language_is_reported)
{
	ck_assert_ptr_null(messages_load(arena, diags, "templates", "tlh"));
	ck_assert(diags_failed(diags));
}
END_TEST

Suite *suite_style_message(void)
{
	Suite *suite = suite_create("style message");
	TCase *messages = tcase_create("message");
	tcase_add_checked_fixture(messages, set_up, tear_down);
	tcase_add_test(messages, english_loads_without_a_word);
	tcase_add_loop_test(messages, every_status_has_its_words, 0, 2);
	tcase_add_loop_test(messages, slots_and_forms_are_filled, 0, sizeof texts / sizeof texts[0]);
	tcase_add_test(messages, an_unknown_message_is_seen_and_reported_once);
	tcase_add_test(messages, a_slot_without_value_is_seen_and_reported_with_its_place);
	tcase_add_loop_test(messages, numbers_have_the_languages_form, 0, sizeof numbers / sizeof numbers[0]);
	tcase_add_loop_test(messages, printed_numbers_keep_their_precision, 0, sizeof printed / sizeof printed[0]);
	tcase_add_loop_test(messages, dates_print_to_the_precision_given, 0, sizeof dates / sizeof dates[0]);
	tcase_add_loop_test(messages, faults_of_a_language_have_places, 0, sizeof faults / sizeof faults[0]);
	tcase_add_test(messages, a_missing_language_is_reported);
	suite_add_tcase(suite, messages);
	return suite;
}
