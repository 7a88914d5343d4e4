/* Making blocks. Each function binds one element: its attributes, then what stands in it. */
#include "bind/make_block.h"

#include "bind/diag.h"
#include "bind/make_inline.h"
#include "bind/make_table.h"
#include "bind/note.h"
#include "bind/value.h"
#include "result/slug.h"

#include <string.h>

struct doc_node *make_block_add(struct binder *b, const struct template_node *node, const struct scope *scope, enum doc_kind kind, const char *otherwise)
{
	const struct style *style = binder_style(b, scope->style, node->at, value_style(b, scope, node, otherwise));
	return binder_add(b, scope->parent, kind, style, node->at);
}

void make_block_children(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *parent)
{
	struct scope inner = *scope;
	inner.parent = parent;
	inner.style = parent->style;
	inner.line = NULL;
	inner.inside = NULL;
	inner.table = NULL;
	inner.pass = PASS_ALL;
	walk_children(b, node, &inner);
}

/* Inlines below a new node. */
static void fill_inlines(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *parent, bool cell)
{
	struct scope inner = *scope;
	inner.parent = parent;
	inner.style = parent->style;
	inner.table = NULL;
	if (cell)
		make_inline_cell(b, node, &inner);
	else
		make_inline_children(b, node, &inner);
}

/* A text that an attribute holds, with its own style and place; nothing, and NULL, when it is empty. */
static struct doc_node *add_attribute_text(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *parent,
	enum doc_kind kind, const char *attribute, const char *style)
{
	const struct template_attribute *found = template_find(node, attribute);
	if (!found)
		return NULL;
	const struct bound bound = value_shown(b, scope, &found->value);
	if (!*bound.text)
		return NULL;
	struct doc_node *child = binder_add(b, parent, kind, binder_style(b, scope->style, node->at, style), node->at);
	doc_add_text(b->tools.arena, b->doc, child, child->style, bound.text)->at = bound.at;
	return child;
}

static enum doc_pages pages_of(const char *name)
{
	static const char *const names[] = { [DOC_PAGES_FIRST] = "first", [DOC_PAGES_LEFT] = "left", [DOC_PAGES_RIGHT] = "right",
		[DOC_PAGES_LANDSCAPE] = "landscape" };
	for (size_t i = 1; name && i < sizeof names / sizeof *names; i++)
		if (strcmp(names[i], name) == 0)
			return (enum doc_pages)i;
	return DOC_PAGES_ANY;
}

static void frame(struct binder *b, const struct template_node *node, const struct scope *scope, enum doc_kind kind)
{
	const char *pages = value_plain(b, scope, node, "for");
	struct doc_node *made = make_block_add(b, node, scope, kind, kind == DOC_HEADER ? "header" : "footer");
	made->continued_page = pages && strcmp(pages, "rest") == 0;
	made->pages = pages_of(pages);
	make_block_children(b, node, scope, made);
}

void make_block_header(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	frame(b, node, scope, DOC_HEADER);
}

void make_block_footer(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	frame(b, node, scope, DOC_FOOTER);
}

static const char *style_or(const char *names, const char *otherwise)
{
	return names && *names ? names : otherwise;
}

/* "2.1 " for the first section of its level in the second of the level above; "" for a section without a number. */
static const char *number_of(struct binder *b, unsigned level, bool numbered)
{
	const char *text = "";
	if (!numbered)
		return text;
	b->numbers[level]++;
	for (unsigned i = level + 1; i <= ELEMENTS_LEVELS; i++)
		b->numbers[i] = 0;
	for (unsigned i = 1; i <= level; i++)
		if (b->numbers[i])
			text = arena_printf(b->tools.arena, "%s%s%u", text, *text ? "." : "", b->numbers[i]);
	return arena_printf(b->tools.arena, "%s ", text);
}

static void section_head(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *section,
	const char *number)
{
	const bool top = section->level == 1;
	const char *title_style = value_plain(b, scope, node, "title-style"), *finding_style = value_plain(b, scope, node, "finding-style");
	const char *line = title_style && *title_style ? arena_printf(b->tools.arena, "head-line %s", title_style) : "head-line"; /* with its spaces */
	const struct style *style = binder_style(b, section->style, node->at, top ? "h1-title" : line);
	struct doc_node *head = binder_add(b, section, DOC_HEAD, style, node->at);
	struct scope inner = *scope;
	inner.style = style;
	struct doc_node *title = add_attribute_text(b, node, &inner, head, DOC_TITLE, "title", style_or(title_style, top ? "h1-title" : "head-title"));
	if (title && *number)
		title->first->text = arena_printf(b->tools.arena, "%s%s", number, title->first->text);
	note_title(b, section->anchor, title ? title->first->text : NULL);
	add_attribute_text(b, node, &inner, head, DOC_FINDING, "finding", style_or(finding_style, "finding"));
	add_attribute_text(b, node, &inner, head, DOC_NOTE, "note", "note");
}

/* In a chapter of a larger document all parts stand under the first, which is the chapter's title. */
static unsigned depth_of(struct binder *b, unsigned level)
{
	b->chapters += level == 1;
	return b->tools.prefix && b->chapters > 1 ? level + 1 : level;
}

/* As its attribute says; refused where the section does not stand across the page. */
static enum doc_orientation orientation_of(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *name = value_plain(b, scope, node, "orientation");
	const struct doc_node *around = scope->parent;
	if (!name || !*name)
		return DOC_AS_AROUND;
	while (around && around->kind == DOC_SECTION)
		around = around->parent;
	if (around && around->kind != DOC_DOCUMENT) {
		b->failed = true;
		diags_report(b->tools.diags, &bind_diag[BIND_VALUE], template_find(node, "orientation")->value.at,
			"orientation=\"%s\" in %s; only a section that stands across the page turns it", name, doc_kind_name(around->kind));
	}
	return strcmp(name, "landscape") == 0 ? DOC_LANDSCAPE : DOC_PORTRAIT;
}

void make_block_section(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const unsigned below = scope->level < ELEMENTS_LEVELS ? scope->level + 1 : ELEMENTS_LEVELS;
	const unsigned level = value_count(b, scope, node, "level", below);
	struct doc_node *section = make_block_add(b, node, scope, DOC_SECTION, level == 1 ? "h1" : "head");
	section->level = level;
	section->depth = depth_of(b, level);
	const char *page = value_plain(b, scope, node, "page");
	section->page_whole = page && strcmp(page, "whole") == 0;
	section->page_auto = section->page_whole || (page && strcmp(page, "auto") == 0);
	section->page = !section->page_auto && value_flag(b, scope, node, "page", false);
	section->orientation = orientation_of(b, node, scope);
	section->outline = value_flag(b, scope, node, "outline", true);
	section->continued = value_attribute(b, scope, node, "continued");
	const char *title = value_attribute(b, scope, node, "title"), *anchor = value_plain(b, scope, node, "anchor");
	section->anchor = binder_anchor(b, anchor && *anchor ? anchor : slug_make(b->tools.arena, slice_of(title ? title : "section"), 60));
	struct scope inner = *scope;
	inner.level = level;
	inner.numbered = value_flag(b, scope, node, "numbered", scope->numbered);
	section_head(b, node, scope, section, number_of(b, level, inner.numbered));
	struct doc_node *around = b->notes;
	b->notes = NULL;
	make_block_children(b, node, &inner, section);
	note_place(b, section);
	b->notes = around;
}

void make_block_para(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	if (scope->line) /* in a cell: a further line */
		*scope->line = (struct line_state){ .wrap = scope->line->wrap };
	struct doc_node *para = make_block_add(b, node, scope, DOC_PARA, scope->line ? "" : "text");
	const char *anchor = value_plain(b, scope, node, "anchor");
	if (anchor && *anchor)
		para->anchor = binder_anchor(b, anchor);
	fill_inlines(b, node, scope, para, false);
}

void make_block_columns(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	make_block_children(b, node, scope, make_block_add(b, node, scope, DOC_COLUMNS, ""));
}

void make_block_column(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	if (scope->table) {
		make_table_column(b, node, scope);
		return;
	}
	struct doc_node *column = make_block_add(b, node, scope, DOC_COLUMN, "");
	column->columns = value_count(b, scope, node, "span", ELEMENTS_GRID);
	make_block_children(b, node, scope, column);
}

void make_block_band(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	make_block_children(b, node, scope, make_block_add(b, node, scope, DOC_BAND, "band"));
}

void make_block_keep(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	make_block_children(b, node, scope, make_block_add(b, node, scope, DOC_BAND, "keep"));
}

void make_block_space(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	binder_add(b, scope->parent, DOC_SPACE, scope->style, node->at)->height = value_length(b, scope, node, "height", 0);
}

void make_block_break(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	binder_add(b, scope->parent, DOC_BREAK, scope->style, node->at);
}

void make_block_toc(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	make_block_add(b, node, scope, DOC_TOC, "toc")->level = value_count(b, scope, node, "level", 2);
}

/* One label and value of a grid made by `select`. */
static void selected_field(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *grid)
{
	const struct template_attribute *value = template_find(node, "value");
	struct doc_node *field = binder_add(b, grid, DOC_FIELD, binder_style(b, grid->style, node->at, "field"), node->at);
	struct scope inner = *scope;
	inner.style = field->style;
	add_attribute_text(b, node, &inner, field, DOC_LABEL, "label", "key");
	struct doc_node *cell = binder_add(b, field, DOC_CELL, binder_style(b, field->style, node->at, "value"), node->at);
	const struct bound bound = value ? value_shown(b, scope, &value->value) : (struct bound){ .text = "" };
	doc_add_text(b->tools.arena, b->doc, cell, cell->style, bound.text)->at = bound.at;
}

static struct doc_node *grid_of(struct binder *b, const struct template_node *node, const struct scope *scope, enum doc_kind kind,
	const char *style, unsigned columns)
{
	struct doc_node *grid = make_block_add(b, node, scope, kind, style);
	grid->columns = value_count(b, scope, node, "columns", columns);
	return grid;
}

void make_block_fields(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct doc_node *grid = grid_of(b, node, scope, DOC_FIELDS, "fields", 2);
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped; i++) {
		struct scope inner = walk_scope(scope, &nodes, i);
		selected_field(b, node, &inner, grid);
	}
	make_block_children(b, node, scope, grid);
}

static void field(struct binder *b, const struct template_node *node, const struct scope *scope, const char *style, const char *label)
{
	struct doc_node *made = make_block_add(b, node, scope, DOC_FIELD, style);
	struct scope inner = *scope;
	inner.style = made->style;
	add_attribute_text(b, node, &inner, made, DOC_LABEL, "label", label);
	struct doc_node *cell = binder_add(b, made, DOC_CELL, binder_style(b, made->style, node->at, "value"), node->at);
	fill_inlines(b, node, scope, cell, true);
}

void make_block_field(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	field(b, node, scope, "field", "key");
}

void make_block_facts(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	make_block_children(b, node, scope, grid_of(b, node, scope, DOC_FACTS, "facts", 3));
}

void make_block_fact(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	field(b, node, scope, "fact", "label");
}
