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

static const char *home_parent(struct arena *arena, const char *path)
{
	const char *slash = strrchr(path, '/');
	return arena_copy(arena, path, slash ? (size_t)(slash - path) : 0);
}

/* The folder of the running program, links resolved; "" when unknown. */
static const char *home_program_folder(struct arena *arena)
{
	char path[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path);
	if (n <= 0 || (size_t)n >= sizeof path)
		return "";
	return home_parent(arena, arena_copy(arena, path, (size_t)n));
}

/* The folder, absolute, when it holds templates/, else NULL. */
static const char *home_try(struct arena *arena, const char *folder)
{
	char here[PATH_MAX];
	if (*folder != '/' && getcwd(here, sizeof here))
		folder = arena_printf(arena, "%s/%s", here, folder);
	return file_is_folder(arena_printf(arena, "%s/templates", folder)) ? folder : NULL;
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
	const char *folder = home_parent(arena, home_program_folder(arena));
	const char *const beside[] = {folder, home_parent(arena, folder), arena_printf(arena, "%s/share/benchfolio", folder)}; /* "" is the root */
	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
		if (*beside[i] == '/' && home_try(arena, beside[i]))
			return beside[i];
	const char *home = home_try(arena, BENCHFOLIO_DATADIR);
	if (!home)
		diags_report(diags, &cli_diag[CLI_NO_HOME], (struct place){0}, NULL);
	return home;
}
