/* Label placement: all measured, nothing drawn. */
#include "chart/label.h"

#include "text/line.h"

#include <math.h>

/* As much of the line's beginning as fits with an ellipsis behind it. */
static const char *cut(struct arena *arena, struct shaper *shaper, struct shape_font font, struct slice line, double width)
{
	for (size_t n = line.n; n > 0; n--) {
		bool inside_rune = n < line.n && ((unsigned char)line.s[n] & 0xC0) == 0x80;
		if (inside_rune)
			continue;
		const char *text = arena_printf(arena, "%.*s…", (int)n, line.s);
		if (shape_width(shaper, font, slice_of(text)) <= width)
			return text;
	}
	return "…";
}

/* The text of one filled line, all pieces of one span. */
static struct slice line_text(const struct line *line)
{
	if (!line->count)
		return slice_of("");
	const struct line_piece *last = &line->pieces[line->count - 1];
	const char *start = line->pieces[0].text.s;
	return slice_trim_end((struct slice){start, (size_t)(last->text.s + last->text.n - start)});
}

size_t label_lines(struct arena *arena, struct shaper *shaper, struct shape_font font, const char *text, double width, size_t most,
	const char ***lines)
{
	struct line_span span = {.text = slice_of(text), .font = font};
	struct line *filled;
	size_t needed = line_fill(arena, shaper, &span, 1, (struct line_options){.width = fmax(width, 1)}, &filled);
	size_t count = needed < most ? needed : most;
	*lines = arena_array(arena, count, sizeof **lines);
	for (size_t i = 0; i < count; i++) {
		struct slice line = line_text(&filled[i]);
		(*lines)[i] = i + 1 == count && needed > most ? cut(arena, shaper, font, line, width) : arena_copy(arena, line.s, line.n);
	}
	return count;
}

size_t label_even_lines(struct arena *arena, struct shaper *shaper, struct shape_font font, const char *text, double width, size_t most,
	const char ***lines)
{
	static const double short_share = 0.3;
	size_t count = label_lines(arena, shaper, font, text, width, most, lines), all = count;
	if (count < 2 || shape_width(shaper, font, slice_of((*lines)[count - 1])) > width * short_share)
		return count;
	double narrow = width / (double)count, wide = width; /* the narrowest that needs no more lines lies between */
	for (int step = 0; step < 10; step++) {
		double middle = (narrow + wide) / 2;
		all = label_lines(arena, shaper, font, text, middle, most + 1, lines);
		*(all > count ? &narrow : &wide) = middle;
	}
	return label_lines(arena, shaper, font, text, wide, most, lines);
}

double label_word(struct arena *arena, struct shaper *shaper, struct shape_font font, const char *text)
{
	struct line_span span = {.text = slice_of(text), .font = font};
	return line_min_width(arena, shaper, &span, 1);
}

/* Pooled neighbours of an isotonic regression: `count` values whose mean is `mean`. */
struct pool {
	double mean;
	size_t count;
};

bool label_spread(struct arena *arena, double *centers, const double *widths, size_t count, double gap, double low, double high)
{
	if (count == 0)
		return true;
	/* offsets[i]: how far box i stands right of box 0 when all are packed; without it, centers must only not fall */
	double *offsets = arena_array(arena, count, sizeof *offsets);
	for (size_t i = 1; i < count; i++)
		offsets[i] = offsets[i - 1] + widths[i - 1] / 2 + gap + widths[i] / 2;
	double least = low + widths[0] / 2, most = high - widths[count - 1] / 2 - offsets[count - 1];
	if (least > most + 1e-9)
		return false;
	struct pool *pools = arena_array(arena, count, sizeof *pools);
	size_t used = 0;
	for (size_t i = 0; i < count; i++) {
		pools[used++] = (struct pool){centers[i] - offsets[i], 1};
		while (used > 1 && pools[used - 2].mean > pools[used - 1].mean) {
			struct pool *a = &pools[used - 2], *b = &pools[used - 1];
			a->mean = (a->mean * (double)a->count + b->mean * (double)b->count) / (double)(a->count + b->count);
			a->count += b->count;
			used--;
		}
	}
	for (size_t pool = 0, i = 0; pool < used; pool++)
		for (size_t j = 0; j < pools[pool].count; j++, i++)
			centers[i] = fmax(least, fmin(most, pools[pool].mean)) + offsets[i];
	return true;
}

const char *label_fit(struct shaper *shaper, struct shape_font font, double width, const char *const *wordings)
{
	for (; *wordings; wordings++)
		if (shape_width(shaper, font, slice_of(*wordings)) <= width)
			return *wordings;
	return NULL;
}
