/* Loading: places, what is refused, limits, attributes, ids, includes. */
#include "base/buf.h"
#include "xml/load.h"

#include <check.h>
#include <libxml/valid.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

Suite *suite_xml_load(void);

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

static xmlDoc *load(struct slice bytes)
{
	return load_bytes(arena, diags, "t.xml", bytes, LOAD_MAX_BYTES);
}

static void assert_place(struct place got, unsigned line, unsigned column)
{
	ck_assert_msg(got.line == line && got.column == column, "%u:%u, expected %u:%u", got.line, got.column, line, column);
}

static void assert_reported(const char *start)
{
	ck_assert_uint_ge(diags_count(diags), 1);
	const char *line = diags_line(arena, diags_at(diags, 0));
	ck_assert_msg(strncmp(line, start, strlen(start)) == 0, "\"%s\" does not begin with \"%s\"", line, start);
	ck_assert_uint_eq(diags_count(diags), 1);
}

/* The n-th element with the name `e`, in document order. */
static const xmlNode *find_e(const xmlNode *node, int *n)
{
	for (; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE)
			continue;
		if (strcmp((const char *)node->name, "e") == 0 && --*n == 0)
			return node;
		const xmlNode *inner = find_e(node->children, n);
		if (inner)
			return inner;
	}
	return NULL;
}

static const struct {
	struct slice bytes;
	int nth;
	unsigned line, column, attribute_line, attribute_column; /* of the attribute `a` */
} places[] = {
	{SLICE("<e a='1'/>"), 1, 1, 1, 1, 7},
	{SLICE("<?xml version='1.0'?>\n<e\ta = \"1\"/>"), 1, 2, 1, 2, 9},
	{SLICE("\xEF\xBB\xBF<e a='1'/>"), 1, 1, 1, 1, 7},
	{SLICE("<r>\n\t<e/>\n\t\t<e b='x' a='1'>t</e></r>"), 2, 3, 3, 3, 15},
	{SLICE("<r>\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80<e b='\xC3\xA4' a='1'/></r>"), 1, 1, 7, 1, 19},
	{SLICE("<r><e\n  b='x\ny'\n  a\n=\n'1'/></r>"), 1, 1, 4, 6, 2},
	{SLICE("<r>\r\n<e a='1'/></r>"), 1, 2, 1, 2, 7},
	{SLICE("<r><e b='>' c=\"'/>\" a='&lt;&#10;'/></r>"), 1, 1, 4, 1, 24},
	{SLICE("<r><!-- <e a='0'/> --><?p <e a='0'/>?><![CDATA[<e a='0'/>]]><e a='1'/></r>"), 1, 1, 61, 1, 67},
	{SLICE("<r>&amp;&#65;&lt;<e xmlns='u' xmlns:n='v' n:b='2' a='1'/></r>"), 1, 1, 18, 1, 54},
	{SLICE("<r><f>\n</f>\n\n<e\n\n></e><e a=''/></r>"), 2, 6, 6, 6, 12},
	{SLICE("<e a='1'><f\n/>\n</e>"), 1, 1, 1, 1, 7},
	{SLICE("\xFF\xFE<\0e\0 \0a\0=\0'\0\xE4\0'\0/\0>\0"), 1, 1, 1, 1, 7},
	{SLICE("<?xml version='1.0' encoding='ISO-8859-1'?><e b='\xC3\xA4' a='1'/>"), 1, 1, 44, 1, 56},
};

START_TEST(elements_and_attributes_know_their_places)
{
	xmlDoc *document = load(places[_i].bytes);
	ck_assert_ptr_nonnull(document);
	int nth = places[_i].nth;
	const xmlNode *e = find_e(xmlDocGetRootElement(document), &nth);
	ck_assert_ptr_nonnull(e);
	assert_place(load_place(e), places[_i].line, places[_i].column);
	assert_place(load_attribute_place(e, "a"), places[_i].attribute_line, places[_i].attribute_column);
	ck_assert_str_eq(load_place(e).file, "t.xml");
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(places_hold_in_a_large_document)
{
	struct buf buf = {0};
	buf_adds(&buf, "<r>\n");
	for (int i = 0; i < 70000; i++)
		buf_addf(&buf, "\t<e n='%d'>some text of it</e>\n", i);
	buf_adds(&buf, "</r>");
	xmlDoc *document = load(buf_slice(&buf));
	ck_assert_ptr_nonnull(document);
	unsigned line = 2;
	for (const xmlNode *e = xmlDocGetRootElement(document)->children; e; e = e->next)
		if (e->type == XML_ELEMENT_NODE) {
			struct place place = load_place(e), value = load_attribute_place(e, "n");
			if (place.line != line || place.column != 2 || value.line != line || value.column != 8)
				ck_abort_msg("line %u: %u:%u, %u:%u", line, place.line, place.column, value.line, value.column);
			line++;
		}
	ck_assert_uint_eq(line, 70002);
	buf_drop(&buf);
}
END_TEST

START_TEST(long_lines_clamp_the_column)
{
	struct buf buf = {0};
	buf_adds(&buf, "<r>");
	for (int i = 0; i < 5000; i++)
		buf_addc(&buf, 'x');
	buf_adds(&buf, "<e a='1'/>\n<e a='1'/></r>");
	xmlDoc *document = load(buf_slice(&buf));
	int nth = 1;
	assert_place(load_place(find_e(xmlDocGetRootElement(document), &nth)), 1, 4095);
	nth = 2;
	assert_place(load_place(find_e(xmlDocGetRootElement(document), &nth)), 2, 1);
	buf_drop(&buf);
}
END_TEST

START_TEST(text_and_missing_attributes_have_their_elements_place)
{
	xmlDoc *document = load(SLICE("<r>\n <e>text</e></r>"));
	int nth = 1;
	const xmlNode *e = find_e(xmlDocGetRootElement(document), &nth);
	assert_place(load_place(e->children), 2, 2);
	assert_place(load_attribute_place(e, "a"), 2, 2);
	assert_place(load_place(NULL), 0, 0);
	xmlNode *made = xmlNewChild((xmlNode *)e, NULL, (const xmlChar *)"made", NULL);
	assert_place(load_place(made), 0, 0);
}
END_TEST

static const struct {
	struct slice bytes;
	const char *report;
} refused[] = {
	{SLICE(""), "t.xml:1:1: error: this is not well-formed XML: Document is empty"},
	{SLICE("  \n"), "t.xml:2:1: error: this is not well-formed XML"},
	{SLICE("just text"), "t.xml:1:1: error: this is not well-formed XML"},
	{SLICE("<a>\n  <b>\n</a>"), "t.xml:3:5: error: this is not well-formed XML: Opening and ending tag mismatch: b line 2 and a"},
	{SLICE("<a><b></a>"), "t.xml:1:11: error: this is not well-formed XML"},
	{SLICE("<a"), "t.xml:1:"},
	{SLICE("<a>"), "t.xml:1:4: error: this is not well-formed XML"},
	{SLICE("<a x='1' x='2'/>"), "t.xml:1:15: error: this is not well-formed XML: Attribute x redefined"},
	{SLICE("<a/><b/>"), "t.xml:1:5: error: this is not well-formed XML: Extra content"},
	{SLICE("<n:a/>"), "t.xml:1:5: error: this is not well-formed XML: Namespace prefix n on a is not defined"},
	{SLICE("<a>&nbsp;</a>"), "t.xml:1:10: error: this is not well-formed XML: Entity 'nbsp' not defined"},
	{SLICE("<a>&#0;</a>"), "t.xml:1:"},
	{SLICE("<a>\x01</a>"), "t.xml:1:4: error: this is not well-formed XML"},
	{SLICE("<a>\nb\0c</a>"), "t.xml:2:2: error: the document is not UTF-8: byte 0x00 [xml-encoding]"},
	{SLICE("<a>\n\xC3\xA4\xE4</a>"), "t.xml:2:2: error: the document is not UTF-8: byte 0xE4 [xml-encoding]"},
	{SLICE("<!DOCTYPE a><a/>"), "t.xml:1:1: error: a DOCTYPE is not allowed [xml-doctype]"},
	{SLICE("<?xml version='1.0'?>\n <!DOCTYPE a SYSTEM 'http://example.org/a.dtd'><a/>"), "t.xml:2:2: error: a DOCTYPE is not allowed"},
	{SLICE("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"), "t.xml:1:1: error: a DOCTYPE is not allowed"},
	{SLICE("<!DOCTYPE a [<!ENTITY % x SYSTEM 'file:///etc/passwd'> %x;]><a/>"), "t.xml:1:1: error: a DOCTYPE is not allowed"},
	{SLICE("<!DOCTYPE l [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>"
		"<!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;'><!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;'><!ENTITY f '&e;&e;&e;&e;&e;&e;&e;&e;'>"
		"<!ENTITY g '&f;&f;&f;&f;&f;&f;&f;&f;'><!ENTITY h '&g;&g;&g;&g;&g;&g;&g;&g;'>]><l>&h;</l>"),
		"t.xml:1:1: error: a DOCTYPE is not allowed"},
	{SLICE("<!DOCTYPE a [<!ATTLIST a b CDATA 'x'"), "t.xml:1:1: error: a DOCTYPE is not allowed"},
};

START_TEST(bad_and_hostile_documents_are_refused_with_a_place)
{
	ck_assert_ptr_null(load(refused[_i].bytes));
	assert_reported(refused[_i].report);
}
END_TEST

START_TEST(xinclude_is_only_an_element)
{
	xmlDoc *document = load(SLICE("<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' parse='text'/></a>"));
	ck_assert_ptr_nonnull(document);
	ck_assert_ptr_null(xmlDocGetRootElement(document)->children->children);
}
END_TEST

static struct slice nested(struct buf *buf, int depth)
{
	for (int i = 0; i < depth; i++)
		buf_adds(buf, "<a>");
	for (int i = 0; i < depth; i++)
		buf_adds(buf, "</a>");
	return buf_slice(buf);
}

START_TEST(nesting_ends_at_128)
{
	struct buf fine = {0}, deep = {0}, deeper = {0};
	ck_assert_ptr_nonnull(load(nested(&fine, 128)));
	ck_assert_ptr_null(load(nested(&deep, 129)));
	assert_reported("t.xml:1:385: error: elements are nested too deeply: at most 128 levels [xml-too-deep]");
	ck_assert_ptr_null(load(nested(&deeper, 100000)));
	buf_drop(&fine);
	buf_drop(&deep);
	buf_drop(&deeper);
}
END_TEST

/* Each with a value that no other tag's quotes could be taken for. */
static struct slice crowded(struct buf *buf, int attributes)
{
	buf_clear(buf);
	buf_adds(buf, "<a><!-- don't <b \" --><![CDATA[ <c ' ]]>\n<b");
	for (int i = 0; i < attributes; i++)
		buf_addf(buf, " a%d=\"it's > '%d'\"", i, i);
	buf_adds(buf, "/></a>");
	return buf_slice(buf);
}

START_TEST(attributes_end_at_256)
{
	struct buf text = {0};
	ck_assert_ptr_nonnull(load(crowded(&text, 256)));
	ck_assert_ptr_null(load(crowded(&text, 257)));
	assert_reported("t.xml:2:1: error: an element has too many attributes: 257 of <b>, at most 256 [xml-too-many]");
	ck_assert_ptr_null(load(crowded(&text, 100000)));
	ck_assert_msg(strstr(diags_line(arena, diags_at(diags, 1)), "t.xml:2:1: error: an element has too many attributes: more than 4096"), "%s",
		diags_line(arena, diags_at(diags, 1)));
	buf_drop(&text);
}
END_TEST

START_TEST(quotes_between_tags_are_no_attributes)
{
	struct buf text = {0};
	buf_adds(&text, "<a>");
	for (int i = 0; i < 20000; i++)
		buf_addf(&text, "it's \"%d\" <b/><!-- 'x' \"y\" > -->", i);
	buf_adds(&text, "</a>");
	ck_assert_ptr_nonnull(load(buf_slice(&text)));
	buf_drop(&text);
}
END_TEST

START_TEST(size_ends_at_its_limit)
{
	struct buf buf = {0};
	buf_adds(&buf, "<a>");
	while (buf.n < LOAD_MAX_BYTES - 4)
		buf_addc(&buf, buf.n % 100 ? 'x' : '\n');
	buf_adds(&buf, "</a>");
	ck_assert_uint_eq(buf.n, LOAD_MAX_BYTES);
	ck_assert_ptr_nonnull(load(buf_slice(&buf)));
	buf_addc(&buf, '\n');
	ck_assert_ptr_null(load(buf_slice(&buf)));
	assert_reported("t.xml: error: the document is too big: 4194305 bytes, at most 4194304 are read [xml-too-big]");
	ck_assert_ptr_nonnull(load_bytes(arena, diags, "t.xml", buf_slice(&buf), 16 << 20));
	buf_drop(&buf);
}
END_TEST

START_TEST(sixteen_mebibytes_can_be_loaded)
{
	struct buf buf = {0};
	buf_adds(&buf, "<a>");
	for (int i = 0; buf.n < (16 << 20) - 100; i++)
		buf_addf(&buf, "<e a='%d'>%080d</e>\n", i, i);
	buf_adds(&buf, "</a>");
	xmlDoc *document = load_bytes(arena, diags, "t.xml", buf_slice(&buf), 16 << 20);
	ck_assert_ptr_nonnull(document);
	const xmlNode *last = xmlDocGetRootElement(document)->last->prev;
	assert_place(load_place(last), (unsigned)atoi(load_attribute(last, "a")) + 1, 1);
	buf_drop(&buf);
}
END_TEST

START_TEST(attributes_are_borrowed_text)
{
	xmlDoc *document = load(SLICE("<e a='x &lt; &#228;' empty='' xml:lang='de' xmlns:n='u' n:a='other'/>"));
	const xmlNode *e = xmlDocGetRootElement(document);
	ck_assert_str_eq(load_attribute(e, "a"), "x < \xC3\xA4");
	ck_assert_str_eq(load_attribute(e, "empty"), "");
	ck_assert_str_eq(load_attribute(e, "xml:lang"), "de");
	ck_assert_str_eq(load_attribute(e, "n:a"), "other");
	ck_assert_ptr_null(load_attribute(e, "lang"));
	ck_assert_ptr_null(load_attribute(e, "missing"));
	ck_assert_ptr_null(load_attribute(NULL, "a"));
}
END_TEST

START_TEST(ids_are_known_and_the_first_of_equal_ones_counts)
{
	xmlDoc *document = load(SLICE("<r id='top'><a id='x'/><b><c id='x'/><c id='y.z'/></b></r>"));
	static const struct {
		const char *id, *element;
	} ids[] = {{"top", "r"}, {"x", "a"}, {"y.z", "c"}};
	for (size_t i = 0; i < 3; i++) {
		const xmlAttr *attribute = xmlGetID(document, (const xmlChar *)ids[i].id);
		ck_assert_ptr_nonnull(attribute);
		ck_assert_str_eq((const char *)attribute->parent->name, ids[i].element);
	}
	ck_assert_ptr_null(xmlGetID(document, (const xmlChar *)"none"));
	load_register_ids(document);
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(cdata_is_text_and_comments_part_nothing)
{
	xmlDoc *document = load(SLICE("<e>a<!-- - -->b<?p i?><![CDATA[<c>]]></e>"));
	const xmlNode *text = xmlDocGetRootElement(document)->children;
	ck_assert_int_eq(text->type, XML_TEXT_NODE);
	ck_assert_str_eq((const char *)text->content, "ab<c>");
	ck_assert_ptr_null(text->next);
}
END_TEST

START_TEST(no_prefix_of_a_document_crashes_the_loader)
{
	static const char text[] = "<?xml version='1.0'?>\n<r a='1'>&amp;<!-- c --><e\tb=\"\xC3\xA4\" xmlns:n='u'/><![CDATA[x]]></r>";
	for (size_t n = 0; n < sizeof text - 1; n++)
		ck_assert_ptr_null(load((struct slice){text, n}));
	ck_assert_ptr_nonnull(load((struct slice){text, sizeof text - 1}));
}
END_TEST

/* A folder base/ with a.xml, parts/b.xml, a link inside and one out; outside.xml beside it. */
static char folder[64];

static void make_folder(void)
{
	set_up();
	snprintf(folder, sizeof folder, "/tmp/benchfolio-xml-XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(folder));
	static const char *const folders[] = {"base", "base/parts"}, *const files[] = {"base/a.xml", "base/parts/b.xml", "outside.xml"};
	for (size_t i = 0; i < 2; i++)
		ck_assert_int_eq(mkdir(arena_printf(arena, "%s/%s", folder, folders[i]), 0700), 0);
	for (size_t i = 0; i < 3; i++) {
		FILE *file = fopen(arena_printf(arena, "%s/%s", folder, files[i]), "w");
		fputs("<a/>", file);
		fclose(file);
	}
	ck_assert_int_eq(symlink("parts/b.xml", arena_printf(arena, "%s/base/in.xml", folder)), 0);
	ck_assert_int_eq(symlink("../outside.xml", arena_printf(arena, "%s/base/out.xml", folder)), 0);
	ck_assert_int_eq(symlink("/etc", arena_printf(arena, "%s/base/etc", folder)), 0);
}

static void remove_folder(void)
{
	static const char *const names[] = {"base/a.xml", "base/parts/b.xml", "outside.xml", "base/in.xml", "base/out.xml", "base/etc"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		unlink(arena_printf(arena, "%s/%s", folder, names[i]));
	rmdir(arena_printf(arena, "%s/base/parts", folder));
	rmdir(arena_printf(arena, "%s/base", folder));
	rmdir(folder);
	tear_down();
}

static const struct {
	const char *href, *inner; /* NULL: refused */
} includes[] = {
	{"a.xml", "a.xml"}, {"./parts//b.xml", "parts/b.xml"}, {"parts/../a.xml", "a.xml"}, {"in.xml", "in.xml"},
	{"", NULL}, {".", NULL}, {"parts", NULL}, {"missing.xml", NULL}, {"../outside.xml", NULL}, {"parts/../../outside.xml", NULL},
	{"out.xml", NULL}, {"etc/passwd", NULL}, {"/etc/passwd", NULL}, {"file:///etc/passwd", NULL}, {"http://example.org/a.xml", NULL},
	{"a.xml/..", NULL}, {"..", NULL}, {"C:/a.xml", NULL},
};

START_TEST(includes_stay_below_their_root)
{
	const char *root = arena_printf(arena, "%s/base%s", folder, _i % 2 ? "/" : "");
	const char *path = load_resolve(arena, diags, (struct place){"t.xml", 3, 4}, root, includes[_i].href);
	if (includes[_i].inner) {
		ck_assert_str_eq(path, arena_printf(arena, "%s/base/%s", folder, includes[_i].inner));
		ck_assert_ptr_nonnull(load_file(arena, diags, path, LOAD_MAX_BYTES));
		ck_assert_uint_eq(diags_count(diags), 0);
	} else {
		ck_assert_ptr_null(path);
		assert_reported(arena_printf(arena, "t.xml:3:4: error: the file cannot be included: %s: ", includes[_i].href));
	}
}
END_TEST

#define ADD_TABLE(tests, test, table) tcase_add_loop_test(tests, test, 0, (int)(sizeof(table) / sizeof *(table)))

Suite *suite_xml_load(void)
{
	Suite *suite = suite_create("xml load");
	TCase *tests = tcase_create("load");
	tcase_set_timeout(tests, 30);
	tcase_add_checked_fixture(tests, set_up, tear_down);
	ADD_TABLE(tests, elements_and_attributes_know_their_places, places);
	tcase_add_test(tests, places_hold_in_a_large_document);
	tcase_add_test(tests, long_lines_clamp_the_column);
	tcase_add_test(tests, text_and_missing_attributes_have_their_elements_place);
	ADD_TABLE(tests, bad_and_hostile_documents_are_refused_with_a_place, refused);
	tcase_add_test(tests, xinclude_is_only_an_element);
	tcase_add_test(tests, nesting_ends_at_128);
	tcase_add_test(tests, attributes_end_at_256);
	tcase_add_test(tests, quotes_between_tags_are_no_attributes);
	tcase_add_test(tests, size_ends_at_its_limit);
	tcase_add_test(tests, sixteen_mebibytes_can_be_loaded);
	tcase_add_test(tests, attributes_are_borrowed_text);
	tcase_add_test(tests, ids_are_known_and_the_first_of_equal_ones_counts);
	tcase_add_test(tests, cdata_is_text_and_comments_part_nothing);
	tcase_add_test(tests, no_prefix_of_a_document_crashes_the_loader);
	suite_add_tcase(suite, tests);
	TCase *files = tcase_create("resolve");
	tcase_add_checked_fixture(files, make_folder, remove_folder);
	ADD_TABLE(files, includes_stay_below_their_root, includes);
	suite_add_tcase(suite, files);
	return suite;
}
