/* The booklet's main path; job_booklet reads like its picture in src/README.md. What a chapter needs lives in an arena of its own,
 * reset after each; what stays of it, the front and the output live in the job's. Nothing here decides anything about content. */
#include "job_booklet.h"

#include "base/hash.h"
#include "cli/diag.h"
#include "compare/compare.h"
#include "job_steps.h"

#include <assert.h>
#include <string.h>

struct chapter {                /* what stays of one between the passes */
	size_t input, at;           /* the disclosure, and the result's place in it */
	size_t pages;
	uint64_t hash;              /* of its bytes */
	struct page_anchor *anchor; /* without the prefix; pages from 0 at the chapter's first */
	size_t anchors;
	struct page_outline *outline;
	size_t outlines;
};

struct opened {                 /* a disclosure */
	size_t input;
	struct arena *arena;
	struct reading *reading;    /* NULL: none */
	uint64_t hash;              /* of its bytes */
};

enum { OPEN = 4 };              /* disclosures of several results that are open at a time: chapters may alternate between them */

struct booklet {
	const struct job *job;
	const struct job_booklet *order;
	struct compare *compare;
	struct arena *arena;        /* of the chapter in hand */
	struct opened opened[OPEN];
	size_t turn;                /* which of them is the next to be replaced */
	struct chapter *given;      /* in the order of the disclosures */
	size_t count, capacity;
	struct chapter **chapters;  /* in the order of the booklet, once all are known */
	size_t pages;               /* of all chapters */
	struct page_anchor *anchor; /* of all chapters; page from 0 at the first chapter's first */
	size_t anchors;
	struct page_outline *outline;
	size_t outlines;
};

static struct job booklet_chapter_job(const struct booklet *b)
{
	struct job job = *b->job;
	job.arena = b->arena;
	job.stop = JOB_OUTPUT;
	return job;
}

/* ---- a chapter ---- */

static void booklet_close(struct opened *opened)
{
	opened->reading = NULL;
	arena_reset(opened->arena);
}

/* NULL: reported. */
static struct opened *booklet_open(struct booklet *b, size_t input)
{
	struct opened *opened = &b->opened[b->turn++ % OPEN];
	struct slice bytes;
	booklet_close(opened);
	if (!b->order->bytes(b->order->user, opened->arena, b->job->diags, input, &bytes))
		return NULL;
	opened->input = input;
	opened->hash = hash_bytes(bytes);
	opened->reading = reading_open(opened->arena, b->job->diags, b->order->names[input], bytes);
	return opened->reading ? opened : NULL;
}

/* The disclosure of a chapter; one of several results is opened once for all of them as long as it stays open. NULL: reported. */
static struct opened *booklet_reopen(struct booklet *b, size_t input)
{
	for (size_t i = 0; i < OPEN; i++)
		if (b->opened[i].reading && b->opened[i].input == input && reading_many(b->opened[i].reading))
			return &b->opened[i];
	return booklet_open(b, input);
}

/* The next result of a disclosure. NULL: reported, or there is no more. */
static const struct result *booklet_read(struct booklet *b, const struct opened *opened)
{
	struct job job = booklet_chapter_job(b);
	arena_reset(b->arena);
	return job_read(&job, opened->reading);
}

/* What stands before the anchors of chapter n, from 1. */
static const char *booklet_prefix(struct arena *arena, size_t n)
{
	return arena_printf(arena, "c%zu-", n);
}

/* A result to its pages. NULL: reported. */
static struct pages *booklet_lay_chapter(const struct booklet *b, const char *prefix, const struct result *result, const struct layout_whole *whole)
{
	struct job job = booklet_chapter_job(b);
	struct bind_tools bind = job_bind_tools(&job);
	bind.prefix = prefix;
	struct doc *doc = bind_document(bind, b->order->chapter, result->document, result->file);
	struct layout_tools layout = job_layout_tools(&job);
	layout.whole = whole;
	return doc ? layout_document(layout, doc) : NULL;
}

/* ---- the first pass: what is where ---- */

/* Keeps of a chapter's pages what the rest of the booklet must know. */
static void booklet_keep(struct booklet *b, struct chapter chapter, const char *prefix, const struct pages *pages)
{
	struct arena *arena = b->job->arena;
	const size_t skip = strlen(prefix);
	chapter.pages = pages->count;
	chapter.anchors = pages->anchors;
	chapter.anchor = arena_array(arena, pages->anchors, sizeof *chapter.anchor);
	for (size_t i = 0; i < pages->anchors; i++) {
		const struct page_anchor *from = &pages->anchor[i];
		assert(slice_starts(slice_of(from->name), prefix));
		chapter.anchor[i] = (struct page_anchor){arena_string(arena, from->name + skip), from->page, from->y};
	}
	chapter.outlines = pages->outlines;
	chapter.outline = arena_array(arena, pages->outlines, sizeof *chapter.outline);
	for (size_t i = 0; i < pages->outlines; i++) {
		const struct page_outline *from = &pages->outline[i];
		assert(slice_starts(slice_of(from->anchor), prefix));
		chapter.outline[i] = (struct page_outline){from->level, arena_string(arena, from->title), arena_string(arena, from->anchor + skip)};
	}
	*(struct chapter *)arena_push(arena, &b->given, &b->count, &b->capacity, sizeof chapter) = chapter;
}

static void booklet_measure_one(struct booklet *b, struct chapter chapter, const struct result *result)
{
	struct job job = booklet_chapter_job(b);
	const char *prefix = booklet_prefix(b->arena, b->count + 1);
	const struct pages *pages = job_audit(&job, result) ? booklet_lay_chapter(b, prefix, result, &(struct layout_whole){0}) : NULL;
	if (pages) {
		compare_add(b->compare, result);
		booklet_keep(b, chapter, prefix, pages);
	}
}

/* All results of an input as chapters. */
static void booklet_measure_input(struct booklet *b, size_t input)
{
	const struct opened *opened = booklet_open(b, input);
	if (!opened)
		return;
	struct chapter chapter = {.input = input, .at = reading_tell(opened->reading), .hash = opened->hash};
	for (const struct result *result; (result = booklet_read(b, opened)); chapter.at = reading_tell(opened->reading))
		booklet_measure_one(b, chapter, result);
}

/* False: no disclosure could be made a chapter. */
static bool booklet_measure(struct booklet *b)
{
	for (size_t i = 0; i < b->order->count; i++)
		booklet_measure_input(b, i);
	for (size_t i = 0; i < OPEN; i++)
		booklet_close(&b->opened[i]); /* what was read is given once */
	if (!b->count)
		diags_report(b->job->diags, &cli_diag[CLI_EMPTY_BOOKLET], (struct place){0}, NULL);
	return b->count;
}

/* ---- between the passes: the order of the chapters ---- */

/* A chapter's destination is "c3", which no name of its own can be. */
static void booklet_add_chapter(struct booklet *b, size_t n, const struct chapter *chapter)
{
	struct arena *arena = b->job->arena;
	const char *prefix = booklet_prefix(arena, n);
	b->anchor[b->anchors++] = (struct page_anchor){arena_printf(arena, "c%zu", n), b->pages, 0};
	for (size_t i = 0; i < chapter->anchors; i++) {
		struct page_anchor anchor = chapter->anchor[i];
		b->anchor[b->anchors++] = (struct page_anchor){arena_printf(arena, "%s%s", prefix, anchor.name), b->pages + anchor.page, anchor.y};
	}
	for (size_t i = 0; i < chapter->outlines; i++) {
		struct page_outline outline = chapter->outline[i];
		b->outline[b->outlines++] = (struct page_outline){outline.level, outline.title, arena_printf(arena, "%s%s", prefix, outline.anchor)};
	}
	b->pages += chapter->pages;
}

static void booklet_arrange(struct booklet *b)
{
	struct arena *arena = b->job->arena;
	size_t anchors = b->count, outlines = 0;
	for (size_t i = 0; i < b->count; i++) {
		anchors += b->given[i].anchors;
		outlines += b->given[i].outlines;
	}
	b->anchor = arena_array(arena, anchors, sizeof *b->anchor);
	b->outline = arena_array(arena, outlines, sizeof *b->outline);
	b->chapters = arena_array(arena, b->count, sizeof *b->chapters);
	for (size_t i = 0; i < b->count; i++) {
		b->chapters[i] = &b->given[compare_given(b->compare, i)];
		booklet_add_chapter(b, i + 1, b->chapters[i]);
	}
}

/* ---- the second pass: painting ---- */

static struct paint_whole booklet_whole(const struct booklet *b, const struct pages *front)
{
	struct arena *arena = b->job->arena;
	struct page_anchor *anchors = arena_array(arena, front->anchors + b->anchors, sizeof *anchors);
	struct page_outline *outlines = arena_array(arena, front->outlines + b->outlines, sizeof *outlines);
	for (size_t i = 0; i < front->anchors; i++)
		anchors[i] = front->anchor[i];
	for (size_t i = 0; i < b->anchors; i++) {
		anchors[front->anchors + i] = b->anchor[i];
		anchors[front->anchors + i].page += front->count;
	}
	for (size_t i = 0; i < front->outlines + b->outlines; i++)
		outlines[i] = i < front->outlines ? front->outline[i] : b->outline[i - front->outlines];
	return (struct paint_whole){.doc = front->doc, .pages = front->count + b->pages, .anchors = front->anchors + b->anchors,
		.anchor = anchors, .outlines = front->outlines + b->outlines, .outline = outlines};
}

/* Makes chapter n, from 1, again, at its place in the booklet, and paints it. */
static bool booklet_paint_chapter(struct booklet *b, size_t n, const struct layout_whole *whole, struct painter *painter)
{
	struct job job = booklet_chapter_job(b);
	const struct chapter *chapter = b->chapters[n - 1];
	const struct opened *opened = booklet_reopen(b, chapter->input);
	if (opened)
		reading_seek(opened->reading, chapter->at);
	const struct result *result = opened && opened->hash == chapter->hash ? booklet_read(b, opened) : NULL;
	const struct pages *pages = result && job_audit(&job, result) ? booklet_lay_chapter(b, booklet_prefix(b->arena, n), result, whole) : NULL;
	if (pages && pages->count == chapter->pages) {
		paint_pages(painter, job_paint_tools(&job), pages);
		return true;
	}
	diags_report(job.diags, &cli_diag[CLI_INPUT_CHANGED], (struct place){.file = b->order->names[chapter->input]}, NULL);
	return false;
}

static bool booklet_paint(struct booklet *b, const struct pages *front, const char *device, struct slice *out)
{
	const struct paint_whole whole = booklet_whole(b, front);
	struct painter *painter = paint_open(job_paint_tools(b->job), &whole, device);
	if (!painter)
		return false;
	paint_pages(painter, job_paint_tools(b->job), front);
	size_t before = front->count;
	for (size_t i = 0; i < b->count; i++) {
		const size_t pages = b->chapters[i]->pages;
		struct layout_whole place = {.before = before, .following = whole.pages - before - pages};
		if (!booklet_paint_chapter(b, i + 1, &place, painter))
			return false;
		before += pages;
		arena_reset(b->arena);
	}
	return paint_close(painter, out);
}

/* ---- the path ---- */

static bool booklet_run(struct booklet *b, struct slice *out)
{
	const struct job *job = b->job;
	struct buf *dump = job_buffer(job);
	if (job->stop == JOB_TEMPLATE)
		return template_dump(dump, b->order->front), job_dumped(dump, out);

	if (!job_has_pages(job) || !booklet_measure(b))
		return false;
	xmlDoc *document = compare_booklet(b->compare);
	booklet_arrange(b);
	if (job->stop == JOB_BOOKLET)
		return compare_export_xml(dump, document), job_dumped(dump, out);

	struct doc *doc = bind_document(job_bind_tools(job), b->order->front, document, NULL);
	if (!doc)
		return false;
	if (job->stop == JOB_CONTENT)
		return doc_dump(dump, doc), job_dumped(dump, out);

	struct layout_tools layout = job_layout_tools(job);
	layout.whole = &(struct layout_whole){.following = b->pages, .anchors = b->anchors, .anchor = b->anchor,
		.outlines = b->outlines, .outline = b->outline};
	struct pages *front = layout_document(layout, doc);
	if (!front)
		return false;
	if (job->stop == JOB_MARKS)
		return job_dump_marks(dump, front), job_dumped(dump, out);
	if (job->stop == JOB_PAGES)
		return page_dump(dump, front), job_dumped(dump, out);

	bool painted = booklet_paint(b, front, job->stop == JOB_TRACE ? "trace" : "pdf", out);
	job_report_missing(job, (struct place){0});
	return painted;
}

bool job_booklet(const struct job *job, const struct job_booklet *order, struct slice *out)
{
	struct booklet b = {.job = job, .order = order, .arena = arena_new(), .compare = compare_new(job->arena, job->diags)};
	for (size_t i = 0; i < OPEN; i++)
		b.opened[i].arena = arena_new();
	bool fine = booklet_run(&b, out);
	arena_drop(b.arena);
	for (size_t i = 0; i < OPEN; i++)
		arena_drop(b.opened[i].arena);
	return fine;
}
