/* The language beyond plain elements: sorting, grouping, named parts, numbered sections, notes, references; and that places in the
 * disclosure come through all of it. */
#include "support/bound.h"

Suite *suite_bind_language(void);

static const struct {
	const char *fact, *body, *dump;
} contents[] = {
	{ "runs have styles of their own", "<para>a <emphasis>b</emphasis> <code>c</code> x<superscript>2</superscript></para>",
		"para style=text\n\ttext \"a\"\n\ttext style=emphasis \" b\"\n\ttext style=code \" c\"\n\ttext \" x\"\n\ttext style=superscript \"2\"\n" },
	{ "an element may set properties of its style, behind the names, by an expression too",
		"<para size='12' color='accent'>a <run style='small' tracking='{1 + 1}'>b</run></para><table><column/><row rule='2'><cell align='right'>c</cell></row></table>",
		"para style='text size=12 color=accent'\n\ttext \"a\"\n\ttext style='small tracking=2' \" b\"\n"
		"table [left] style=table\n\trow style='row rule=2'\n\t\tcell style=align=right\n\t\t\ttext \"c\"\n" },
	{ "nodes are sorted by text", "<para><for-each select=\"id('timings')/timing\"><sort select='@label'/>{@label} </for-each></para>",
		"para style=text\n\ttext \"Manufacturing\" @57:1\n\ttext \" Purchase\" @54:1\n" },
	{ "numbers are sorted as numbers, and downwards",
		"<para><for-each select=\"id('mix')/transaction\"><sort select='@count' type='number' order='descending'/>{position()}: {@label}; </for-each></para>",
		"para style=text\n\ttext \"1: Browse;\" @50:1\n\ttext \" 2: Purchase;\" @48:1\n" },
	{ "equal ones are sorted by the next key, then stay in their order",
		"<para><for-each select=\"id('settings')/field\"><sort select='string-length(@label) &gt; 4'/><sort select='@label' order='descending'/>{@id} </for-each></para>",
		"para style=text\n\ttext \"settings.rate\" @41:24\n\ttext \" settings.none\" @42:2\n\ttext \" settings.ramp-up\" @41:60\n\ttext \" settings.empty\" @43:2\n" },
	{ "a group is one turn with its nodes",
		"<para><for-each select=\"id('bom')//item\" group-by='@supplier'>{current-grouping-key()}: {count(current-group())}</for-each></para>",
		"para style=text\n\ttext \"Cisco: 2\" @300:1\n" },
	{ "groups are sorted by their first",
		"<para><for-each select=\"id('settings')/field\" group-by='boolean(@value)'><sort select='count(current-group())'/>{@id} </for-each></para>",
		"para style=text\n\ttext \"settings.ramp-up\" @41:60\n\ttext \" settings.none\" @42:2\n" },
	{ "a named part stands where it is used, with its values",
		"<part name='pair'><param name='left'/><param name='right' value='?'/><para>{$left} - {$right}</para></part>"
		"<use part='pair'><param name='left' select=\"id('settings.rate')\"/></use><use part='pair'><param name='left' value='a'/><param name='right' value='b'/></use>",
		"para style=text\n\ttext \"3,100 - ?\" @41:24\npara style=text\n\ttext \"a - b\"\n" },
	{ "the caller's names come back, and its values are those before the call",
		"<part name='p'><para>{$x}{$y}</para></part><variable name='x' value='1'/><variable name='y' value='2'/>"
		"<use part='p'><param name='x' select='$y'/><param name='y' select='$x'/></use><para>{$x}{$y}</para>",
		"para style=text\n\ttext \"21\"\npara style=text\n\ttext \"12\"\n" },
	{ "a part holds what its place holds", "<part name='words'>x<fill/></part><para><use part='words'/></para><section title='S'><para><use part='words'/></para></section>",
		"para style=text\n\ttext \"x\"\n\tfill\nsection level=1 outline style=h1 anchor=s\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"S\"\n\tpara style=text\n\t\ttext \"x\"\n\t\tfill\n" },
	{ "sections are numbered, those inside too",
		"<section title='A' numbered='yes' outline='no'><section title='B' outline='no'/><section title='C' outline='no'/></section><section title='D' numbered='yes' outline='no'><section title='E' outline='no'/></section>",
		"section level=1 style=h1 anchor=a\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"1 A\"\n"
		"\tsection level=2 style=head anchor=b\n\t\thead style=head-line\n\t\t\ttitle style=head-title\n\t\t\t\ttext \"1.1 B\"\n"
		"\tsection level=2 style=head anchor=c\n\t\thead style=head-line\n\t\t\ttitle style=head-title\n\t\t\t\ttext \"1.2 C\"\n"
		"section level=1 style=h1 anchor=d\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"2 D\"\n"
		"\tsection level=2 style=head anchor=e\n\t\thead style=head-line\n\t\t\ttitle style=head-title\n\t\t\t\ttext \"2.1 E\"\n" },
	{ "a section says how its pages are turned, and headers are for such pages",
		"<header for='landscape'/><section title='A' orientation='landscape' outline='no'><section title='B' orientation=\"{'portrait'}\" outline='no'/></section>",
		"header landscape style=header\nsection level=1 landscape style=h1 anchor=a\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"A\"\n"
		"\tsection level=2 portrait style=head anchor=b\n\t\thead style=head-line\n\t\t\ttitle style=head-title\n\t\t\t\ttext \"B\"\n" },
	{ "a note stands at the end of its section, with the values of its place",
		"<section title='S' outline='no'><variable name='v' value='1'/><para>a <footnote>see {id('settings.rate')} {$v}</footnote>, b</para><variable name='v' value='2'/><para>c</para></section>",
		"section level=1 style=h1 anchor=s\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"S\"\n\tpara style=text\n\t\ttext \"a\"\n"
		"\t\tlink style=superscript \"#note-1\"\n\t\t\ttext \"1\"\n\t\ttext \", b\"\n\tpara style=text\n\t\ttext \"c\"\n"
		"\tpara style=endnote anchor=note-1\n\t\ttext style=superscript \"1\"\n\t\ttext \" \"\n\t\ttext \"see 3,100 1\" @41:24\n" },
	{ "a reference has the title of a section, earlier or later",
		"<para>see <title-of anchor='x'/></para><section title='The title' anchor='x' outline='no'/>",
		"para style=text\n\ttext \"see\"\n\ttext \" \"\n\tlink style=link \"#x\"\n\t\ttext \"The title\"\nsection level=1 style=h1 anchor=x\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"The title\"\n" },
	{ "an index has each term once, in the order of the alphabet, with all its places",
		"<para>x<index-entry term='b'/><index-entry term='A'/></para><para>y<index-entry term='b'/></para><index/>",
		"para style=text anchor=index-term\n\ttext \"x\"\npara style=text anchor=index-term-2\n\ttext \"y\"\nband style=index\n"
		"\tpara style=index-term\n\t\tlink \"#index-term\"\n\t\t\ttext \"A\"\n\t\tfill\n\t\tpage-of \"index-term\"\n"
		"\tpara style=index-term\n\t\tlink \"#index-term\"\n\t\t\ttext \"b\"\n\t\tfill\n\t\tpage-of \"index-term\\nindex-term-2\"\n" },
	{ "a note in a part's use", "<part name='n'><para>w<footnote>x</footnote></para></part><use part='n'/>",
		"para style=text\n\ttext \"w\"\n\tlink style=superscript \"#note-1\"\n\t\ttext \"1\"\npara style=endnote anchor=note-1\n\ttext style=superscript \"1\"\n\ttext \" \"\n\ttext \"x\"\n" },
	{ "what is kept together is one block", "<keep><para>a</para><para>b</para></keep>",
		"band style=keep\n\tpara style=text\n\t\ttext \"a\"\n\tpara style=text\n\t\ttext \"b\"\n" },
	{ "the case that holds goes before otherwise, wherever they stand", "<para><choose><otherwise>no</otherwise><when test='1=1'>yes</when></choose></para>",
		"para style=text\n\ttext \"yes\"\n" },
};

START_TEST(the_language_gives_this_content)
{
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, contents[_i].body);
	ck_assert_msg(strcmp(dump, contents[_i].dump) == 0, "%s:\n%s\nexpected:\n%s", contents[_i].fact, dump, contents[_i].dump);
	ck_assert_msg(diags_count(bench.diags) == 0, "%s: %s", contents[_i].fact, bound_said(&bench));
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *expression, *text; /* and where it stands in the disclosure */
} places[] = {
	{ "num(id('jops'))", "5,185.45\" @4:1" },
	{ "fixed(id('jops'), 1)", "5,185.5\" @4:1" },
	{ "signed(id('jops'), 0)", "+5,185\" @4:1" },
	{ "percent(id('mix.purchase')/@percent)", "2,502\u202f%\" @48:1" },
	{ "nb(id('timing.purchase')/@p90, 's')", "0.40\u202fs\" @54:1" },
	{ "ratio(id('timing.purchase')/@p90, id('timing.purchase')/@limit)", "0.2\" @54:1" },
	{ "median(id('timings')/timing/@p90)", "1.7\" @54:1" },
	{ "geomean(id('timings')/timing/@limit)", "3.16227766\" @54:1" },
	{ "max(id('timings')/timing/@p90)", "3\" @54:1" },
	{ "abs(id('jops')/@value)", "5,185.45\" @4:1" },
	{ "date(id('date.test'))", "Feb 2010\" @7:1" },
	{ "choose(true(), id('settings.rate'), 'x')", "3,100\" @41:24" },
	{ "optional(id('settings.rate'))", "3,100\" @41:24" },
	{ "disclosed(id('settings.rate'))", "3,100\" @41:24" },
	{ "printed(id('settings.ramp-up'))", "900\u202fs\" @41:60" },
	{ "lower(id('submitter'))", "meridian systems\" @6:1" },
	{ "slug(id('submitter'))", "meridian-systems\" @6:1" },
	{ "label(id('timing.purchase'))", "Purchase\" @54:1" },
	{ "word('per-core-and-chip', 'core', id('jops')/@value, 'chip', 1)", "5,185.45 per core, 1 per chip\" @4:1" },
	{ "concat(id('settings.rate'), ' a day')", "3,100 a day\" @41:24" },
	{ "substring-before(id('submitter'), ' ')", "Meridian\" @6:1" },
	{ "unit(id('timing.purchase')/@p90)", "s\" @54:1" },
	{ "plural(id('bom.1')/@quantity, 'one', 'many')", "many\" @300:1" },
	{ "join(id('timings')/timing/@p90, ', ')", "0.40, 3.00\" @54:1" },
	{ "join(id('settings.rate') | id('settings.rate'))", "3,100\" @41:24" },
	{ "join(id('settings.rate') | id('timing.purchase')/@p90)", "3,100; 0.40\" @41:24" },
	{ "join(id('timings')/timing/@p90)", "0.40, 3.00\" @54:1" },
	{ "greatest(id('timings')/timing, 'p90')/@label", "Manufacturing\" @57:1" },
	{ "normalize-space(id('settings.rate'))", "3,100\" @41:24" },
	{ "string(id('settings.rate'))", "3,100\" @41:24" },
};

START_TEST(a_value_keeps_its_place_through_functions)
{
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, arena_printf(bench.arena, "<para>{%s}</para>", places[_i].expression));
	const char *expected = arena_printf(bench.arena, "para style=text\n\ttext \"%s\n", places[_i].text);
	ck_assert_msg(strcmp(dump, expected) == 0, "%s:\n%s\nexpected:\n%s", places[_i].expression, dump, expected);
	bound_close(&bench);
}
END_TEST

START_TEST(a_value_keeps_its_place_through_elements)
{
	static const char *const bodies[] = {
		"<variable name='v' select=\"id('settings.rate')\"/><para>{$v}</para>",
		"<part name='p'><param name='v'/><para>{$v}</para></part><use part='p'><param name='v' select=\"id('settings.rate')\"/></use>",
		"<for-each select=\"id('settings.rate')\"><sort/><para>{.}</para></for-each>",
		"<for-each select=\"id('settings.rate')\" group-by='.'><para>{current-group()}</para></for-each>",
		"<choose><when test='1=1'><if test='1=1'><para>{id('settings.rate')}</para></if></when></choose>",
		"<table select=\"id('settings.rate')\"><column>{.}</column></table>",
		"<fields select=\"id('settings.rate')\" label='x' value='{.}'/>",
		"<para><strong><code>{id('settings.rate')}</code></strong></para>",
		"<section title='{id(\"settings.rate\")}'/>",
	};
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, bodies[_i]);
	ck_assert_msg(strstr(dump, "text \"3,100\" @41:24") || strstr(dump, "style=head-title \"3,100\" @41:24") || strstr(dump, "\"3,100\" @41:24"),
		"%s:\n%s", bodies[_i], dump);
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *attributes, *paper;
	double width, height;
} pages[] = {
	{ "", NULL, 595.276, 841.89 }, { "size='letter'", NULL, 612, 792 }, { "size='letter'", "a4", 595.276, 841.89 },
	{ "", "letter", 612, 792 }, { "size='16:9'", "letter", 960, 540 }, { "size='4:3'", NULL, 720, 540 },
	{ "orientation='landscape'", NULL, 841.89, 595.276 }, { "orientation='landscape'", "letter", 792, 612 },
	{ "size='16:9' orientation='portrait'", NULL, 540, 960 }, { "width='10cm' height='300'", "a4", 283.4646, 300 },
};

START_TEST(the_page_is_what_template_and_command_say)
{
	struct bound_bench bench = bound_open();
	const struct template *template = bound_template(&bench, arena_printf(bench.arena, "<document version='1' title='T' %s/>", pages[_i].attributes));
	struct bind_tools tools = bound_tools(&bench);
	tools.paper = pages[_i].paper;
	ck_assert_msg(template != NULL, "%s", bound_said(&bench));
	const struct doc *doc = bind_document(tools, template, bench.result->document, bench.result->file);
	ck_assert_double_eq_tol(doc->page_width, pages[_i].width, 0.001);
	ck_assert_double_eq_tol(doc->page_height, pages[_i].height, 0.001);
	bound_close(&bench);
}
END_TEST

START_TEST(a_page_on_which_nothing_fits_is_refused)
{
	struct bound_bench bench = bound_open();
	ck_assert_ptr_null(bound_document(&bench, "<document version='1' title='T' width='1cm'/>"));
	ck_assert_msg(strstr(bound_said(&bench), "bind-value") != NULL, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

START_TEST(a_property_out_of_its_range_is_refused)
{
	struct bound_bench bench = bound_open();
	bound_document(&bench, "<document version='1' title='T'><para size='{400}'>x</para></document>");
	ck_assert_msg(strstr(bound_said(&bench), "size=400") && strstr(bound_said(&bench), "style-value"), "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *body, *said;
} refused[] = {
	{ "<section title='S' page=\"{'maybe'}\"/>", "page=\"maybe\"; expected one of: auto, whole, yes, no" },
	{ "<section title='S' orientation=\"{'sideways'}\"/>", "orientation=\"sideways\"; expected one of: portrait, landscape" },
	{ "<table><column align=\"{'centre'}\"/></table>", "align=\"centre\"; expected one of: left, right, center, decimal; did you mean 'center'?" },
	{ "<header for=\"{'odd'}\"/>", "for=\"odd\"; expected one of: first, landscape, left, right, rest" },
	{ "<para><for-each select='*'><sort order=\"{'up'}\"/>x</for-each></para>", "order=\"up\"; expected one of: ascending, descending" },
	{ "<table><column share=\"{'wide'}\"/></table>", "share=\"wide\"; expected a number" },
	{ "<table><column share='{0 - 3}'/></table>", "share=\"-3\"; expected 0 to 1000" },
	{ "<section title='S' level='{1.5}'/>", "level=\"1.5\"; expected 1 to 6" },
	{ "<columns><column><section title='S' orientation='landscape'/></column></columns>", "orientation=\"landscape\" in column;" },
	{ "<keep><section title='S'><section title='T' orientation='portrait'/></section></keep>", "orientation=\"portrait\" in band" },
};

START_TEST(a_value_made_by_an_expression_must_be_one_that_may_stand_there)
{
	struct bound_bench bench = bound_open();
	ck_assert_ptr_null(bound_document(&bench, arena_printf(bench.arena, "<document version='1' title='T'>%s</document>", refused[_i].body)));
	ck_assert_msg(strstr(bound_said(&bench), refused[_i].said) != NULL, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

START_TEST(the_size_of_a_page_made_by_an_expression_must_be_known)
{
	struct bound_bench bench = bound_open();
	ck_assert_ptr_null(bound_document(&bench, "<document version='1' title='T' size=\"{'a5'}\"/>"));
	ck_assert_msg(strstr(bound_said(&bench), "size=\"a5\"; expected one of: a4, letter, 16:9, 4:3") != NULL, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

START_TEST(an_unknown_anchor_is_warned_of_with_the_nearest)
{
	struct bound_bench bench = bound_open();
	bound_dump(&bench, "<para><title-of anchor='mxi'/></para><section title='Mix'/>");
	ck_assert_msg(strstr(bound_said(&bench), "\"mxi\"; did you mean \"mix\"?") != NULL, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_language(void)
{
	Suite *suite = suite_create("bind/language");
	TCase *tc = tcase_create("language");
	tcase_add_loop_test(tc, the_language_gives_this_content, 0, sizeof contents / sizeof *contents);
	tcase_add_loop_test(tc, a_value_keeps_its_place_through_functions, 0, sizeof places / sizeof *places);
	tcase_add_loop_test(tc, a_value_keeps_its_place_through_elements, 0, 9);
	tcase_add_loop_test(tc, the_page_is_what_template_and_command_say, 0, sizeof pages / sizeof *pages);
	tcase_add_test(tc, a_page_on_which_nothing_fits_is_refused);
	tcase_add_test(tc, a_property_out_of_its_range_is_refused);
	tcase_add_loop_test(tc, a_value_made_by_an_expression_must_be_one_that_may_stand_there, 0, sizeof refused / sizeof *refused);
	tcase_add_test(tc, the_size_of_a_page_made_by_an_expression_must_be_known);
	tcase_add_test(tc, an_unknown_anchor_is_warned_of_with_the_nearest);
	suite_add_tcase(suite, tc);
	return suite;
}
