/* The table of the template language. Read it as the language's grammar; the helps are what `template describe` prints. */
#include "template/elements.h"

#include "base/slice.h"
#include "style/vocabulary.h"

#include <string.h>

#define CONTROL "if|for-each|choose|variable|include|use"
#define INLINES "run|strong|emphasis|code|superscript|link|footnote|fill|page-number|page-count|page-of|title-of|index-entry|running-section|symbol|" CONTROL
#define BLOCKS "section|para|columns|fields|facts|table|pre|prose|band|keep|space|break|toc|index|chart|" CONTROL
#define CELL "para|sub|" INLINES

#define ATTRIBUTES(...) (const struct check_attribute[]){ __VA_ARGS__ { .name = NULL } }
#define TEXT(n, h) { .name = (n), .type = CHECK_TEMPLATE, .help = (h) },
#define NEEDS_TEXT(n, h) { .name = (n), .type = CHECK_TEMPLATE, .required = true, .help = (h) },
#define EXPR(n, h) { .name = (n), .type = CHECK_EXPR, .help = (h) },
#define NEEDS_EXPR(n, h) { .name = (n), .type = CHECK_EXPR, .required = true, .help = (h) },
#define DIGITS(n) #n
#define COUNT(n, m, h) { .name = (n), .type = CHECK_INTEGER, .choices = DIGITS(m), .help = (h) },
#define YESNO(n, h) { .name = (n), .type = CHECK_YESNO, .help = (h) },
#define LENGTH(n, r, h) { .name = (n), .type = CHECK_LENGTH, .required = (r), .help = (h) },
#define CHOICE(n, c, h) { .name = (n), .type = CHECK_CHOICE, .choices = (c), .help = (h) },
#define NAME(n, h) { .name = (n), .type = CHECK_NAME, .help = (h) },
#define NEEDS_NAME(n, h) { .name = (n), .type = CHECK_NAME, .required = true, .help = (h) },
#define VERSION { .name = "version", .type = CHECK_CHOICE, .choices = "1", .help = "the version of the language: 1" },
#define STYLE TEXT("style", "names of the theme's styles; later ones win")

static const struct check_element checks[ELEMENT_KINDS] = {
	[ELEMENT_DOCUMENT] = { "document", ATTRIBUTES(VERSION CHOICE("size", "a4|letter|16:9|4:3", "the paper, or a slide: a4 when absent; --paper says otherwise")
		LENGTH("width", false, "of a page of its own size") LENGTH("height", false, "of a page of its own size")
		CHOICE("orientation", "portrait|landscape", "of the page; as its size is when absent")
		NEEDS_TEXT("title", "title of the document, for its metadata") TEXT("author", "for the metadata")
		TEXT("subject", "for the metadata") TEXT("keywords", "for the metadata") TEXT("lang", "language of the document")
		TEXT("date", "ISO date of the disclosure, for the metadata")
		TEXT("chapters", "of a booklet: the template of its chapters, report when absent")),
		.children = "header|footer|part|" BLOCKS, .help = "a report; the root of its template" },
	[ELEMENT_PART] = { "part", ATTRIBUTES(VERSION NAME("name", "of a part inside a file: what <use> calls it by")),
		.children = "*", .text = true, .help = "what other templates include; the root of its file. With a name and inside a root: what <use> puts elsewhere" },
	[ELEMENT_INCLUDE] = { "include", ATTRIBUTES(NEEDS_TEXT("href", "the file, below the templates' root")),
		.children = "", .help = "the contents of a part stand here" },
	[ELEMENT_HEADER] = { "header", ATTRIBUTES(CHOICE("for", "first|landscape|left|right|rest", "the first page, those turned to landscape, those with even or odd numbers, all but the first; every page when absent. The first of these that a page is prints")),
		.children = "para|" CONTROL, .help = "paragraphs at the top of each page" },
	[ELEMENT_FOOTER] = { "footer", ATTRIBUTES(CHOICE("for", "first|landscape|left|right|rest", "the first page, those turned to landscape, those with even or odd numbers, all but the first; every page when absent. The first of these that a page is prints")),
		.children = "para|" CONTROL, .help = "paragraphs at the foot of each page" },
	[ELEMENT_SECTION] = { "section", ATTRIBUTES(NEEDS_TEXT("title", "its head") TEXT("finding", "a sentence behind the title")
		TEXT("finding-style", "style of that sentence") TEXT("note", "words at the right margin of the head")
		TEXT("continued", "words behind the title when it repeats on each further page; not repeated when absent")
		COUNT("level", ELEMENTS_LEVELS, "one more than the section around it when absent") CHOICE("page", "auto|whole|yes|no", "begins a page; auto: where less of this one is left than the theme wants and the section needs; whole: also where it does not fit here but on one page")
		CHOICE("orientation", "portrait|landscape", "of the pages it stands on; as around it when absent")
		YESNO("outline", "has an entry in outline and contents; yes when absent") YESNO("numbered", "its number stands before the title: 2.1")
		TEXT("anchor", "name that links lead to")
		TEXT("title-style", "style of the title") STYLE),
		.children = BLOCKS, .help = "a head and what belongs under it" },
	[ELEMENT_PARA] = { "para", ATTRIBUTES(STYLE TEXT("anchor", "name that links lead to")),
		.also = vocabulary_properties, .children = INLINES, .text = true, .help = "a paragraph; white space collapses" },
	[ELEMENT_COLUMNS] = { "columns", ATTRIBUTES(STYLE), .children = "column|" CONTROL, .help = "columns side by side on a grid of 12" },
	[ELEMENT_COLUMN] = { "column", ATTRIBUTES(COUNT("span", ELEMENTS_GRID, "in columns: columns of the grid")
		TEXT("head", "in tables: the words above the column") YESNO("key", "in tables: names the row")
		CHOICE("align", "left|right|center|decimal", "in tables: left when absent")
		LENGTH("width", false, "in tables: as wide as its content when absent")
		{ .name = "share", .type = CHECK_NUMBER, .help = "in tables: its share of what is left over" },
		YESNO("merge", "in tables: a value equal to the one above is left blank")
		YESNO("hang-mark", "in tables: a mark behind a number hangs outside its digits")
		TEXT("head-style", "in tables: style of the head") STYLE),
		.children = "sub|" INLINES "|section|para|columns|fields|facts|table|pre|prose|band|keep|space|chart", .text = true,
		.help = "in columns: blocks; in tables: what each row's cell holds" },
	[ELEMENT_FIELDS] = { "fields", ATTRIBUTES(COUNT("columns", ELEMENTS_GRID, "side by side: 2 when absent") EXPR("select", "a field for each node")
		TEXT("label", "with select: the label") TEXT("value", "with select: the value") STYLE),
		.children = "field|" CONTROL, .help = "a grid of labels and values" },
	[ELEMENT_FIELD] = { "field", ATTRIBUTES(NEEDS_TEXT("label", "its label") STYLE),
		.children = CELL, .text = true, .help = "one label with its value" },
	[ELEMENT_FACTS] = { "facts", ATTRIBUTES(COUNT("columns", ELEMENTS_GRID, "equal columns: 3 when absent") STYLE),
		.children = "fact|" CONTROL, .help = "small labels over values" },
	[ELEMENT_FACT] = { "fact", ATTRIBUTES(NEEDS_TEXT("label", "the small words above") STYLE),
		.children = CELL, .text = true, .help = "a label over its value" },
	[ELEMENT_TABLE] = { "table", ATTRIBUTES(EXPR("select", "a row for each node; with a group, looked for in each group")
		TEXT("continued", "words behind a repeated head") STYLE TEXT("row-style", "style of the rows made by select")),
		.children = "column|group|row|footnote|" CONTROL, .help = "a table; its head repeats on each page" },
	[ELEMENT_GROUP] = { "group", ATTRIBUTES(NEEDS_EXPR("select", "a group for each node") NEEDS_TEXT("title", "its line above the rows; none when empty")
		TEXT("continued", "words behind the title when it repeats") STYLE),
		.children = "", .help = "rows under a title" },
	[ELEMENT_ROW] = { "row", ATTRIBUTES(YESNO("head", "belongs to the head, which repeats on each page") STYLE), .also = vocabulary_properties, .children = "cell|" CONTROL, .help = "a row written out" },
	[ELEMENT_CELL] = { "cell", ATTRIBUTES(COUNT("span", ELEMENTS_TABLE_COLUMNS, "columns it covers") STYLE),
		.also = vocabulary_properties, .children = CELL, .text = true, .help = "a cell of a row" },
	[ELEMENT_SUB] = { "sub", ATTRIBUTES(EXPR("select", "a line for each node") STYLE),
		.also = vocabulary_properties, .children = INLINES, .text = true, .help = "a further line in a cell" },
	[ELEMENT_FOOTNOTE] = { "footnote", ATTRIBUTES(EXPR("select", "in tables: a footnote for each node") TEXT("mark", "in tables: the mark it explains") STYLE),
		.children = INLINES, .text = true, .help = "in tables: a note below; in text: a numbered note at the end of its section" },
	[ELEMENT_PRE] = { "pre", ATTRIBUTES(NEEDS_EXPR("select", "a verbatim line for each node") COUNT("columns", ELEMENTS_PRE_COLUMNS, "at most so many, if the lines fit: 1 when absent")
		TEXT("continued", "words where lines go on") STYLE),
		.children = "", .help = "verbatim lines in fixed width" },
	[ELEMENT_PROSE] = { "prose", ATTRIBUTES(NEEDS_EXPR("select", "the lines") STYLE TEXT("pre-style", "style of what stays verbatim")
		TEXT("continued", "words where verbatim lines go on")),
		.children = "", .help = "lines filled into paragraphs; tables and indented lines stay verbatim" },
	[ELEMENT_BAND] = { "band", ATTRIBUTES(STYLE), .also = vocabulary_properties, .children = BLOCKS, .help = "a tinted box" },
	[ELEMENT_KEEP] = { "keep", ATTRIBUTES(STYLE), .also = vocabulary_properties, .children = BLOCKS, .help = "blocks that stay on one page while they fit one" },
	[ELEMENT_SPACE] = { "space", ATTRIBUTES(LENGTH("height", true, "its height")), .children = "", .help = "white space" },
	[ELEMENT_BREAK] = { "break", ATTRIBUTES(), .children = "", .help = "a new page" },
	[ELEMENT_TOC] = { "toc", ATTRIBUTES(COUNT("level", ELEMENTS_LEVELS, "down to this level: 2 when absent") STYLE), .children = "", .help = "the contents" },
	[ELEMENT_INDEX] = { "index", ATTRIBUTES(STYLE), .children = "", .help = "the terms of all index entries with their pages" },
	[ELEMENT_CHART] = { "chart", ATTRIBUTES(VERSION NEEDS_NAME("kind", "what is drawn: see list charts")
		TEXT("family", "of a chart's own template: the families it is for, every one when absent") TEXT("id", "prefix of names in its SVG")
		TEXT("title", "on a slide: what was found") TEXT("subtitle", "on a slide: benchmark, selection, number of results")
		NEEDS_TEXT("alt", "alternative text") LENGTH("height", false, "as high as it wants when absent") STYLE),
		.children = "set|source|part|" CONTROL, .help = "a chart; also the root of a chart's own template" },
	[ELEMENT_SET] = { "set", ATTRIBUTES(NEEDS_NAME("name", "a set of the kind") EXPR("select", "a row for each node; one row when absent")),
		.children = "", .any_attribute = true, .help = "rows of a chart; further attributes are the kind's channels" },
	[ELEMENT_SOURCE] = { "source", ATTRIBUTES(), .children = CONTROL, .text = true, .help = "a line at the foot of a slide" },
	[ELEMENT_RUN] = { "run", ATTRIBUTES(STYLE),
		.also = vocabulary_properties, .children = INLINES, .text = true, .help = "text in another style" },
	[ELEMENT_STRONG] = { "strong", ATTRIBUTES(), .children = INLINES, .text = true, .help = "text that stands out" },
	[ELEMENT_EMPHASIS] = { "emphasis", ATTRIBUTES(), .children = INLINES, .text = true, .help = "text in italics" },
	[ELEMENT_CODE] = { "code", ATTRIBUTES(), .children = INLINES, .text = true, .help = "text in fixed width" },
	[ELEMENT_SUPERSCRIPT] = { "superscript", ATTRIBUTES(), .children = INLINES, .text = true, .help = "small text above the line" },
	[ELEMENT_LINK] = { "link", ATTRIBUTES(NEEDS_TEXT("to", "#anchor, or an address of http, https or mailto")),
		.children = INLINES, .text = true, .help = "an active link" },
	[ELEMENT_FILL] = { "fill", ATTRIBUTES(), .children = "", .help = "what follows goes to the right margin" },
	[ELEMENT_PAGE_NUMBER] = { "page-number", ATTRIBUTES(), .children = "", .help = "the number of this page" },
	[ELEMENT_PAGE_COUNT] = { "page-count", ATTRIBUTES(), .children = "", .help = "how many pages there are" },
	[ELEMENT_PAGE_OF] = { "page-of", ATTRIBUTES(NEEDS_TEXT("anchor", "the anchor looked for")), .children = "", .help = "the page of an anchor" },
	[ELEMENT_TITLE_OF] = { "title-of", ATTRIBUTES(NEEDS_TEXT("anchor", "of a section")), .children = "",
		.help = "the title of a section, as a link to it" },
	[ELEMENT_INDEX_ENTRY] = { "index-entry", ATTRIBUTES(NEEDS_TEXT("term", "as the index shall have it")), .children = "",
		.help = "nothing is printed here: the index leads to this paragraph or row" },
	[ELEMENT_RUNNING_SECTION] = { "running-section", ATTRIBUTES(), .children = "", .help = "title of the section that stands on the page" },
	[ELEMENT_SYMBOL] = { "symbol", ATTRIBUTES(NEEDS_TEXT("name", "pass, fail, check, undisclosed, uncheckable, ring, square, tick, up, arrow")
		TEXT("alt", "what it says, where no words beside it do")),
		.children = "", .help = "a small drawn mark" },
	[ELEMENT_IF] = { "if", ATTRIBUTES(NEEDS_EXPR("test", "the condition")), .children = "*", .text = true, .transparent = true,
		.help = "its contents when the test holds" },
	[ELEMENT_FOR_EACH] = { "for-each", ATTRIBUTES(NEEDS_EXPR("select", "the nodes")
		EXPR("group-by", "one turn for all nodes of which this text is equal, at the first: see current-group()")),
		.children = "sort|*", .text = true, .transparent = true, .help = "its contents for each node" },
	[ELEMENT_SORT] = { "sort", ATTRIBUTES(EXPR("select", "what nodes are ordered by; their text when absent")
		CHOICE("order", "ascending|descending", "ascending when absent") CHOICE("type", "text|number", "text when absent")),
		.children = "", .help = "first in a for-each: the order of its nodes; equal ones by the next sort" },
	[ELEMENT_CHOOSE] = { "choose", ATTRIBUTES(), .children = "when|otherwise", .transparent = true,
		.help = "the first when that holds, else otherwise" },
	[ELEMENT_WHEN] = { "when", ATTRIBUTES(NEEDS_EXPR("test", "the condition")), .children = "*", .text = true, .transparent = true,
		.help = "a case of choose" },
	[ELEMENT_OTHERWISE] = { "otherwise", ATTRIBUTES(), .children = "*", .text = true, .transparent = true, .help = "the last case of choose" },
	[ELEMENT_USE] = { "use", ATTRIBUTES(NEEDS_NAME("part", "the name of a part")), .children = "param", .help = "the contents of a named part stand here" },
	[ELEMENT_PARAM] = { "param", ATTRIBUTES(NEEDS_NAME("name", "$name in the part") EXPR("select", "nodes, a number or a text")
		TEXT("value", "text, in place of select")), .children = "",
		.help = "in use: a value for the part; in a part: what it has when none is given" },
	[ELEMENT_VARIABLE] = { "variable", ATTRIBUTES(NEEDS_NAME("name", "$name in expressions from here on") EXPR("select", "nodes, a number or a text")
		TEXT("value", "text, in place of select")), .children = "", .help = "a name for a value" },
};

static const struct check_attribute common[] = {
	{ .name = "if", .type = CHECK_EXPR, .help = "left out unless this holds" },
	{ .name = NULL },
};

static const struct check_synonym synonyms[] = {
	{ "p", "para" }, { "paragraph", "para" }, { "h1", "section" }, { "h2", "section" }, { "h3", "section" }, { "div", "section" }, { "chapter", "section" },
	{ "span", "run" }, { "b", "strong" }, { "i", "emphasis" }, { "em", "emphasis" }, { "tt", "code" }, { "sup", "superscript" }, { "a", "link" },
	{ "tr", "row" }, { "td", "cell" }, { "th", "cell" }, { "hr", "space" }, { "br", "para" }, { "foreach", "for-each" }, { "else", "otherwise" },
	{ "value-of", "run" }, { "template", "part" }, { "call-template", "use" }, { "with-param", "param" }, { "call", "use" },
	{ "class", "style" }, { "href", "to" }, { "src", "href" }, { "id", "anchor" }, { "caption", "title" }, { "colspan", "span" },
	{ .other = NULL },
};

const struct check_vocabulary elements_vocabulary = {
	.name = "template", .roots = "document|part|chart", .elements = checks, .count = ELEMENT_KINDS, .common = common, .braces = true,
	.root_needs = "version", .synonyms = synonyms,
};

#define ELEMENT(k) [k] = { k, &checks[k] }
static const struct template_element elements[ELEMENT_KINDS] = {
	ELEMENT(ELEMENT_DOCUMENT), ELEMENT(ELEMENT_PART), ELEMENT(ELEMENT_INCLUDE), ELEMENT(ELEMENT_HEADER), ELEMENT(ELEMENT_FOOTER),
	ELEMENT(ELEMENT_SECTION), ELEMENT(ELEMENT_PARA), ELEMENT(ELEMENT_COLUMNS), ELEMENT(ELEMENT_COLUMN), ELEMENT(ELEMENT_FIELDS),
	ELEMENT(ELEMENT_FIELD), ELEMENT(ELEMENT_FACTS), ELEMENT(ELEMENT_FACT), ELEMENT(ELEMENT_TABLE), ELEMENT(ELEMENT_GROUP),
	ELEMENT(ELEMENT_ROW), ELEMENT(ELEMENT_CELL), ELEMENT(ELEMENT_SUB), ELEMENT(ELEMENT_FOOTNOTE), ELEMENT(ELEMENT_PRE),
	ELEMENT(ELEMENT_PROSE), ELEMENT(ELEMENT_BAND), ELEMENT(ELEMENT_KEEP), ELEMENT(ELEMENT_SPACE), ELEMENT(ELEMENT_BREAK), ELEMENT(ELEMENT_TOC), ELEMENT(ELEMENT_INDEX),
	ELEMENT(ELEMENT_CHART), ELEMENT(ELEMENT_SET), ELEMENT(ELEMENT_SOURCE), ELEMENT(ELEMENT_RUN), ELEMENT(ELEMENT_STRONG),
	ELEMENT(ELEMENT_EMPHASIS), ELEMENT(ELEMENT_CODE), ELEMENT(ELEMENT_SUPERSCRIPT),
	ELEMENT(ELEMENT_LINK), ELEMENT(ELEMENT_FILL), ELEMENT(ELEMENT_PAGE_NUMBER), ELEMENT(ELEMENT_PAGE_COUNT), ELEMENT(ELEMENT_PAGE_OF),
	ELEMENT(ELEMENT_TITLE_OF), ELEMENT(ELEMENT_INDEX_ENTRY), ELEMENT(ELEMENT_RUNNING_SECTION), ELEMENT(ELEMENT_SYMBOL), ELEMENT(ELEMENT_IF), ELEMENT(ELEMENT_FOR_EACH),
	ELEMENT(ELEMENT_SORT), ELEMENT(ELEMENT_CHOOSE), ELEMENT(ELEMENT_WHEN), ELEMENT(ELEMENT_OTHERWISE), ELEMENT(ELEMENT_VARIABLE),
	ELEMENT(ELEMENT_USE), ELEMENT(ELEMENT_PARAM),
};

const struct template_element *elements_find(const char *name)
{
	for (size_t i = 0; i < ELEMENT_KINDS; i++)
		if (*checks[i].name == *name && strcmp(checks[i].name, name) == 0)
			return &elements[i];
	return NULL;
}

static const struct check_attribute *find_in(const struct check_attribute *attributes, const char *name)
{
	for (; attributes->name; attributes++)
		if (*attributes->name == *name && strcmp(attributes->name, name) == 0)
			return attributes;
	return NULL;
}

const struct check_attribute *elements_attribute(const struct template_element *element, const char *name)
{
	const struct check_attribute *found = find_in(element->check->attributes, name);
	if (!found && element->check->also)
		found = find_in(element->check->also, name);
	return found ? found : find_in(common, name);
}

bool elements_transparent(const struct template_element *element)
{
	switch (element->kind) {
	case ELEMENT_IF: case ELEMENT_FOR_EACH: case ELEMENT_CHOOSE: case ELEMENT_WHEN: case ELEMENT_OTHERWISE:
	case ELEMENT_INCLUDE: case ELEMENT_VARIABLE: case ELEMENT_USE: case ELEMENT_PARAM: case ELEMENT_SORT:
		return true;
	default:
		return false;
	}
}

bool elements_allowed(const struct template_element *parent, const struct template_element *child)
{
	if (elements_transparent(child) || strcmp(parent->check->children, "*") == 0)
		return true;
	struct slice list = slice_of(parent->check->children);
	for (size_t at = 0; at < list.n;) {
		const size_t end = slice_find_char(list, at, '|');
		if (slice_is(slice_sub(list, at, end), child->check->name))
			return true;
		at = end + 1;
	}
	return false;
}
