/* Names of outputs. Stems given away are remembered, and so are the inputs' device and inode, so that neither a clash nor a
 * link lets one file overwrite another. */
#include "cli/output.h"

#include "base/file.h"
#include "base/map.h"
#include "cli/diag.h"

#include <stdint.h>
#include <string.h>
#include <sys/stat.h>

struct output {
	struct arena *arena;
	const char *folder;
	struct map *stems;
	struct map *inputs; /* "device:inode" */
};

static const char *output_identity(struct arena *arena, const char *path)
{
	struct stat st;
	if (stat(path, &st) != 0)
		return NULL;
	return arena_printf(arena, "%ju:%ju", (uintmax_t)st.st_dev, (uintmax_t)st.st_ino);
}

/* Whether a folder still to be made is named like a file that benchfolio writes: a slip for a file's name, most likely. */
static bool output_like_file(const char *folder)
{
	static const char *const endings[] = {".pdf", ".svg", ".png", ".xml", ".json", ".csv"};
	struct slice name = slice_of(folder);
	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
		if (slice_ends(name, endings[i]))
			return true;
	return false;
}

struct output *output_open(struct arena *arena, struct diags *diags, const char *folder, const struct input_list *inputs)
{
	struct stat st;
	if (folder && stat(folder, &st) == 0 && S_ISREG(st.st_mode)) {
		diags_report(diags, &cli_diag[CLI_NOT_A_FOLDER], (struct place){.file = folder}, NULL);
		return NULL;
	}
	if (folder && stat(folder, &st) != 0 && output_like_file(folder)) {
		diags_report(diags, &cli_diag[CLI_FOLDER_LIKE_FILE], (struct place){.file = folder}, NULL);
		return NULL;
	}
	if (folder && !file_make_folder(diags, folder))
		return NULL;
	struct output *output = arena_alloc(arena, sizeof *output);
	*output = (struct output){arena, folder, map_new(arena), map_new(arena)};
	for (size_t i = 0; i < inputs->count; i++) {
		const char *identity = output_identity(arena, inputs->paths[i]);
		if (identity)
			map_add(output->inputs, slice_of(identity), output);
	}
	return output;
}

/* "page" of "some/page.txt"; a leading dot belongs to the name. */
static struct slice output_input_stem(const char *input)
{
	const char *slash = strrchr(input, '/');
	const char *name = slash ? slash + 1 : input;
	const char *dot = strrchr(name, '.');
	return dot && dot != name ? (struct slice){name, (size_t)(dot - name)} : slice_of(name);
}

const char *output_stem(struct output *output, struct diags *diags, const char *input, const char *id)
{
	const char *dir = output->folder ? output->folder : ".";
	const char *slash = *dir && dir[strlen(dir) - 1] == '/' ? "" : "/";
	struct slice name = strcmp(input, "-") == 0 ? slice_of(id) : output_input_stem(input);
	const char *stem = arena_printf(output->arena, "%s%s%.*s", dir, slash, SLICE_ARGS(name));
	if (map_add(output->stems, slice_of(stem), output))
		return stem;
	stem = arena_printf(output->arena, "%s%s%s", dir, slash, id);
	for (unsigned n = 2; !map_add(output->stems, slice_of(stem), output); n++)
		stem = arena_printf(output->arena, "%s%s%s-%u", dir, slash, id, n);
	diags_report(diags, &cli_diag[CLI_NAME_CLASH], (struct place){.file = input}, "%s", stem);
	return stem;
}

bool output_write(struct output *output, struct diags *diags, const char *path, struct slice bytes)
{
	const char *identity = output_identity(output->arena, path);
	if (identity && map_find(output->inputs, slice_of(identity))) {
		diags_report(diags, &cli_diag[CLI_OUTPUT_IS_INPUT], (struct place){.file = path}, NULL);
		return false;
	}
	return file_write(diags, path, bytes);
}
