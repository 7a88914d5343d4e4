/* Building small documents for the layout's tests: plain styles, the fake ruler, and looking things up on the pages. */
#ifndef SUPPORT_LAYOUT_DOC_H
#define SUPPORT_LAYOUT_DOC_H

#include "layout/layout.h"

#include <check.h>
#include <string.h>

#define INK {0, 0, 0, 255}

static const struct style body_style = {.name = "body", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK};
static const struct style para_style = {
	.name = "para", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .space_before = 4, .space_after = 6,
};
static const struct style section_style = {
	.name = "section", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .space_before = 18, .rule = 1, .rule_gap = 4, .rule_color = INK,
};
static const struct style head_style = {
	.name = "head", .font = {SHAPE_SANS_BOLD, 10, 0}, .leading = 12, .color = INK, .space_after = 6, .keep_next = true,
};
static const struct style row_style = {
	.name = "row", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .rule = 0.5, .rule_gap = 1, .pad_bottom = 2, .rule_color = INK,
};
static const struct style small_style = {.name = "small", .font = {SHAPE_SANS, 7, 0}, .leading = 10, .color = INK};
static const struct style mono_style = {.name = "mono", .font = {SHAPE_MONO, 7, 0}, .leading = 10, .color = INK};
static const struct style keep_style = {.name = "keep", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .keep = true};
static const struct style band_style = {
	.name = "band", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .background = {240, 240, 240, 255},
	.pad_top = 6, .pad_bottom = 6, .pad_left = 8, .pad_right = 8, .space_before = 14, .space_after = 18,
};

struct page_case { /* a document being built and its pages */
	struct arena *arena;
	struct diags *diags;
	struct doc *doc;
	struct pages *pages;
};

static inline struct page_case case_new(double width, double height)
{
	struct page_case c = {.arena = arena_new()};
	c.diags = diags_new(c.arena);
	c.doc = doc_new(c.arena);
	doc_add(c.arena, c.doc, NULL, DOC_DOCUMENT, &body_style);
	c.doc->page_width = width;
	c.doc->page_height = height;
	c.doc->margin_left = c.doc->margin_right = 48;
	c.doc->margin_top = 54;
	c.doc->margin_bottom = 60;
	return c;
}

static inline struct doc_node *case_add(struct page_case *c, struct doc_node *parent, enum doc_kind kind, const struct style *style)
{
	return doc_add(c->arena, c->doc, parent ? parent : c->doc->root, kind, style);
}

static inline struct doc_node *case_text(struct page_case *c, struct doc_node *parent, const struct style *style, const char *text)
{
	return doc_add_text(c->arena, c->doc, parent, style, text);
}

static inline struct doc_node *case_para(struct page_case *c, struct doc_node *parent, const struct style *style, const char *text)
{
	struct doc_node *para = case_add(c, parent, DOC_PARA, style);
	case_text(c, para, style, text);
	return para;
}

static inline struct doc_node *case_section(struct page_case *c, struct doc_node *parent, unsigned level, const char *title)
{
	struct doc_node *section = case_add(c, parent, DOC_SECTION, &section_style);
	section->level = level;
	section->outline = true;
	struct doc_node *head = case_add(c, section, DOC_HEAD, &head_style);
	case_text(c, case_add(c, head, DOC_TITLE, &head_style), &head_style, title);
	return section;
}

static inline struct doc_node *case_cell(struct page_case *c, struct doc_node *row, enum doc_kind kind, const char *text)
{
	struct doc_node *cell = case_add(c, row, kind, &body_style);
	cell->span = 1;
	if (text && *text)
		case_text(c, cell, &body_style, text);
	return cell;
}

static inline struct doc_node *case_row(struct page_case *c, struct doc_node *parent, enum doc_kind kind, const char *const *cells, size_t count)
{
	struct doc_node *row = case_add(c, parent, kind, &row_style);
	for (size_t i = 0; i < count; i++)
		case_cell(c, row, DOC_CELL, cells[i]);
	return row;
}

static inline void case_lay(struct page_case *c)
{
	struct layout_tools tools = {.arena = c->arena, .diags = c->diags, .shaper = shape_fake(c->arena)};
	c->pages = layout_document(tools, c->doc);
	ck_assert_ptr_nonnull(c->pages);
}

struct case_counter { /* a shaper that counts what is asked of it */
	struct shaper shaper;
	struct shaper *fake;
	size_t shaped;
};

static inline const struct shape *case_counted_shape(struct shaper *shaper, enum shape_face face, struct slice text)
{
	struct case_counter *counter = (struct case_counter *)shaper;
	counter->shaped++;
	return counter->fake->shape(counter->fake, face, text);
}

static inline struct shape_metrics case_counted_metrics(struct shaper *shaper, enum shape_face face)
{
	struct case_counter *counter = (struct case_counter *)shaper;
	return counter->fake->metrics(counter->fake, face);
}

/* Lays out; gives how many words were asked for. */
static inline size_t case_lay_counted(struct page_case *c)
{
	struct case_counter counter = {.shaper = {.shape = case_counted_shape, .metrics = case_counted_metrics}, .fake = shape_fake(c->arena)};
	struct layout_tools tools = {.arena = c->arena, .diags = c->diags, .shaper = &counter.shaper};
	c->pages = layout_document(tools, c->doc);
	ck_assert_ptr_nonnull(c->pages);
	return counter.shaped;
}

static inline void case_drop(struct page_case *c)
{
	arena_drop(c->arena);
}

/* Index of the first text item at or after `from` on a page whose words (trailing blanks aside) are these; its item or NULL. */
static inline const struct page_item *case_find(const struct page_case *c, size_t page, const char *words)
{
	const struct page *p = &c->pages->pages[page];
	for (size_t i = 0; i < p->count; i++)
		if (p->items[i].kind == PAGE_TEXT && slice_is(slice_trim_end(p->items[i].text), words))
			return &p->items[i];
	return NULL;
}

static inline size_t case_count(const struct page_case *c, size_t page, enum page_item_kind kind)
{
	size_t count = 0;
	for (size_t i = 0; i < c->pages->pages[page].count; i++)
		count += c->pages->pages[page].items[i].kind == kind;
	return count;
}

static inline bool case_reported(const struct page_case *c, const char *tag)
{
	for (size_t i = 0; i < diags_count(c->diags); i++)
		if (strcmp(diags_at(c->diags, i)->kind->tag, tag) == 0)
			return true;
	return false;
}

#endif
