/* Splitting text at its expressions. Literal parts may have their white space collapsed: runs of blanks, tabs and line ends
 * become one blank; no-break spaces stay. Expressions are left as they are. */
#include "template/braces.h"

#include "template/diag.h"

struct splitter {
	struct arena *arena;
	struct diags *diags;
	struct place at;        /* of what stands at `seen` */
	size_t seen;
	struct slice text;
	bool collapse;
	struct template_part *parts;
	size_t count, capacity;
	struct buf literal;     /* the part being gathered */
};

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Asked from left to right. */
static struct place place_of(struct splitter *s, size_t offset)
{
	for (; s->seen < offset; s->seen++) {
		if (s->text.s[s->seen] == '\n') {
			s->at.line++;
			s->at.column = 1;
		} else if (((unsigned char)s->text.s[s->seen] & 0xC0) != 0x80) {
			s->at.column++;
		}
	}
	return s->at;
}

static void add_literal(struct splitter *s, char c)
{
	if (s->collapse && is_blank(c)) {
		if (s->literal.n && s->literal.s[s->literal.n - 1] == ' ')
			return;
		c = ' ';
	}
	buf_addc(&s->literal, c);
}

static struct template_part *add_part(struct splitter *s)
{
	return arena_push(s->arena, &s->parts, &s->count, &s->capacity, sizeof *s->parts);
}

static void end_literal(struct splitter *s)
{
	if (s->literal.n)
		add_part(s)->text = (struct slice){ arena_copy(s->arena, s->literal.s, s->literal.n), s->literal.n };
	buf_clear(&s->literal);
}

/* The offset of the brace that closes an expression whose text begins at `from`; text.n when there is none. */
static size_t closing(struct slice text, size_t from)
{
	char quote = 0;
	for (size_t i = from; i < text.n; i++) {
		const char c = text.s[i];
		if (quote)
			quote = c == quote ? 0 : quote;
		else if (c == '\'' || c == '"')
			quote = c;
		else if (c == '}')
			return i;
	}
	return text.n;
}

/* The expression that opens at `open`; the offset behind it, or 0 when it failed. */
static size_t add_expression(struct splitter *s, size_t open)
{
	const size_t end = closing(s->text, open + 1);
	if (end == s->text.n) {
		diags_report(s->diags, &template_diag[TEMPLATE_BRACE], place_of(s, open), "write {{ for a brace that is meant as such");
		return 0;
	}
	struct path_expr *expr = path_compile(s->arena, s->diags, place_of(s, open + 1), slice_sub(s->text, open + 1, end));
	if (!expr)
		return 0;
	end_literal(s);
	add_part(s)->expr = expr;
	return end + 1;
}

static bool split(struct splitter *s)
{
	bool good = true;
	for (size_t i = 0; i < s->text.n;) {
		const char c = s->text.s[i];
		const bool doubled = (c == '{' || c == '}') && i + 1 < s->text.n && s->text.s[i + 1] == c;
		if (c != '{' || doubled) {
			add_literal(s, c);
			i += doubled ? 2 : 1;
			continue;
		}
		const size_t behind = add_expression(s, i);
		good = good && behind;
		const size_t end = closing(s->text, i + 1);
		i = end < s->text.n ? end + 1 : s->text.n;
	}
	end_literal(s);
	return good;
}

bool braces_parse(struct arena *arena, struct diags *diags, struct place at, struct slice text, bool collapse, struct template_text *out)
{
	struct splitter s = { .arena = arena, .diags = diags, .at = at, .text = text, .collapse = collapse };
	*out = (struct template_text){ .at = at };
	const bool good = split(&s);
	buf_drop(&s.literal);
	if (good)
		*out = (struct template_text){ .count = s.count, .parts = s.parts, .at = at };
	return good;
}
