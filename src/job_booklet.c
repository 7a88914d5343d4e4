/* The booklet's main path; job_booklet reads like its picture in src/README.md. What a chapter needs lives in an arena of its own,
 * reset after each; what stays of it, the front and the output live in the job's. Nothing here decides anything about content. */
#include "job_booklet.h"

#include "base/hash.h"
#include "cli/diag.h"
#include "compare/compare.h"
#include "job_steps.h"

struct chapter {                /* what stays of one between the passes */
	size_t input, index;        /* the disclosure, and the result's place in it, from 0 */
	size_t number;              /* from 1 */
	size_t pages;
	uint64_t hash;              /* of its bytes */
};

struct booklet {
	const struct job *job;
	const struct job_booklet *order;
	struct compare *compare;
	struct arena *arena;        /* of the chapter in hand */
	struct arena *input;        /* of the disclosure in hand */
	struct reading *reading;    /* of it; NULL: none is open */
	size_t open, next;          /* which it is; which result comes next */
	uint64_t hash;              /* of its bytes */
	struct chapter *chapters;
	size_t count, capacity;
	size_t pages;               /* of all chapters */
	struct page_anchor *anchor; /* of all chapters; page from 0 at the first chapter's first */
	size_t anchors, anchors_capacity;
	struct page_outline *outline;
	size_t outlines, outlines_capacity;
};

static struct job booklet_chapter_job(const struct booklet *b)
{
	struct job job = *b->job;
	job.arena = b->arena;
	job.stop = JOB_OUTPUT;
	return job;
}

/* ---- a chapter ---- */

/* The disclosure of a chapter, opened anew unless the chapter's result is the next one of the open disclosure. False: reported. */
static bool booklet_open(struct booklet *b, const struct chapter *chapter)
{
	struct slice bytes;
	if (b->reading && b->open == chapter->input && b->next == chapter->index)
		return true;
	b->reading = NULL;
	arena_reset(b->input);
	if (!b->order->bytes(b->order->user, b->input, b->job->diags, chapter->input, &bytes))
		return false;
	b->reading = reading_open(b->input, b->job->diags, b->order->names[chapter->input], bytes);
	b->open = chapter->input;
	b->next = 0;
	b->hash = hash_bytes(bytes);
	return b->reading;
}

/* One result from the bytes it stands in. NULL: reported, or there is no more. */
static const struct result *booklet_read(struct booklet *b, struct chapter *chapter)
{
	struct job job = booklet_chapter_job(b);
	const struct result *result = NULL;
	if (!booklet_open(b, chapter))
		return NULL;
	for (; b->next <= chapter->index; b->next++) {
		arena_reset(b->arena);
		if (!(result = job_read(&job, b->reading)))
			return NULL;
	}
	chapter->hash = b->hash;
	return result;
}

/* A result to its pages. NULL: reported. */
static struct pages *booklet_lay_chapter(const struct booklet *b, const struct chapter *chapter, const struct result *result,
	const struct layout_whole *whole)
{
	struct job job = booklet_chapter_job(b);
	struct bind_tools bind = job_bind_tools(&job);
	bind.prefix = arena_printf(b->arena, "c%zu-", chapter->number);
	struct doc *doc = bind_document(bind, b->order->chapter, result->document, result->file);
	struct layout_tools layout = job_layout_tools(&job);
	layout.whole = whole;
	return doc ? layout_document(layout, doc) : NULL;
}

/* ---- the first pass: what is where ---- */

static void booklet_add_anchor(struct booklet *b, const char *name, size_t page, double y)
{
	struct page_anchor *anchor = arena_push(b->job->arena, &b->anchor, &b->anchors, &b->anchors_capacity, sizeof *anchor);
	*anchor = (struct page_anchor){arena_string(b->job->arena, name), b->pages + page, y};
}

/* Keeps of a chapter's pages what the rest of the booklet must know. Its destination is "c3", which no name of its own can be. */
static void booklet_keep(struct booklet *b, struct chapter *chapter, const struct pages *pages)
{
	struct arena *arena = b->job->arena;
	booklet_add_anchor(b, arena_printf(arena, "c%zu", chapter->number), 0, 0);
	for (size_t i = 0; i < pages->anchors; i++)
		booklet_add_anchor(b, pages->anchor[i].name, pages->anchor[i].page, pages->anchor[i].y);
	for (size_t i = 0; i < pages->outlines; i++) {
		const struct page_outline *from = &pages->outline[i];
		struct page_outline *outline = arena_push(arena, &b->outline, &b->outlines, &b->outlines_capacity, sizeof *outline);
		*outline = (struct page_outline){from->level, arena_string(arena, from->title), arena_string(arena, from->anchor)};
	}
	chapter->pages = pages->count;
	b->pages += pages->count;
	*(struct chapter *)arena_push(arena, &b->chapters, &b->count, &b->capacity, sizeof *chapter) = *chapter;
}

/* The next result of an input as a chapter. False: there is none. */
static bool booklet_measure_one(struct booklet *b, size_t input, size_t index)
{
	struct chapter chapter = {.input = input, .index = index, .number = b->count + 1};
	struct job job = booklet_chapter_job(b);
	const struct result *result = booklet_read(b, &chapter);
	if (!result)
		return false;
	const struct pages *pages = job_audit(&job, result) ? booklet_lay_chapter(b, &chapter, result, &(struct layout_whole){0}) : NULL;
	if (pages) {
		compare_add(b->compare, result);
		booklet_keep(b, &chapter, pages);
	}
	return true;
}

/* False: no disclosure could be made a chapter. */
static bool booklet_measure(struct booklet *b)
{
	for (size_t i = 0; i < b->order->count; i++)
		for (size_t index = 0; booklet_measure_one(b, i, index); index++)
			arena_reset(b->arena);
	if (!b->count)
		diags_report(b->job->diags, &cli_diag[CLI_EMPTY_BOOKLET], (struct place){0}, NULL);
	return b->count;
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

/* Makes a chapter again, at its place in the booklet, and paints it. */
static bool booklet_paint_chapter(struct booklet *b, const struct chapter *chapter, const struct layout_whole *whole, struct painter *painter)
{
	struct job job = booklet_chapter_job(b);
	struct chapter again = *chapter;
	const struct result *result = booklet_read(b, &again);
	bool same = result && again.hash == chapter->hash && job_audit(&job, result);
	const struct pages *pages = same ? booklet_lay_chapter(b, chapter, result, whole) : NULL;
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
		const struct chapter *chapter = &b->chapters[i];
		struct layout_whole place = {.before = before, .following = whole.pages - before - chapter->pages};
		if (!booklet_paint_chapter(b, chapter, &place, painter))
			return false;
		before += chapter->pages;
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

	if (!booklet_measure(b))
		return false;
	xmlDoc *document = compare_booklet(b->compare);
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
	struct booklet b = {.job = job, .order = order, .arena = arena_new(), .input = arena_new(), .compare = compare_new(job->arena, job->diags)};
	bool fine = booklet_run(&b, out);
	arena_drop(b.arena);
	arena_drop(b.input);
	return fine;
}
