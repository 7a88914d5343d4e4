/* The RESULT arguments: a folder stands for the regular files below it. What lies beside its results, notes and the like, is passed
 * over; a file that is named itself is always read. */
#include "cli/input.h"

#include "base/file.h"
#include "cli/diag.h"
#include "family/reading.h"
#include "job.h"

#include <string.h>

static void input_add(struct arena *arena, struct input_list *list, const char *path, bool walked)
{
	*(bool *)arena_push(arena, &list->walked, &list->walked_count, &list->walked_capacity, sizeof *list->walked) = walked;
	*(const char **)arena_push(arena, &list->paths, &list->count, &list->capacity, sizeof *list->paths) = path;
}

static bool input_counts(const struct input_list *list, struct diags *diags, size_t i, struct slice bytes)
{
	if (!list->walked[i] || !reading_by_shape(bytes))
		return true;
	diags_report(diags, &cli_diag[CLI_SKIPPED], (struct place){.file = list->paths[i]}, NULL);
	return false;
}

static bool input_folder(struct arena *arena, struct diags *diags, const char *folder, struct input_list *list)
{
	const char **paths;
	size_t count;
	if (!file_list(arena, diags, folder, &paths, &count))
		return false;
	for (size_t i = 0; i < count; i++)
		input_add(arena, list, paths[i], true);
	if (!count)
		diags_report(diags, &cli_diag[CLI_EMPTY_FOLDER], (struct place){.file = folder}, NULL);
	return true;
}

bool input_expand(struct arena *arena, struct diags *diags, const struct options *options, struct input_list *list)
{
	bool fine = true;
	*list = (struct input_list){.arena = arena};
	for (size_t i = 0; i < options->count; i++) {
		const char *path = options->arguments[i];
		if (strcmp(path, "-") != 0 && file_is_folder(path))
			fine &= input_folder(arena, diags, path, list);
		else
			input_add(arena, list, path, false);
	}
	return fine;
}

bool input_bytes(struct input_list *list, struct arena *arena, struct diags *diags, size_t i, struct slice *bytes)
{
	if (strcmp(list->paths[i], "-") != 0)
		return file_read(arena, diags, list->paths[i], JOB_MAX_INPUT, bytes) && input_counts(list, diags, i, *bytes);
	if (!list->standard_read && !file_read(list->arena, diags, "-", JOB_MAX_INPUT, &list->standard))
		return false;
	list->standard_read = true;
	*bytes = list->standard;
	return true;
}
