/* Opens and closes the shared state of one layout and reads the theme's numbers, each with the value it has where a theme
 * (a slide's, a test's) does not give it. */
#include "layout/state.h"

#include <assert.h>

static double number(const struct theme *theme, const char *name, double otherwise)
{
	return theme && theme_has_number(theme, name) ? theme_number(theme, name) : otherwise;
}

static unsigned count(const struct theme *theme, const char *name, unsigned otherwise)
{
	double value = number(theme, name, otherwise);
	return value >= 1 ? (unsigned)value : otherwise;
}

static struct look look_of(const struct theme *theme)
{
	return (struct look){
		.gutter = number(theme, "grid.gutter", 12),
		.grid = count(theme, "grid.columns", 12),
		.table_gutter = number(theme, "space.columns", 12),
		.head_gap = number(theme, "space.head-finding", 6),
		.header_baseline = number(theme, "page.header", 31),
		.footer_top = number(theme, "page.footer", 46),
		.label_min = number(theme, "fields.label-min", 62),
		.label_max = number(theme, "fields.label-max", 82),
		.label_gap = number(theme, "fields.label-gap", 8),
		.symbol = number(theme, "symbol.size", 9) / number(theme, "size.text", 8.5),
		.mark_hang = number(theme, "mark.hang", 8),
		.page_share = number(theme, "page.share", 0.45),
		.pre_fit = count(theme, "pre.columns-fit", 56),
		.pre_hang = count(theme, "pre.hang", 2),
	};
}

struct state state_open(struct layout_tools tools, const struct doc *doc, unsigned digits)
{
	struct state s = {.tools = tools, .doc = doc, .digits = digits, .scratch = arena_new(), .brief = arena_new(), .look = look_of(tools.theme)};
	s.before = tools.whole ? tools.whole->before : 0;
	state_turn(&s, false);
	return s;
}

void state_turn(struct state *s, bool wide)
{
	const struct doc *doc = s->doc;
	s->wide = wide;
	s->body_width = (wide ? doc->page_height : doc->page_width) - doc->margin_left - doc->margin_right;
	s->body_height = (wide ? doc->page_width : doc->page_height) - doc->margin_top - doc->margin_bottom;
}

void state_close(struct state *s)
{
	arena_drop(s->scratch);
	arena_drop(s->brief);
	s->scratch = s->brief = NULL;
}

void state_begin_brief(struct state *s)
{
	assert(!s->lasting);
	s->lasting = s->scratch;
	s->scratch = s->brief;
}

void state_end_brief(struct state *s)
{
	assert(s->lasting);
	s->scratch = s->lasting;
	s->lasting = NULL;
	arena_reset(s->brief);
}

const struct style *state_style(struct state *s, const struct style *base, const char *name)
{
	if (!s->tools.theme)
		return base;
	return theme_style(s->tools.theme, s->tools.diags, (struct place){0}, base, name);
}
