/* The checking front: what it refuses, that the first failure sticks, and that the limits hold at N and N + 1. */
#include "device/back.h"

#include <check.h>
#include <math.h>
#include <string.h>

Suite *suite_device_front(void);

static const struct device_node nodes[] = {{0}, {.role = "P"}, {0}};
static const struct device_document plain = {.title = "T", .language = "en", .nodes = nodes, .node_count = 3, .page_count = 1};
static const struct color black = {0, 0, 0, 255};

static struct arena *arena;
static struct diags *diags;

static void setup(void)
{
	arena = arena_new();
	diags = diags_new(arena);
}

static void teardown(void)
{
	arena_drop(arena);
}

static struct device *open_trace(void)
{
	struct device *device = device_open(arena, diags, NULL, "trace", &plain);
	ck_assert_ptr_nonnull(device);
	return device;
}

static struct device *open_page(void)
{
	struct device *device = open_trace();
	device_begin_page(device, 100, 100);
	device_mark(device, 1);
	return device;
}

static void say(struct device *device, double x, double size)
{
	device_draw_text(device, &(struct device_text){.text = SLICE("x"), .font = {SHAPE_SANS, size, 0}, .x = x, .color = black});
}

/* One wrong call each, on an open page with an open mark. */
static void text_nan(struct device *d) { say(d, (double)NAN, 9); }
static void text_far(struct device *d) { say(d, 100000.5, 9); }
static void text_huge(struct device *d) { say(d, 1, 1e6); }
static void text_small(struct device *d) { say(d, 1, 0.99); }
static void text_above(struct device *d) { say(d, 1, 288.01); }
static void text_size_nan(struct device *d) { say(d, 1, (double)NAN); }
static void fill_infinite(struct device *d)
{
	struct path path = geom_segment(arena, 0, 0, (double)INFINITY, 1);
	device_fill(d, &path, black);
}
static void fill_control_far(struct device *d)
{
	struct path path = {0};
	geom_move(arena, &path, 0, 0);
	geom_curve(arena, &path, (struct point){1, 1}, (struct point){-1e9, 1}, (struct point){2, 2});
	device_fill(d, &path, black);
}
static void fill_without_move(struct device *d)
{
	struct path path = {0};
	geom_line(arena, &path, 1, 1);
	geom_line(arena, &path, 2, 2);
	device_fill(d, &path, black);
}
static void stroke_with(struct device *d, double width, const double *dash, size_t dashes)
{
	struct path path = geom_segment(arena, 0, 0, 1, 1);
	device_stroke(d, &path, &(struct device_stroke){width, black, dash, dashes});
}
static void stroke_nan(struct device *d) { stroke_with(d, (double)NAN, NULL, 0); }
static void stroke_negative(struct device *d) { stroke_with(d, -1, NULL, 0); }
static void dash_zero(struct device *d) { stroke_with(d, 1, (const double[]){0, 0}, 2); }
static void dash_negative(struct device *d) { stroke_with(d, 1, (const double[]){2, -1}, 2); }
static void dash_nan(struct device *d) { stroke_with(d, 1, (const double[]){(double)NAN}, 1); }
static void link_nan(struct device *d) { device_link(d, (struct rect){0, 0, (double)NAN, 1}, "#x"); }
static void link_negative(struct device *d) { device_link(d, (struct rect){0, 0, -1, 1}, "#x"); }
static void unclip_alone(struct device *d) { device_unclip(d); }
static void clip_left_open(struct device *d)
{
	struct path path = geom_rect_path(arena, (struct rect){0, 0, 1, 1});
	device_clip(d, &path);
	device_end_page(d);
}
static void page_in_page(struct device *d) { device_begin_page(d, 1, 1); }
static void fill_after_page(struct device *d)
{
	struct path path = geom_rect_path(arena, (struct rect){0, 0, 1, 1});
	device_end_page(d);
	device_fill(d, &path, black);
}
static void text_without_mark(struct device *d)
{
	device_end_page(d);
	device_begin_page(d, 10, 10);
	say(d, 1, 9);
}
static void mark_unknown(struct device *d) { device_mark(d, 3); }
static void mark_without_role(struct device *d) { device_mark(d, 2); }
static void page_empty(struct device *d)
{
	device_end_page(d);
	device_begin_page(d, 0, 10);
}
static void page_wide(struct device *d)
{
	device_end_page(d);
	device_begin_page(d, 14401, 10);
}
static void close_in_page(struct device *d)
{
	struct slice bytes;
	device_close(d, &bytes);
}
static void draw_after_close(struct device *d)
{
	struct slice bytes;
	device_end_page(d);
	ck_assert(device_close(d, &bytes));
	device_begin_page(d, 10, 10);
}

static const struct {
	const char *name;
	void (*call)(struct device *device);
	enum device_diag diag;
} refused[] = {
	{"text at nan", text_nan, DEVICE_DIAG_NUMBER},
	{"text far out", text_far, DEVICE_DIAG_NUMBER},
	{"text of size 1e6", text_huge, DEVICE_DIAG_SIZE},
	{"text below size 1", text_small, DEVICE_DIAG_SIZE},
	{"text above size 288", text_above, DEVICE_DIAG_SIZE},
	{"text of size nan", text_size_nan, DEVICE_DIAG_SIZE},
	{"infinite point", fill_infinite, DEVICE_DIAG_NUMBER},
	{"control far out", fill_control_far, DEVICE_DIAG_NUMBER},
	{"path without a move", fill_without_move, DEVICE_DIAG_PATH},
	{"stroke of width nan", stroke_nan, DEVICE_DIAG_NUMBER},
	{"stroke of negative width", stroke_negative, DEVICE_DIAG_NUMBER},
	{"dashes all zero", dash_zero, DEVICE_DIAG_NUMBER},
	{"negative dash", dash_negative, DEVICE_DIAG_NUMBER},
	{"dash nan", dash_nan, DEVICE_DIAG_NUMBER},
	{"link of nan", link_nan, DEVICE_DIAG_NUMBER},
	{"link of negative width", link_negative, DEVICE_DIAG_NUMBER},
	{"unclip without clip", unclip_alone, DEVICE_DIAG_CLIP},
	{"page ends in a clip", clip_left_open, DEVICE_DIAG_CLIP},
	{"page in a page", page_in_page, DEVICE_DIAG_ORDER},
	{"fill outside a page", fill_after_page, DEVICE_DIAG_ORDER},
	{"mark does not outlive its page", text_without_mark, DEVICE_DIAG_MARK},
	{"mark of an unknown node", mark_unknown, DEVICE_DIAG_MARK},
	{"mark of a node without role", mark_without_role, DEVICE_DIAG_MARK},
	{"page of no width", page_empty, DEVICE_DIAG_SIZE},
	{"page wider than viewers take", page_wide, DEVICE_DIAG_SIZE},
	{"close inside a page", close_in_page, DEVICE_DIAG_ORDER},
	{"drawing after close", draw_after_close, DEVICE_DIAG_ORDER},
};

START_TEST(a_wrong_call_fails_once_and_for_good)
{
	struct device *device = open_page();
	refused[_i].call(device);
	ck_assert_msg(device->failure != NULL, "%s", refused[_i].name);
	size_t written = device->out.n;
	say(device, 5, 9);
	device_unclip(device);
	device_end_page(device);
	struct slice bytes;
	ck_assert(!device_close(device, &bytes));
	ck_assert_uint_eq(bytes.n, 0);
	ck_assert_uint_eq(device->out.n, written);
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_msg(diags_at(diags, 0)->kind == &device_diag[refused[_i].diag], "%s: %s", refused[_i].name, diags_at(diags, 0)->kind->tag);
}
END_TEST

START_TEST(every_back_end_refuses_what_the_front_refuses)
{
	for (size_t i = 0; i < device_count(); i++) {
		struct device_document document = plain;
		struct device *device = device_open(arena, diags, NULL, device_at(i)->name, &document);
		device_begin_page(device, 100, 100);
		device_mark(device, 0);
		text_huge(device);
		device_end_page(device);
		struct slice bytes;
		ck_assert(!device_close(device, &bytes));
	}
	ck_assert_uint_eq(diags_count(diags), device_count());
}
END_TEST

START_TEST(limits_hold_at_their_edge)
{
	struct device *device = open_page();
	say(device, 1e5, 288);
	say(device, -1e5, 1);
	device_mark(device, 0);
	say(device, 0, 9);
	device_end_page(device);
	device_begin_page(device, DEVICE_PAGE_SIZE_LIMIT, 0.5);
	device_end_page(device);
	struct slice bytes;
	ck_assert(device_close(device, &bytes));
	ck_assert_uint_gt(bytes.n, 0);
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(page_limit_holds_at_n_and_refuses_one_more)
{
	for (size_t pages = DEVICE_PAGE_LIMIT; pages <= DEVICE_PAGE_LIMIT + 1; pages++) {
		struct device *device = open_trace();
		for (size_t i = 0; i < pages; i++) {
			device_begin_page(device, 10, 10);
			device_end_page(device);
		}
		struct slice bytes;
		ck_assert(device_close(device, &bytes) == (pages == DEVICE_PAGE_LIMIT));
	}
}
END_TEST

START_TEST(a_picture_has_one_page)
{
	struct device *device = device_open(arena, diags, NULL, "svg", &plain);
	device_begin_page(device, 10, 10);
	device_end_page(device);
	device_begin_page(device, 10, 10);
	ck_assert_ptr_nonnull(device->failure);
	ck_assert(diags_at(diags, 0)->kind == &device_diag[DEVICE_DIAG_PAGES]);
}
END_TEST

START_TEST(a_document_without_pages_fails)
{
	struct slice bytes;
	ck_assert(!device_close(open_trace(), &bytes));
}
END_TEST

START_TEST(an_unknown_kind_is_a_usage_error)
{
	ck_assert_ptr_null(device_open(arena, diags, NULL, "gif", &plain));
	ck_assert_int_eq(diags_exit(diags, false), 2);
}
END_TEST

START_TEST(anchors_are_unique_and_outlines_lead_to_them)
{
	static const struct device_anchor_at anchors[] = {{"a", 0, 0}, {"a", 0, 5}, {"far", 1, 0}};
	static const struct device_outline outlines[] = {{1, "A", "a"}, {1, "B", "b"}};
	static const struct {
		size_t first, anchors, outlines;
		bool fine;
	} rows[] = {{0, 1, 1, true}, {0, 1, 2, false}, {0, 2, 0, false}, {2, 1, 0, false}, {0, 0, 1, false}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct device_document document = plain;
		document.anchors = anchors + rows[i].first;
		document.anchor_count = rows[i].anchors;
		document.outlines = outlines;
		document.outline_count = rows[i].outlines;
		struct device *device = device_open(arena, diags, NULL, "trace", &document);
		ck_assert_msg(!device->failure == rows[i].fine, "row %zu", i);
	}
}
END_TEST

START_TEST(only_the_mark_before_a_text_gives_it_a_direction)
{
	static const struct {
		const char *text, *drawn;
	} rows[] = {
		{"\u200FGHz)", "\"\u200FGHz)\""}, {"\u200E\u05D0)", "\"\u200E\u05D0)\""}, {"a\u200Fb", "\"a\uFFFDb\""},
		{"\u200F\u200Fb", "\"\u200F\uFFFDb\""}, {"\u202Eb", "\"\uFFFDb\""}, {"\u200F\tb", "\"\u200F b\""},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct slice bytes;
		struct device *device = open_page();
		device_draw_text(device, &(struct device_text){.text = slice_of(rows[i].text), .font = {SHAPE_SANS, 9, 0}, .x = 1, .color = black});
		device_mark(device, 0);
		device_end_page(device);
		ck_assert(device_close(device, &bytes));
		ck_assert_msg(strstr(arena_copy(arena, bytes.s, bytes.n), rows[i].drawn) != NULL, "%.*s", SLICE_ARGS(bytes));
	}
}
END_TEST

START_TEST(invisible_drawing_reaches_no_back_end)
{
	struct device *device = open_page();
	size_t before = device->out.n;
	struct path path = geom_rect_path(arena, (struct rect){0, 0, 1, 1}), empty = {0};
	device_fill(device, &path, (struct color){0});
	device_fill(device, &empty, black);
	stroke_with(device, 0, NULL, 0);
	device_draw_text(device, &(struct device_text){.text = {0}, .font = {SHAPE_SANS, 9, 0}, .color = black});
	ck_assert_uint_eq(device->out.n, before);
	ck_assert_ptr_null(device->failure);
}
END_TEST

START_TEST(kinds_are_named_once_and_complete)
{
	for (size_t i = 0; i < device_count(); i++) {
		const struct device_kind *kind = device_at(i);
		ck_assert_ptr_eq(device_find(kind->name), kind);
		ck_assert(kind->extension[0] == '.' && kind->begin_page && kind->end_page && kind->clip && kind->unclip);
		ck_assert(kind->fill && kind->stroke && kind->text && kind->close && kind->size >= sizeof(struct device));
	}
}
END_TEST

Suite *suite_device_front(void)
{
	Suite *suite = suite_create("device_front");
	TCase *tcase = tcase_create("front");
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_loop_test(tcase, a_wrong_call_fails_once_and_for_good, 0, sizeof refused / sizeof *refused);
	tcase_add_test(tcase, every_back_end_refuses_what_the_front_refuses);
	tcase_add_test(tcase, limits_hold_at_their_edge);
	tcase_add_test(tcase, page_limit_holds_at_n_and_refuses_one_more);
	tcase_add_test(tcase, a_picture_has_one_page);
	tcase_add_test(tcase, a_document_without_pages_fails);
	tcase_add_test(tcase, an_unknown_kind_is_a_usage_error);
	tcase_add_test(tcase, anchors_are_unique_and_outlines_lead_to_them);
	tcase_add_test(tcase, only_the_mark_before_a_text_gives_it_a_direction);
	tcase_add_test(tcase, invisible_drawing_reaches_no_back_end);
	tcase_add_test(tcase, kinds_are_named_once_and_complete);
	suite_add_tcase(suite, tcase);
	return suite;
}
