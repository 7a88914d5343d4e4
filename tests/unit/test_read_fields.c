/* Outlines, fields without colons, marked lines. */
#include "read/fields.h"
#include "read/outline.h"
#include "read/source.h"
#include "result/node.h"

#include <check.h>
#include <string.h>

Suite *suite_read_fields(void);

static struct arena *arena;
static struct page page;
static struct span *rows;

static void set_up(void)
{
	arena = arena_new();
}

static void tear_down(void)
{
	arena_drop(arena);
}

static void open_page(const char *text)
{
	struct diags *diags = diags_new(arena);
	const struct lines *lines = source_lines(arena, diags, "p", slice_of(text));
	ck_assert_ptr_nonnull(lines);
	page = page_new(arena, diags, lines, "f", "F");
	rows = arena_array(arena, lines->count, sizeof *rows);
	for (size_t i = 0; i < lines->count; i++)
		rows[i] = lines_whole(lines, i);
}

/* The children of an element as "name=text;", attributes that count marks in front. */
static const char *written(const xmlNode *parent)
{
	struct buf out = {0};
	for (const xmlNode *node = parent->children; node; node = node->next) {
		struct slice id = node_attribute(node, "id"), indent = node_attribute(node, "indent"), bullet = node_attribute(node, "bullet");
		buf_addf(&out, "%.*s", SLICE_ARGS(id.n ? id : slice_of((const char *)node->name)));
		buf_addf(&out, "%s%.*s", indent.n ? ">" : "", SLICE_ARGS(indent));
		buf_addf(&out, "%s%.*s", bullet.n ? "*" : "", SLICE_ARGS(bullet));
		buf_addf(&out, "=%.*s;", SLICE_ARGS(node_text(node)));
	}
	const char *copy = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return copy;
}

static const struct fact facts[] = {
	FACT(".vendor", FACT_TEXT, NULL, "Vendor", .side = FACT_LEFT), FACT(".url", FACT_TEXT, NULL, "Vendor URL", .side = FACT_LEFT),
	FACT(".line", FACT_TEXT, NULL, "Command Line", .side = FACT_LEFT), FACT(".tuning", FACT_LINES, NULL, "Tuning", .element = "tuning"),
	FACT(".notes", FACT_LINES, NULL, "Notes", .element = "line"),
};

static const struct {
	enum label_end end;
	enum fields_wrap wrap;
	const char *text, *fields;
	size_t unknown; /* lines nobody read */
} groups[] = {
	{LABEL_GLUED, FIELDS_NO_WRAP, "VendorA B\nVendor URLhttp://x/\n", "g.vendor=A B;g.url=http://x/;", 0},
	{LABEL_GLUED, FIELDS_NO_WRAP, "VendorA\nfoo\n", "g.vendor=A;", 1},
	{LABEL_GLUED, FIELDS_NO_WRAP, "Vendor\nCoolingWater\n", "g.vendor=;", 1},
	{LABEL_GLUED, FIELDS_NO_WRAP, "NotesNone\n", "g.notes=None;", 0},
	{LABEL_GLUED, FIELDS_NO_WRAP, "Notessome text\nVendor text\n", "line=some text;line=Vendor text;", 0},
	{LABEL_LOOSE, FIELDS_WRAP, "Vendor A\n\nVendor URL x\ny z\n", "g.vendor=A;g.url=x y z;", 0},
	{LABEL_LOOSE, FIELDS_WRAP, "Vendor A\n\nfoo\n", "g.vendor=A;", 1},
	{LABEL_LOOSE, FIELDS_WRAP, "Vendor\n\nVendors\n", "g.vendor=;", 1},
	{LABEL_LOOSE, FIELDS_WRAP, "Vendor:\tA\n", "g.vendor=A;", 0},
	{LABEL_LOOSE, FIELDS_SPREAD, "Command Line -a\nVendor B\n", "g.line=-a;g.vendor=B;", 0},
	{LABEL_LOOSE, FIELDS_SPREAD, "Command Line\n\n-a\n-b\n\n-c\n", "g.line=-a -b;", 1},
	{LABEL_LOOSE, FIELDS_SPREAD, "Command Line -a\n-b\n", "g.line=-a;", 1},
	{LABEL_LOOSE, FIELDS_SPREAD, "Command Line\n\nVendor B\n", "g.line=;g.vendor=B;", 0},
	{LABEL_LOOSE, FIELDS_SPREAD, "Tuning\n  \xE2\x80\xA2 a\n\n  \xE2\x80\xA2 b\nNotes None\n", "tuning*1=a;tuning=;tuning*1=b;g.notes=None;", 0},
	{LABEL_LOOSE, FIELDS_SPREAD, "Tuning\n\nNotes\n", "g.tuning=;g.notes=;", 0},
	{LABEL_LOOSE, FIELDS_SPREAD, "Notes\n\nTuning x\nVendor y\n", "line=Tuning x;line=Vendor y;", 0},
	{LABEL_LOOSE, FIELDS_SPREAD, "Tuning None\nfoo\n", "g.tuning=None;", 1},
	{LABEL_LOOSE, FIELDS_SPREAD, "Vendor A\nVendor B\n", "g.vendor=A;g.vendor.2=B;", 0},
};

START_TEST(groups_become_fields_and_lines)
{
	const struct fields_group group = {facts, sizeof facts / sizeof *facts, groups[_i].end, groups[_i].wrap, &notes_bullet};
	open_page(groups[_i].text);
	xmlNode *section = build_section(page.build, "g", (struct slice){0}, (struct place){0});
	fields_read(&page, section, "g", &group, rows, page.lines->count);
	ck_assert_str_eq(written(section), groups[_i].fields);
	size_t unknown = 0;
	for (size_t line = 0; line < page.lines->count; line++) {
		struct claim_piece piece;
		for (size_t at = 0; claim_next(page.claims, line, &at, &piece);)
			unknown += piece.reason == CLAIM_UNKNOWN;
	}
	ck_assert_uint_eq(unknown, groups[_i].unknown);
}
END_TEST

START_TEST(a_value_does_not_go_on_forever)
{
	struct buf text = {0};
	buf_adds(&text, "Vendor A\n");
	for (int i = 0; i < 1000; i++)
		buf_adds(&text, "x\n");
	const struct fields_group group = {facts, sizeof facts / sizeof *facts, LABEL_LOOSE, FIELDS_WRAP, NULL};
	open_page(text.s);
	xmlNode *section = build_section(page.build, "g", (struct slice){0}, (struct place){0});
	ck_assert_uint_eq(fields_read(&page, section, "g", &group, rows, page.lines->count), 1);
	ck_assert_uint_le(node_text(section->children).n, 200);
	buf_drop(&text);
}
END_TEST

static const struct {
	const struct notes_mark *mark;
	const char *text, *lines;
} marked[] = {
	{&notes_underscores, "\na\n__b\n____c\n__  d\n__\n\n", "line=a;line>1=b;line>2=c;line>1=  d;line>1=;"},
	{&notes_underscores, "__\n", "line>1=;"}, {&notes_underscores, "a__b\n_c\n", "line=a__b;line=_c;"},
	{&notes_bullet, "  \xE2\x80\xA2 a b\n\xE2\x80\xA2\xE2\x80\xA2 c\n  d\n", "line*1=a b;line*2=c;line=  d;"},
};

START_TEST(marks_in_front_of_lines_are_counted)
{
	open_page(marked[_i].text);
	xmlNode *section = build_section(page.build, "s", (struct slice){0}, (struct place){0});
	notes_marked_lines(&page, section, "line", marked[_i].mark, rows, page.lines->count);
	ck_assert_str_eq(written(section), marked[_i].lines);
}
END_TEST

enum { TOP, LINE, START, NAMED, GUARDED };

static const struct outline_head heads[] = {
	{.part = LINE, .text = "Big Line"}, {.part = START, .text = "Begins with", .match = OUTLINE_START, .many = true},
	{.part = NAMED, .text = "Hardware", .match = OUTLINE_NAMED, .many = true},
	{.part = GUARDED, .text = "Guarded", .many = true, .facts = facts, .count = sizeof facts / sizeof *facts, .end = LABEL_LOOSE},
};

static const struct {
	const char *text, *outline; /* part, name in brackets, number of rows */
} outlines[] = {
	{"\n", "0 1;"}, {"a\nb\n", "0 2;"}, {"Big Line\nx\n\n", "0 0;1 2;"}, {"  Big \xC2\xA0 Line\t\nx\n", "0 0;1 1;"}, {"Big Line\nBig Line\n", "0 0;1 1;"},
	{"Big Lines\nBig Line x\n", "0 2;"}, {"Begins with x y\na\nBegins with\n", "0 0;2[x y] 1;2 0;"}, {"Hardware hw_1\na\nHardware hw-2\n", "0 0;3[hw_1] 1;3[hw-2] 0;"},
	{"Hardware\nHardware Description\nHardware hw_1 x\nHardwares1\n", "0 4;"}, {"Guarded\n\nVendor x\nGuarded\nVendors\nGuarded\n", "0 0;4 5;"},
};

START_TEST(heads_make_sections)
{
	struct buf out = {0};
	open_page(outlines[_i].text);
	const struct outline *outline = outline_read(arena, page.lines, heads, sizeof heads / sizeof *heads);
	for (size_t i = 0; i < outline->count; i++) {
		const struct outline_section *section = &outline->sections[i];
		struct slice name = lines_text(page.lines, section->name);
		buf_addf(&out, name.n ? "%d[%.*s] %zu;" : "%d%.*s %zu;", section->part, SLICE_ARGS(name), section->count);
		ck_assert_uint_ge(outline_last_line(page.lines, section), section->head.line + 1);
	}
	ck_assert_str_eq(out.s, outlines[_i].outline);
	buf_drop(&out);
}
END_TEST

Suite *suite_read_fields(void)
{
	Suite *suite = suite_create("read fields");
	TCase *tcase = tcase_create("fields");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_add_loop_test(tcase, groups_become_fields_and_lines, 0, sizeof groups / sizeof *groups);
	tcase_add_test(tcase, a_value_does_not_go_on_forever);
	tcase_add_loop_test(tcase, marks_in_front_of_lines_are_counted, 0, sizeof marked / sizeof *marked);
	tcase_add_loop_test(tcase, heads_make_sections, 0, sizeof outlines / sizeof *outlines);
	suite_add_tcase(suite, tcase);
	return suite;
}
