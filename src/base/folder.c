/* Folders: making them with their parents, and listing the files below one. */
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_DEPTH = 32 };

static bool make_one(const char *path)
{
	return mkdir(path, 0777) == 0 || (errno == EEXIST && file_is_folder(path));
}

static bool make_all(char *path)
{
	for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		bool ok = make_one(path);
		*slash = '/';
		if (!ok)
			return false;
	}
	return make_one(path);
}

bool file_make_folder(struct diags *diags, const char *path)
{
	if (file_is_folder(path))
		return true;
	struct arena *arena = arena_new();
	char *copy = arena_string(arena, *path ? path : ".");
	bool ok = make_all(copy);
	if (!ok)
		diags_report(diags, &base_diag[BASE_DIAG_CANNOT_MAKE], (struct place){.file = path}, "%s", strerror(errno));
	arena_drop(arena);
	return ok;
}

struct listing {
	struct arena *arena;
	struct diags *diags;
	const char **paths;
	size_t count, capacity;
	bool ok;
};


static bool list_folder(struct listing *listing, const char *folder, int depth);

static void list_entry(struct listing *listing, const char *path, int depth)
{
	struct stat st;
	if (lstat(path, &st) != 0)
		return; /* gone since its folder was read */
	bool link = S_ISLNK(st.st_mode);
	if (link && stat(path, &st) != 0)
		return;
	if (S_ISDIR(st.st_mode) && !link)
		listing->ok &= list_folder(listing, path, depth + 1);
	else if (S_ISREG(st.st_mode))
		*(const char **)arena_push(listing->arena, &listing->paths, &listing->count, &listing->capacity, sizeof path) = path;
}

static bool list_folder(struct listing *listing, const char *folder, int depth)
{
	struct place at = {.file = folder};
	if (depth > MOST_DEPTH) {
		diags_report(listing->diags, &base_diag[BASE_DIAG_TOO_DEEP], at, "at most %d", MOST_DEPTH);
		return true;
	}
	DIR *dir = opendir(folder);
	if (!dir) {
		diags_report(listing->diags, &base_diag[BASE_DIAG_CANNOT_LIST], at, "%s", strerror(errno));
		return false;
	}
	size_t n = strlen(folder);
	const char *slash = n && folder[n - 1] == '/' ? "" : "/";
	for (const struct dirent *entry = readdir(dir); entry; entry = readdir(dir))
		if (entry->d_name[0] != '.')
			list_entry(listing, arena_printf(listing->arena, "%s%s%s", folder, slash, entry->d_name), depth);
	closedir(dir);
	return true;
}

static int compare_paths(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool file_list(struct arena *arena, struct diags *diags, const char *folder, const char ***paths, size_t *count)
{
	struct listing listing = {.arena = arena, .diags = diags, .ok = true};
	listing.ok &= list_folder(&listing, folder, 1);
	if (listing.count)
		qsort(listing.paths, listing.count, sizeof *listing.paths, compare_paths);
	*paths = listing.paths;
	*count = listing.count;
	return listing.ok;
}
