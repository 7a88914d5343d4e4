/* The list of diagnostics: equal ones once, the first 1,000 kept, the worst severity remembered for all. */
#include "base/diag.h"

#include "base/map.h"
#include "base/utf8.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

enum { MOST_KEPT = 1000 };

const struct diag_kind base_diag[BASE_DIAG_COUNT] = {
	[BASE_DIAG_CANNOT_READ] = {"base-cannot-read", SEVERITY_ERROR, "the file cannot be read"},
	[BASE_DIAG_NOT_REGULAR] = {"base-not-regular", SEVERITY_ERROR, "this is not a regular file"},
	[BASE_DIAG_TOO_BIG] = {"base-too-big", SEVERITY_ERROR, "the file is too big"},
	[BASE_DIAG_CANNOT_LIST] = {"base-cannot-list", SEVERITY_ERROR, "the folder cannot be read"},
	[BASE_DIAG_TOO_DEEP] = {"base-too-deep", SEVERITY_WARNING, "folders nested this deeply are not read"},
	[BASE_DIAG_CANNOT_WRITE] = {"base-cannot-write", SEVERITY_SYSTEM, "the output cannot be written"},
	[BASE_DIAG_CANNOT_SYNC] = {"base-cannot-sync", SEVERITY_WARNING, "the output is written but may not survive a loss of power"},
	[BASE_DIAG_CANNOT_MAKE] = {"base-cannot-make", SEVERITY_SYSTEM, "the folder cannot be made"},
};

_Static_assert(sizeof base_diag / sizeof *base_diag == BASE_DIAG_COUNT, "a text for every kind");

struct diags {
	struct arena *arena;
	struct map *seen; /* by line */
	struct diag *items;
	size_t count, capacity, dropped, errors;
	bool any[SEVERITY_COUNT];
	int echo;
};

struct diags *diags_new(struct arena *arena)
{
	struct diags *diags = arena_alloc(arena, sizeof *diags);
	diags->arena = arena;
	diags->seen = map_new(arena);
	diags->echo = -1;
	return diags;
}

void diags_echo(struct diags *diags, int fd)
{
	diags->echo = fd;
}

/* Messages that cannot be written are lost: there is nowhere left to say so. */
static void write_line(int fd, const char *line, struct arena *arena)
{
	const char *text = arena_printf(arena, "%s\n", line);
	size_t n = strlen(text), at = 0;
	while (at < n) {
		ssize_t written = write(fd, text + at, n - at);
		if (written < 0 && errno != EINTR)
			return;
		at += written > 0 ? (size_t)written : 0;
	}
}

void diags_report(struct diags *diags, const struct diag_kind *kind, struct place at, const char *detail_format, ...)
{
	struct diag diag = {.kind = kind, .at = at};
	if (detail_format) {
		va_list args;
		va_start(args, detail_format);
		diag.detail = arena_vprintf(diags->arena, detail_format, args);
		va_end(args);
	}
	diags->any[kind->severity] = true;
	diags->errors += kind->severity >= SEVERITY_ERROR;
	if (diags->count == MOST_KEPT) {
		diags->dropped++;
		return;
	}
	char *line = diags_line(diags->arena, &diag);
	if (!map_add(diags->seen, slice_of(line), line))
		return;
	diag.at.file = arena_string(diags->arena, at.file); /* the list may outlive the document */
	*(struct diag *)arena_push(diags->arena, &diags->items, &diags->count, &diags->capacity, sizeof diag) = diag;
	if (diags->echo >= 0)
		write_line(diags->echo, line, diags->arena);
}

size_t diags_count(const struct diags *diags)
{
	return diags->count;
}

size_t diags_dropped(const struct diags *diags)
{
	return diags->dropped;
}

const struct diag *diags_at(const struct diags *diags, size_t i)
{
	return i < diags->count ? &diags->items[i] : NULL;
}

bool diags_failed(const struct diags *diags)
{
	return diags->any[SEVERITY_ERROR] || diags->any[SEVERITY_USAGE] || diags->any[SEVERITY_SYSTEM];
}

size_t diags_errors(const struct diags *diags)
{
	return diags->errors;
}

int diags_exit(const struct diags *diags, bool strict)
{
	if (diags->any[SEVERITY_SYSTEM])
		return 3;
	if (diags->any[SEVERITY_USAGE])
		return 2;
	return diags->any[SEVERITY_ERROR] || (strict && diags->any[SEVERITY_WARNING]) ? 1 : 0;
}

static const char *place_text(struct arena *arena, struct place at)
{
	if (!at.file)
		return "benchfolio";
	if (!at.line)
		return at.file;
	return at.column ? arena_printf(arena, "%s:%u:%u", at.file, at.line, at.column) : arena_printf(arena, "%s:%u", at.file, at.line);
}

char *diags_line(struct arena *arena, const struct diag *diag)
{
	static const char *const words[SEVERITY_COUNT] = {"note", "warning", "error", "error", "error"};
	const char *detail = diag->detail ? diag->detail : "";
	char *line = arena_printf(arena, "%s: %s: %s%s%s [%s]", place_text(arena, diag->at), words[diag->kind->severity],
		diag->kind->text, *detail ? ": " : "", detail, diag->kind->tag);
	for (char *c = line; *c; c++)
		if (*c == '\n' || *c == '\t')
			*c = ' ';
	/* Names and details come from strangers' files: no escape sequence reaches a terminal. */
	struct slice clean = utf8_sanitise(arena, slice_of(line));
	return clean.s == line ? line : arena_copy(arena, clean.s, clean.n);
}
