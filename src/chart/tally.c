/* The tally of an audit: one cell a check, worst first, so that the length of a colour is its share. Many checks become one bar a
 * verdict. Names and counts stand below where each part begins, the last one at the right end. */
#include "chart/frame.h"
#include "chart/kinds.h"

#include <math.h>
#include <string.h>

enum { SET_PART };
enum { PART_VERDICT, PART_COUNT, PART_LABEL };
enum { MOST_PARTS = 8 };

struct tally_look {
	const char *verdict, *color; /* the color's token, without its "chart." */
	bool filled, dashed;
};

static const struct tally_look looks[] = {
	{"fail", "verdict-fail", true, false},
	{"please-check", "verdict-please-check", true, false},
	{"undisclosed", "verdict-undisclosed", false, true},
	{"uncheckable", "verdict-uncheckable", false, false},
	{"pass", "verdict-pass", true, false},
};

struct tally_label {
	double x;
	const char *text;
	struct color color;
};

struct tally {
	struct canvas *canvas;
	double pitch, height;   /* of a cell; pitch 0: bars */
	double total;
	struct tally_label labels[MOST_PARTS];
	size_t label_count;
};

static const struct tally_look *look_of(const char *verdict)
{
	for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
		if (verdict && strcmp(looks[i].verdict, verdict) == 0)
			return &looks[i];
	return &looks[3];
}

static double count_of(const struct tally *tally, size_t part)
{
	const struct chart_value *count = canvas_value(tally->canvas, SET_PART, part, PART_COUNT);
	return count->known && count->number > 0 ? floor(count->number) : 0;
}

static void draw_box(struct tally *tally, const struct tally_look *look, struct rect box)
{
	static const double dash[] = {1.8, 1.2};
	struct canvas *canvas = tally->canvas;
	const struct color color = canvas_color(canvas, look->color);
	if (look->filled) {
		canvas_rect(canvas, "check", box, color);
		return;
	}
	const double line = canvas_token(canvas, "line-outline"), half = line / 2;
	struct mark *mark = canvas_rect(canvas, "check", (struct rect){box.x + half, box.y + half, box.w - line, box.h - line}, (struct color){0});
	canvas_outline(mark, line, color);
	if (look->dashed) {
		mark->dash = dash;
		mark->dashes = sizeof dash / sizeof *dash;
	}
}

/* The part's cells, or its bar; gives where it ends. */
static double draw_part(struct tally *tally, size_t part, double x)
{
	const struct tally_look *look = look_of(canvas_value(tally->canvas, SET_PART, part, PART_VERDICT)->text);
	const double count = count_of(tally, part), gap = canvas_token(tally->canvas, "tally-gap");
	if (tally->pitch <= 0) {
		const double width = tally->canvas->plot.w * count / tally->total;
		draw_box(tally, look, (struct rect){x, tally->canvas->plot.y, fmax(width - gap, gap), tally->height});
		return x + width;
	}
	for (double i = 0; i < count; i++)
		draw_box(tally, look, (struct rect){x + i * tally->pitch, tally->canvas->plot.y, tally->pitch - gap, tally->height});
	return x + count * tally->pitch;
}

/* A label that would touch the one before it stands behind that; the last one, which ends at the right edge, and one that has no room
 * there continue it. */
static void add_label(struct tally *tally, struct shape_font font, struct tally_label label, double right, bool last)
{
	struct canvas *canvas = tally->canvas;
	struct tally_label *before = tally->label_count ? &tally->labels[tally->label_count - 1] : NULL;
	const double free = before ? before->x + canvas_width(canvas, font, before->text) + 2 * canvas_token(canvas, "pad") : label.x;
	const bool moved = free > label.x;
	if (moved && (last || free + canvas_width(canvas, font, label.text) > right)) {
		before->text = arena_printf(canvas->arena, "%s, %s", before->text, label.text);
		before->color = canvas->secondary;
	} else if (tally->label_count < MOST_PARTS) {
		label.x = moved ? free : label.x;
		tally->labels[tally->label_count++] = label;
	}
}

static void place_labels(struct tally *tally, struct shape_font font)
{
	struct canvas *canvas = tally->canvas;
	const size_t parts = canvas_rows(canvas, SET_PART);
	double x = canvas->plot.x;
	const double right = canvas->plot.x + canvas->plot.w;
	for (size_t i = 0; i < parts; i++) {
		const double width = tally->pitch > 0 ? count_of(tally, i) * tally->pitch : canvas->plot.w * count_of(tally, i) / tally->total;
		const char *text = canvas_value_text(canvas, SET_PART, i, PART_LABEL);
		const bool last = i > 0 && i + 1 == parts;
		struct color color = canvas_color(canvas, look_of(canvas_value(canvas, SET_PART, i, PART_VERDICT)->text)->color);
		add_label(tally, font, (struct tally_label){last ? right - canvas_width(canvas, font, text) : x, text, color},
			right, last);
		x += width;
	}
}

static struct picture *draw(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct canvas canvas = frame_open(arena, shaper, theme, spec, frame);
	struct tally tally = {.canvas = &canvas, .height = canvas_token(&canvas, "tally-height")};
	const struct shape_font font = canvas_font(&canvas, SHAPE_SANS, "tick-size");
	for (size_t i = 0; i < canvas_rows(&canvas, SET_PART); i++)
		tally.total += count_of(&tally, i);
	if (tally.total > 0) {
		const double gap = canvas_token(&canvas, "tally-gap"), pitch = (canvas.plot.w + gap) / tally.total;
		tally.pitch = pitch < canvas_token(&canvas, "tally-pitch-min") ? 0 : fmin(pitch, canvas_token(&canvas, "tally-pitch-max"));
	}
	double x = canvas.plot.x, right = x + canvas.plot.w;
	for (size_t i = 0; tally.total > 0 && i < canvas_rows(&canvas, SET_PART); i++)
		x = draw_part(&tally, i, x);
	if (tally.pitch > 0)
		canvas.plot.w = fmin(canvas.plot.w, x - canvas.plot.x);
	if (tally.total > 0)
		place_labels(&tally, font);
	const double baseline = canvas.plot.y + tally.height + canvas_token(&canvas, "pad") + canvas_ascent(&canvas, font);
	for (size_t i = 0; i < tally.label_count; i++)
		canvas_text_within(&canvas, "label", font, tally.labels[i].color, MARK_START, (struct point){tally.labels[i].x, baseline},
			right - tally.labels[i].x, tally.labels[i].text);
	return frame_close(&canvas, baseline + canvas_descent(&canvas, font));
}

const struct chart_kind tally_kind = {
	.name = "tally",
	.help = "checks by their verdicts, one cell a check, worst first",
	.sets = {
		{.name = "part", .required = true, .channels = {
			{"verdict", true, "fail, please-check, undisclosed, uncheckable or pass"},
			{"count", true, "how many checks"},
			{"label", true, "its words, with the number"},
		}},
	},
	.draw = draw,
};
