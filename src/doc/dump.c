/* The content tree as text: a line a node, indented by depth, with what is set and nothing else:
 *   section level=2 outline style=head anchor=mix
 * Numbers of nodes are left out, so that one more node does not change every line after it. */
#include "base/number.h"
#include "doc/content.h"

#include <string.h>

static void dump_string(struct buf *out, const char *name, const char *value)
{
	if (!value)
		return;
	buf_addf(out, " %s%s\"", name, *name ? "=" : "");
	for (const char *s = value; *s; s++) {
		if (*s == '\n')
			buf_adds(out, "\\n");
		else if (*s == '\t')
			buf_adds(out, "\\t");
		else if (*s == '"' || *s == '\\')
			buf_addf(out, "\\%c", *s);
		else
			buf_addc(out, *s);
	}
	buf_addc(out, '"');
}

static void dump_number(struct buf *out, const char *name, double value)
{
	buf_addf(out, " %s=", name);
	number_print(out, value, 3);
}

static void dump_flag(struct buf *out, const char *name, bool flag)
{
	if (flag)
		buf_addf(out, " %s", name);
}

static void dump_columns(struct buf *out, const struct doc_node *node)
{
	static const char *const aligns[] = {
		[STYLE_LEFT] = "left", [STYLE_RIGHT] = "right", [STYLE_CENTER] = "center", [STYLE_DECIMAL] = "decimal" };
	for (size_t i = 0; i < node->table_columns; i++) {
		const struct doc_table_column *column = &node->table[i];
		buf_addf(out, " [%s", aligns[column->align]);
		if (column->width > 0)
			dump_number(out, "width", column->width);
		if (column->share > 0)
			dump_number(out, "share", column->share);
		dump_flag(out, "key", column->key);
		dump_flag(out, "merge", column->merge);
		dump_flag(out, "hang-mark", column->hang_mark);
		buf_addc(out, ']');
	}
}

static void dump_by_kind(struct buf *out, const struct doc_node *node)
{
	if (node->kind == DOC_SECTION || node->kind == DOC_TOC)
		buf_addf(out, " level=%u", node->level);
	if (node->depth && node->depth != node->level)
		buf_addf(out, " depth=%u", node->depth);
	dump_flag(out, "page", node->page);
	dump_flag(out, "page-auto", node->page_auto);
	dump_flag(out, "page-whole", node->page_whole);
	dump_flag(out, "portrait", node->orientation == DOC_PORTRAIT);
	dump_flag(out, "landscape", node->orientation == DOC_LANDSCAPE || node->pages == DOC_PAGES_LANDSCAPE);
	dump_flag(out, "outline", node->outline);
	dump_flag(out, "rest", node->continued_page);
	dump_flag(out, "first", node->pages == DOC_PAGES_FIRST);
	dump_flag(out, "left", node->pages == DOC_PAGES_LEFT);
	dump_flag(out, "right", node->pages == DOC_PAGES_RIGHT);
	if (node->columns)
		buf_addf(out, node->kind == DOC_COLUMN ? " span=%u" : " columns=%u", node->columns);
	if (node->span > 1)
		buf_addf(out, " span=%u", node->span);
	if (node->kind == DOC_SPACE || node->height > 0)
		dump_number(out, "height", node->height);
	dump_columns(out, node);
}

static void dump_chart(struct buf *out, const struct chart_spec *spec, unsigned depth)
{
	for (size_t s = 0; spec && s < CHART_SETS && spec->kind->sets[s].name; s++) {
		const struct chart_set_kind *kind = &spec->kind->sets[s];
		for (size_t r = 0; r < spec->sets[s].count; r++) {
			const struct chart_row *row = &spec->sets[s].rows[r];
			for (unsigned i = 0; i < depth; i++)
				buf_addc(out, '\t');
			buf_addf(out, "%s", kind->name);
			for (size_t c = 0; c < CHART_CHANNELS && kind->channels[c].name; c++) {
				dump_string(out, kind->channels[c].name, row->values[c].text);
				if (row->values[c].known) {
					buf_addc(out, '=');
					number_print(out, row->values[c].number, 6);
				}
			}
			if (row->at.line)
				buf_addf(out, " @%u:%u", row->at.line, row->at.column);
			buf_addc(out, '\n');
		}
	}
}

/* Only where it differs from the parent's: inherited styles say nothing new. */
static void dump_style(struct buf *out, const struct doc_node *node)
{
	if (!node->style || !node->style->name || !*node->style->name || (node->parent && node->style == node->parent->style))
		return;
	const char *quote = strchr(node->style->name, ' ') ? "'" : "";
	buf_addf(out, " style=%s%s%s", quote, node->style->name, quote);
}

static void dump_node(struct buf *out, const struct doc_node *node, unsigned depth)
{
	for (unsigned i = 0; i < depth; i++)
		buf_addc(out, '\t');
	buf_adds(out, doc_kind_name(node->kind));
	dump_by_kind(out, node);
	dump_style(out, node);
	if (node->anchor)
		buf_addf(out, " anchor=%s", node->anchor);
	if (node->language)
		buf_addf(out, " lang=%s", node->language);
	dump_string(out, "", node->text);
	dump_string(out, "alt", node->alt);
	dump_string(out, "continued", node->continued);
	if (node->at.line)
		buf_addf(out, " @%u:%u", node->at.line, node->at.column);
	if (node->chart)
		buf_addf(out, " kind=%s", node->chart->kind->name);
	buf_addc(out, '\n');
	dump_chart(out, node->chart, depth + 1);
}

/* Walks without recursion, so that depth costs no stack. */
static void dump_tree(struct buf *out, const struct doc_node *root)
{
	unsigned depth = 0;
	for (const struct doc_node *node = root; node;) {
		dump_node(out, node, depth);
		if (node->first) {
			node = node->first;
			depth++;
			continue;
		}
		while (node != root && !node->next) {
			node = node->parent;
			depth--;
		}
		node = node == root ? NULL : node->next;
	}
}

static void dump_metadata(struct buf *out, const struct doc *doc)
{
	static const char *const names[] = { "title", "author", "subject", "keywords", "language", "created" };
	const char *const values[] = { doc->title, doc->author, doc->subject, doc->keywords, doc->language, doc->created };
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		if (!values[i])
			continue;
		buf_addf(out, "# %s", names[i]);
		dump_string(out, "", values[i]);
		buf_addc(out, '\n');
	}
	buf_adds(out, "# page");
	dump_number(out, "width", doc->page_width);
	dump_number(out, "height", doc->page_height);
	buf_addc(out, '\n');
}

void doc_dump(struct buf *out, const struct doc *doc)
{
	dump_metadata(out, doc);
	if (doc->root)
		dump_tree(out, doc->root);
}
