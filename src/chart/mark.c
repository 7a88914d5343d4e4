/* The growing list of marks of a picture. */
#include "chart/mark.h"

static struct mark *append(struct arena *arena, struct picture *picture, enum mark_kind kind, const char *role)
{
	struct mark *mark = arena_push(arena, &picture->marks, &picture->count, &picture->capacity, sizeof *mark);
	mark->kind = kind;
	mark->role = role;
	return mark;
}

struct mark *mark_shape(struct arena *arena, struct picture *picture, const char *role, struct path path)
{
	struct mark *mark = append(arena, picture, MARK_SHAPE, role);
	mark->path = path;
	return mark;
}

struct mark *mark_text(struct arena *arena, struct picture *picture, const char *role, struct shaper *shaper,
	struct shape_font font, struct color color, enum mark_anchor anchor, double x, double y, const char *text)
{
	struct mark *mark = append(arena, picture, MARK_TEXT, role);
	mark->text = text;
	mark->font = font;
	mark->color = color;
	mark->anchor = anchor;
	mark->x = x;
	mark->y = y;
	mark->width = shape_width(shaper, font, slice_of(text));
	return mark;
}

void mark_clip(struct arena *arena, struct picture *picture, struct path path)
{
	append(arena, picture, MARK_CLIP, "clip")->path = path;
}

void mark_unclip(struct arena *arena, struct picture *picture)
{
	append(arena, picture, MARK_UNCLIP, "unclip");
}

struct rect mark_bounds(const struct mark *mark, struct shaper *shaper)
{
	if (mark->kind == MARK_TEXT) {
		struct shape_metrics metrics = shaper->metrics(shaper, mark->font.face);
		double back = mark->anchor == MARK_START ? 0 : mark->anchor == MARK_MIDDLE ? mark->width / 2 : mark->width;
		return (struct rect){mark->x - back, mark->y - metrics.ascent * mark->font.size, mark->width,
			(metrics.ascent + metrics.descent) * mark->font.size};
	}
	struct rect bounds = geom_bounds(&mark->path);
	double out = mark->stroke.a ? mark->stroke_width / 2 : 0;
	return (struct rect){bounds.x - out, bounds.y - out, bounds.w + 2 * out, bounds.h + 2 * out};
}
