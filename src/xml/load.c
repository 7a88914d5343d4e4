/* Loading XML. The bytes are checked (size, UTF-8) and handed to libxml2's parser with hooks of our own: one keeps
 * the place of each element and attribute, two refuse a DOCTYPE and too deep nesting, one turns the first error
 * into a diagnostic. The main function is load_bytes.
 *
 * Places: at the start-element hook the parser stands at the end of the start tag. Its byte offset, counted in our
 * own bytes, leads back to '<' (no literal '<' can stand in a tag) and forward to each attribute's value. Line and
 * column are packed into the nodes' _private. */
#include "xml/load.h"

#include "base/file.h"
#include "base/utf8.h"
#include "xml/diag.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/valid.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

enum { COLUMN_BITS = 12, MOST_COLUMN = (1 << COLUMN_BITS) - 1, MOST_LINE = (1 << 20) - 1 };
enum { LONGEST_TEXT = 10000000 }; /* of libxml2: a text or attribute, unless told that longer ones may come */

struct loader {
	struct arena *arena;
	struct diags *diags;
	const char *name;
	struct slice bytes; /* UTF-8 without a byte order mark */
	size_t at;          /* an offset already counted, with its line and column */
	unsigned line, column;
	bool failed;        /* and reported: what comes later follows from it */
};

static struct place file_place(const struct loader *loader)
{
	return (struct place){loader->name, loader->line, loader->column};
}

/* Counts on to `offset`. An earlier one (a name in the tag just counted) leaves the position as it is. */
static void count_to(struct loader *loader, size_t offset)
{
	const char *at = loader->bytes.s + loader->at, *end = loader->bytes.s + (offset < loader->bytes.n ? offset : loader->bytes.n);
	if (at >= end)
		return;
	loader->at = (size_t)(end - loader->bytes.s);
	for (const char *line; (line = memchr(at, '\n', (size_t)(end - at))); at = line + 1) {
		loader->line++;
		loader->column = 1;
	}
	for (; at < end; at++)
		loader->column += ((unsigned char)*at & 0xC0) != 0x80;
}

static void *packed_place(struct loader *loader, size_t offset)
{
	count_to(loader, offset);
	uintptr_t line = loader->line < MOST_LINE ? loader->line : MOST_LINE;
	uintptr_t column = loader->column < MOST_COLUMN ? loader->column : MOST_COLUMN;
	return (void *)(line << COLUMN_BITS | column);
}

static size_t parser_offset(xmlParserCtxt *parser)
{
	long consumed = xmlByteConsumed(parser);
	return consumed > 0 ? (size_t)consumed : 0;
}

/* The offset of the '<' of the tag or declaration that the parser stands in. */
static size_t tag_offset(xmlParserCtxt *parser)
{
	const struct loader *loader = parser->_private;
	size_t at = parser_offset(parser);
	while (at > 0 && (at >= loader->bytes.n || loader->bytes.s[at] != '<'))
		at--;
	return at;
}

static void on_error(void *data, xmlError *error)
{
	xmlParserCtxt *parser = data;
	struct loader *loader = parser->_private;
	if (error->level < XML_ERR_ERROR || loader->failed)
		return;
	struct slice message = slice_trim(slice_of(error->message));
	count_to(loader, parser_offset(parser));
	diags_report(loader->diags, &xml_diag[XML_DIAG_MALFORMED], file_place(loader), "%.*s", SLICE_ARGS(message));
	loader->failed = true;
}

static void on_doctype(void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system)
{
	(void)name, (void)external, (void)system;
	xmlParserCtxt *parser = data;
	struct loader *loader = parser->_private;
	count_to(loader, tag_offset(parser));
	diags_report(loader->diags, &xml_diag[XML_DIAG_DOCTYPE], file_place(loader), NULL);
	loader->failed = true;
	xmlStopParser(parser);
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static size_t skip_space(struct slice bytes, size_t at)
{
	while (at < bytes.n && is_space(bytes.s[at]))
		at++;
	return at;
}

/* Over a name of the tag, to what stands behind it. */
static size_t skip_name(struct slice bytes, size_t at)
{
	while (at < bytes.n && !is_space(bytes.s[at]) && bytes.s[at] != '=' && bytes.s[at] != '/' && bytes.s[at] != '>')
		at++;
	return at;
}

/* Gives each attribute the place of its value. The tag is well-formed; namespace declarations are no attributes. */
static void place_attributes(struct loader *loader, xmlNode *node, size_t tag)
{
	struct slice bytes = loader->bytes;
	size_t at = skip_name(bytes, tag);
	xmlAttr *attribute = node->properties;
	while (attribute) {
		size_t from = skip_space(bytes, at);
		size_t to = skip_name(bytes, from);
		size_t quote = skip_space(bytes, to);
		if (quote < bytes.n && bytes.s[quote] == '=')
			quote = skip_space(bytes, quote + 1);
		if (from == to || quote >= bytes.n || (bytes.s[quote] != '"' && bytes.s[quote] != '\''))
			return;
		struct slice name = slice_sub(bytes, from, to);
		if (!slice_is(name, "xmlns") && !slice_starts(name, "xmlns:")) {
			attribute->_private = packed_place(loader, quote + 1);
			attribute = attribute->next;
		}
		at = slice_find_char(bytes, quote + 1, bytes.s[quote]) + 1;
	}
}

static void on_start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
	const xmlChar **namespaces, int attribute_count, int default_count, const xmlChar **attributes)
{
	xmlParserCtxt *parser = data;
	struct loader *loader = parser->_private;
	xmlSAX2StartElementNs(data, name, prefix, uri, namespace_count, namespaces, attribute_count, default_count, attributes);
	xmlNode *node = parser->node;
	if (!node || node->type != XML_ELEMENT_NODE || loader->failed)
		return;
	size_t tag = tag_offset(parser);
	node->_private = packed_place(loader, tag);
	if (parser->nodeNr > LOAD_MAX_DEPTH) {
		diags_report(loader->diags, &xml_diag[XML_DIAG_TOO_DEEP], file_place(loader), "at most %d levels", LOAD_MAX_DEPTH);
		loader->failed = true;
		xmlStopParser(parser);
		return;
	}
	if (attribute_count > LOAD_MAX_ATTRIBUTES) {
		diags_report(loader->diags, &xml_diag[XML_DIAG_TOO_MANY], file_place(loader), "%d of <%s>, at most %d", attribute_count, (const char *)name,
			LOAD_MAX_ATTRIBUTES);
		loader->failed = true;
		xmlStopParser(parser);
		return;
	}
	place_attributes(loader, node, tag);
}

static xmlParserInput *refuse_entity(const char *url, const char *id, xmlParserCtxt *parser)
{
	(void)url, (void)id, (void)parser;
	return NULL;
}

static void say_nothing(void *data, const char *format, ...)
{
	(void)data, (void)format;
}

void load_tame(void)
{
	xmlSetExternalEntityLoader(refuse_entity);
	xmlSetGenericErrorFunc(NULL, say_nothing);
	xmlSetStructuredErrorFunc(NULL, NULL);
}

/* Behind a comment, a section or an instruction that begins at `at`; `at` when none does. */
static size_t skip_markup(struct slice bytes, size_t at)
{
	static const char *const opening[] = {"<!--", "<![CDATA[", "<?"}, *const closing[] = {"-->", "]]>", "?>"};
	const struct slice rest = slice_sub(bytes, at, bytes.n);
	for (size_t i = 0; i < sizeof opening / sizeof *opening; i++)
		if (slice_starts(rest, opening[i]))
			return slice_find(bytes, at, slice_of(closing[i]));
	return at;
}

/* Quotes that open values in the tag at `*at`, which moves to its end; a '<' ends it, too: the tag is malformed. */
static size_t count_values(struct slice bytes, size_t *at)
{
	size_t count = 0;
	char quote = 0;
	for (++*at; *at < bytes.n && bytes.s[*at] != '<' && (quote || bytes.s[*at] != '>'); ++*at) {
		const char c = bytes.s[*at];
		if (quote) {
			quote = c == quote ? 0 : quote;
		} else if (c == '"' || c == '\'') {
			quote = c;
			count++;
		}
	}
	return count;
}

/* The parser compares each attribute of an element with all others. False: one has so many that it would take long; reported. */
static bool bearable(struct loader *loader, struct slice bytes)
{
	enum { FEW_BYTES = 1 << 16, MANY = 4096 };
	for (size_t at = bytes.n > FEW_BYTES ? slice_find_char(bytes, 0, '<') : bytes.n; at < bytes.n;) {
		const size_t tag = at, behind = skip_markup(bytes, at);
		if (behind == at && count_values(bytes, &at) > MANY) {
			count_to(loader, tag);
			diags_report(loader->diags, &xml_diag[XML_DIAG_TOO_MANY], file_place(loader), "more than %d, at most %d", MANY, LOAD_MAX_ATTRIBUTES);
			return false;
		}
		at = slice_find_char(bytes, behind > tag ? behind : at, '<');
	}
	return true;
}

/* UTF-8 without its byte order mark; UTF-16 with one is converted. False: reported. */
static bool take_bytes(struct loader *loader, struct slice bytes, size_t max_bytes)
{
	struct place at = {.file = loader->name};
	if (bytes.n > max_bytes || bytes.n > INT_MAX) {
		diags_report(loader->diags, &xml_diag[XML_DIAG_TOO_BIG], at, "%zu bytes, at most %zu are read", bytes.n, max_bytes);
		return false;
	}
	if (slice_starts(bytes, "\xEF\xBB\xBF"))
		bytes = slice_sub(bytes, 3, bytes.n);
	else if (slice_starts(bytes, "\xFF\xFE") || slice_starts(bytes, "\xFE\xFF"))
		bytes = utf8_from_utf16(loader->arena, slice_sub(bytes, 2, bytes.n), bytes.s[0] == '\xFE');
	loader->bytes = bytes;
	if (utf8_valid(bytes) && slice_find_char(bytes, 0, '\0') == bytes.n)
		return bearable(loader, bytes);
	for (size_t i = 0; i < bytes.n;) {
		size_t from = i;
		bool valid = utf8_next(bytes, &i) != UTF8_REPLACEMENT || i - from == 3;
		if (valid && bytes.s[from])
			continue;
		count_to(loader, from);
		diags_report(loader->diags, &xml_diag[XML_DIAG_ENCODING], file_place(loader), "byte 0x%02X", (unsigned char)bytes.s[from]);
		return false;
	}
	return true;
}

static void free_document(void *document)
{
	xmlFreeDoc(document);
}

static xmlDoc *parse(struct loader *loader, bool long_texts)
{
	/* The encoding is settled, whatever the declaration says; never NOENT, DTDLOAD, XINCLUDE or RECOVER. HUGE lifts limits on long texts,
	 * which the document's own size bounds here, on entities, which it cannot declare, and on depth, which on_start bounds. */
	const int options = XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_NOCDATA | XML_PARSE_IGNORE_ENC | (long_texts ? XML_PARSE_HUGE : 0);
	xmlParserCtxt *parser = xmlNewParserCtxt();
	if (!parser)
		arena_exhausted();
	parser->_private = loader;
	parser->sax->startElementNs = on_start;
	parser->sax->internalSubset = on_doctype;
	parser->sax->comment = NULL;
	parser->sax->processingInstruction = NULL;
	parser->sax->serror = on_error;
	xmlDoc *document = xmlCtxtReadMemory(parser, loader->bytes.s, (int)loader->bytes.n, loader->name, NULL, options);
	if (!document && !loader->failed)
		diags_report(loader->diags, &xml_diag[XML_DIAG_MALFORMED], (struct place){.file = loader->name}, NULL);
	xmlFreeParserCtxt(parser);
	if (document && loader->failed) {
		xmlFreeDoc(document);
		return NULL;
	}
	return document;
}

xmlDoc *load_bytes(struct arena *arena, struct diags *diags, const char *name, struct slice bytes, size_t max_bytes)
{
	load_tame();
	struct loader loader = {.arena = arena, .diags = diags, .name = name, .line = 1, .column = 1};
	xmlDoc *document = take_bytes(&loader, bytes, max_bytes) ? parse(&loader, max_bytes > LONGEST_TEXT) : NULL;
	if (!document)
		return NULL;
	arena_defer(arena, free_document, document);
	load_register_ids(document);
	return document;
}

xmlDoc *load_file(struct arena *arena, struct diags *diags, const char *path, size_t max_bytes)
{
	struct slice bytes;
	if (!file_read(arena, diags, path, max_bytes, &bytes))
		return NULL;
	return load_bytes(arena, diags, path, bytes, max_bytes);
}
