/* The whole path in one process: every sample through every back end, and no document remembers the one before. */
#include "base/file.h"
#include "bind/bind.h"
#include "chart/chart.h"
#include "device/device.h"
#include "job.h"
#include "paint/paint.h"

#include <check.h>
#include <string.h>
#include <unistd.h>

Suite *suite_job_devices(void);

static const char *const samples[] = {
	"tests/results/jappserver-ardent.txt",
	"tests/results/jappserver-brookline.txt",
	"tests/results/jappserver-corvane.txt",
};
enum { SAMPLES = sizeof samples / sizeof *samples };

struct bench { /* what the program has for its life, and one document */
	struct job_tools tools;
	struct job job;
};

static struct bench bench_open(const char *theme)
{
	char home[4096];
	ck_assert_ptr_nonnull(getcwd(home, sizeof home));
	struct arena *arena = arena_new(), *document = arena_new();
	struct bench bench = {.tools = {.arena = arena, .diags = diags_new(arena)}};
	ck_assert(job_open(&bench.tools, arena_string(arena, home), theme));
	bench.job = (struct job){NULL, document, diags_new(document), JOB_OUTPUT};
	return bench;
}

static void bench_close(struct bench *bench)
{
	arena_drop(bench->job.arena);
	arena_drop(bench->tools.arena);
}

static const struct result *bench_read(struct bench *bench, const char *path)
{
	struct slice bytes;
	bench->job.tools = &bench->tools;
	ck_assert(file_read(bench->job.arena, bench->job.diags, path, JOB_MAX_INPUT, &bytes));
	struct reading *reading = reading_open(bench->job.arena, bench->job.diags, path, bytes);
	ck_assert_ptr_nonnull(reading);
	return job_read(&bench->job, reading);
}

static const struct template *bench_template(struct bench *bench, const char *name)
{
	const struct template *template = template_load(bench->tools.arena, bench->tools.diags, bench->tools.templates, name);
	ck_assert_ptr_nonnull(template);
	return template;
}

START_TEST(every_back_end_draws_every_chart)
{
	static const char *const charts[] = {"charts/jops", "charts/response-times"};
	struct bench bench = bench_open("slide-light");
	const struct result *result = bench_read(&bench, samples[_i]);
	for (size_t c = 0; c < sizeof charts / sizeof *charts; c++) {
		struct arena *arena = bench.job.arena;
		struct bind_tools binding = {.arena = arena, .diags = bench.job.diags, .theme = bench.tools.theme, .messages = bench.tools.messages};
		struct chart_spec *spec = bind_chart(binding, bench_template(&bench, charts[c]), result->document, result->file);
		ck_assert_ptr_nonnull(spec);
		struct chart_frame frame = {.width = 1280, .height = 720, .slide = true, .alone = true};
		struct picture *picture = chart_draw(arena, fonts_shaper(bench.tools.fonts), bench.tools.theme, spec, frame);
		struct paint_tools painting = {arena, bench.job.diags, bench.tools.fonts, bench.tools.theme};
		for (size_t d = 0; d < device_count(); d++) {
			struct slice bytes = {0};
			ck_assert_msg(paint_picture(painting, picture, "en", device_at(d)->name, 1, &bytes), "%s", device_at(d)->name);
			ck_assert_uint_gt(bytes.n, 500);
		}
	}
	ck_assert_uint_eq(diags_count(bench.job.diags), 0);
	bench_close(&bench);
}
END_TEST

/* A copy of a report's dump that outlives its document. */
static char *bench_report(struct bench *bench, const char *path, enum job_stage stop)
{
	struct slice out;
	bench->job.stop = stop;
	const struct result *result = bench_read(bench, path);
	ck_assert(job_report(&bench->job, bench_template(bench, "report"), result, &out));
	char *copy = arena_copy(bench->tools.arena, out.s, out.n);
	arena_reset(bench->job.arena);
	bench->job.diags = diags_new(bench->job.arena);
	return copy;
}

START_TEST(no_document_remembers_the_one_before)
{
	struct bench bench = bench_open("print"), fresh = bench_open("print");
	for (size_t i = 0; i < SAMPLES; i++)
		bench_report(&bench, samples[i], JOB_OUTPUT);
	for (enum job_stage stage = JOB_TEMPLATE; stage <= JOB_TRACE; stage++)
		ck_assert_str_eq(bench_report(&bench, samples[0], stage), bench_report(&fresh, samples[0], stage));
	bench_close(&bench);
	bench_close(&fresh);
}
END_TEST

START_TEST(memory_of_documents_does_not_add_up)
{
	struct bench bench = bench_open("print");
	bench_report(&bench, samples[0], JOB_OUTPUT);
	size_t before = arena_bytes(bench.job.arena);
	for (size_t i = 0; i < 5; i++)
		bench_report(&bench, samples[0], JOB_OUTPUT);
	ck_assert_uint_eq(arena_bytes(bench.job.arena), before);
	bench_close(&bench);
}
END_TEST

START_TEST(stages_have_names)
{
	ck_assert_int_eq(job_stage("lines"), JOB_LINES);
	ck_assert_int_eq(job_stage("trace"), JOB_TRACE);
	ck_assert_int_eq(job_stage(NULL), JOB_OUTPUT);
}
END_TEST

Suite *suite_job_devices(void)
{
	Suite *suite = suite_create("job devices");
	TCase *tcase = tcase_create("devices");
	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, every_back_end_draws_every_chart, 0, SAMPLES);
	tcase_add_test(tcase, no_document_remembers_the_one_before);
	tcase_add_test(tcase, memory_of_documents_does_not_add_up);
	tcase_add_test(tcase, stages_have_names);
	suite_add_tcase(suite, tcase);
	return suite;
}
