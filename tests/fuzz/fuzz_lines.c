/* Fuzzing the sanitiser of foreign text and the line breaker: any bytes become valid UTF-8 without controls, and lines of any measure
 * that hold all of it and no more, none wider than its measure but for a single character. The first three bytes choose measure, hang and form.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc $(pkg-config --cflags pangoft2) tests/fuzz/fuzz_lines.c <the .c of base text> ...
 * With the fake ruler. */
#include "base/utf8.h"
#include "text/line.h"

#include <stdint.h>
#include <stdlib.h>

enum { HEAD_BYTES = 3 };

static const double em = 0.5; /* of the fake ruler */

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void must(bool holds)
{
	if (!holds)
		abort();
}

static void check_clean(struct arena *arena, struct slice clean)
{
	must(utf8_valid(clean));
	for (size_t at = 0; at < clean.n;) {
		unsigned c = utf8_next(clean, &at);
		must((c >= 0x20 || c == '\t' || c == '\n') && !(c >= 0x7F && c < 0xA0) && !(c >= 0x202A && c <= 0x202E));
	}
	struct slice again = utf8_sanitise(arena, clean);
	must(again.s == clean.s && again.n == clean.n);
}

static bool is_gap(char c)
{
	return c == ' ' || c == '\t' || c == '\n';
}

/* The pieces are the text in its order, but for line ends and blanks. */
static void check_words(struct slice text, const struct line *lines, size_t count)
{
	size_t at = 0;
	for (size_t i = 0; i < count; i++)
		for (size_t k = 0; k < lines[i].count; k++)
			for (size_t b = 0; b < lines[i].pieces[k].text.n; b++) {
				char c = lines[i].pieces[k].text.s[b];
				if (is_gap(c))
					continue;
				while (at < text.n && is_gap(text.s[at]))
					at++;
				must(at < text.n && text.s[at++] == c);
			}
	while (at < text.n && is_gap(text.s[at]))
		at++;
	must(at == text.n);
}

static void check_widths(const struct line *lines, size_t count, double width, double size)
{
	for (size_t i = 0; i < count; i++) {
		size_t characters = 0;
		for (size_t k = 0; k < lines[i].count; k++)
			characters += utf8_length(slice_trim_end(lines[i].pieces[k].text));
		must(lines[i].width <= width + 1e-6 || characters <= 1 || em * size > width / 4);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	if (n < HEAD_BYTES)
		return 0;
	struct arena *arena = arena_new();
	struct slice clean = utf8_sanitise(arena, (struct slice){(const char *)bytes + HEAD_BYTES, n - HEAD_BYTES});
	check_clean(arena, clean);
	struct shaper *shaper = shape_fake(arena);
	const double size = 10, width = 1 + 2.0 * bytes[0];
	size_t middle = clean.n / 2; /* two spans, cut between characters */
	while (middle < clean.n && ((unsigned char)clean.s[middle] & 0xC0) == 0x80)
		middle++;
	const struct line_span spans[] = {
		{.text = slice_sub(clean, 0, middle), .font = {SHAPE_SANS, size, 0}},
		{.text = slice_sub(clean, middle, clean.n), .font = {SHAPE_MONO, size, 0}},
	};
	struct line_options options = {.width = width, .hang = bytes[1] % 64, .indent = bytes[1] / 8, .verbatim = bytes[2] % 2};
	struct line *lines;
	size_t count = line_fill(arena, shaper, spans, 2, options, &lines);
	must(count >= 1);
	check_words(clean, lines, count);
	check_widths(lines, count, width, size);
	must(line_min_width(arena, shaper, spans, 2) <= line_max_width(arena, shaper, spans, 2) + 1e-6);
	arena_drop(arena);
	return 0;
}
