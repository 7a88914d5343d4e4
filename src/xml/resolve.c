/* Includes: a file below a root, by a relative path. What the text of the path cannot tell (symbolic links), open.c
 * asks the system. */
#include "xml/load.h"

#include "base/buf.h"
#include "xml/diag.h"
#include "xml/open.h"

#include <string.h>

/* "http:", "file:", "C:" */
static bool has_scheme(struct slice href)
{
	for (size_t i = 0; i < href.n; i++) {
		char c = href.s[i];
		bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
		bool other = (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
		if (c == ':')
			return i > 0;
		if (!letter && !(i > 0 && other))
			return false;
	}
	return false;
}

/* The path without "." and ".." parts; false when it leaves its root or is empty. */
static bool normalise(struct slice href, struct buf *out)
{
	for (size_t at = 0; at < href.n;) {
		size_t end = slice_find_char(href, at, '/');
		struct slice part = slice_sub(href, at, end);
		at = end + 1;
		if (part.n == 0 || slice_is(part, "."))
			continue;
		if (!slice_is(part, "..")) {
			if (out->n)
				buf_addc(out, '/');
			buf_add_slice(out, part);
			continue;
		}
		if (!out->n)
			return false;
		while (out->n && out->s[out->n - 1] != '/')
			out->n--;
		out->n -= out->n > 0;
		out->s[out->n] = '\0';
	}
	return out->n > 0;
}

/* NULL when the path stays below its root, which then has the path in `inner`; else why not. */
static const char *path_obstacle(const char *href, struct buf *inner)
{
	struct slice text = slice_of(href);
	if (!text.n)
		return "the path is empty";
	if (has_scheme(text))
		return "an address; a path below the folder of templates is expected";
	if (text.s[0] == '/')
		return "an absolute path; one below the folder of templates is expected";
	return normalise(text, inner) ? NULL : "the path leads out of the folder of templates";
}

const char *load_resolve_among(struct arena *arena, struct diags *diags, struct place at, const char *const *roots, size_t count,
	const char *href)
{
	struct buf inner = {0};
	const char *why = path_obstacle(href, &inner), *path = NULL;
	const bool stays = !why;
	for (size_t i = 0; stays && !path && i < count; i++) {
		const char *root = roots[i];
		why = open_obstacle(root, inner.s);
		if (!why)
			path = arena_printf(arena, "%s%s%s", root, root[0] && root[strlen(root) - 1] == '/' ? "" : "/", inner.s);
	}
	buf_drop(&inner);
	if (!path)
		diags_report(diags, &xml_diag[XML_DIAG_INCLUDE], at, "%s: %s", href, why);
	return path;
}

const char *load_resolve(struct arena *arena, struct diags *diags, struct place at, const char *root, const char *href)
{
	return load_resolve_among(arena, diags, at, &root, 1, href);
}
