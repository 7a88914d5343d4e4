/* PDF and PNG on cairo, judged by qpdf and poppler: sound files, exact text, outlines, links, the same bytes wherever they are made. */
#include "device/back.h"

#include <check.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

Suite *suite_device_pdf(void);

static const struct color ink = {26, 26, 26, 255};
static const struct device_node nodes[] = {{0}, {.role = "H1"}, {.role = "P"}};
static const char *const labels[] = {"1", "2"};
static const struct device_anchor_at anchors[] = {{"second", 1, 100}, {"first", 0, 50}, {"odd (name) 'q' \\ \xC3\xA9", 1, 300.5}};
static const struct device_outline outlines[] = {
	{1, "It's \"50%\" \\ (of) [all]", "first"},
	{2, "Zw\xC3\xB6lf \xE2\x89\xA4 \xE6\xBC\xA2", "second"},
	{2, "Plain (unbalanced", "odd (name) 'q' \\ \xC3\xA9"},
	{4, "Level skipped", "second"},
	{1, "Last", "second"},
};
static const struct device_document document = {
	.title = "O'Neill (\"5,185.45\") \\ \xC3\xA9", .author = "Submitter", .subject = "S", .keywords = "a, b", .language = "en", .created = "2010-03-16",
	.nodes = nodes, .node_count = 3, .outlines = outlines, .outline_count = sizeof outlines / sizeof *outlines,
	.anchors = anchors, .anchor_count = sizeof anchors / sizeof *anchors, .page_count = 2, .labels = labels,
};
static const char *const sentence = "Fifty officials affirm: 5,185.45 JOPS@Standard; AVAVA \"caf\xC3\xA9\" x\xE2\x89\xA4y";

static struct arena *process, *arena;
static struct diags *diags;
static struct fonts *fonts;
static char folder[] = "/tmp/benchfolio-test-XXXXXX";

static void setup(void)
{
	char here[4096];
	ck_assert_ptr_nonnull(getcwd(here, sizeof here));
	process = arena_new();
	arena = arena_new();
	diags = diags_new(process);
	fonts = fonts_open(process, diags, arena_printf(arena, "%s/fonts", here));
	ck_assert_msg(fonts != NULL, "fonts/ is not linked: run make fonts");
	ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void teardown(void)
{
	char *command = arena_printf(arena, "rm -r %s", folder);
	ck_assert_int_eq(system(command), 0);
	arena_drop(arena);
	arena_drop(process);
}

static void write_at(struct device *device, double x, double y, enum device_anchor anchor, enum shape_face face, const char *text)
{
	struct device_text drawn = {.text = slice_of(text), .font = {face, 8.5, 0}, .x = x, .y = y, .anchor = anchor, .color = ink};
	drawn.width = shape_width(fonts_shaper(fonts), drawn.font, drawn.text);
	device_draw_text(device, &drawn);
}

static void draw_page(struct device *device)
{
	struct path bar = geom_rect_path(arena, (struct rect){50, 200, 100, 20}), dot = geom_circle(arena, 100, 300, 40);
	device_begin_page(device, 595.276, 841.89);
	device_mark(device, 0);
	device_fill(device, &bar, (struct color){11, 95, 165, 255});
	device_clip(device, &dot);
	device_stroke(device, &dot, &(struct device_stroke){2, ink, (const double[]){3, 3}, 2});
	device_unclip(device);
	device_mark(device, 2);
	write_at(device, 48, 100, DEVICE_START, SHAPE_SANS, sentence);
	write_at(device, 500, 120, DEVICE_END, SHAPE_SANS_BOLD, "two  blanks, flush right");
	write_at(device, 300, 140, DEVICE_MIDDLE, SHAPE_MONO, "-Xms2560m -Xmx2560m");
	device_link(device, (struct rect){48, 90, 200.5, 12}, "#second");
	device_link(device, (struct rect){48, 110, 200, 12}, "#odd (name) 'q' \\ \xC3\xA9");
	device_link(device, (struct rect){48, 130, 200, 12}, "https://www.spec.org/a(b)?c='d'&e=\\\xC3\xA9");
	device_link(device, (struct rect){48, 150, 200, 12}, "#nowhere");
	device_end_page(device);
}

static struct slice make(struct arena *into, const char *kind, const struct device_document *of, size_t pages)
{
	struct device *device = device_open(into, diags, fonts, kind, of);
	struct slice bytes;
	for (size_t i = 0; i < pages; i++)
		draw_page(device);
	ck_assert_msg(device_close(device, &bytes), "%s", device->failure);
	return bytes;
}

static const char *save(struct slice bytes, const char *name)
{
	const char *path = arena_printf(arena, "%s/%s", folder, name);
	FILE *file = fopen(path, "wb");
	ck_assert_uint_eq(fwrite(bytes.s, 1, bytes.n, file), bytes.n);
	ck_assert_int_eq(fclose(file), 0);
	return path;
}

/* What a command prints; it must succeed. */
static const char *run(const char *command)
{
	struct buf out = {0};
	char piece[4096];
	FILE *pipe = popen(command, "r");
	for (size_t n; (n = fread(piece, 1, sizeof piece, pipe)) > 0;)
		buf_add(&out, piece, n);
	ck_assert_msg(pclose(pipe) == 0, "%s", command);
	const char *text = arena_copy(arena, out.n ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

static const char *make_saved(void)
{
	return save(make(arena, "pdf", &document, 2), "a.pdf");
}

static void expect(const char *text, const char *part)
{
	ck_assert_msg(strstr(text, part) != NULL, "%s\nis not in\n%s", part, text);
}

START_TEST(qpdf_finds_nothing)
{
	run(arena_printf(arena, "qpdf --check %s 2>&1", make_saved()));
}
END_TEST

START_TEST(text_comes_back_exactly)
{
	const char *text = run(arena_printf(arena, "pdftotext -raw %s -", make_saved()));
	expect(text, sentence);
	expect(text, "two blanks, flush right");
	expect(text, "-Xms2560m -Xmx2560m");
}
END_TEST

START_TEST(text_stands_where_layout_measured_it)
{
	const char *boxes = run(arena_printf(arena, "pdftotext -bbox -f 1 -l 1 %s - | grep right", make_saved()));
	expect(boxes, "xMax=\"500.0");
}
END_TEST

START_TEST(outlines_keep_titles_and_levels)
{
	const char *json = run(arena_printf(arena, "qpdf --json --json-key=outlines %s", make_saved()));
	const char *at = json;
	static const char *const titles[] = {"It's \\\"50%\\\" \\\\ (of) [all]", "Zw\xC3\xB6lf \xE2\x89\xA4 \xE6\xBC\xA2", "Plain (unbalanced", "Level skipped", "Last"};
	for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
		expect(at, titles[i]);
	ck_assert_uint_lt((size_t)(strstr(json, "Zw") - json), (size_t)(strstr(json, "It's") - json)); /* kids stand before the title */
	expect(json, "\"destpageposfrom1\": 2");
}
END_TEST

START_TEST(links_lead_inside_and_outside)
{
	const char *pdf = run(arena_printf(arena, "qpdf --qdf --object-streams=disable %s - | tr -d '\\0'", make_saved()));
	expect(pdf, "/Dest (second)");
	expect(pdf, "/Dest (odd%20%28name%29%20%27q%27%20%5C%20%C3%A9)");
	expect(pdf, "/URI (https://www.spec.org/a%28b%29?c=%27d%27&e=%5C%C3%A9)");
	ck_assert_ptr_null(strstr(pdf, "nowhere"));
	expect(pdf, "/S /Document");
}
END_TEST

START_TEST(metadata_is_the_documents)
{
	const char *text = run(arena_printf(arena, "TZ=UTC pdfinfo %s", make_saved()));
	expect(text, "O'Neill (\"5,185.45\") \\ \xC3\xA9\n");
	expect(text, "Author:          Submitter\n");
	expect(text, "Creator:         benchfolio\n");
	expect(text, "Mar 16 00:00:00 2010");
	expect(text, "Pages:           2\n");
	expect(text, "Tagged:          yes");
}
END_TEST

START_TEST(a_document_without_a_date_has_none)
{
	struct device_document undated = document;
	undated.created = NULL;
	const char *text = run(arena_printf(arena, "pdfinfo %s", save(make(arena, "pdf", &undated, 2), "u.pdf")));
	ck_assert_ptr_null(strstr(text, "CreationDate"));
}
END_TEST

static const char *const kinds[] = {"pdf", "png"};

START_TEST(bytes_are_the_same_whatever_came_before_and_around)
{
	size_t pages = _i == 0 ? 2 : 1;
	struct slice first = make(arena, kinds[_i], &document, pages);
	for (int round = 0; round < 3; round++) {
		struct arena *other = arena_new();
		setenv("TZ", round == 1 ? "Asia/Kathmandu" : "America/St_Johns", 1);
		setenv("LC_ALL", "de_DE.UTF-8", 1);
		setlocale(LC_ALL, "");
		setlocale(LC_NUMERIC, "C"); /* cairo reads the numbers of links by the locale; the program never sets one */
		tzset();
		struct device *between = device_open(other, diags, fonts, kinds[_i], &document);
		device_begin_page(between, 300, 300);
		device_mark(between, 0);
		write_at(between, 10, 10, DEVICE_START, SHAPE_SANS_ITALIC, "something else \xE2\x86\x92 \xE2\x9C\x93");
		device_end_page(between);
		struct slice bytes;
		ck_assert(device_close(between, &bytes));
		bytes = make(other, kinds[_i], &document, pages);
		ck_assert(slice_equal(bytes, first));
		arena_drop(other);
	}
}
END_TEST

START_TEST(a_huge_text_fails_and_the_next_document_is_sound)
{
	struct device *device = device_open(arena, diags, fonts, "pdf", &document);
	device_begin_page(device, 595, 842);
	device_mark(device, 1);
	device_draw_text(device, &(struct device_text){.text = SLICE("x"), .font = {SHAPE_SANS, 1e6, 0}, .color = ink});
	write_at(device, 48, 100, DEVICE_START, SHAPE_SANS, sentence);
	device_end_page(device);
	struct slice bytes;
	ck_assert(!device_close(device, &bytes));
	ck_assert_uint_eq(diags_count(diags), 1);
	run(arena_printf(arena, "qpdf --check %s 2>&1", make_saved()));
}
END_TEST

START_TEST(poisonous_text_does_not_drop_the_page)
{
	struct device *device = device_open(arena, diags, fonts, "pdf", &document);
	device_begin_page(device, 595, 842);
	device_mark(device, 1);
	static const struct slice poison[] = {{"a\0b", 3}, {"\xFF\xFE", 2}, {"\xEF\xBF\xBE\xEF\xBF\xBF\xEF\xB7\x90", 9}, {"\xE2\x80\xAE" "abc", 6}, {"\xCC\x81", 2},
		{"\xC2\xAD", 2}, {"\xE2\x80\x8D", 3}, {"\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D", 8}};
	for (size_t i = 0; i < sizeof poison / sizeof *poison; i++)
		device_draw_text(device, &(struct device_text){.text = poison[i], .font = {SHAPE_SANS, 9, 0}, .x = 48, .y = 100 + 12 * (double)i, .color = ink});
	write_at(device, 48, 400, DEVICE_START, SHAPE_SANS, "the end stands");
	device_end_page(device);
	struct slice bytes;
	ck_assert(device_close(device, &bytes));
	const char *path = save(bytes, "p.pdf");
	run(arena_printf(arena, "qpdf --check %s 2>&1", path));
	expect(run(arena_printf(arena, "pdftotext %s -", path)), "the end stands");
}
END_TEST

static unsigned random_below(unsigned *state, unsigned limit)
{
	*state = *state * 1664525u + 1013904223u;
	return (unsigned)(((unsigned long long)*state * limit) >> 32);
}

/* A text of up to 30 code points, half of them ASCII, the rest from all planes, some bytes invalid. */
static struct slice random_text(unsigned *state)
{
	struct buf out = {0};
	for (unsigned n = 1 + random_below(state, 30); n > 0; n--) {
		unsigned rune = random_below(state, 2) ? random_below(state, 0x80) : random_below(state, random_below(state, 4) ? 0x3000 : 0x110000);
		if (rune < 0xD800 || rune > 0xDFFF)
			buf_add_rune(&out, rune);
		else
			buf_addc(&out, (char)(0x80 | (rune & 0x7F)));
	}
	struct slice text = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	return text;
}

static void draw_random(struct device *device, unsigned *state)
{
	double x = random_below(state, 600), y = random_below(state, 800), size = 1 + random_below(state, 288);
	struct path circle = geom_circle(arena, x, y, size), rect = geom_rect_path(arena, (struct rect){x, y, size, 1});
	struct color color = {200, 10, 10, (uint8_t)random_below(state, 256)};
	struct device_text text = {.font = {(enum shape_face)random_below(state, SHAPE_FACES), size, random_below(state, 3) - 1.0}, .x = x, .y = y, .color = color};
	switch (random_below(state, 5)) {
	case 0: device_fill(device, random_below(state, 2) ? &circle : &rect, color); break;
	case 1: device_stroke(device, &circle, &(struct device_stroke){size / 10, color, (const double[]){size, 1}, random_below(state, 3)}); break;
	case 2: device_link(device, (struct rect){x, y, size, size}, random_below(state, 2) ? "#second" : random_text(state).s); break;
	default:
		text.text = random_text(state);
		text.anchor = (enum device_anchor)random_below(state, 3);
		device_draw_text(device, &text);
	}
}

START_TEST(a_page_of_links_alone_keeps_them)
{
	struct device *device = device_open(arena, diags, fonts, "pdf", &document);
	for (int page = 0; page < 2; page++) {
		device_begin_page(device, 300, 300);
		device_link(device, (struct rect){10, 10, 50, 50}, "#first");
		device_end_page(device);
	}
	struct slice bytes;
	ck_assert(device_close(device, &bytes));
	const char *path = save(bytes, "l.pdf");
	run(arena_printf(arena, "qpdf --check %s 2>&1", path));
	ck_assert_str_eq(run(arena_printf(arena, "qpdf --qdf --object-streams=disable %s - | grep -a -c 'Dest (first)'", path)), "3\n"); /* one of an outline */
}
END_TEST

START_TEST(generated_documents_are_sound)
{
	enum { DOCUMENTS = 60 };
	unsigned state = 11;
	for (int i = 0; i < DOCUMENTS; i++) {
		struct device_outline outline = {1 + random_below(&state, 3), random_text(&state).s, "second"};
		struct device_document random = document;
		random.title = random_text(&state).s;
		random.outlines = &outline;
		random.outline_count = random_below(&state, 2);
		random.page_count = 2 + random_below(&state, 3);
		random.labels = NULL;
		struct device *device = device_open(arena, diags, fonts, "pdf", &random);
		for (size_t page = 0; page < random.page_count; page++) {
			device_begin_page(device, 100 + random_below(&state, 700), 842);
			device_mark(device, random_below(&state, 3));
			for (unsigned calls = random_below(&state, 20); calls > 0; calls--)
				draw_random(device, &state);
			device_end_page(device);
		}
		struct slice bytes;
		ck_assert_msg(device_close(device, &bytes), "document %d: %s", i, device->failure);
		save(bytes, arena_printf(arena, "r%d.pdf", i));
	}
	run(arena_printf(arena, "for f in %s/r*.pdf; do qpdf --check $f 2>&1 || exit 1; done", folder));
}
END_TEST

static unsigned big_endian(const char *s)
{
	const unsigned char *b = (const unsigned char *)s;
	return (unsigned)b[0] << 24 | (unsigned)b[1] << 16 | (unsigned)b[2] << 8 | b[3];
}

START_TEST(png_is_scaled_to_pixels)
{
	static const struct { double scale; unsigned width, height; } rows[] = {{0, 596, 842}, {1, 596, 842}, {2, 1191, 1684}, {0.5, 298, 421}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct device_document scaled = document;
		scaled.scale = rows[i].scale;
		struct slice bytes = make(arena, "png", &scaled, 1);
		ck_assert_int_eq(memcmp(bytes.s, "\x89PNG\r\n\x1A\n", 8), 0);
		ck_assert_uint_eq(big_endian(bytes.s + 16), rows[i].width);
		ck_assert_uint_eq(big_endian(bytes.s + 20), rows[i].height);
	}
}
END_TEST

START_TEST(png_of_too_many_pixels_is_refused)
{
	struct device_document scaled = document;
	scaled.scale = 30;
	struct device *device = device_open(arena, diags, fonts, "png", &scaled);
	draw_page(device);
	struct slice bytes;
	ck_assert(!device_close(device, &bytes));
	ck_assert(diags_at(diags, 0)->kind == &device_diag[DEVICE_DIAG_PIXELS]);
}
END_TEST

Suite *suite_device_pdf(void)
{
	Suite *suite = suite_create("device_pdf");
	TCase *tcase = tcase_create("pdf");
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_set_timeout(tcase, 30);
	tcase_add_test(tcase, qpdf_finds_nothing);
	tcase_add_test(tcase, text_comes_back_exactly);
	tcase_add_test(tcase, text_stands_where_layout_measured_it);
	tcase_add_test(tcase, outlines_keep_titles_and_levels);
	tcase_add_test(tcase, links_lead_inside_and_outside);
	tcase_add_test(tcase, metadata_is_the_documents);
	tcase_add_test(tcase, a_document_without_a_date_has_none);
	tcase_add_loop_test(tcase, bytes_are_the_same_whatever_came_before_and_around, 0, 2);
	tcase_add_test(tcase, a_huge_text_fails_and_the_next_document_is_sound);
	tcase_add_test(tcase, poisonous_text_does_not_drop_the_page);
	tcase_add_test(tcase, a_page_of_links_alone_keeps_them);
	tcase_add_test(tcase, generated_documents_are_sound);
	tcase_add_test(tcase, png_is_scaled_to_pixels);
	tcase_add_test(tcase, png_of_too_many_pixels_is_refused);
	suite_add_tcase(suite, tcase);
	return suite;
}
