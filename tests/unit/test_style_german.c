/* German as the proof of translation: no message of the English file is missing, none has other slots, and numbers and dates have
 * the language's forms. */
#include "base/date.h"
#include "base/map.h"
#include "style/message.h"
#include "xml/load.h"

#include <check.h>
#include <string.h>

Suite *suite_style_german(void);

static struct arena *arena;
static struct diags *diags;
static struct messages *german;

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
	german = messages_load(arena, diags, "templates", "de");
	ck_assert_ptr_nonnull(german);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static bool is_message(const xmlNode *node)
{
	return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "message") == 0;
}

/* Slots of all its forms, each once, in the order of the alphabet, and "{}" for each hole of a chart. */
static const char *slots_of(const xmlNode *message)
{
	const char *text = (const char *)xmlNodeGetContent(message), *all = "";
	for (const char *c = strstr(text, "{}"); c; c = strstr(c + 2, "{}"))
		all = arena_printf(arena, "%s{}", all);
	const char *last = "";
	for (;;) {
		const char *next = NULL;
		for (const char *c = strchr(text, '{'); c; c = strchr(c + 1, '{')) {
			const char *slot = arena_copy(arena, c, strcspn(c, "}") + 1);
			if (c[1] != '}' && strcmp(slot, last) > 0 && (!next || strcmp(slot, next) < 0))
				next = slot;
		}
		if (!next)
			break;
		all = arena_printf(arena, "%s%s", all, next);
		last = next;
	}
	xmlFree((void *)text);
	return all;
}

/* The slot whose number chooses its form, in angle brackets before its slots; nothing for a message of one form. */
static const char *forms_of(const xmlNode *message)
{
	const char *by = load_attribute(message, "by");
	return by ? arena_printf(arena, "<%s>", by) : "";
}

static struct map *slots_by_id(const char *path)
{
	struct map *map = map_new(arena);
	const xmlNode *root = xmlDocGetRootElement(load_file(arena, diags, path, LOAD_MAX_BYTES));
	for (const xmlNode *node = root->children; node; node = node->next)
		if (is_message(node))
			map_add(map, slice_of(load_attribute(node, "id")), (void *)arena_printf(arena, "%s%s", forms_of(node), slots_of(node)));
	return map;
}

START_TEST(every_message_is_there_with_its_slots)
{
	const struct map *english = slots_by_id("templates/text/en.xml"), *translated = slots_by_id("templates/text/de.xml");
	const char *wrong = "";
	for (size_t i = 0; i < map_count(english); i++) {
		const char *slots = map_value(english, i), *own = map_find(translated, map_key(english, i));
		if (!own || strcmp(own, slots) != 0)
			wrong = arena_printf(arena, "%s\n%.*s: %s, should have %s", wrong, SLICE_ARGS(map_key(english, i)), own ? own : "is missing",
				*slots ? slots : "no slot");
	}
	ck_assert_msg(!*wrong, "templates/text/de.xml:%s", wrong);
	ck_assert_uint_gt(map_count(english), 300);
}
END_TEST

static const struct {
	double value;
	int decimals;
	const char *text;
} numbers[] = {
	{ 1234.56, -1, "1.234,56" }, { 5185.45, 2, "5.185,45" }, { 177501, 0, "177.501" }, { 999, 0, "999" }, { -0.5, 1, "\xe2\x80\x93" "0,5" },
};

START_TEST(numbers_have_commas_for_decimals)
{
	ck_assert_str_eq(message_number(arena, german, numbers[_i].value, numbers[_i].decimals), numbers[_i].text);
}
END_TEST

START_TEST(printed_numbers_keep_their_precision)
{
	ck_assert_str_eq(message_printed(arena, german, SLICE("5,185.450")), "5.185,450");
	ck_assert_str_eq(message_printed(arena, german, SLICE("10.3.3")), "10.3.3");
}
END_TEST

static const struct {
	const char *iso, *text;
} dates[] = {
	{ "2010-03-16", "16.\xc2\xa0M\xc3\xa4rz 2010" }, { "2010-04", "Apr.\xc2\xa0" "2010" }, { "1999-12-01", "1.\xc2\xa0" "Dez. 1999" }, { "2016-05-31", "31.\xc2\xa0Mai 2016" },
};

START_TEST(dates_have_points_and_short_months)
{
	struct date date;
	ck_assert(date_parse(slice_of(dates[_i].iso), &date));
	ck_assert_str_eq(message_date(arena, german, date), dates[_i].text);
}
END_TEST

START_TEST(nouns_keep_their_capitals)
{
	ck_assert(message_capitals(german));
	ck_assert(!message_capitals(messages_load(arena, diags, "templates", "en")));
	ck_assert_str_eq(message_language(german), "de");
}
END_TEST

Suite *suite_style_german(void)
{
	Suite *suite = suite_create("style german");
	TCase *tc = tcase_create("german");
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_add_test(tc, every_message_is_there_with_its_slots);
	tcase_add_loop_test(tc, numbers_have_commas_for_decimals, 0, sizeof numbers / sizeof *numbers);
	tcase_add_test(tc, printed_numbers_keep_their_precision);
	tcase_add_loop_test(tc, dates_have_points_and_short_months, 0, sizeof dates / sizeof *dates);
	tcase_add_test(tc, nouns_keep_their_capitals);
	suite_add_tcase(suite, tc);
	return suite;
}
