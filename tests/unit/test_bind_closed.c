/* Values of closed sets: in German as its own words; in English, which has none, as printed. */
#include "bind/closed.h"

#include <check.h>

Suite *suite_bind_closed(void);

static struct binder binder;

static void open_language(const char *language)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	binder = (struct binder){ .tools = { .arena = arena, .diags = diags, .messages = messages_load(arena, diags, "templates", language) } };
	ck_assert_ptr_nonnull(binder.tools.messages);
}

static void set_up(void)
{
	open_language("de");
}

static void tear_down(void)
{
	ck_assert_uint_eq(diags_count(binder.tools.diags), 0);
	arena_drop(binder.tools.arena);
}

#define NB "\u00a0"

static const struct {
	const char *id, *printed, *words; /* NULL: as printed */
} values[] = {
	{ "sut.systems-identical", "Yes", "ja" },
	{ "hw_1.other", "None", "keine" },
	{ "hw_1.other-cache", "None", "keiner" },
	{ NULL, " none ", "keine" },
	{ NULL, "See notes", "siehe Anmerkungen" },
	{ NULL, "Switches: See notes", "Switches: siehe Anmerkungen" },
	{ NULL, "Non-virtual", "nicht virtualisiert" },
	{ NULL, "PASSED", "bestanden" },
	{ NULL, "N/A", "entfällt" },
	{ NULL, "12 cores, 2 chips", "12" NB "Kerne, 2" NB "Chips" },
	{ NULL, "8 cores, 1 chips (8 cores/chip)", "8" NB "Kerne, 1" NB "Chip (8" NB "Kerne/Chip)" },
	{ NULL, "1,024 cores", "1.024" NB "Kerne" },
	{ NULL, "8 cores, 8 chips, 1 core/chip", "8" NB "Kerne, 8" NB "Chips, 1" NB "Kern/Chip" },
	{ NULL, "12 cores, 2 chips, 6 cores/chip, 2 threads/core (Hyper-Threading)",
		"12" NB "Kerne, 2" NB "Chips, 6" NB "Kerne/Chip, 2" NB "Threads/Kern (Hyper-Threading)" },
	{ NULL, "32KB(I)+32KB(D) on chip per core", "32KB(I)+32KB(D) auf dem Chip, je Kern" },
	{ NULL, "12MB(I+D) L3 on chip per chip", "12MB(I+D) L3 auf dem Chip, je Chip" },
	{ NULL, "2MB(I+D) on chip", "2MB(I+D) auf dem Chip" },
	{ NULL, "10 Core, 2.20 GHz", NULL }, /* half a list */
	{ NULL, "12 cores or more", NULL },
	{ NULL, "None of them", NULL },
	{ NULL, "Oracle Corporation", NULL },
	{ NULL, "(", NULL },
	{ NULL, "7", NULL },
	{ NULL, "7 ", NULL },
	{ NULL, "7 (", NULL },
	{ NULL, ": ", NULL },
	{ NULL, "", NULL },
};

static void check_words(const char *words, const char *expected)
{
	if (expected)
		ck_assert_str_eq(words, expected);
	else
		ck_assert_msg(!words, "%s", words);
}

START_TEST(german_has_words_for_closed_sets)
{
	check_words(closed_words(&binder, values[_i].id, values[_i].printed), values[_i].words);
}
END_TEST

START_TEST(english_leaves_them_as_printed)
{
	arena_drop(binder.tools.arena);
	open_language("en");
	for (size_t i = 0; i < sizeof values / sizeof *values; i++)
		check_words(closed_words(&binder, values[i].id, values[i].printed), NULL);
}
END_TEST

START_TEST(units_that_are_words_are_translated)
{
	ck_assert_str_eq(closed_unit(&binder, "connections"), "Verbindungen");
	ck_assert_str_eq(closed_unit(&binder, "MHz"), "MHz");
	ck_assert_ptr_null(closed_unit(&binder, NULL));
}
END_TEST

Suite *suite_bind_closed(void)
{
	Suite *suite = suite_create("bind closed");
	TCase *tc = tcase_create("closed");
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_add_loop_test(tc, german_has_words_for_closed_sets, 0, sizeof values / sizeof *values);
	tcase_add_test(tc, english_leaves_them_as_printed);
	tcase_add_test(tc, units_that_are_words_are_translated);
	suite_add_tcase(suite, tc);
	return suite;
}
