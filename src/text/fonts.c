/* The real shaper: the font set behind two caches, and the list of missing characters. Words (chunks of shape_next) stay
 * from document to document up to a bound; texts of several words are put together from them, sharing their glyphs, and
 * are forgotten with the document. */
#include "text/fonts.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "text/cache.h"
#include "text/fontset.h"
#include "text/itemise.h"
#include "text/match.h"
#include "text/segment.h"
#include "text/word.h"

#include <assert.h>

enum {
	WORDS_BYTES = 8 << 20, /* some 20,000 words; what one large booklet chapter uses is a tenth of it */
	TEXTS_BYTES = 1 << 20,
	MISSING_LISTED = 16
};

struct fonts {
	struct shaper shaper;   /* first: the shaper is the fonts */
	struct fontset *set;
	struct word_shaper *word_shaper;
	struct cache *words, *texts;
	unsigned missing[MISSING_LISTED]; /* code points, by first use */
	size_t missing_count;   /* one more than listed: there were others */
};

/* Missing characters */

static void list_missing(struct fonts *fonts, unsigned code_point)
{
	size_t listed = fonts->missing_count < MISSING_LISTED ? fonts->missing_count : MISSING_LISTED;
	for (size_t i = 0; i < listed; i++)
		if (fonts->missing[i] == code_point)
			return;
	if (listed < MISSING_LISTED)
		fonts->missing[listed] = code_point;
	fonts->missing_count = listed + 1;
}

static void note_missing(struct fonts *fonts, enum shape_face face, struct slice text)
{
	for (size_t at = 0; at < text.n;) {
		size_t from = at;
		unsigned code_point = utf8_next(text, &at);
		at = segment_cluster_end(text, from);
		if (code_point >= 0x80 && fontset_choose(fonts->set, face, slice_sub(text, from, at)) == FONTSET_NONE)
			list_missing(fonts, code_point);
	}
}

const char *fonts_missing(struct arena *arena, const struct fonts *fonts)
{
	struct buf out = {0};
	for (size_t i = 0; i < fonts->missing_count; i++)
		if (i < MISSING_LISTED)
			buf_addf(&out, "%sU+%04X", i ? " " : "", fonts->missing[i]);
		else
			buf_adds(&out, " ...");
	const char *list = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return list;
}

/* Shaping through the caches */

static const struct shape *shape_word(struct fonts *fonts, enum shape_face face, struct slice text)
{
	const struct shape *known = cache_find(fonts->words, face, text);
	if (known)
		return known;
	struct shape *shape = cache_add(fonts->words, face, &text);
	word_shape(fonts->word_shaper, cache_arena(fonts->words), face, text, shape);
	return shape;
}

/* The runs of a word as runs of the text that it stands in at `at`. */
static void place_runs(const struct shape *word, struct slice text, size_t at, struct shape_run *runs)
{
	const char *start = word->runs[0].text.s;
	for (size_t i = 1; i < word->count; i++)
		if (word->runs[i].text.s < start)
			start = word->runs[i].text.s;
	for (size_t i = 0; i < word->count; i++) {
		size_t offset = at + (size_t)(word->runs[i].text.s - start);
		runs[i] = word->runs[i];
		runs[i].text = slice_sub(text, offset, offset + runs[i].text.n);
	}
}

static void compose(struct fonts *fonts, enum shape_face face, struct slice text, struct shape *shape)
{
	size_t count = 0;
	for (size_t at = 0; at < text.n;)
		count += shape_word(fonts, face, shape_next(text, &at))->count;
	struct shape_run *runs = arena_array(cache_arena(fonts->texts), count, sizeof *runs);
	*shape = (struct shape){.count = count, .runs = runs};
	for (size_t at = 0, from = 0; at < text.n; from = at) {
		const struct shape *word = shape_word(fonts, face, shape_next(text, &at));
		place_runs(word, text, from, runs);
		runs += word->count;
		shape->advance += word->advance;
		shape->missing += word->missing;
		shape->characters += word->characters;
	}
}

static const struct shape *shape_text(struct fonts *fonts, enum shape_face face, struct slice text)
{
	const struct shape *known = cache_find(fonts->texts, face, text);
	if (known)
		return known;
	struct shape *shape = cache_add(fonts->texts, face, &text);
	if (itemise_needed(text)) /* the order of right-to-left words is the whole text's */
		word_shape(fonts->word_shaper, cache_arena(fonts->texts), face, text, shape);
	else
		compose(fonts, face, text, shape);
	return shape;
}

static const struct shape *shape_cached(struct shaper *shaper, enum shape_face face, struct slice text)
{
	static const struct shape empty;
	struct fonts *fonts = (struct fonts *)shaper;
	assert(face < SHAPE_FACES);
	size_t first = 0;
	shape_next(text, &first);
	if (first == 0)
		return &empty;
	const struct shape *shape = first == text.n ? shape_word(fonts, face, text) : shape_text(fonts, face, text);
	if (shape->missing)
		note_missing(fonts, face, text);
	return shape;
}

static struct shape_metrics face_metrics(struct shaper *shaper, enum shape_face face)
{
	assert(face < SHAPE_FACES);
	return ((struct fonts *)shaper)->set->fonts[face].metrics;
}

struct fonts *fonts_open(struct arena *arena, struct diags *diags, const char *folder)
{
	const char *paths[FONTSET_COUNT];
	struct fontset *set = match_open(arena, diags, folder, paths) ? fontset_open(arena, diags, paths) : NULL;
	if (!set)
		return NULL;
	struct fonts *fonts = arena_alloc(arena, sizeof *fonts);
	*fonts = (struct fonts){
		.shaper = {.shape = shape_cached, .metrics = face_metrics},
		.set = set,
		.word_shaper = word_new(arena, set),
		.words = cache_new(arena),
		.texts = cache_new(arena),
	};
	return fonts;
}

struct shaper *fonts_shaper(struct fonts *fonts)
{
	return &fonts->shaper;
}

void fonts_next_document(struct fonts *fonts)
{
	cache_trim(fonts->texts, TEXTS_BYTES);
	if (cache_trim(fonts->words, WORDS_BYTES))
		cache_trim(fonts->texts, 0); /* they share glyphs of words */
	fonts->missing_count = 0;
}

/* The fonts by index */

unsigned fonts_count(const struct fonts *fonts)
{
	return fontset_opened(fonts->set);
}

const char *fonts_file(const struct fonts *fonts, unsigned font)
{
	assert(font < FONTSET_COUNT);
	return fonts->set->fonts[font].path;
}

const char *fonts_family(const struct fonts *fonts, unsigned font)
{
	assert(fonts && font < FONTSET_COUNT);
	return fontset_files[font].family;
}

bool fonts_bold(const struct fonts *fonts, unsigned font)
{
	assert(fonts && font < FONTSET_COUNT);
	return fontset_files[font].bold;
}

bool fonts_italic(const struct fonts *fonts, unsigned font)
{
	assert(fonts && font < FONTSET_COUNT);
	return fontset_files[font].italic;
}

bool fonts_mono(const struct fonts *fonts, unsigned font)
{
	assert(fonts && font < FONTSET_COUNT);
	return fontset_files[font].mono;
}
