/* What a template makes of a result: dumps of the content of small templates, and what is refused. */
#include "support/bound.h"

Suite *suite_bind_document(void);

static const struct {
	const char *name, *body, *dump;
} cases[] = {
	{ "white space collapses at the ends and between pieces",
		"<para>\n  a  <strong> b</strong> c \n <fill/>  d </para>",
		"para style=text\n\ttext \"a\"\n\ttext style=strong \" b\"\n\ttext \" c\"\n\tfill\n\ttext \"d\"\n" },
	{ "values keep their blanks and bring their place",
		"<para>The {title} of {id('submitter')}.</para>",
		"para style=text\n\ttext \"The Server 1 on Machine 2 of Meridian Systems.\" @3:1\n" },
	{ "an empty value leaves one blank",
		"<para>a {optional(@none)} b</para>",
		"para style=text\n\ttext \"a b\"\n" },
	{ "for-each, if and choose",
		"<for-each select=\"id('mix')/transaction\"><para if=\"position() = last()\">{position()} of {last()}: "
		"<choose><when test='@percent &lt; 30'>few</when><otherwise>many</otherwise></choose></para></for-each>",
		"para style=text\n\ttext \"2 of 2:\"\n\ttext \" many\"\n" },
	{ "the first when that holds wins, its if counts, too",
		"<choose><when test='true()' if='false()'><para>1</para></when><when test='id(\"mix\")'><para>2</para></when><when test='true()'><para>3</para></when></choose>",
		"para style=text\n\ttext \"2\"\n" },
	{ "a variable holds nodes, numbers and words",
		"<variable name='t' select=\"id('timings')/timing\"/><variable name='n' value='{count($t)} rows'/><para>{$n}: {$t[2]/@p90}</para>",
		"para style=text\n\ttext \"2 rows: 3.00\" @57:1\n" },
	{ "a section has a head and an anchor of its own",
		"<section title='A &amp; B' finding='{num(id(\"jops\"))} found' note='n'><para>x</para></section><section title='A B' level='1' page='yes' outline='no'/>",
		"section level=1 outline style=h1 anchor=a-b\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"A & B\"\n"
		"\t\tfinding style=finding\n\t\t\ttext \"5,185.45 found\" @4:1\n\t\tnote style=note\n\t\t\ttext \"n\"\n\tpara style=text\n\t\ttext \"x\"\n"
		"section level=1 page style=h1 anchor=a-b-2\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"A B\"\n" },
	{ "sections below are one level deeper",
		"<section title='A'><section title='B' style='minor'><para>x</para></section></section>",
		"section level=1 outline style=h1 anchor=a\n\thead style=h1-title\n\t\ttitle\n\t\t\ttext \"A\"\n"
		"\tsection level=2 outline style=minor anchor=b\n\t\thead style=head-line\n\t\t\ttitle style=head-title\n\t\t\t\ttext \"B\"\n"
		"\t\tpara style=text\n\t\t\ttext \"x\"\n" },
	{ "columns, a band, space and a break",
		"<columns><column span='8'><para>x</para></column><column span='4'/></columns><band><para>y</para></band><space height='4mm'/><break/><toc/>",
		"columns\n\tcolumn span=8\n\t\tpara style=text\n\t\t\ttext \"x\"\n\tcolumn span=4\nband style=band\n\tpara style=text\n\t\ttext \"y\"\n"
		"space height=11.339\nbreak\ntoc level=2 style=toc\n" },
	{ "fields from nodes and written out",
		"<fields select=\"id('hw_1')/field\" label='{label(.)}' value='{printed(.)}'><field label='More'>a<sub>b</sub></field></fields>",
		"fields columns=2 style=fields\n\tfield style=field\n\t\tlabel style=key\n\t\t\ttext \"Memory\" @172:14\n\t\tcell style=value\n"
		"\t\t\ttext \"98,304\xe2\x80\xafMB\" @172:14\n\tfield style=field\n\t\tlabel style=key\n\t\t\ttext \"H/W Available\" @175:5\n"
		"\t\tcell style=value\n\t\t\ttext \"Apr 2010\" @175:5\n\tfield style=field\n\t\tlabel style=key\n\t\t\ttext \"More\"\n\t\tcell style=value\n"
		"\t\t\tpara\n\t\t\t\ttext style=value \"a\"\n\t\t\tpara style=sub\n\t\t\t\ttext \"b\"\n" },
	{ "facts",
		"<facts columns='2'><fact label='L'>{@category}</fact></facts>",
		"facts columns=2 style=facts\n\tfield style=fact\n\t\tlabel style=label\n\t\t\ttext \"L\"\n\t\tcell style=value\n\t\t\ttext \"Standard\"\n" },
	{ "a table of nodes, with a style by condition",
		"<table select=\"id('timings')/timing\" continued='more'><column head='T' key='yes' share='1'>{label(.)}</column>"
		"<column head='90th' align='decimal' style=\"{choose(@p90 &gt; 1, 'cell-strong', '')}\">{num(@p90)}</column></table>",
		"table [left share=1 key] [decimal] style=table continued=\"more\"\n\theadrow style=table-head\n\t\tcell\n\t\t\ttext \"T\"\n\t\tcell\n\t\t\ttext \"90th\"\n"
		"\trow style=row @54:1\n\t\tcell\n\t\t\ttext \"Purchase\" @54:1\n\t\tcell\n\t\t\ttext \"0.40\" @54:1\n"
		"\trow style=row @57:1\n\t\tcell\n\t\t\ttext \"Manufacturing\" @57:1\n\t\tcell style=cell-strong\n\t\t\ttext \"3.00\" @57:1\n" },
	{ "a table written out: cells span, short rows are filled",
		"<table><column style='cell-quiet'/><column/><column/><row><cell>a</cell><cell span='2'>b</cell></row><row style='total'><cell>c</cell></row></table>",
		"table [left] [left] [left] style=table\n\trow style=row\n\t\tcell style=cell-quiet\n\t\t\ttext \"a\"\n\t\tcell span=2\n\t\t\ttext \"b\"\n"
		"\trow style=total\n\t\tcell style=cell-quiet\n\t\t\ttext \"c\"\n\t\tcell\n\t\tcell\n" },
	{ "columns by loop",
		"<table><column/><for-each select=\"id('mix')/transaction\"><column head='{label(.)}' align='right'/></for-each>"
		"<row><cell>n</cell><for-each select=\"id('mix')/transaction\"><cell>{num(@count)}</cell></for-each></row></table>",
		"table [left] [right] [right] style=table\n\theadrow style=table-head\n\t\tcell\n\t\tcell\n\t\t\ttext \"Purchase\" @48:1\n\t\tcell\n\t\t\ttext \"Browse\" @50:1\n"
		"\trow style=row\n\t\tcell\n\t\t\ttext \"n\"\n\t\tcell\n\t\t\ttext \"2,808,119\" @48:1\n\t\tcell\n\t\t\ttext \"5,610,594\" @50:1\n" },
	{ "groups, sub-lines, marks and footnotes",
		"<for-each select=\"id('bom')\"><table select='item'><column>{text()}<sub select='sub'>{.}</sub></column>"
		"<column hang-mark='yes' align='right'>{optional(@quantity)}{optional(@mark)}</column><group select='group' title='{@title}' continued='c'/>"
		"<footnote mark='*'>Explained.</footnote></table></for-each>",
		"table [left] [right hang-mark] style=table\n\tgroup style=group continued=\"c\"\n\t\ttitle\n\t\t\ttext \"Application Server\"\n"
		"\t\trow style=row @300:1\n\t\t\tcell\n\t\t\t\tpara\n\t\t\t\t\ttext \"Six parts\" @300:1\n\t\t\t\tpara style=sub\n\t\t\t\t\ttext \"of two\" @301:10\n"
		"\t\t\t\tpara style=sub\n\t\t\t\t\ttext \"and four\" @302:10\n\t\t\tcell\n\t\t\t\ttext \"6*\" @300:1\n"
		"\t\trow style=row @303:1\n\t\t\tcell\n\t\t\t\tpara\n\t\t\t\t\ttext \"One part\" @303:1\n\t\t\tcell\n"
		"\tfootnote style=footnote\n\t\tlabel\n\t\t\ttext \"*\"\n\t\tpara\n\t\t\ttext \"Explained.\"\n" },
	{ "a group without a title is rows alone",
		"<for-each select=\"id('bom')\"><table select='item'><column>{text()}</column><group select='group' title=''/></table></for-each>",
		"table [left] style=table\n\trow style=row @300:1\n\t\tcell\n\t\t\ttext \"Six parts\" @300:1\n\trow style=row @303:1\n\t\tcell\n\t\t\ttext \"One part\" @303:1\n" },
	{ "verbatim lines keep blanks, tabs become blanks",
		"<pre select=\"id('hw_1')/tuning\" columns='2'/>",
		"pre columns=2 style=pre\n\tline @180:1\n\t\ttext \"a       b\" @180:1\n\tline @181:1\n\t\ttext \"\" @181:1\n\tline @182:1\n\t\ttext \"  c\" @182:1\n" },
	{ "no lines, no block", "<pre select='nothing'/><prose select='nothing'/>", "" },
	{ "links, symbols and page numbers",
		"<para><link to='#mix'>see {label(id('mix.browse'))}</link> on <page-of anchor='mix'/> <symbol name='check' alt='look'/> <page-number/></para>",
		"para style=text\n\tlink style=link \"#mix\"\n\t\ttext \"see Browse\" @50:1\n\ttext \" on\"\n\ttext \" \"\n\tpage-of \"mix\"\n\ttext \" \"\n\tsymbol \"check\" alt=\"look\"\n"
		"\ttext \" \"\n\tpage\n" },
	{ "headers and footers come first, wherever they stand",
		"<para>x</para><footer for='rest'><para style='footer'><running-section/></para></footer><footer for='first'/>",
		"footer rest style=footer\n\tpara\n\t\trunning\nfooter first style=footer\npara style=text\n\ttext \"x\"\n" },
	{ "a missing value is said, an empty field without a warning",
		"<para>{id('settings.empty')}; {id('settings.none')}</para>",
		"para style=text\n\ttext \"not disclosed; None\" @43:2\n" },
	{ "braces escape", "<para>{{num}} {'}'}</para>", "para style=text\n\ttext \"{num} }\"\n" },
};

START_TEST(a_template_gives_this_content)
{
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, cases[_i].body);
	ck_assert_msg(strcmp(dump, cases[_i].dump) == 0, "%s:\n%s\nexpected:\n%s", cases[_i].name, dump, cases[_i].dump);
	ck_assert_msg(diags_count(bench.diags) == 0, "%s: %s", cases[_i].name, bound_said(&bench));
	bound_close(&bench);
}
END_TEST

START_TEST(a_chapter_keeps_its_names_apart_and_stands_under_its_title)
{
	struct bound_bench bench = bound_open();
	const struct template *template = bound_template(&bench,
		"<document version='1' title='T'><section title='First' level='1' anchor='a'><section title='Inner'/></section>"
		"<section title='Second' level='1' anchor='a'><section title='Deep'/><para><link to='#a'>{$chapter}</link><page-of anchor='a'/>"
		"<link to='https://a'>x</link></para></section></document>");
	struct bind_tools chapter = bound_tools(&bench);
	chapter.prefix = "c3-";
	const struct doc *doc = bind_document(chapter, template, bench.result->document, bench.result->file);
	ck_assert_msg(doc != NULL, "%s", bound_said(&bench));
	struct buf dump = {0};
	doc_dump(&dump, doc);
	static const char *const parts[] = { "section level=1 outline style=h1 anchor=c3-a\n", "section level=2 outline style=head anchor=c3-inner\n",
		"section level=1 depth=2 outline style=h1 anchor=c3-a-2\n", "section level=2 depth=3 outline style=head anchor=c3-deep\n",
		"link style=link \"#c3-a\"\n", "text \"c3-\"\n", "page-of \"c3-a\"\n", "link style=link \"https://a\"\n" };
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		ck_assert_msg(strstr(dump.s, parts[i]) != NULL, "%s is not in\n%s", parts[i], dump.s);
	buf_drop(&dump);
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *name, *body, *tag;
} refused[] = {
	{ "a link to a script", "<para><link to='javascript:x()'>x</link></para>", "bind-link" },
	{ "a link to a file", "<para><link to='file:///etc/passwd'>x</link></para>", "bind-link" },
	{ "a level beyond", "<section title='x' level='7'/>", "" },
	{ "a level by expression", "<section title='x' level='{3 + 9}'/>", "bind-value" },
	{ "a flag that is none", "<section title='x' page='{@category}'/>", "bind-value" },
	{ "a length that is none", "<space height='{@category}'/>", "bind-value" },
	{ "a select that gives no nodes", "<for-each select='1 + 1'><para>x</para></for-each>", "bind-value" },
	{ "a table without columns", "<table><row/></table>", "bind-cells" },
	{ "more cells than columns", "<table><column/><row><cell>a</cell><cell>b</cell></row></table>", "bind-cells" },
	{ "a block in a cell", "<table select='.'><column><fields/></column></table>", "bind-place" },
	{ "text in a column of blocks", "<columns><column>loose</column></columns>", "bind-place" },
	{ "a run in a column of blocks", "<columns><column><run style='small'>x</run></column></columns>", "bind-place" },
	{ "a function that does not exist, where it is not reached", "<if test='false()'><para>{nmu(1)}</para></if>", "" },
	{ "an unknown kind of chart", "<chart kind='pie' alt=''/>", "bind-chart-kind" },
	{ "an unknown set", "<chart kind='stacked' alt=''><set name='bars'/></chart>", "bind-chart-set" },
	{ "an unknown channel", "<chart kind='stacked' alt=''><set name='bar' totl='1'/></chart>", "bind-channel" },
};

START_TEST(a_wrong_template_is_refused_when_bound)
{
	struct bound_bench bench = bound_open();
	const char *text = arena_printf(bench.arena, "<document version='1' title='T'>%s</document>", refused[_i].body);
	ck_assert_msg(!bound_document(&bench, text), "%s was taken", refused[_i].name);
	ck_assert_msg(diags_failed(bench.diags), "%s: nothing was said", refused[_i].name);
	ck_assert_msg(strstr(bound_said(&bench), refused[_i].tag) != NULL, "%s: %s", refused[_i].name, bound_said(&bench));
	bound_close(&bench);
}
END_TEST

START_TEST(metadata_and_page_come_from_the_root)
{
	struct bound_bench bench = bound_open();
	const struct doc *doc = bound_document(&bench,
		"<document version='1' size='letter' title='{title}' author=\"{id('submitter')}\" date=\"{id('date.test')/@value}\"/>");
	ck_assert_msg(doc != NULL, "%s", bound_said(&bench));
	ck_assert_str_eq(doc->title, "Server 1 on Machine 2");
	ck_assert_str_eq(doc->author, "Meridian Systems");
	ck_assert_str_eq(doc->created, "2010-02");
	ck_assert_str_eq(doc->language, "en");
	ck_assert_ptr_null(doc->subject);
	ck_assert_double_eq(doc->page_width, 612);
	ck_assert_double_gt(doc->margin_left, 0);
	bound_close(&bench);
}
END_TEST

START_TEST(nodes_are_numbered_in_reading_order)
{
	struct bound_bench bench = bound_open();
	const struct doc *doc = bound_document(&bench, "<document version='1' title='T'><section title='A' finding='f'><para>x</para>"
		"<table select=\"id('timings')/timing\"><column head='h'>{label(.)}</column></table></section><footer><para>p</para></footer></document>");
	unsigned last = 0;
	for (const struct doc_node *node = doc->root; node;) {
		ck_assert_uint_eq(node->number, ++last);
		if (node->first) {
			node = node->first;
			continue;
		}
		while (node && !node->next)
			node = node->parent;
		node = node ? node->next : NULL;
	}
	ck_assert_uint_eq(last, doc->count);
	bound_close(&bench);
}
END_TEST

START_TEST(a_date_of_retrieval_is_a_variable)
{
	struct bound_bench bench = bound_open();
	const char *body = "<para>{choose($retrieved, date($retrieved), 'missing')}</para>";
	ck_assert_str_eq(bound_dump(&bench, body), "para style=text\n\ttext \"missing\"\n");
	bench.retrieved = "2026-11-30";
	ck_assert_str_eq(bound_dump(&bench, body), "para style=text\n\ttext \"30 Nov 2026\"\n");
	bound_close(&bench);
}
END_TEST

START_TEST(a_chart_template_is_no_document)
{
	struct bound_bench bench = bound_open();
	const struct template *chart = bound_template(&bench, "<chart version='1' kind='stacked' alt=''/>");
	ck_assert(!bind_document(bound_tools(&bench), chart, bench.result->document, "x"));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-root"));
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_document(void)
{
	Suite *suite = suite_create("bind/document");
	TCase *tc = tcase_create("document");
	tcase_add_loop_test(tc, a_template_gives_this_content, 0, sizeof cases / sizeof *cases);
	tcase_add_test(tc, a_chapter_keeps_its_names_apart_and_stands_under_its_title);
	tcase_add_loop_test(tc, a_wrong_template_is_refused_when_bound, 0, sizeof refused / sizeof *refused);
	tcase_add_test(tc, metadata_and_page_come_from_the_root);
	tcase_add_test(tc, nodes_are_numbered_in_reading_order);
	tcase_add_test(tc, a_date_of_retrieval_is_a_variable);
	tcase_add_test(tc, a_chart_template_is_no_document);
	suite_add_tcase(suite, tc);
	return suite;
}
