/* For tests of charts: specs from tables of text, the shipped looks, the fake ruler, and what must hold of every picture. */
#ifndef SUPPORT_CHARTS_H
#define SUPPORT_CHARTS_H

#include "base/buf.h"
#include "base/number.h"
#include "chart/chart.h"
#include "style/message.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define CHARTS_UNUSED __attribute__((unused))

struct charts {
	struct arena *house;    /* themes, words */
	struct arena *arena;    /* specs and pictures */
	struct diags *diags;
	struct shaper *shaper;
	struct theme *print, *slide;
	struct messages *messages;
};

enum { CHARTS_LOOKS = 3 }; /* print, slide, half a slide */

struct charts_row {
	const char *values[CHART_CHANNELS];
};

CHARTS_UNUSED static struct charts charts_open(void)
{
	struct charts charts = {.house = arena_new(), .arena = arena_new()};
	charts.diags = diags_new(charts.house);
	diags_echo(charts.diags, 2);
	charts.shaper = shape_fake(charts.house);
	charts.print = theme_load(charts.house, charts.diags, "templates", "print");
	charts.slide = theme_load(charts.house, charts.diags, "templates", "slide-light");
	charts.messages = messages_load(charts.house, charts.diags, "templates", "en");
	ck_assert(charts.print && charts.slide && charts.messages);
	return charts;
}

CHARTS_UNUSED static void charts_close(struct charts *charts)
{
	ck_assert_uint_eq(diags_count(charts->diags), 0); /* no token, word or style was lacking */
	arena_drop(charts->arena);
	arena_drop(charts->house);
}

/* A value as bind would give it: its text, and the number that it spells. */
CHARTS_UNUSED static struct chart_value charts_value(struct arena *arena, const char *text)
{
	struct chart_value value = {.text = text};
	char *plain = text ? arena_string(arena, text) : NULL;
	size_t n = 0;
	for (char *c = plain; c && *c; c++)
		if (*c != ',')
			plain[n++] = *c;
	value.known = plain && number_parse((struct slice){plain, n}, &value.number);
	return value;
}

CHARTS_UNUSED static void charts_fill(struct charts *charts, struct chart_spec *spec, size_t set, const struct charts_row *rows, size_t count)
{
	struct chart_row *made = arena_array(charts->arena, count, sizeof *made);
	for (size_t i = 0; i < count; i++) {
		struct chart_value *values = arena_array(charts->arena, CHART_CHANNELS, sizeof *values);
		for (size_t c = 0; c < CHART_CHANNELS; c++)
			values[c] = charts_value(charts->arena, rows[i].values[c]);
		made[i].values = values;
	}
	((struct chart_set *)spec->sets)[set] = (struct chart_set){count, made};
}

#define CHARTS_FILL(charts, spec, set, rows) charts_fill(charts, spec, set, rows, sizeof(rows) / sizeof(rows)[0])

CHARTS_UNUSED static struct chart_spec charts_spec(struct charts *charts, const char *kind)
{
	struct chart_spec spec = {.kind = chart_find(kind), .messages = charts->messages, .id = "t", .alt = "alternative"};
	ck_assert_ptr_nonnull(spec.kind);
	spec.sets = arena_array(charts->arena, CHART_SETS, sizeof *spec.sets);
	spec.words = arena_array(charts->arena, CHART_WORDS, sizeof *spec.words);
	for (size_t i = 0; i < CHART_WORDS && spec.kind->words[i]; i++) {
		const char *id = arena_printf(charts->arena, "chart.%s.%s", kind, spec.kind->words[i]);
		spec.words[i] = message_text(charts->arena, charts->messages, charts->diags, id, NULL, 0);
	}
	spec.title = "What was found, with its number 5,185.45";
	spec.subtitle = "benchmark · n = 1 · a mark is a transaction";
	spec.sources[0] = "Conditions first.";
	spec.sources[1] = "Source: published 16 Mar 2010.";
	return spec;
}

CHARTS_UNUSED static struct picture *charts_draw(struct charts *charts, struct chart_spec spec, int look)
{
	if (look > 0)
		return chart_draw(charts->arena, charts->shaper, charts->slide, &spec, (struct chart_frame){look == 1 ? 1280 : 640, 720, true, true});
	spec.title = spec.subtitle = spec.sources[0] = NULL;
	return chart_draw(charts->arena, charts->shaper, charts->print, &spec, (struct chart_frame){.width = 499.28});
}

CHARTS_UNUSED static size_t charts_count(const struct picture *picture, const char *role)
{
	size_t count = 0;
	for (size_t i = 0; i < picture->count; i++)
		count += strcmp(picture->marks[i].role, role) == 0;
	return count;
}

/* The n-th mark of a role, from 0. */
CHARTS_UNUSED static const struct mark *charts_mark(const struct picture *picture, const char *role, size_t n)
{
	for (size_t i = 0; i < picture->count; i++)
		if (strcmp(picture->marks[i].role, role) == 0 && n-- == 0)
			return &picture->marks[i];
	ck_abort_msg("no such mark: %s", role);
	return NULL;
}

CHARTS_UNUSED static struct rect charts_rect(const struct picture *picture, const char *role, size_t n)
{
	return geom_bounds(&charts_mark(picture, role, n)->path);
}

CHARTS_UNUSED static void charts_fail(const struct picture *picture, const char *what, const struct mark *a, const struct mark *b)
{
	struct buf dump = {0};
	chart_dump(&dump, picture);
	fprintf(stderr, "%s", dump.s);
	ck_abort_msg("%s: %s \"%s\" and %s \"%s\"", what, a->role, a->text ? a->text : "", b ? b->role : "", b && b->text ? b->text : "");
}

/* From the baseline to the height of capitals: what of a text is seen. */
CHARTS_UNUSED static struct rect charts_ink(struct charts *charts, const struct mark *text)
{
	struct rect box = mark_bounds(text, charts->shaper);
	double cap = charts->shaper->metrics(charts->shaper, text->font.face).cap_height * text->font.size;
	return (struct rect){box.x, text->y - cap, box.w, cap};
}

/* Marks that say a value: no text may stand on them. */
CHARTS_UNUSED static bool charts_says_value(const struct mark *mark)
{
	static const char *const roles[] = {"average", "p90", "limit", "maximum", "dot", "critical", "max", "sla"};
	for (size_t i = 0; mark->kind == MARK_SHAPE && i < sizeof roles / sizeof *roles; i++)
		if (strcmp(mark->role, roles[i]) == 0)
			return true;
	return false;
}

CHARTS_UNUSED static void charts_check_marks(struct charts *charts, const struct picture *picture, const struct mark *text)
{
	struct rect ink = charts_ink(charts, text);
	for (size_t i = 0; i < picture->count; i++)
		if (charts_says_value(&picture->marks[i]) && geom_overlap(ink, mark_bounds(&picture->marks[i], charts->shaper), 0.6))
			charts_fail(picture, "on a mark", text, &picture->marks[i]);
}

/* All marks finite and inside the picture, all texts apart from each other and from marks that say a value. */
CHARTS_UNUSED static void charts_check(struct charts *charts, const struct picture *picture)
{
	struct rect frame = {0, 0, picture->width, picture->height};
	ck_assert(isfinite(picture->height) && picture->height > 0);
	for (size_t i = 0; i < picture->count; i++) {
		const struct mark *mark = &picture->marks[i];
		if (mark->kind == MARK_UNCLIP)
			continue;
		struct rect bounds = mark_bounds(mark, charts->shaper);
		if (!isfinite(bounds.x + bounds.y + bounds.w + bounds.h) || !geom_inside(bounds, frame, 0.6))
			charts_fail(picture, "outside", mark, NULL);
		for (size_t j = 0; j < i && mark->kind == MARK_TEXT; j++)
			if (picture->marks[j].kind == MARK_TEXT && geom_overlap(bounds, mark_bounds(&picture->marks[j], charts->shaper), 0.6))
				charts_fail(picture, "overlap", &picture->marks[j], mark);
		if (mark->kind == MARK_TEXT)
			charts_check_marks(charts, picture, mark);
	}
}

/* A small generator, the same on every machine. */
CHARTS_UNUSED static unsigned charts_random(uint64_t *state)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(*state >> 33);
}

CHARTS_UNUSED static const char *charts_random_number(struct charts *charts, uint64_t *state)
{
	switch (charts_random(state) % 10) {
	case 0: return "0";
	case 1: return "not disclosed";
	case 2: return NULL;
	case 3: return "5,185.45";
	default: break;
	}
	double value = pow(10, -9 + 21.0 * (charts_random(state) % 10000) / 10000.0);
	struct buf out = {0};
	number_print(&out, value, value < 1e-3 ? 9 : 3);
	const char *text = arena_string(charts->arena, out.s);
	buf_drop(&out);
	return text;
}

CHARTS_UNUSED static const char *charts_random_label(struct charts *charts, uint64_t *state)
{
	static const char *const words[] = {"Purchase", "A&B <C>", "\"D\" 50%", "Oracle WebLogic Server Standard Edition Release 10.3.3 on Cisco UCS C250 M2",
		"x", "Manufacturing", "-Djavax.xml.parsers.DocumentBuilderFactory=com.sun.org.apache.xerces.internal.jaxp.DocumentBuilderFactoryImpl", "ß漢字"};
	const char *text = words[charts_random(state) % 8];
	for (unsigned more = charts_random(state) % 4; more > 0; more--)
		text = arena_printf(charts->arena, "%s %s", text, words[charts_random(state) % 8]);
	return text;
}

#endif
