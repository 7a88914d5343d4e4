/* Marks to drawing calls. A shape with fill and stroke is filled, then stroked; its datum is the tooltip. */
#include "paint/picture.h"

struct easel {
	struct arena *arena;
	struct device *device;
	double x, y;            /* the picture's origin */
};

static struct path move_path(const struct easel *easel, const struct path *path)
{
	if (easel->x == 0 && easel->y == 0)
		return *path;
	struct path moved = {.steps = arena_array(easel->arena, path->count, sizeof *path->steps), .count = path->count, .capacity = path->count};
	for (size_t i = 0; i < path->count; i++) {
		moved.steps[i].verb = path->steps[i].verb;
		for (size_t k = 0; k < 3; k++)
			moved.steps[i].p[k] = (struct point){path->steps[i].p[k].x + easel->x, path->steps[i].p[k].y + easel->y};
	}
	return moved;
}

static void draw_shape(const struct easel *easel, const struct mark *mark)
{
	struct path path = move_path(easel, &mark->path);
	if (mark->datum)
		device_title(easel->device, mark->datum);
	device_fill(easel->device, &path, mark->fill);
	device_stroke(easel->device, &path, &(struct device_stroke){mark->stroke_width, mark->stroke, mark->dash, mark->dash ? mark->dashes : 0});
}

static void draw_text(const struct easel *easel, const struct mark *mark)
{
	static const enum device_anchor anchors[] = {[MARK_START] = DEVICE_START, [MARK_MIDDLE] = DEVICE_MIDDLE, [MARK_END] = DEVICE_END};
	device_draw_text(easel->device, &(struct device_text){
		.text = slice_of(mark->text),
		.font = mark->font,
		.x = mark->x + easel->x,
		.y = mark->y + easel->y,
		.anchor = anchors[mark->anchor],
		.width = mark->width,
		.color = mark->color,
	});
}

static void draw_clip(const struct easel *easel, const struct mark *mark)
{
	struct path path = move_path(easel, &mark->path);
	device_clip(easel->device, &path);
}

static void draw_mark(const struct easel *easel, const struct mark *mark)
{
	switch (mark->kind) {
	case MARK_SHAPE: draw_shape(easel, mark); break;
	case MARK_TEXT: draw_text(easel, mark); break;
	case MARK_CLIP: draw_clip(easel, mark); break;
	case MARK_UNCLIP: device_unclip(easel->device); break;
	}
}

void picture_draw(struct arena *arena, struct device *device, const struct picture *picture, double x, double y)
{
	struct easel easel = {arena, device, x, y};
	struct path ground = geom_rect_path(arena, (struct rect){x, y, picture->width, picture->height});
	device_fill(device, &ground, picture->background);
	for (size_t i = 0; i < picture->count; i++)
		draw_mark(&easel, &picture->marks[i]);
}
