/* The table of an audit: as wide as its words, long lists cut. The words are those of the report's appendix. */
#include "cli/audit_text.h"

#include "audit/audit.h"
#include "audit/verdict.h"
#include "base/utf8.h"
#include "style/said.h"
#include "xml/load.h"

#include <string.h>

enum audit_column { COLUMN_VERDICT, COLUMN_TITLE, COLUMN_EXPECTED, COLUMN_FOUND, COLUMN_TOLERANCE, COLUMN_LINE, COLUMN_RULE, COLUMN_COUNT };

static const struct audit_column_kind {
	const char *head; /* a message */
	size_t most;      /* characters; longer texts are cut */
	bool right;
} audit_columns[] = {
	[COLUMN_VERDICT] = {NULL, 16, false},
	[COLUMN_TITLE] = {"audit.check", 32, false},
	[COLUMN_EXPECTED] = {"audit.expected", 46, false},
	[COLUMN_FOUND] = {"audit.found", 36, false},
	[COLUMN_TOLERANCE] = {"audit.tolerance", 12, false},
	[COLUMN_LINE] = {"audit.line", 6, true},
	[COLUMN_RULE] = {"audit.rule", 20, false},
};

struct audit_row {
	const char *cells[COLUMN_COUNT];
};

struct audit_table {
	struct audit_row *rows;
	size_t count, capacity;
	size_t widths[COLUMN_COUNT];
};

/* At most so many characters, an ellipsis for the rest. */
static const char *audit_cut(struct arena *arena, const char *text, size_t most)
{
	const struct slice s = slice_of(text);
	if (utf8_length(s) <= most)
		return text;
	size_t at = 0;
	for (size_t i = 0; i + 1 < most; i++)
		utf8_next(s, &at);
	return arena_printf(arena, "%.*s…", (int)at, text);
}

static void audit_add(const struct job *job, struct audit_table *table, struct audit_row row)
{
	for (size_t c = 0; c < COLUMN_COUNT; c++) {
		row.cells[c] = audit_cut(job->arena, row.cells[c] ? row.cells[c] : "", audit_columns[c].most);
		const size_t width = utf8_length(slice_of(row.cells[c]));
		if (width > table->widths[c])
			table->widths[c] = width;
	}
	*(struct audit_row *)arena_push(job->arena, &table->rows, &table->count, &table->capacity, sizeof row) = row;
}

static const char *audit_word(const struct job *job, const char *id)
{
	return message_text(job->arena, job->tools->messages, job->diags, id, NULL, 0);
}

static void audit_add_head(const struct job *job, struct audit_table *table)
{
	struct audit_row row = {{NULL}};
	for (size_t c = 0; c < COLUMN_COUNT; c++)
		row.cells[c] = audit_columns[c].head ? audit_word(job, audit_columns[c].head) : NULL;
	audit_add(job, table, row);
}

/* "4 54 55 46" -> "4": the line that stands for the check. */
static const char *audit_first_line(struct arena *arena, const char *lines)
{
	return lines ? arena_copy(arena, lines, strcspn(lines, " ")) : NULL;
}

static void audit_add_check(const struct job *job, struct audit_table *table, const xmlNode *check)
{
	const struct messages *messages = job->tools->messages;
	const char *verdict = load_attribute(check, "verdict");
	audit_add(job, table, (struct audit_row){{
		[COLUMN_VERDICT] = audit_word(job, arena_printf(job->arena, "audit.verdict.%s", verdict)),
		[COLUMN_TITLE] = said_title(job->arena, messages, job->diags, check),
		[COLUMN_EXPECTED] = said_part(job->arena, messages, job->diags, check, "expected"),
		[COLUMN_FOUND] = said_part(job->arena, messages, job->diags, check, "found"),
		[COLUMN_TOLERANCE] = said_part(job->arena, messages, job->diags, check, "tolerance"),
		[COLUMN_LINE] = audit_first_line(job->arena, load_attribute(check, "lines")),
		[COLUMN_RULE] = load_attribute(check, "rule"),
	}});
}

static void audit_pad(struct buf *out, size_t count)
{
	while (count-- > 0)
		buf_addc(out, ' ');
}

static void audit_print(struct buf *out, const struct audit_table *table)
{
	for (size_t r = 0; r < table->count; r++) {
		for (size_t c = 0; c < COLUMN_COUNT; c++) {
			const char *cell = table->rows[r].cells[c];
			const size_t gap = table->widths[c] - utf8_length(slice_of(cell));
			if (audit_columns[c].right)
				audit_pad(out, gap);
			buf_adds(out, cell);
			if (!audit_columns[c].right && c + 1 < COLUMN_COUNT)
				audit_pad(out, gap);
			if (c + 1 < COLUMN_COUNT)
				buf_adds(out, "  ");
		}
		buf_addc(out, '\n');
	}
}

/* "page.txt: 38 checks: 1 fails, 6 please check, 2 undisclosed, 29 pass" */
static void audit_print_tally(struct buf *out, const struct job *job, const struct result *result, const xmlNode *audit)
{
	buf_addf(out, "%s: %s", result->file, audit_word(job, "audit"));
	const char *separator = ": ";
	for (size_t i = 0; i < VERDICT_COUNT; i++) {
		const char *name = verdict_name((enum verdict)i), *count = load_attribute(audit, name);
		if (strcmp(count, "0") == 0 && i != VERDICT_FAIL)
			continue;
		const struct message_slot slot = {"n", count};
		const char *id = arena_printf(job->arena, "audit.tally.%s", name);
		buf_addf(out, "%s%s", separator, message_text(job->arena, job->tools->messages, job->diags, id, &slot, 1));
		separator = ", ";
	}
	buf_addc(out, '\n');
}

void audit_text(struct buf *out, const struct job *job, const struct result *result)
{
	struct audit_table table = {0};
	const xmlNode *audit = audit_of(result);
	if (strcmp(load_attribute(audit, "total"), "0") == 0) {
		buf_addf(out, "%s: %s: %s\n", result->file, audit_word(job, "audit"), audit_word(job, "audit.tally.nothing"));
		return;
	}
	audit_add_head(job, &table);
	for (const xmlNode *node = audit->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE)
			audit_add_check(job, &table, node);
	audit_print_tally(out, job, result, audit);
	audit_print(out, &table);
}
