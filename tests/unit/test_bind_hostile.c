/* Templates that would take for ever or all memory are stopped with words. */
#include "support/bound.h"

#include <time.h>

Suite *suite_bind_hostile(void);

/* A result whose bill has so many items. */
static struct result *long_result(struct bound_bench *bench, size_t items)
{
	struct buf text = {0};
	buf_adds(&text, "<result version='1' family='f' benchmark='B' status='compliant' id='r'><bom id='bom'><group title='g'>");
	for (size_t i = 0; i < items; i++)
		buf_addf(&text, "<item id='bom.%zu' quantity='1' at='%zu:1'>part</item>", i + 1, i + 1);
	buf_adds(&text, "</group></bom></result>");
	struct result *result = result_load(bench->arena, bench->diags, "long.txt", buf_slice(&text));
	buf_drop(&text);
	ck_assert(result != NULL);
	return result;
}

#define TWICE "<variable name='a' value='{$a}{$a}'/>"
#define DOUBLED TWICE TWICE TWICE TWICE

static const struct {
	const char *name, *body, *tag;
} bombs[] = {
	{ "loops in loops", "<for-each select='//item'><for-each select='//item'><for-each select='//item'><para>x</para></for-each></for-each></for-each>", "bind-limit" },
	{ "a table of a table's rows", "<for-each select='//item'><table select='//item'><column>{.}</column></table></for-each>", "bind-limit" },
	{ "a path that never ends", "<para>{count(//item[count(//item[count(//item) &gt; 0]) &gt; 0])}</para>", "xml-" },
	{ "groups in groups", "<for-each select='//item' group-by='.'><for-each select='//item' group-by='@id'><for-each select='//item'><sort select='@id'/><para>x</para></for-each></for-each></for-each>", "bind-limit" },
	{ "a sort of what never ends", "<for-each select='//item'><sort select='count(//item[count(//item) &gt; 0])'/><para>x</para></for-each>", "-limit" },
	{ "a part in a loop", "<part name='p'><for-each select='//item'><para>x</para></for-each></part>"
		"<for-each select='//item'><for-each select='//item'><use part='p'/></for-each></for-each>", "bind-limit" },
	{ "notes in notes", "<for-each select='//item'><for-each select='//item'><para>x<footnote>y<footnote>z</footnote></footnote></para></for-each></for-each>", "bind-limit" },
	{ "a text that doubles", "<variable name='a' value='0123456789'/>" DOUBLED DOUBLED DOUBLED DOUBLED DOUBLED "<para>{$a}</para>", "bytes in a text [bind-limit]" },
	{ "a long text many times", "<variable name='a' value='0123456789'/>" DOUBLED DOUBLED DOUBLED DOUBLED "<for-each select='//item'><para>{$a}</para></for-each>",
		"bytes of text [bind-limit]" },
	{ "long separators", "<variable name='a' value='0123456789'/>" DOUBLED DOUBLED DOUBLED "<para>{join(//item, $a)}</para>", "xml-text-limit" },
	{ "a long text in a long text", "<variable name='a' value='0123456789'/>" DOUBLED DOUBLED DOUBLED DOUBLED "<para>{concat($a, $a)}</para>", "xml-text-limit" },
	{ "many such paths", "<for-each select='//item'><para>{count(//item[count(//item[count(//item) &gt; 0]) &gt; 0])}</para></for-each>", "xml-" },
};

START_TEST(a_bomb_is_stopped_soon)
{
	struct bound_bench bench = bound_open();
	bench.result = long_result(&bench, 2000);
	const char *text = arena_printf(bench.arena, "<document version='1' title='T'>%s</document>", bombs[_i].body);
	ck_assert_msg(!bound_document(&bench, text), "%s was bound", bombs[_i].name);
	ck_assert_msg(strstr(bound_said(&bench), bombs[_i].tag) && strncmp(bound_said(&bench), "t.xml:1:", 8) == 0, "%s: %s", bombs[_i].name,
		bound_said(&bench));
	bound_close(&bench);
}
END_TEST

static bool binds(struct bound_bench *bench, size_t columns)
{
	struct buf text = {0};
	buf_adds(&text, "<document version='1' title='T'><table>");
	for (size_t i = 0; i < columns; i++)
		buf_adds(&text, "<column/>");
	buf_adds(&text, "</table></document>");
	const bool bound = bound_document(bench, text.s) != NULL;
	buf_drop(&text);
	return bound;
}

START_TEST(sorting_and_grouping_cost_little_more_than_their_nodes)
{
	struct bound_bench bench = bound_open();
	bench.result = long_result(&bench, 50000);
	const struct doc *doc = bound_document(&bench, "<document version='1' title='T'><para><for-each select=\"id('bom')/group/item\" group-by='string-length(@id)'>"
		"<sort select='count(current-group())' type='number'/>{count(current-group())} </for-each></para><para><for-each select=\"id('bom')/group/item\">"
		"<sort select='@id' order='descending'/><if test='position() &lt; 4'>{@id} </if></for-each></para></document>");
	ck_assert_msg(doc != NULL, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

START_TEST(a_table_has_at_most_64_columns)
{
	struct bound_bench bench = bound_open();
	ck_assert(binds(&bench, 64));
	ck_assert(!binds(&bench, 65));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-limit"));
	bound_close(&bench);
}
END_TEST

START_TEST(a_table_has_at_most_50000_rows)
{
	static const char text[] = "<document version='1' title='T'><table select=\"id('bom')/group/item\"><column>{.}</column></table></document>";
	struct bound_bench bench = bound_open();
	bench.result = long_result(&bench, 50000);
	ck_assert_msg(bound_document(&bench, text) != NULL, "%s", bound_said(&bench));
	bench.result = long_result(&bench, 50001);
	ck_assert(!bound_document(&bench, text));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-limit"));
	bound_close(&bench);
}
END_TEST

START_TEST(rows_cost_linear_time)
{
	static const char text[] = "<document version='1' title='T'><table select=\"id('bom')/group/item\"><column>{.}</column>"
		"<column>{num(@quantity)}</column><column>{@none}</column></table></document>";
	double seconds[2];
	for (int i = 0; i < 2; i++) {
		struct bound_bench bench = bound_open();
		bench.result = long_result(&bench, i ? 20000 : 2000);
		const clock_t before = clock();
		ck_assert_msg(bound_document(&bench, text) != NULL, "%s", bound_said(&bench));
		seconds[i] = (double)(clock() - before) / CLOCKS_PER_SEC;
		bound_close(&bench);
	}
	ck_assert_msg(seconds[1] < 30 * seconds[0] + 0.2, "%g s for 2,000 rows, %g s for 20,000", seconds[0], seconds[1]);
}
END_TEST

Suite *suite_bind_hostile(void)
{
	Suite *suite = suite_create("bind/hostile");
	TCase *tc = tcase_create("hostile");
	tcase_set_timeout(tc, 60);
	tcase_add_loop_test(tc, a_bomb_is_stopped_soon, 0, sizeof bombs / sizeof *bombs);
	tcase_add_test(tc, sorting_and_grouping_cost_little_more_than_their_nodes);
	tcase_add_test(tc, a_table_has_at_most_64_columns);
	tcase_add_test(tc, a_table_has_at_most_50000_rows);
	tcase_add_test(tc, rows_cost_linear_time);
	suite_add_tcase(suite, tc);
	return suite;
}
