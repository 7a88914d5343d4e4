/* The RESULT arguments: a folder stands for the regular files below it. */
#include "cli/input.h"

#include "base/file.h"
#include "cli/diag.h"

#include <string.h>

static void input_add(struct arena *arena, struct input_list *list, const char *path)
{
	*(const char **)arena_push(arena, &list->paths, &list->count, &list->capacity, sizeof *list->paths) = path;
}

static bool input_folder(struct arena *arena, struct diags *diags, const char *folder, struct input_list *list)
{
	const char **paths;
	size_t count;
	if (!file_list(arena, diags, folder, &paths, &count))
		return false;
	for (size_t i = 0; i < count; i++)
		input_add(arena, list, paths[i]);
	if (!count)
		diags_report(diags, &cli_diag[CLI_EMPTY_FOLDER], (struct place){.file = folder}, NULL);
	return true;
}

bool input_expand(struct arena *arena, struct diags *diags, const struct options *options, struct input_list *list)
{
	bool fine = true;
	*list = (struct input_list){0};
	for (size_t i = 0; i < options->count; i++) {
		const char *path = options->arguments[i];
		if (strcmp(path, "-") != 0 && file_is_folder(path))
			fine &= input_folder(arena, diags, path, list);
		else
			input_add(arena, list, path);
	}
	return fine;
}
