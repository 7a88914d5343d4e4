/* Label/value grids: a hairline above each pair, labels as wide as the widest of the section, in halves that flow in printed order
 * and are balanced; and facts: a small label over its value, in equal columns. */
#include "layout/blocks.h"

#include "layout/cell.h"
#include "layout/place.h"

static const struct doc_node *part(const struct doc_node *field, enum doc_kind kind)
{
	for (const struct doc_node *child = field->first; child; child = child->next)
		if (child->kind == kind)
			return child;
	return NULL;
}

static double widest_label(struct state *s, const struct doc_node *node)
{
	double widest = 0;
	for (const struct doc_node *child = node->first; child; child = child->next) {
		double width = 0;
		const struct doc_node *label = child->kind == DOC_FIELD && node->kind == DOC_FIELDS ? part(child, DOC_LABEL) : NULL;
		if (label)
			width = inline_max_width(s, inline_collect(s, label));
		else if (child->kind == DOC_SECTION || child->kind == DOC_FIELDS || child->kind == DOC_COLUMNS || child->kind == DOC_COLUMN || child->kind == DOC_BAND)
			width = widest_label(s, child);
		widest = width > widest ? width : widest;
	}
	return widest;
}

/* The widest label of the outermost section around a grid, measured once. */
static double section_label(struct state *s, const struct doc_node *fields)
{
	const struct doc_node *section = fields;
	for (const struct doc_node *node = fields; node; node = node->parent)
		if (node->kind == DOC_SECTION)
			section = node;
	if (s->label_sections && s->labels[s->label_sections - 1].section == section)
		return s->labels[s->label_sections - 1].width;
	struct state_label *label = arena_push(s->scratch, &s->labels, &s->label_sections, &s->label_capacity, sizeof *label);
	*label = (struct state_label){section, widest_label(s, section)};
	return label->width;
}

static double label_width(struct state *s, const struct doc_node *fields, double column)
{
	double most = s->look.label_max > column / 3 ? s->look.label_max : column / 3;
	double width = section_label(s, fields) + s->look.label_gap;
	if (width > most)
		width = most;
	if (width < s->look.label_min)
		width = s->look.label_min;
	return width < column * 0.6 ? width : column * 0.6;
}

static void lay_field(struct flow *f, const struct doc_node *field, double label_room)
{
	struct state *s = f->s;
	struct flow_box box = flow_open(f, field->style);
	const struct doc_node *label = part(field, DOC_LABEL), *value = part(field, DOC_CELL);
	struct cell parts[2] = {0};
	if (label)
		parts[0] = cell_lay(s, label, label_room - s->look.label_gap, STYLE_LEFT);
	if (value)
		parts[1] = cell_lay(s, value, f->width - label_room, STYLE_LEFT);
	double up = parts[0].up > parts[1].up ? parts[0].up : parts[1].up;
	double x[2] = {f->x, f->x + label_room};
	struct strip strip = {0};
	for (int i = 0; i < 2; i++) {
		double y = parts[i].count ? up - parts[i].up : 0;
		cell_draw(s, &strip, &parts[i], x[i], y, STRIP_ALWAYS);
		strip.height = y + parts[i].height > strip.height ? y + parts[i].height : strip.height;
	}
	flow_append(f, &strip);
	flow_close(f, field->style, box, field);
}

/* The line below the grid, over all columns: as the first field's. */
static struct strip *closing_line(struct state *s, const struct doc_node *fields, double x, double width)
{
	const struct style *style = fields->first ? fields->first->style : NULL;
	if (!style || style->rule <= 0)
		return NULL;
	struct strip *strip = arena_alloc(s->scratch, sizeof *strip);
	strip->height = style->rule;
	strip_add_rect(s, strip, (struct rect){x, 0, width, style->rule}, style->rule_color);
	return strip;
}

void block_fields(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	if (!node->first)
		return;
	struct flow_box box = flow_open(f, node->style);
	struct strip_set *set = arena_alloc(s->scratch, sizeof *set);
	set->kind = SET_BALANCED;
	set->count = node->columns ? node->columns : 1;
	set->galleys = arena_alloc(s->scratch, sizeof *set->galleys);
	set->width = f->width;
	double column = (f->width + s->look.gutter) / (double)set->count - s->look.gutter;
	double *x = arena_array(s->scratch, set->count, sizeof *x);
	for (size_t i = 0; i < set->count; i++)
		x[i] = f->x + (double)i * (column + s->look.gutter);
	set->x = x;
	struct flow inner = flow_new(s, &set->galleys[0], column);
	inner.lead = s->body_height - flow_room(f);
	double label_room = label_width(s, node, column);
	for (const struct doc_node *field = node->first; field; field = field->next)
		lay_field(&inner, field, label_room);
	set->closing = closing_line(s, node, f->x, f->width);
	set->whole = place_set_height(s, set) <= s->body_height / 3;
	flow_strip(f, 0)->set = set;
	flow_close(f, node->style, box, node);
}

/* One row of facts: from `first`, at most `columns`. Gives the first of the next row. */
static const struct doc_node *lay_facts_row(struct flow *f, const struct doc_node *first, unsigned columns)
{
	struct state *s = f->s;
	double column = (f->width + s->look.gutter) / columns - s->look.gutter;
	struct flow_box box = flow_open(f, first->style);
	struct strip strip = {0};
	const struct doc_node *fact = first;
	for (unsigned i = 0; i < columns && fact; i++, fact = fact->next) {
		double x = f->x + i * (column + s->look.gutter), y = 0;
		for (const struct doc_node *child = fact->first; child; child = child->next) {
			struct cell cell = cell_lay(s, child, column, STYLE_LEFT);
			cell_draw(s, &strip, &cell, x, y, STRIP_ALWAYS);
			y += cell.height;
		}
		strip.height = y > strip.height ? y : strip.height;
		if (fact->anchor)
			flow_mark(f, fact);
	}
	flow_append(f, &strip);
	flow_close(f, first->style, box, first);
	return fact;
}

void block_facts(struct flow *f, const struct doc_node *node)
{
	struct flow_box box = flow_open(f, node->style);
	for (const struct doc_node *fact = node->first; fact;)
		fact = lay_facts_row(f, fact, node->columns ? node->columns : 1);
	flow_close(f, node->style, box, node);
}
