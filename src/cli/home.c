/* Where templates/ and fonts/ are: relative to the program's own file, so that a checkout or an installed tree may be moved. */
#include "cli/home.h"

#include "base/file.h"
#include "cli/diag.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef BENCHFOLIO_DATADIR
#define BENCHFOLIO_DATADIR "/usr/local/share/benchfolio"
#endif

/* The folder of the running program, "" when unknown. */
static const char *home_program_folder(struct arena *arena)
{
	char path[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path);
	if (n <= 0 || (size_t)n >= sizeof path)
		return "";
	char *copy = arena_copy(arena, path, (size_t)n);
	*strrchr(copy, '/') = '\0';
	return copy;
}

/* The resolved folder when it holds templates/, else NULL. */
static const char *home_try(struct arena *arena, const char *folder)
{
	char resolved[PATH_MAX];
	if (!realpath(folder, resolved) || !file_is_folder(arena_printf(arena, "%s/templates", resolved)))
		return NULL;
	return arena_string(arena, resolved);
}

const char *home_find(struct arena *arena, struct diags *diags)
{
	const char *wanted = getenv("BENCHFOLIO_HOME");
	if (wanted && *wanted) {
		const char *home = home_try(arena, wanted);
		if (!home)
			diags_report(diags, &cli_diag[CLI_NO_HOME], (struct place){0}, "BENCHFOLIO_HOME is %s, without a folder templates", wanted);
		return home;
	}
	static const char *const beside[] = {"..", "../..", "../share/benchfolio"};
	const char *folder = home_program_folder(arena);
	for (size_t i = 0; *folder && i < sizeof beside / sizeof *beside; i++) {
		const char *home = home_try(arena, arena_printf(arena, "%s/%s", folder, beside[i]));
		if (home)
			return home;
	}
	const char *home = home_try(arena, BENCHFOLIO_DATADIR);
	if (!home)
		diags_report(diags, &cli_diag[CLI_NO_HOME], (struct place){0}, NULL);
	return home;
}
