/* Builds the private font configuration and checks it: each family and style of the main set, asked for by name, must come
 * back as its own file. The fall-backs are not part of it; they are opened by path when needed. */
#include "text/match.h"

#include "text/diag.h"
#include "text/fontset.h"

#include <fontconfig/fontconfig.h>

#include <string.h>
#include <unistd.h>

static void release_config(void *config)
{
	FcConfigSetCurrent(NULL);
	FcConfigDestroy(config);
}

static const char *family_name(const FcPattern *pattern)
{
	FcChar8 *family = NULL;
	return FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch ? (const char *)family : "nothing";
}

static FcPattern *ask(FcConfig *config, const struct fontset_file *wanted)
{
	FcPattern *pattern = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, wanted->family,
		FC_WEIGHT, FcTypeInteger, wanted->bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR,
		FC_SLANT, FcTypeInteger, wanted->italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN, (char *)NULL);
	FcConfigSubstitute(config, pattern, FcMatchPattern);
	FcResult result = FcResultNoMatch;
	FcPattern *found = FcFontMatch(config, pattern, &result);
	FcPatternDestroy(pattern);
	return found;
}

/* The file that the wanted font resolves to, in the arena; NULL: another one, reported. */
static const char *resolve(struct arena *arena, struct diags *diags, FcConfig *config, const struct fontset_file *wanted)
{
	FcPattern *found = ask(config, wanted);
	FcChar8 *file = NULL;
	const char *path = NULL;
	if (found && FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch) {
		const char *name = strrchr((const char *)file, '/');
		if (strcmp(family_name(found), wanted->family) == 0 && name && strcmp(name + 1, wanted->file) == 0)
			path = arena_string(arena, (const char *)file);
	}
	if (!path)
		diags_report(diags, &text_diag[TEXT_DIAG_OTHER_FONT], (struct place){0}, "%s%s%s (%s) is %s (%s)", wanted->family,
			wanted->bold ? " Bold" : "", wanted->italic ? " Italic" : "", wanted->file,
			found ? family_name(found) : "nothing", file ? (const char *)file : "no file");
	if (found)
		FcPatternDestroy(found);
	return path;
}

bool match_open(struct arena *arena, struct diags *diags, const char *folder, const char **paths)
{
	FcConfig *config = FcConfigCreate();
	arena_defer(arena, release_config, config);
	const char *setup = arena_printf(arena, "%s/fonts.conf", folder);
	if (folder[0] != '/' || access(setup, R_OK) != 0 || !FcConfigParseAndLoad(config, (const FcChar8 *)setup, FcTrue)) {
		diags_report(diags, &text_diag[TEXT_DIAG_CONFIG], (struct place){0}, "%s", setup);
		return false;
	}
	for (unsigned i = 0; i < FONTSET_COUNT; i++) {
		paths[i] = arena_printf(arena, "%s/%s", folder, fontset_files[i].file);
		if (i < SHAPE_FACES && !FcConfigAppFontAddFile(config, (const FcChar8 *)paths[i])) {
			diags_report(diags, &text_diag[TEXT_DIAG_FONT], (struct place){0}, "%s", paths[i]);
			return false;
		}
	}
	FcConfigSetCurrent(config);
	for (unsigned i = 0; i < SHAPE_FACES; i++)
		if (!(paths[i] = resolve(arena, diags, config, &fontset_files[i])))
			return false;
	return true;
}
