/* The reports of samples and seeds in the real fonts on pages of every width: no text outside the measure or over another, so none
 * outside its cell. Paper sizes among them. */
#include "bind/bind.h"
#include "job.h"
#include "layout/layout.h"
#include "support/pages.h"

#include <string.h>

Suite *suite_job_measures(void);

static const char *const pages[] = {
	"tests/results/jappserver-ardent.txt", "tests/results/web99-meridian-w40.txt", "tests/results/jbb2015-meridian-m220.txt",
	PAGES_SEED_000, PAGES_SEED_001, PAGES_SEED_003, PAGES_SEED_004,
};

#ifdef __SANITIZE_ADDRESS__
enum { STEP = 20 };
#else
enum { STEP = 1 };
#endif
enum { NARROWEST = 40, WIDEST = 400 }; /* points */

static const double papers[] = {595.276 - 96, 612 - 96}; /* A4, Letter */

static void check_page(const struct doc *doc, const struct page *page, const char *where)
{
	double right = page->width - doc->margin_right;
	for (size_t i = 0; i < page->count; i++) {
		const struct page_item *a = &page->items[i];
		if (a->kind != PAGE_TEXT || !a->node) /* headers and footers are made for papers */
			continue;
		bool inside = a->box.x >= doc->margin_left - 0.01 && a->box.x + a->box.w <= right + 0.01;
		ck_assert_msg(inside, "%s, measure %g: \"%.*s\" reaches %g", where, right - doc->margin_left, SLICE_ARGS(a->text), a->box.x + a->box.w - doc->margin_left);
		for (size_t k = i + 1; k < page->count; k++) {
			const struct page_item *b = &page->items[k];
			if (b->kind == PAGE_TEXT && b->node && b->baseline == a->baseline)
				ck_assert_msg(!geom_overlap(a->box, b->box, 0.2), "%s, measure %g: \"%.*s\" over \"%.*s\"", where, right - doc->margin_left,
					SLICE_ARGS(a->text), SLICE_ARGS(b->text));
		}
	}
}

static void check_measure(const struct job *job, struct doc *doc, const char *where, double measure)
{
	struct arena *arena = arena_new();
	doc->page_width = measure + doc->margin_left + doc->margin_right;
	struct layout_tools tools = {.arena = arena, .diags = diags_new(arena), .shaper = fonts_shaper(job->tools->fonts), .theme = job->tools->theme};
	const struct pages *laid = layout_document(tools, doc);
	ck_assert_ptr_nonnull(laid);
	for (size_t p = 0; p < laid->count; p++)
		check_page(doc, &laid->pages[p], where);
	arena_drop(arena);
}

START_TEST(no_text_of_a_report_leaves_its_place_at_any_measure)
{
	char home[4096];
	struct arena *arena = arena_new();
	struct job_tools tools = {.arena = arena, .diags = diags_new(arena)};
	ck_assert_ptr_nonnull(getcwd(home, sizeof home));
	ck_assert(job_open(&tools, arena_string(arena, home), "print"));
	struct job job = {&tools, arena, diags_new(arena), JOB_OUTPUT};
	const struct template *template = template_load(arena, tools.diags, tools.templates, "report");
	struct result *result = pages_read(arena, job.diags, pages[_i]);
	if (result) {
		struct bind_tools binding = {.arena = arena, .diags = job.diags, .theme = tools.theme, .messages = tools.messages};
		struct doc *doc = bind_document(binding, template, result->document, result->file);
		ck_assert_ptr_nonnull(doc);
		for (double measure = NARROWEST; measure <= WIDEST; measure += STEP)
			check_measure(&job, doc, pages[_i], measure);
		for (size_t i = 0; i < sizeof papers / sizeof *papers; i++)
			check_measure(&job, doc, pages[_i], papers[i]);
	}
	arena_drop(arena);
}
END_TEST

Suite *suite_job_measures(void)
{
	Suite *suite = suite_create("job measures");
	TCase *tests = tcase_create("reports");
	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, no_text_of_a_report_leaves_its_place_at_any_measure, 0, sizeof pages / sizeof *pages);
	suite_add_tcase(suite, tests);
	return suite;
}
