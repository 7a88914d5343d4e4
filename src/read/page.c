/* Claiming and building in one step. */
#include "read/page.h"

#include "base/utf8.h"
#include "read/diag.h"
#include "result/quantity.h"
#include "result/state.h"

struct page page_new(struct arena *arena, struct diags *diags, const struct lines *lines, const char *family, const char *benchmark)
{
	const struct build_source source = {.file = lines->file, .sha256 = lines->sha256, .format = "text", .encoding = lines->encoding,
		.bytes = lines->bytes, .lines = lines->count};
	return (struct page){.arena = arena, .diags = diags, .lines = lines, .claims = claims_new(arena, lines),
		.build = build_new(arena, diags, family, benchmark, &source)};
}

struct slice page_text(const struct page *page, struct span span)
{
	return lines_field(page->arena, page->lines, span);
}

struct place page_place(const struct page *page, struct span span)
{
	return lines_place(page->lines, span);
}

bool page_take(struct page *page, struct span span)
{
	return claim_take(page->claims, span, CLAIM_READ);
}

void page_pass(struct page *page, struct span span, enum claim_reason reason)
{
	claim_take(page->claims, span, reason);
}

xmlNode *page_field(struct page *page, xmlNode *parent, const char *group, const struct pair *pair)
{
	struct span whole = {pair->label.line, pair->label.from, pair->value.to > pair->label.to ? pair->value.to : pair->label.to};
	if (!page_take(page, whole))
		return NULL;
	struct slice text = page_text(page, pair->value);
	struct place at = page_place(page, pair->value);
	if (pair->fact)
		return build_field(page->build, parent, group, pair->fact, text, at);
	struct slice label = page_text(page, pair->label);
	if (label.n && label.s[label.n - 1] == ':')
		label = slice_trim_end(slice_sub(label, 0, label.n - 1));
	return build_other_field(page->build, parent, group, label, text, at);
}

void page_continue(struct page *page, xmlNode *field, const struct fact *fact, struct span row)
{
	if (page_take(page, row))
		build_continue(page->build, field, fact, page_text(page, row), page_place(page, lines_trim(page->lines, row)));
}

xmlNode *page_line(struct page *page, xmlNode *parent, const char *name, struct span row)
{
	if (!page_take(page, row))
		return NULL;
	xmlNode *node = build_element(page->build, parent, name, NULL);
	build_place(page->build, node, page_place(page, lines_trim(page->lines, row)));
	build_text(page->build, node, slice_trim_end(lines_text(page->lines, row)));
	return node;
}

bool page_number(struct page *page, xmlNode *node, const char *name, struct span cell)
{
	struct slice text = page_text(page, cell);
	struct decimal value;
	if (quantity_two_readings(text)) {
		diags_report(page->diags, &read_diag[READ_DIAG_TWO_READINGS], page_place(page, cell), "\"%.*s\"", SLICE_ARGS(text));
		return false;
	}
	if (decimal_parse(text, &value)) {
		build_number(page->build, node, name, value);
		return true;
	}
	const char *state = state_of(text);
	if (state)
		build_word(page->build, node, "state", state);
	else
		diags_report(page->diags, &read_diag[READ_DIAG_CELL], page_place(page, cell), "\"%.*s\", expected a number", SLICE_ARGS(text));
	return false;
}

enum { CONTINUED_MOST = 64 }; /* a longer one is no value but text that got lost */

/* The field that a row without a label would go on with. */
struct open_field {
	xmlNode *node; /* NULL: none */
	const struct fact *fact;
	size_t rows;   /* that went on with it */
};

static void row_fields(struct page *page, xmlNode *parent, const char *group, const struct pair *pairs, size_t count, struct open_field *open)
{
	for (size_t i = 0; i < count; i++)
		*open = (struct open_field){page_field(page, parent, group, &pairs[i]), pairs[i].fact, 0};
}

size_t page_fields(struct page *page, xmlNode *parent, const char *group, const struct fact *facts, size_t count, const struct span *rows,
	size_t row_count)
{
	size_t found = 0;
	struct open_field open = {0};
	struct pair pairs[PAIR_MOST] = {0};
	for (size_t i = 0; i < row_count; i++) {
		struct span row = lines_trim(page->lines, rows[i]);
		struct pair other;
		size_t n = pair_split(page->lines, row, facts, count, LABEL_COLON, pairs);
		if (!n) {
			open.node = NULL;
			continue;
		}
		if (pairs[0].fact)
			row_fields(page, parent, group, pairs, n, &open);
		else if (pair_other(page->lines, row, &other))
			row_fields(page, parent, group, &other, 1, &open);
		else if (open.node && open.rows++ < CONTINUED_MOST) {
			page_continue(page, open.node, open.fact, row);
			continue;
		} else
			continue;
		found++;
	}
	return found;
}

static void unread_line(struct page *page, xmlNode **unread, const struct claim_piece *piece)
{
	if (!*unread)
		*unread = build_element(page->build, build_root(page->build), "unread", NULL);
	xmlNode *node = build_element(page->build, *unread, "line", NULL);
	build_word(page->build, node, "reason", claim_reason_name(piece->reason));
	build_place(page->build, node, page_place(page, piece->span));
	build_text(page->build, node, lines_text(page->lines, piece->span));
}

void page_unread(struct page *page)
{
	xmlNode *unread = NULL;
	struct place first = {0};
	size_t unknown = 0;
	for (size_t line = 0; line < page->lines->count; line++) {
		struct claim_piece piece;
		for (size_t at = 0; claim_next(page->claims, line, &at, &piece);) {
			if (piece.reason == CLAIM_READ)
				continue;
			unread_line(page, &unread, &piece);
			if (piece.reason == CLAIM_UNKNOWN && !unknown++)
				first = page_place(page, piece.span);
		}
	}
	if (unknown)
		diags_report(page->diags, &read_diag[READ_DIAG_UNREAD], first, "%zu %s, first here", unknown, unknown == 1 ? "piece" : "pieces");
}
