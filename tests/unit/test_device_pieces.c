/* The pieces below the back ends: recognised forms, clusters of runs, strings for cairo's tags; and the trace of a small sequence. */
#include "device/back.h"
#include "device/cluster.h"
#include "device/form.h"
#include "device/tag.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Suite *suite_device_pieces(void);

static struct arena *arena;

static void setup(void)
{
	arena = arena_new();
}

static void teardown(void)
{
	arena_drop(arena);
}

START_TEST(forms_are_recognised)
{
	struct path rect = geom_rect_path(arena, (struct rect){1, 2, 3, 4});
	struct path line = geom_segment(arena, 1, 2, 3, 4);
	struct path circle = geom_circle(arena, 50, 60, 4);
	struct form form = form_of(&rect);
	ck_assert(form.kind == FORM_RECT && form.rect.w == 3);
	form = form_of(&line);
	ck_assert(form.kind == FORM_LINE && form.a.x == 1 && form.b.y == 4);
	form = form_of(&circle);
	ck_assert_int_eq(form.kind, FORM_CIRCLE);
	ck_assert_double_eq_tol(form.a.x, 50, 1e-9);
	ck_assert_double_eq_tol(form.a.y, 60, 1e-9);
	ck_assert_double_eq_tol(form.radius, 4, 1e-9);
}
END_TEST

START_TEST(what_is_nearly_a_circle_is_a_path)
{
	for (int wrong = 0; wrong < 4; wrong++) {
		struct path path = geom_circle(arena, 50, 60, 4);
		if (wrong == 0)
			path.steps[2].p[0].x += 1; /* a bulge */
		else if (wrong == 1)
			path.steps[3].p[2].y += 0.01; /* an end off the circle */
		else if (wrong == 2)
			path.count--; /* not closed */
		else
			for (size_t i = 1; i <= 4; i++) /* an ellipse */
				for (size_t k = 0; k < 3; k++)
					path.steps[i].p[k].x = 50 + 2 * (path.steps[i].p[k].x - 50);
		ck_assert_int_eq(form_of(&path).kind, FORM_PATH);
	}
}
END_TEST

/* Clusters of glyphs over a text of `bytes`: "sizes" lists bytes:glyphs in text order. */
static const struct {
	const char *name;
	size_t bytes, count;
	uint32_t clusters[4];
	const char *sizes;
	bool backward;
} runs[] = {
	{"one to one", 3, 3, {0, 1, 2}, "1:1 1:1 1:1", false},
	{"two bytes a glyph", 4, 2, {0, 2}, "2:1 2:1", false},
	{"a ligature", 4, 2, {0, 3}, "3:1 1:1", false},
	{"base and mark", 4, 3, {0, 0, 3}, "3:2 1:1", false},
	{"right to left", 6, 3, {4, 2, 0}, "2:1 2:1 2:1", true},
	{"right to left with a mark", 6, 3, {4, 0, 0}, "4:2 2:1", true},
	{"dropped beginning", 4, 2, {1, 2}, "2:1 2:1", false},
	{"in disorder", 4, 3, {0, 3, 1}, "4:3", false},
	{"beyond the text", 2, 2, {0, 7}, "2:2", false},
	{"no glyph", 2, 0, {0}, "", false},
};

START_TEST(clusters_cover_text_and_glyphs)
{
	struct shape_glyph glyphs[4] = {0};
	struct cluster clusters[4];
	char sizes[64] = "";
	for (size_t i = 0; i < runs[_i].count; i++)
		glyphs[i].cluster = runs[_i].clusters[i];
	struct shape_run run = {.count = runs[_i].count, .glyphs = glyphs, .text = {"abcdef", runs[_i].bytes}};
	bool backward;
	size_t count = cluster_make(&run, clusters, &backward);
	for (size_t i = 0; i < count; i++)
		snprintf(sizes + strlen(sizes), sizeof sizes - strlen(sizes), "%s%zu:%zu", i ? " " : "", clusters[i].bytes, clusters[i].glyphs);
	ck_assert_msg(strcmp(sizes, runs[_i].sizes) == 0, "%s: %s", runs[_i].name, sizes);
	ck_assert(backward == runs[_i].backward);
}
END_TEST

static const struct {
	const char *target, *tag;
} links[] = {
	{"#mix", "rect=[1 2.5 3 4] dest='mix'"},
	{"#a'b\\c(d) e", "rect=[1 2.5 3 4] dest='a%27b%5Cc%28d%29%20e'"},
	{"https://www.spec.org/a?b=c&d=%20#e", "rect=[1 2.5 3 4] uri='https://www.spec.org/a?b=c&d=%20#e'"},
	{"http://x/\xC3\xA9'\\(", "rect=[1 2.5 3 4] uri='http://x/%C3%A9%27%5C%28'"},
};

START_TEST(no_target_breaks_out_of_its_tag)
{
	ck_assert_str_eq(tag_link(arena, (struct rect){1, 2.5, 3, 4}, links[_i].target), links[_i].tag);
}
END_TEST

static const struct {
	const char *epoch, *created, *date;
} dates[] = {
	{NULL, "2010-03-16", "2010-03-16T00:00:00Z"},
	{NULL, "2010-03", "2010-03-01T00:00:00Z"},
	{NULL, NULL, ""},
	{NULL, "soon", ""},
	{"1456789012", "2010-03-16", "2016-02-29T23:36:52Z"},
	{"1456789012", NULL, "2016-02-29T23:36:52Z"},
	{"0", NULL, "1970-01-01T00:00:00Z"},
	{"now", "2010-03-16", "2010-03-16T00:00:00Z"},
	{"-5", "2010-03-16", "2010-03-16T00:00:00Z"},
	{"99999999999999999999", "2010-03-16", "2010-03-16T00:00:00Z"},
	{"", "2010-03-16", "2010-03-16T00:00:00Z"},
};

START_TEST(the_date_is_the_epoch_or_the_disclosures_never_the_clock)
{
	setenv("TZ", "Pacific/Kiritimati", 1);
	if (dates[_i].epoch)
		setenv("SOURCE_DATE_EPOCH", dates[_i].epoch, 1);
	else
		unsetenv("SOURCE_DATE_EPOCH");
	ck_assert_str_eq(tag_created(arena, dates[_i].created), dates[_i].date);
}
END_TEST

static void draw_sequence(struct device *device)
{
	static const double dash[] = {3, 1.5};
	const struct color red = {255, 0, 0, 255}, veil = {0, 0, 255, 128};
	struct path rect = geom_rect_path(arena, (struct rect){10, 20, 30.12345, 40}), circle = geom_circle(arena, 5, 5, 2);
	struct path line = geom_segment(arena, 0, 0, 10, 10), bend = {0};
	geom_move(arena, &bend, 0, 1.0 / 3);
	geom_line(arena, &bend, 1, 1);
	geom_curve(arena, &bend, (struct point){2, 2}, (struct point){3, 3}, (struct point){4, 4});
	geom_close(arena, &bend);
	device_begin_page(device, 595.276, 841.89);
	device_mark(device, 0);
	device_fill(device, &rect, red);
	device_mark(device, 1);
	device_draw_text(device, &(struct device_text){.text = SLICE("A\t\"B\"\\\x01\n"), .font = {SHAPE_MONO_BOLD, 8.5, -0.1}, .x = 48, .y = 58,
		.anchor = DEVICE_END, .width = 12.5, .color = {1, 2, 3, 255}});
	device_clip(device, &circle);
	device_title(device, "a bar");
	device_stroke(device, &line, &(struct device_stroke){0.5, veil, dash, 2});
	device_unclip(device);
	device_fill(device, &bend, veil);
	device_link(device, (struct rect){1, 2, 3, 4}, "#mix");
	device_end_page(device);
}

START_TEST(trace_says_each_call_in_a_line)
{
	static const struct device_node nodes[] = {{0}, {.role = "H1"}};
	static const struct device_outline outlines[] = {{1, "The \"mix\"", "mix"}};
	static const struct device_anchor_at anchors[] = {{"mix", 0, 12.5}};
	static const char *const labels[] = {"i"};
	const struct device_document document = {.title = "T", .language = "en", .created = "2010-03", .nodes = nodes, .node_count = 2,
		.outlines = outlines, .outline_count = 1, .anchors = anchors, .anchor_count = 1, .page_count = 1, .labels = labels};
	struct device *device = device_open(arena, diags_new(arena), NULL, "trace", &document);
	draw_sequence(device);
	struct slice bytes;
	ck_assert(device_close(device, &bytes));
	ck_assert_str_eq(bytes.s,
		"document \"T\" language=en created=2010-03\n"
		"outline 1 \"The \\\"mix\\\"\" #mix\n"
		"anchor mix page=1 y=12.5\n"
		"page 595.276 841.89 label=i\n"
		"mark 0\n"
		"fill #ff0000 rect 10 20 30.123 40\n"
		"mark 1 H1\n"
		"text 48 58 end mono-bold 8.5 tracking=-0.1 #010203 width=12.5 \"A \\\"B\\\"\\\\\xEF\xBF\xBD \"\n"
		"clip circle 5 5 2\n"
		"title \"a bar\"\n"
		"stroke #0000ff80 width=0.5 dash=3,1.5 line 0 0 10 10\n"
		"unclip\n"
		"fill #0000ff80 path M 0 0.333 L 1 1 C 2 2 3 3 4 4 Z\n"
		"link 1 2 3 4 \"#mix\"\n"
		"end\n"
		"close\n");
}
END_TEST

Suite *suite_device_pieces(void)
{
	Suite *suite = suite_create("device_pieces");
	TCase *tcase = tcase_create("pieces");
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, forms_are_recognised);
	tcase_add_test(tcase, what_is_nearly_a_circle_is_a_path);
	tcase_add_loop_test(tcase, clusters_cover_text_and_glyphs, 0, sizeof runs / sizeof *runs);
	tcase_add_loop_test(tcase, no_target_breaks_out_of_its_tag, 0, sizeof links / sizeof *links);
	tcase_add_loop_test(tcase, the_date_is_the_epoch_or_the_disclosures_never_the_clock, 0, sizeof dates / sizeof *dates);
	tcase_add_test(tcase, trace_says_each_call_in_a_line);
	suite_add_tcase(suite, tcase);
	return suite;
}
