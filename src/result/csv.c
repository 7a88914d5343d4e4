/* Writing cells. */
#include "result/csv.h"

#include "base/decimal.h"

#include <string.h>

static bool needs_quotes(struct slice text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] == ',' || text.s[i] == '"' || text.s[i] == '\n' || text.s[i] == '\r')
			return true;
	return false;
}

/* What a spreadsheet may run: a formula, or a cell that becomes one when its first character is skipped. */
static bool is_formula(struct slice text)
{
	struct decimal number;
	return text.n && memchr("=+-@\t\r", text.s[0], 6) && !decimal_parse(text, &number);
}

static void quoted(struct buf *out, struct slice text)
{
	for (size_t from = 0; from < text.n;) {
		size_t to = slice_find_char(text, from, '"');
		buf_add(out, text.s + from, to - from);
		if (to < text.n)
			buf_adds(out, "\"\"");
		from = to + 1;
	}
}

static void cell(struct buf *out, size_t i, struct slice text, const char *guard)
{
	const bool quotes = needs_quotes(text);
	if (i)
		buf_addc(out, ',');
	if (quotes)
		buf_addc(out, '"');
	buf_adds(out, guard);
	if (quotes)
		quoted(out, text);
	else
		buf_add_slice(out, text);
	if (quotes)
		buf_addc(out, '"');
}

void csv_text(struct buf *out, size_t i, struct slice text)
{
	cell(out, i, text, is_formula(text) ? "'" : "");
}

void csv_value(struct buf *out, size_t i, struct slice value)
{
	cell(out, i, value, "");
}

void csv_end(struct buf *out)
{
	buf_addc(out, '\n');
}
