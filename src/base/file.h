/* Files: reading with a limit, and writing so that an output appears whole or not at all. */
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>

/* The bytes of a regular file, or of standard input for "-". Over `limit` bytes, unreadable, a folder: reported, false. */
bool file_read(struct arena *arena, struct diags *diags, const char *path, size_t limit, struct slice *bytes);

/* Same-folder temporary file, write loop, fsync, checked close, rename, fsync of the folder. A FIFO, a device or /dev/stdout is
 * written directly. On failure reported, nothing left behind, an older output untouched. */
bool file_write(struct diags *diags, const char *path, struct slice bytes);
bool file_write_fd(struct diags *diags, int fd, const char *name, struct slice bytes); /* a write loop, for standard output */

bool file_make_folder(struct diags *diags, const char *path); /* with its parents; an existing folder is fine */
bool file_is_folder(const char *path);
bool file_same(const char *a, const char *b); /* device and inode: an output must not be an input */

/* Regular files below a folder, recursively, sorted bytewise by path; links are not followed into
 * folders, names that begin with a dot are skipped; depth at most 32. */
bool file_list(struct arena *arena, struct diags *diags, const char *folder, const char ***paths, size_t *count);

#endif
