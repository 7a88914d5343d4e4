/* SVG: well formed whatever the labels, nothing but plain elements and attributes, shapes and marks one to one. Parsed with libxml2. */
#include "device/device.h"

#include "base/utf8.h"

#include <check.h>
#include <ctype.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <string.h>

Suite *suite_device_svg(void);

static const struct color black = {0, 0, 0, 255}, red = {200, 16, 46, 255}, veil = {0, 0, 255, 128};
static const struct device_document plain = {.title = "Jobs & <more>", .description = "5 \"of\" 6", .language = "en", .id_prefix = "chart one", .page_count = 1};

static struct arena *arena;

static void setup(void)
{
	arena = arena_new();
}

static void teardown(void)
{
	arena_drop(arena);
}

static struct device *open_picture(void)
{
	struct device *device = device_open(arena, diags_new(arena), NULL, "svg", &plain);
	device_begin_page(device, 1280, 720);
	device_mark(device, 0);
	return device;
}

static struct slice close_picture(struct device *device)
{
	struct slice bytes;
	device_end_page(device);
	ck_assert(device_close(device, &bytes));
	return bytes;
}

static void write_label(struct device *device, struct slice label)
{
	device_draw_text(device, &(struct device_text){.text = label, .font = {SHAPE_SANS, 14, 0}, .x = 10, .y = 20, .color = black});
}

static xmlDoc *parse(struct slice bytes)
{
	xmlDoc *doc = xmlReadMemory(bytes.s, (int)bytes.n, "picture.svg", "UTF-8", XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
	ck_assert_msg(doc != NULL, "not well formed: %s", bytes.s);
	return doc;
}

static xmlNode *next_text(xmlNode *from)
{
	while (from && (from->type != XML_ELEMENT_NODE || strcmp((const char *)from->name, "text") != 0))
		from = from->next;
	return from;
}

/* The drawn text back from the file: no-break spaces stand for the blanks that viewers would drop. */
static struct slice read_back(const char *content)
{
	struct buf out = {0};
	struct slice text = slice_of(content);
	for (size_t at = 0; at < text.n;) {
		unsigned rune = utf8_next(text, &at);
		buf_add_rune(&out, rune == 0xA0 ? ' ' : rune);
	}
	struct slice copy = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	return copy;
}

static const char *const labels[] = {
	"A&B <C> \"D\" 50%",
	"  two  blanks ",
	"]]>",
	"&amp; &#65;",
	"\xE2\x89\xA4 \xF0\x9D\x84\x9E \xE6\xBC\xA2",
	"--><![CDATA[",
};

START_TEST(a_label_survives)
{
	struct device *device = open_picture();
	write_label(device, slice_of(labels[_i]));
	xmlDoc *doc = parse(close_picture(device));
	xmlNode *text = next_text(xmlDocGetRootElement(doc)->children);
	xmlChar *content = xmlNodeGetContent(text);
	ck_assert_str_eq(read_back((const char *)content).s, labels[_i]);
	ck_assert_ptr_null(next_text(text->next));
	xmlFree(content);
	xmlFreeDoc(doc);
}
END_TEST

static unsigned random_below(unsigned *state, unsigned limit)
{
	*state = *state * 1664525u + 1013904223u;
	return (unsigned)(((unsigned long long)*state * limit) >> 32);
}

/* Up to 40 code points of all planes, often markup characters and blanks. */
static struct slice random_label(unsigned *state)
{
	static const unsigned ranges[] = {0x80, 0x800, 0xD800, 0x110000};
	struct buf out = {0};
	for (unsigned n = 1 + random_below(state, 40); n > 0; n--) {
		unsigned rune = random_below(state, 3) ? random_below(state, ranges[random_below(state, 4)]) : (unsigned)"&<>\"' \t"[random_below(state, 7)];
		if (rune < 0xD800 || rune > 0xDFFF)
			buf_add_rune(&out, rune);
	}
	if (random_below(state, 10) == 0)
		buf_addc(&out, (char)(0x80 + random_below(state, 128))); /* invalid UTF-8 */
	struct slice label = {arena_copy(arena, out.s ? out.s : "x", out.n), out.n};
	buf_drop(&out);
	return label;
}

/* What the front makes of a label: clean, tabs and line feeds as blanks, no-break spaces as the comparison sees them. */
static struct slice expected(struct slice label)
{
	char *clean = arena_string(arena, read_back(arena_copy(arena, utf8_sanitise(arena, label).s, utf8_sanitise(arena, label).n)).s);
	for (char *c = clean; *c; c++)
		if (*c == '\t' || *c == '\n')
			*c = ' ';
	return slice_of(clean);
}

START_TEST(random_unicode_labels_are_well_formed_and_equal)
{
	enum { LABELS = 2000 };
	unsigned state = 7;
	struct slice drawn[LABELS];
	struct device *device = open_picture();
	for (size_t i = 0; i < LABELS; i++) {
		drawn[i] = random_label(&state);
		if (drawn[i].n == 0)
			drawn[i] = SLICE("-");
		write_label(device, drawn[i]);
	}
	xmlDoc *doc = parse(close_picture(device));
	xmlNode *text = xmlDocGetRootElement(doc)->children;
	for (size_t i = 0; i < LABELS; i++, text = text->next) {
		text = next_text(text);
		ck_assert_ptr_nonnull(text);
		xmlChar *content = xmlNodeGetContent(text);
		ck_assert_msg(slice_equal(read_back((const char *)content), expected(drawn[i])), "label %zu", i);
		xmlFree(content);
	}
	ck_assert_ptr_null(next_text(text));
	xmlFreeDoc(doc);
}
END_TEST

static void draw_everything(struct device *device)
{
	struct path rect = geom_rect_path(arena, (struct rect){0.1 + 0.2, 1e-7, 1e5 / 3, 40}), circle = geom_circle(arena, 5, 5, 1.0 / 3);
	struct path line = geom_segment(arena, -0.0004, 0, 1e-12, 99999.9999), bend = {0};
	geom_move(arena, &bend, 1, 1);
	geom_curve(arena, &bend, (struct point){2, 2}, (struct point){3, 3}, (struct point){4, 4});
	geom_line(arena, &bend, 9, 9);
	geom_close(arena, &bend);
	const struct path *paths[] = {&rect, &circle, &line, &bend};
	static const double dash[] = {9, 4};
	for (size_t i = 0; i < 4; i++) {
		device_title(device, "5 < 6 & \"7\"");
		device_fill(device, paths[i], veil);
		device_stroke(device, paths[i], &(struct device_stroke){0.75, red, dash, 2});
		device_clip(device, paths[i]);
		device_fill(device, paths[i], black);
		device_unclip(device);
	}
	for (int face = 0; face < SHAPE_FACES; face++)
		for (int anchor = DEVICE_START; anchor <= DEVICE_END; anchor++)
			device_draw_text(device, &(struct device_text){.text = SLICE("x"), .font = {(enum shape_face)face, 14, -0.6}, .anchor = (enum device_anchor)anchor, .color = veil});
	device_link(device, (struct rect){1, 1, 1, 1}, "#x");
}

static bool listed(const char *name, const char *list)
{
	const char *at = strstr(list, name);
	size_t n = strlen(name);
	for (; at; at = strstr(at + 1, name))
		if ((at == list || at[-1] == ' ') && (at[n] == ' ' || at[n] == 0))
			return true;
	return false;
}

static void check_element(const xmlNode *node)
{
	static const char elements[] = "svg title desc g rect line polyline polygon path circle text tspan defs clipPath";
	static const char attributes[] = "x y x1 y1 x2 y2 cx cy r d points id version fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray "
		"stroke-linecap stroke-linejoin stroke-miterlimit clip-path opacity font-family font-size font-weight font-style text-anchor transform lang role "
		"aria-labelledby aria-label viewBox width height";
	if (node->type != XML_ELEMENT_NODE)
		return;
	ck_assert_msg(listed((const char *)node->name, elements), "element %s", node->name);
	for (const xmlAttr *attribute = node->properties; attribute; attribute = attribute->next)
		ck_assert_msg(listed((const char *)attribute->name, attributes), "attribute %s", attribute->name);
	for (const xmlNode *child = node->children; child; child = child->next)
		check_element(child);
}

START_TEST(elements_and_attributes_are_the_plain_ones)
{
	struct device *device = open_picture();
	draw_everything(device);
	xmlDoc *doc = parse(close_picture(device));
	check_element(xmlDocGetRootElement(doc));
	xmlFreeDoc(doc);
}
END_TEST

/* Every number in an attribute: digits with at most three behind the point. */
START_TEST(numbers_have_no_exponent_and_three_decimals_at_most)
{
	struct device *device = open_picture();
	draw_everything(device);
	struct slice bytes = close_picture(device);
	ck_assert_ptr_null(strstr(bytes.s, "nan"));
	ck_assert_ptr_null(strstr(bytes.s, "inf"));
	for (const char *c = bytes.s; *c; c++) {
		if (*c == '.' && isdigit((unsigned char)c[1]))
			ck_assert_msg(strspn(c + 1, "0123456789") <= 3, "%.20s", c);
		if (isdigit((unsigned char)*c) && c > bytes.s && !isalnum((unsigned char)c[-1]) && c[-1] != '#')
			ck_assert_msg(tolower((unsigned char)c[strspn(c, "0123456789.")]) != 'e', "%.20s", c);
	}
	ck_assert_ptr_null(strstr(bytes.s, "\"-0\""));
}
END_TEST

START_TEST(the_file_is_small_and_reads_line_by_line)
{
	struct device *device = open_picture();
	struct path bar = geom_rect_path(arena, (struct rect){10, 20, 300, 40}), dot = geom_circle(arena, 50, 60, 4);
	struct path axis = geom_segment(arena, 10, 0, 10, 100), inside = geom_rect_path(arena, (struct rect){0, 0, 99, 99});
	device_title(device, "Purchase & more");
	device_fill(device, &bar, red);
	device_stroke(device, &bar, &(struct device_stroke){1, black, NULL, 0});
	device_fill(device, &dot, veil);
	device_stroke(device, &axis, &(struct device_stroke){0.5, black, (const double[]){9, 4}, 2});
	device_clip(device, &inside);
	device_stroke(device, &dot, &(struct device_stroke){2, black, NULL, 0});
	device_unclip(device);
	device_draw_text(device, &(struct device_text){.text = SLICE("50%"), .font = {SHAPE_MONO_BOLD, 15, 0}, .x = 48, .y = 58.25, .anchor = DEVICE_END, .color = black});
	ck_assert_str_eq(close_picture(device).s,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"1280\" height=\"720\" viewBox=\"0 0 1280 720\" xml:lang=\"en\" role=\"img\""
		" aria-labelledby=\"chart-one-title chart-one-desc\">\n"
		"<title id=\"chart-one-title\">Jobs &amp; &lt;more&gt;</title>\n"
		"<desc id=\"chart-one-desc\">5 &quot;of&quot; 6</desc>\n"
		"<defs>\n"
		"<clipPath id=\"chart-one-clip1\"><rect x=\"0\" y=\"0\" width=\"99\" height=\"99\"/></clipPath>\n"
		"</defs>\n"
		"<rect x=\"10\" y=\"20\" width=\"300\" height=\"40\" fill=\"#c8102e\" stroke=\"#000000\"><title>Purchase &amp; more</title></rect>\n"
		"<circle cx=\"50\" cy=\"60\" r=\"4\" fill=\"#0000ff\" fill-opacity=\"0.502\"/>\n"
		"<line x1=\"10\" y1=\"0\" x2=\"10\" y2=\"100\" stroke=\"#000000\" stroke-width=\"0.5\" stroke-dasharray=\"9 4\"/>\n"
		"<g clip-path=\"url(#chart-one-clip1)\">\n"
		"<circle cx=\"50\" cy=\"60\" r=\"4\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\"/>\n"
		"</g>\n"
		"<text x=\"48\" y=\"58.25\" font-family=\"Noto Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\" font-weight=\"bold\" fill=\"#000000\""
		" text-anchor=\"end\">50%</text>\n"
		"</svg>\n");
}
END_TEST

START_TEST(a_fill_and_a_stroke_of_other_shapes_stay_apart)
{
	struct device *device = open_picture();
	struct path one = geom_rect_path(arena, (struct rect){0, 0, 1, 1}), other = geom_rect_path(arena, (struct rect){0, 0, 1, 2});
	device_fill(device, &one, red);
	device_stroke(device, &other, &(struct device_stroke){1, black, NULL, 0});
	device_fill(device, &one, red);
	write_label(device, SLICE("x"));
	device_stroke(device, &one, &(struct device_stroke){1, black, NULL, 0});
	const char *at = close_picture(device).s;
	size_t rects = 0;
	for (; (at = strstr(at, "<rect")); at++)
		rects++;
	ck_assert_uint_eq(rects, 4);
}
END_TEST

static const struct {
	const char *wanted, *id;
} prefixes[] = {
	{"throughput", "id=\"throughput-title\""},
	{NULL, "id=\"title\""},
	{"", "id=\"title\""},
	{"7\" onclick=\"x", "id=\"p7--onclick--x-title\""},
	{"\xC3\xA9t\xC3\xA9", "id=\"p--t---title\""},
};

START_TEST(ids_are_prefixed_names)
{
	struct device_document document = plain;
	document.id_prefix = prefixes[_i].wanted;
	struct device *device = device_open(arena, diags_new(arena), NULL, "svg", &document);
	device_begin_page(device, 10, 10);
	struct slice bytes = close_picture(device);
	ck_assert_msg(strstr(bytes.s, prefixes[_i].id) != NULL, "%s", bytes.s);
	xmlFreeDoc(parse(bytes));
}
END_TEST

Suite *suite_device_svg(void)
{
	Suite *suite = suite_create("device_svg");
	TCase *tcase = tcase_create("svg");
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_loop_test(tcase, a_label_survives, 0, sizeof labels / sizeof *labels);
	tcase_add_test(tcase, random_unicode_labels_are_well_formed_and_equal);
	tcase_add_test(tcase, elements_and_attributes_are_the_plain_ones);
	tcase_add_test(tcase, numbers_have_no_exponent_and_three_decimals_at_most);
	tcase_add_test(tcase, the_file_is_small_and_reads_line_by_line);
	tcase_add_test(tcase, a_fill_and_a_stroke_of_other_shapes_stay_apart);
	tcase_add_loop_test(tcase, ids_are_prefixed_names, 0, sizeof prefixes / sizeof *prefixes);
	suite_add_tcase(suite, tcase);
	return suite;
}
