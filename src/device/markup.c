/* Pieces of SVG: escaped text, attributes of numbers and colours, the element that a path is. */
#include "device/markup.h"

#include "base/number.h"
#include "device/form.h"

static void add_escaped(struct buf *out, char c)
{
	switch (c) {
	case '&': buf_adds(out, "&amp;"); break;
	case '<': buf_adds(out, "&lt;"); break;
	case '>': buf_adds(out, "&gt;"); break;
	case '"': buf_adds(out, "&quot;"); break;
	default: buf_addc(out, c);
	}
}

void markup_prose(struct buf *out, const char *text)
{
	for (; *text; text++)
		add_escaped(out, *text);
}

void markup_drawn(struct buf *out, struct slice text)
{
	for (size_t i = 0; i < text.n; i++) {
		bool kept = text.s[i] != ' ' || (i > 0 && i + 1 < text.n && text.s[i - 1] != ' ');
		if (kept)
			add_escaped(out, text.s[i]);
		else
			buf_add_rune(out, 0xA0);
	}
}

void markup_number(struct buf *out, const char *name, double number)
{
	buf_addf(out, " %s=\"", name);
	number_print(out, number, MARKUP_DECIMALS);
	buf_addc(out, '"');
}

void markup_paint(struct buf *out, const char *name, struct color color)
{
	buf_addf(out, " %s=\"#%02x%02x%02x\"", name, color.r, color.g, color.b);
	if (color.a == 255)
		return;
	buf_addf(out, " %s-opacity=\"", name);
	number_print(out, color.a / 255.0, MARKUP_DECIMALS);
	buf_addc(out, '"');
}

static void add_steps(struct buf *out, const struct path *path)
{
	static const struct { char letter; size_t points; } verbs[] = {
		[PATH_MOVE] = {'M', 1}, [PATH_LINE] = {'L', 1}, [PATH_CURVE] = {'C', 3}, [PATH_CLOSE] = {'Z', 0},
	};
	for (size_t i = 0; i < path->count; i++) {
		buf_addc(out, verbs[path->steps[i].verb].letter);
		for (size_t k = 0; k < verbs[path->steps[i].verb].points; k++) {
			if (k > 0)
				buf_addc(out, ' ');
			number_print(out, path->steps[i].p[k].x, MARKUP_DECIMALS);
			buf_addc(out, ' ');
			number_print(out, path->steps[i].p[k].y, MARKUP_DECIMALS);
		}
	}
}

void markup_geometry(struct buf *out, const struct path *path)
{
	struct form form = form_of(path);
	switch (form.kind) {
	case FORM_RECT:
		buf_adds(out, "rect");
		markup_number(out, "x", form.rect.x);
		markup_number(out, "y", form.rect.y);
		markup_number(out, "width", form.rect.w);
		markup_number(out, "height", form.rect.h);
		break;
	case FORM_LINE:
		buf_adds(out, "line");
		markup_number(out, "x1", form.a.x);
		markup_number(out, "y1", form.a.y);
		markup_number(out, "x2", form.b.x);
		markup_number(out, "y2", form.b.y);
		break;
	case FORM_CIRCLE:
		buf_adds(out, "circle");
		markup_number(out, "cx", form.a.x);
		markup_number(out, "cy", form.a.y);
		markup_number(out, "r", form.radius);
		break;
	case FORM_EMPTY:
	case FORM_PATH:
		buf_adds(out, "path d=\"");
		add_steps(out, path);
		buf_addc(out, '"');
		break;
	}
}
