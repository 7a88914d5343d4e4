/* Looking up kinds and their channels, drawing, and the text form of a picture. */
#include "chart/chart.h"

#include "base/number.h"
#include "chart/kinds.h"

#include <assert.h>
#include <math.h>
#include <string.h>

const struct chart_kind *chart_find(const char *name)
{
	for (size_t i = 0; i < kinds_count(); i++)
		if (strcmp(kinds_at(i)->name, name) == 0)
			return kinds_at(i);
	return NULL;
}

size_t chart_count(void)
{
	return kinds_count();
}

const struct chart_kind *chart_at(size_t i)
{
	return kinds_at(i);
}

int chart_channel(const struct chart_kind *kind, size_t set, const char *channel)
{
	assert(set < CHART_SETS);
	const struct chart_channel *channels = kind->sets[set].channels;
	for (int i = 0; i < CHART_CHANNELS && channels[i].name; i++)
		if (strcmp(channels[i].name, channel) == 0)
			return i;
	return -1;
}

struct chart_frame chart_alone(const struct theme *theme)
{
	const double height = theme_number(theme, "chart.height");
	return (struct chart_frame){.width = fmax(theme_number(theme, "chart.width"), 1), .height = height, .slide = height > 0, .alone = true};
}

struct picture *chart_draw(struct arena *arena, struct shaper *shaper, const struct theme *theme,
	const struct chart_spec *spec, struct chart_frame frame)
{
	assert(spec->kind && frame.width > 0);
	return spec->kind->draw(arena, shaper, theme, spec, frame);
}

static void dump_number(struct buf *out, double value)
{
	buf_addc(out, ' ');
	number_print(out, value, 2);
}

static void dump_color(struct buf *out, const char *name, struct color color)
{
	if (!color.a)
		return;
	buf_addf(out, " %s=#%02x%02x%02x", name, color.r, color.g, color.b);
	if (color.a != 255)
		buf_addf(out, "%02x", color.a);
}

static void dump_path(struct buf *out, const struct path *path)
{
	struct rect rect;
	if (geom_is_rect(path, &rect)) {
		buf_adds(out, " rect");
		dump_number(out, rect.x);
		dump_number(out, rect.y);
		dump_number(out, rect.w);
		dump_number(out, rect.h);
		return;
	}
	buf_adds(out, " path");
	for (size_t i = 0; i < path->count; i++) {
		const struct path_step *step = &path->steps[i];
		static const int points[] = {[PATH_MOVE] = 1, [PATH_LINE] = 1, [PATH_CURVE] = 3, [PATH_CLOSE] = 0};
		buf_addf(out, " %c", "MLCZ"[step->verb]);
		for (int p = 0; p < points[step->verb]; p++) {
			dump_number(out, step->p[p].x);
			dump_number(out, step->p[p].y);
		}
	}
}

static void dump_text(struct buf *out, const struct mark *mark)
{
	static const char *const anchors[] = {"start", "middle", "end"};
	static const char *const faces[SHAPE_FACES] = {"sans", "sans-bold", "sans-italic", "mono", "mono-bold"};
	dump_number(out, mark->x);
	dump_number(out, mark->y);
	buf_addf(out, " %s %s", anchors[mark->anchor], faces[mark->font.face]);
	dump_number(out, mark->font.size);
	buf_adds(out, " w");
	dump_number(out, mark->width);
	dump_color(out, "color", mark->color);
	buf_addf(out, " \"%s\"", mark->text);
}

static void dump_mark(struct buf *out, const struct mark *mark)
{
	buf_adds(out, mark->role);
	if (mark->datum)
		buf_addf(out, " [%s]", mark->datum);
	if (mark->kind == MARK_TEXT)
		dump_text(out, mark);
	else if (mark->kind != MARK_UNCLIP)
		dump_path(out, &mark->path);
	dump_color(out, "fill", mark->fill);
	dump_color(out, "stroke", mark->stroke);
	if (mark->stroke.a)
		dump_number(out, mark->stroke_width);
	for (size_t i = 0; i < mark->dashes; i++) {
		buf_adds(out, i ? "" : " dash");
		dump_number(out, mark->dash[i]);
	}
	buf_addc(out, '\n');
}

void chart_dump(struct buf *out, const struct picture *picture)
{
	buf_adds(out, "picture");
	dump_number(out, picture->width);
	dump_number(out, picture->height);
	dump_color(out, "background", picture->background);
	if (picture->title)
		buf_addf(out, " \"%s\"", picture->title);
	buf_addc(out, '\n');
	for (size_t i = 0; i < picture->count; i++)
		dump_mark(out, &picture->marks[i]);
}
