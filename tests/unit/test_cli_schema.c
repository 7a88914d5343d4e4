/* The schemas that ship say what the checker says: of files grown from the tables, right ones and wrong ones, and of the shipped ones. */
#include "base/buf.h"
#include "base/file.h"
#include "cli/vocabularies.h"
#include "xml/load.h"

#include <check.h>
#include <libxml/relaxng.h>
#include <stdint.h>
#include <string.h>

Suite *suite_cli_schema(void);

enum { FILES_EACH = 200, DEPTH_MOST = 4 };

static struct arena *arena;
static struct diags *diags;
static uint64_t state;

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
}

static void tear_down(void)
{
	arena_drop(arena);
}

/* ---- the two judges ---- */

static void silent(void *user, const char *format, ...)
{
	(void)user;
	(void)format;
}

static xmlRelaxNG *schema_of(const char *name)
{
	struct slice text;
	ck_assert(file_read(arena, diags, arena_printf(arena, "templates/%s.rng", name), LOAD_MAX_BYTES, &text));
	xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewMemParserCtxt(text.s, (int)text.n);
	xmlRelaxNG *schema = xmlRelaxNGParse(parser);
	xmlRelaxNGFreeParserCtxt(parser);
	ck_assert_msg(schema != NULL, "%s.rng is no schema", name);
	return schema;
}

static bool schema_takes(xmlRelaxNG *schema, xmlDoc *document)
{
	xmlRelaxNGValidCtxt *valid = xmlRelaxNGNewValidCtxt(schema);
	xmlRelaxNGSetValidErrors(valid, silent, silent, NULL);
	const bool taken = xmlRelaxNGValidateDoc(valid, document) == 0;
	xmlRelaxNGFreeValidCtxt(valid);
	return taken;
}

static const char *said(size_t from)
{
	const char *all = "";
	for (size_t i = from; i < diags_count(diags); i++)
		all = arena_printf(arena, "%s%s\n", all, diags_line(arena, diags_at(diags, i)));
	return all;
}

/* Whether both take it; they must be of one mind. */
static bool judged(xmlRelaxNG *schema, const struct vocabulary *vocabulary, const char *text)
{
	xmlDoc *document = load_bytes(arena, diags, "t.xml", slice_of(text), LOAD_MAX_BYTES);
	const size_t before = diags_count(diags);
	ck_assert_msg(document != NULL, "%s\n%s", text, said(0));
	const bool checker = check_document(diags, vocabulary->table, document), taken = schema_takes(schema, document);
	ck_assert_msg(checker == taken, "the schema %s and the checker %s:\n%s\n%s", taken ? "takes" : "refuses", checker ? "takes" : "refuses", text, said(before));
	return taken;
}

/* ---- files grown from the tables ---- */

static unsigned one_of(unsigned n)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (unsigned)(state % n);
}

static const char *part_of(const char *bars)
{
	const struct slice all = slice_of(bars);
	unsigned count = 1;
	for (const char *c = bars; *c; c++)
		count += *c == '|';
	size_t at = 0;
	for (unsigned skip = one_of(count); skip > 0; skip--)
		at = slice_find_char(all, at, '|') + 1;
	const size_t end = slice_find_char(all, at, '|');
	return arena_copy(arena, all.s + at, end - at);
}

static const char *value_of(const struct check_attribute *attribute)
{
	static const char *const wild[] = { "", "x", "{x}", "a{b", "-3", "+3", "3.5", ".5", "5.", "1e3", "1,000", "12pt", "3 mm", "3mm", "1.5cm", "#102030", "#10203", "#10203040",
		"none", "yes", "no", "Yes", " yes", "a4", "auto", "1", "2", "0", "6", "7", "12", "13", "64", "65", "06", "a b", "1a", "a-1.b_", "\xc3\xa9t\xc3\xa9", " ", "\xc2\xa0", "\t.", "1234567890", "123456789", "-", "|" };
	if (one_of(12) == 0)
		return wild[one_of(sizeof wild / sizeof *wild)];
	switch (attribute->type) {
	case CHECK_NAME: return "name-1";
	case CHECK_NUMBER: return one_of(2) ? "12.5" : "-1e2";
	case CHECK_INTEGER: return one_of(2) ? "3" : "-12";
	case CHECK_LENGTH: return one_of(2) ? "3mm" : "12";
	case CHECK_COLOR: return one_of(2) ? "#0b5fa5" : "accent";
	case CHECK_YESNO: return one_of(2) ? "yes" : "no";
	case CHECK_CHOICE: return part_of(attribute->choices);
	case CHECK_EXPR: return "a/b[1]";
	default: return "some text";
	}
}

static void grow_attributes(struct buf *out, const struct check_vocabulary *table, const struct check_element *element, bool root)
{
	for (const struct check_attribute *a = element->attributes; a && a->name; a++) {
		const bool needed = a->required || (root && table->root_needs && strcmp(table->root_needs, a->name) == 0);
		if (needed ? one_of(40) : one_of(4) == 0)
			buf_addf(out, " %s=\"%s\"", a->name, value_of(a));
	}
	for (const struct check_attribute *a = element->also; a && a->name; a++)
		if (one_of(40) == 0)
			buf_addf(out, " %s=\"%s\"", a->name, value_of(a));
	for (const struct check_attribute *a = table->common; a && a->name; a++)
		if (one_of(8) == 0)
			buf_addf(out, " %s=\"%s\"", a->name, value_of(a));
	if (one_of(60) == 0)
		buf_addf(out, " %s=\"1\"", one_of(2) ? "unheard-of" : "xml:lang");
}

static const struct check_element *any(const struct check_vocabulary *table)
{
	return &table->elements[one_of((unsigned)table->count)];
}

/* What may stand there, as far as the table of the element itself tells; now and then anything. */
static const struct check_element *child_of(const struct check_vocabulary *table, const struct check_element *around)
{
	const char *name = *around->children && one_of(25) ? part_of(around->children) : one_of(8) ? "" : "*";
	if (strcmp(name, "*") == 0)
		return any(table);
	for (size_t i = 0; i < table->count; i++)
		if (strcmp(table->elements[i].name, name) == 0)
			return &table->elements[i];
	return NULL;
}

/* `around`: the nearest element that is not transparent. */
static void grow(struct buf *out, const struct check_vocabulary *table, const struct check_element *element, const struct check_element *around, int depth)
{
	const bool hands_on = element->transparent && slice_ends(slice_of(element->children), "*");
	const struct check_element *holder = hands_on && around ? around : element;
	buf_addf(out, "<%s", element->name);
	grow_attributes(out, table, element, depth == 0);
	buf_adds(out, ">");
	for (unsigned i = one_of(4); i > 0 && depth < DEPTH_MOST; i--) {
		const struct check_element *child = child_of(table, one_of(5) ? holder : element);
		if (holder->text ? one_of(2) : one_of(30) == 0)
			buf_adds(out, one_of(3) ? "text" : "<![CDATA[x]]>");
		else
			buf_adds(out, one_of(2) ? "\n " : "<!-- -->");
		if (child)
			grow(out, table, child, element->transparent && around ? around : element, depth + 1);
	}
	buf_addf(out, "</%s>", element->name);
}

static const char *grown(const struct check_vocabulary *table)
{
	struct buf out = {0};
	const char *root = one_of(30) ? part_of(table->roots) : any(table)->name;
	for (size_t i = 0; i < table->count; i++)
		if (strcmp(table->elements[i].name, root) == 0)
			grow(&out, table, &table->elements[i], NULL, 0);
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

START_TEST(schema_and_checker_are_of_one_mind)
{
	const struct vocabulary *vocabulary = &vocabularies[_i];
	xmlRelaxNG *schema = schema_of(vocabulary->name);
	size_t taken = 0;
	state = 88172645463325252u;
	for (int i = 0; i < FILES_EACH; i++)
		taken += judged(schema, vocabulary, grown(vocabulary->table));
	ck_assert_msg(taken > FILES_EACH / 8 && taken < FILES_EACH * 7 / 8, "%s: %zu of %d are right, which tells little", vocabulary->name, taken, FILES_EACH);
	xmlRelaxNGFree(schema);
}
END_TEST

/* ---- files by hand: what seldom grows ---- */

static const struct {
	const char *vocabulary, *text;
	bool right;
} cases[] = {
	{ "template", "<document version='1' title=''><section title='x'><if test='a'><para>x</para></if></section></document>", true },
	{ "template", "<document version='1' title=''><para><if test='a'><para>x</para></if></para></document>", false },
	{ "template", "<document version='1' title=''><section title='x'><if test='a'>x</if></section></document>", false },
	{ "template", "<document version='1' title=''><para><choose><when test='a'>x<strong>y</strong></when><otherwise/></choose></para></document>", true },
	{ "template", "<document version='1' title=''><para><choose>x<when test='a'/></choose></para></document>", false },
	{ "template", "<document version='1' title=''><para><when test='a'/></para></document>", false },
	{ "template", "<document version='1' title=''><para><for-each select='a'><sort select='b'/>x</for-each></para></document>", true },
	{ "template", "<document version='1' title=''><para><sort/></para></document>", false },
	{ "template", "<document version='1' title=''><part name='p'><param name='x'/><cell/>text</part><use part='p'><param name='x' value='1'/></use></document>", true },
	{ "template", "<document version='1' title=''><param name='x'/></document>", false },
	{ "template", "<document version='1' title=''><for-each select='a'><for-each select='b'><table><row><if test='1'><cell/></if></row></table></for-each></for-each></document>", true },
	{ "template", "<document version='1' title=''><table><if test='1'><para/></if></table></document>", false },
	{ "template", "<document title=''/>", false },
	{ "template", "<part/>", false },
	{ "template", "<document version='1' title=''><chart kind='k' alt=''><set name='s' any='thing' x:y='z' xmlns:x='urn:x'/></chart></document>", true },
	{ "template", "<chart version='1' kind='k' alt='' any='thing'/>", false },
	{ "template", "<d:document xmlns:d='urn:x' version='1' title=''/>", false },
	{ "template", "<document version='1' title=''><x:para xmlns:x='urn:x'/></document>", false },
	{ "template", "<document version='{1}' title='' size='{x}'><space height='{y}'/></document>", true },
	{ "template", "<para/>", false },
	{ "theme", "<theme version='1' name='a'><number name='x' value='{1}'/></theme>", false },
	{ "theme", "<theme version='1' name='a' based-on='print'><color name='x' value='accent'/></theme>", true },
	{ "text", "<text version='1' language='de'><message id='a'>x<one>y</one></message></text>", true },
	{ "text", "<text version='1' language='de'>x</text>", false },
	{ "rules", "<rules version='1'><rule id='a' title='t' source='form'><input name='x' select='y'/></rule></rules>", true },
	{ "rules", "<rules version='1'><rule id='a' title='t' source='hearsay'/></rules>", false },
};

START_TEST(of_these_files_they_say_this)
{
	const struct vocabulary *vocabulary = vocabulary_find(cases[_i].vocabulary);
	xmlRelaxNG *schema = schema_of(vocabulary->name);
	ck_assert_msg(judged(schema, vocabulary, cases[_i].text) == cases[_i].right, "%s", cases[_i].text);
	xmlRelaxNGFree(schema);
}
END_TEST

/* ---- the shipped files ---- */

START_TEST(they_take_every_shipped_file)
{
	const char **paths;
	size_t count, seen = 0;
	ck_assert(file_list(arena, diags, "templates", &paths, &count));
	for (size_t i = 0; i < count; i++) {
		xmlDoc *document = slice_ends(slice_of(paths[i]), ".xml") ? load_file(arena, diags, paths[i], LOAD_MAX_BYTES) : NULL;
		const struct vocabulary *vocabulary = document ? vocabulary_of_root((const char *)xmlDocGetRootElement(document)->name) : NULL;
		if (vocabulary != &vocabularies[_i])
			continue;
		xmlRelaxNG *schema = schema_of(vocabulary->name);
		const bool taken = schema_takes(schema, document);
		ck_assert_msg(check_document(diags, vocabulary->table, document) && taken, "%s: schema %d\n%s", paths[i], taken, said(0));
		xmlRelaxNGFree(schema);
		seen++;
	}
	ck_assert_uint_gt(seen, 0);
}
END_TEST

Suite *suite_cli_schema(void)
{
	Suite *suite = suite_create("cli schema");
	TCase *tc = tcase_create("schema");
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_set_timeout(tc, 60);
	tcase_add_loop_test(tc, schema_and_checker_are_of_one_mind, 0, VOCABULARIES);
	tcase_add_loop_test(tc, of_these_files_they_say_this, 0, sizeof cases / sizeof *cases);
	tcase_add_loop_test(tc, they_take_every_shipped_file, 0, VOCABULARIES);
	suite_add_tcase(suite, tc);
	return suite;
}
