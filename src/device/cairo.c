/* Drawing on cairo, the same for PDF and PNG: shapes, and texts as glyphs and clusters of the program's own shaper, so that places
 * equal layout's and extraction gives the text back. cairo writes through a callback into device->out and never sees a file; of
 * FreeType it needs no more than opened font files. The formats are cairo_pdf.c and cairo_png.c. */
#include "device/cairo.h"

#include "device/back.h"
#include "device/cluster.h"

#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include <string.h>

#define MITER_LIMIT 4.0 /* SVG's, so that all formats draw the same corners */

cairo_status_t cairo_back_write(void *device, const unsigned char *bytes, unsigned n)
{
	buf_add(&((struct device *)device)->out, bytes, n);
	return CAIRO_STATUS_SUCCESS;
}

bool cairo_back_check(struct cairo_back *back, cairo_status_t status)
{
	if (status != CAIRO_STATUS_SUCCESS)
		device_fail(&back->device, DEVICE_DIAG_LIBRARY, cairo_status_to_string(status));
	return status == CAIRO_STATUS_SUCCESS;
}

static void release(void *object)
{
	struct cairo_back *back = object;
	if (back->cr)
		cairo_destroy(back->cr);
	if (back->surface)
		cairo_surface_destroy(back->surface);
	for (size_t i = 0; i < back->face_count; i++)
		if (back->faces[i])
			cairo_font_face_destroy(back->faces[i]);
}

void cairo_back_open(struct cairo_back *back)
{
	arena_defer(back->device.arena, release, back);
}

void cairo_back_start(struct cairo_back *back, cairo_surface_t *surface)
{
	back->surface = surface;
	back->cr = cairo_create(surface);
	cairo_set_miter_limit(back->cr, MITER_LIMIT);
	cairo_font_options_t *options = cairo_font_options_create();
	cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
	cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
	cairo_set_font_options(back->cr, options);
	cairo_font_options_destroy(options);
	cairo_back_check(back, cairo_status(back->cr));
}

/* ---- shapes ---- */

void cairo_back_set_color(cairo_t *cr, struct color color)
{
	cairo_set_source_rgba(cr, color.r / 255.0, color.g / 255.0, color.b / 255.0, color.a / 255.0);
}

static void set_path(cairo_t *cr, const struct path *path)
{
	cairo_new_path(cr);
	for (size_t i = 0; i < path->count; i++) {
		const struct point *p = path->steps[i].p;
		switch (path->steps[i].verb) {
		case PATH_MOVE: cairo_move_to(cr, p[0].x, p[0].y); break;
		case PATH_LINE: cairo_line_to(cr, p[0].x, p[0].y); break;
		case PATH_CURVE: cairo_curve_to(cr, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y); break;
		case PATH_CLOSE: cairo_close_path(cr); break;
		}
	}
}

void cairo_back_clip(struct device *device, const struct path *path)
{
	cairo_t *cr = ((struct cairo_back *)device)->cr;
	cairo_save(cr);
	set_path(cr, path);
	cairo_clip(cr);
}

void cairo_back_unclip(struct device *device)
{
	cairo_restore(((struct cairo_back *)device)->cr);
}

void cairo_back_fill(struct device *device, const struct path *path, struct color color)
{
	cairo_t *cr = ((struct cairo_back *)device)->cr;
	cairo_back_set_color(cr, color);
	set_path(cr, path);
	cairo_fill(cr);
}

void cairo_back_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke)
{
	cairo_t *cr = ((struct cairo_back *)device)->cr;
	cairo_back_set_color(cr, stroke->color);
	set_path(cr, path);
	cairo_set_line_width(cr, stroke->width);
	cairo_set_dash(cr, stroke->dash, (int)stroke->dashes, 0);
	cairo_stroke(cr);
}

/* ---- text ---- */

static const cairo_user_data_key_t library_key;

static void release_library(void *library)
{
	FT_Done_FreeType(library);
}

/* Each font file has a FreeType library of its own, which cairo ends together with the face: cairo's caches may hold a face longer
 * than this device lives. */
static cairo_font_face_t *open_face(struct cairo_back *back, const char *file)
{
	FT_Library library;
	FT_Face face;
	if (FT_Init_FreeType(&library) != 0) {
		device_fail(&back->device, DEVICE_DIAG_LIBRARY, "FreeType");
		return NULL;
	}
	if (FT_New_Face(library, file, 0, &face) != 0) {
		FT_Done_FreeType(library);
		device_fail(&back->device, DEVICE_DIAG_LIBRARY, file);
		return NULL;
	}
	cairo_font_face_t *opened = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
	if (cairo_font_face_set_user_data(opened, &library_key, library, release_library) != CAIRO_STATUS_SUCCESS)
		FT_Done_FreeType(library);
	return opened;
}

static cairo_font_face_t *find_face(struct cairo_back *back, unsigned font)
{
	while (back->face_count <= font)
		arena_push(back->device.arena, &back->faces, &back->face_count, &back->face_capacity, sizeof *back->faces);
	if (!back->faces[font])
		back->faces[font] = open_face(back, fonts_file(back->device.fonts, font));
	return back->faces[font];
}

/* Room for a run behind those that wait. */
static void reserve(struct cairo_back *back, const struct shape_run *run)
{
	struct arena *arena = back->device.arena;
	size_t glyphs = back->glyph_count + run->count, words = back->word_count + run->text.n;
	if (glyphs > back->glyph_capacity) {
		const struct cairo_back old = *back;
		back->glyph_capacity = 2 * glyphs;
		back->glyphs = arena_array(arena, back->glyph_capacity, sizeof *back->glyphs);
		back->clusters = arena_array(arena, back->glyph_capacity, sizeof *back->clusters);
		back->spans = arena_array(arena, back->glyph_capacity, sizeof *back->spans);
		if (old.glyph_count) {
			memcpy(back->glyphs, old.glyphs, old.glyph_count * sizeof *back->glyphs);
			memcpy(back->clusters, old.clusters, old.cluster_count * sizeof *back->clusters);
		}
	}
	if (words > back->word_capacity) {
		const char *old = back->words;
		back->word_capacity = 2 * words;
		back->words = arena_array(arena, back->word_capacity, 1);
		if (back->word_count)
			memcpy(back->words, old, back->word_count);
	}
}

/* Draws the runs that wait, in one call: cairo's cost grows with the square of the calls on a page. */
static void draw_waiting(struct cairo_back *back, double size, bool backward)
{
	cairo_font_face_t *face = back->glyph_count ? find_face(back, back->font) : NULL;
	if (face) {
		cairo_set_font_face(back->cr, face);
		cairo_set_font_size(back->cr, size);
		cairo_show_text_glyphs(back->cr, back->words, (int)back->word_count, back->glyphs, (int)back->glyph_count,
			back->clusters, (int)back->cluster_count, backward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0);
	}
	back->glyph_count = back->cluster_count = back->word_count = 0;
}

/* Adds a run's clusters, as cairo wants them, and its words. */
static void add_words(struct cairo_back *back, const struct shape_run *run, size_t spans)
{
	for (size_t i = 0; i < spans; i++)
		back->clusters[back->cluster_count++] = (cairo_text_cluster_t){(int)back->spans[i].bytes, (int)back->spans[i].glyphs};
	memcpy(back->words + back->word_count, run->text.s, run->text.n);
	back->word_count += run->text.n;
}

/* One run from pen (points): waits for further ones of its font, unless it goes backward. Gives where the pen stands behind it. */
static double add_run(struct cairo_back *back, const struct shape_run *run, struct shape_font font, double pen, double y)
{
	if (run->count == 0)
		return pen;
	if (back->font != run->font)
		draw_waiting(back, font.size, false);
	back->font = run->font;
	reserve(back, run);
	bool backward;
	size_t spans = cluster_make(run, back->spans, &backward);
	if (backward)
		draw_waiting(back, font.size, false);
	for (size_t i = 0; i < run->count; i++) {
		const struct shape_glyph *glyph = &run->glyphs[i];
		back->glyphs[back->glyph_count++] = (cairo_glyph_t){glyph->id, pen + glyph->x * font.size, y - glyph->y * font.size};
		pen += glyph->advance * font.size;
		if (cluster_ends(run, i))
			pen += font.tracking;
	}
	add_words(back, run, spans);
	if (backward)
		draw_waiting(back, font.size, true);
	return pen;
}

void cairo_back_text(struct device *device, const struct device_text *text)
{
	static const double before[] = {[DEVICE_START] = 0, [DEVICE_MIDDLE] = 0.5, [DEVICE_END] = 1};
	struct cairo_back *back = (struct cairo_back *)device;
	struct shaper *shaper = fonts_shaper(device->fonts);
	double pen = text->x - before[text->anchor] * text->width;
	cairo_back_set_color(back->cr, text->color);
	for (size_t at = 0; at < text->text.n;) {
		const struct shape *shape = shaper->shape(shaper, text->font.face, shape_next_drawn(text->text, &at));
		for (size_t i = 0; i < shape->count; i++)
			pen = add_run(back, &shape->runs[i], text->font, pen, text->y);
	}
	draw_waiting(back, text->font.size, false);
}
