/* Label/value grids: a hairline above each pair, labels as wide as the widest of the section, in halves that flow in printed order
 * and are balanced; and facts: a small label over its value, in equal columns. */
#include "layout/blocks.h"

#include "layout/cell.h"
#include "layout/place.h"

enum { FIELD_LEAST = 40, FACT_LEAST = 40 }; /* points that a value and a fact need; with less there are fewer columns */

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
	if (field->anchor)
		flow_mark(f, field);
	flow_mark_inside(f, field);
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

/* The line below a grid of several columns, over them all: as the first field's. */
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

/* At most `asked` columns, none narrower than `least` points. */
static unsigned columns_that_fit(const struct flow *f, unsigned asked, double least)
{
	unsigned columns = asked ? asked : 1;
	while (columns > 1 && (f->width + f->s->look.gutter) / columns - f->s->look.gutter < least)
		columns--;
	return columns;
}

void block_fields(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	if (!node->first)
		return;
	struct flow_box box = flow_open(f, node->style);
	struct strip_set *set = arena_alloc(s->scratch, sizeof *set);
	set->kind = SET_BALANCED;
	set->count = columns_that_fit(f, node->columns, s->look.label_min + FIELD_LEAST);
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
	set->closing = set->count > 1 ? closing_line(s, node, f->x, f->width) : NULL;
	set->whole = place_set_height(s, set) <= s->body_height / 3;
	flow_strip(f, 0)->set = set;
	flow_close(f, node->style, box, node);
}

enum { FACT_COLUMNS = 12 };

struct facts { /* the columns of a block of facts */
	unsigned columns;
	double x[FACT_COLUMNS], width[FACT_COLUMNS];
};

static double widest_part(struct state *s, const struct doc_node *fact)
{
	double widest = 0;
	for (const struct doc_node *child = fact->first; child; child = child->next) {
		struct inline_text **texts;
		size_t count = cell_texts(s, child, &texts);
		double width = cell_measure(s, texts, count, NULL).max;
		widest = width > widest ? width : widest;
	}
	return widest;
}

/* Equal columns; where a fact would be broken that need not, the others give way, and the gutter down to its half. */
static struct facts facts_of(struct flow *f, const struct doc_node *node)
{
	struct facts facts = {.columns = columns_that_fit(f, node->columns < FACT_COLUMNS ? node->columns : FACT_COLUMNS, FACT_LEAST)};
	double most[FACT_COLUMNS] = {0}, sum = 0, gutter = f->s->look.gutter;
	double equal = (f->width + gutter) / facts.columns - gutter, room = equal * facts.columns;
	unsigned column = 0;
	for (const struct doc_node *fact = node->first; fact; fact = fact->next, column = (column + 1) % facts.columns) {
		double width = widest_part(f->s, fact);
		most[column] = width > most[column] ? width : most[column];
	}
	bool fits = true;
	for (unsigned i = 0; i < facts.columns; i++) {
		fits &= most[i] <= equal;
		sum += most[i];
	}
	double x = f->x, spare = f->width - sum;
	bool tight = !fits && sum > room && spare >= gutter / 2 * (facts.columns - 1);
	for (unsigned i = 0; i < facts.columns; i++) {
		facts.x[i] = x;
		facts.width[i] = tight ? most[i] : fits || sum > room ? equal : most[i] + (room - sum) / facts.columns;
		x += facts.width[i] + (tight ? spare / (facts.columns - 1) : gutter);
	}
	return facts;
}

/* One row of facts, from `first`. Gives the first of the next row. */
static const struct doc_node *lay_facts_row(struct flow *f, const struct doc_node *first, const struct facts *facts)
{
	struct flow_box box = flow_open(f, first->style);
	struct strip strip = {0};
	const struct doc_node *fact = first;
	for (unsigned i = 0; i < facts->columns && fact; i++, fact = fact->next) {
		double y = 0;
		for (const struct doc_node *child = fact->first; child; child = child->next) {
			struct cell cell = cell_lay(f->s, child, facts->width[i], STYLE_LEFT);
			cell_draw(f->s, &strip, &cell, facts->x[i], y, STRIP_ALWAYS);
			y += cell.height;
		}
		strip.height = y > strip.height ? y : strip.height;
		if (fact->anchor)
			flow_mark(f, fact);
		flow_mark_inside(f, fact);
	}
	flow_append(f, &strip);
	flow_close(f, first->style, box, first);
	return fact;
}

void block_facts(struct flow *f, const struct doc_node *node)
{
	struct flow_box box = flow_open(f, node->style);
	struct facts facts = facts_of(f, node);
	for (const struct doc_node *fact = node->first; fact;)
		fact = lay_facts_row(f, fact, &facts);
	flow_close(f, node->style, box, node);
}
