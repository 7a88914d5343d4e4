/* Reading files, and writing them whole or not at all. This file alone asks for GNU names (mkostemp).
 *
 * file_write: a temporary file in the target's own folder, written, synced, closed, renamed over the target, the
 * folder synced. Every step is checked; a failure takes the temporary file away and leaves the target as it was. */
#define _GNU_SOURCE
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_LINKS = 40 };

static struct place in_file(const char *path)
{
	return (struct place){.file = path};
}

/* The bytes up to the end of fd, at most limit + 1 of them; `expected` saves growing. */
static bool read_all(struct arena *arena, int fd, size_t expected, size_t limit, struct slice *bytes)
{
	size_t capacity = (expected < limit ? expected : limit) + 2, n = 0;
	char *all = arena_alloc(arena, capacity);
	while (n <= limit) {
		if (n + 1 >= capacity) {
			char *larger = arena_alloc(arena, capacity * 2);
			memcpy(larger, all, n);
			all = larger;
			capacity *= 2;
		}
		ssize_t got = read(fd, all + n, capacity - 1 - n);
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return false;
		if (got == 0)
			break;
		n += (size_t)got;
	}
	*bytes = (struct slice){all, n};
	return true;
}

static bool read_fd(struct arena *arena, struct diags *diags, int fd, const char *name, size_t limit, struct slice *bytes)
{
	struct stat st;
	size_t expected = fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 ? (size_t)st.st_size : 65536;
	if (!read_all(arena, fd, expected, limit, bytes)) {
		diags_report(diags, &base_diag[BASE_DIAG_CANNOT_READ], in_file(name), "%s", strerror(errno));
		return false;
	}
	if (bytes->n > limit) {
		diags_report(diags, &base_diag[BASE_DIAG_TOO_BIG], in_file(name), "at most %zu bytes are read", limit);
		return false;
	}
	return true;
}

bool file_read(struct arena *arena, struct diags *diags, const char *path, size_t limit, struct slice *bytes)
{
	if (strcmp(path, "-") == 0)
		return read_fd(arena, diags, STDIN_FILENO, "<stdin>", limit, bytes);
	/* Without O_NONBLOCK opening a FIFO would wait for its writer. */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	struct stat st;
	if (fd < 0 || fstat(fd, &st) != 0) {
		diags_report(diags, &base_diag[BASE_DIAG_CANNOT_READ], in_file(path), "%s", strerror(errno));
		if (fd >= 0)
			close(fd);
		return false;
	}
	bool ok = S_ISREG(st.st_mode);
	if (!ok)
		diags_report(diags, &base_diag[BASE_DIAG_NOT_REGULAR], in_file(path), NULL);
	else
		ok = read_fd(arena, diags, fd, path, limit, bytes);
	close(fd);
	return ok;
}

static bool write_all(int fd, struct slice bytes)
{
	size_t at = 0;
	while (at < bytes.n) {
		ssize_t written = write(fd, bytes.s + at, bytes.n - at);
		if (written < 0 && errno == EINTR)
			continue;
		if (written <= 0) {
			if (written == 0)
				errno = EIO;
			return false;
		}
		at += (size_t)written;
	}
	return true;
}

static bool cannot_write(struct diags *diags, const char *path, int error)
{
	diags_report(diags, &base_diag[BASE_DIAG_CANNOT_WRITE], in_file(path), "%s", strerror(error));
	return false;
}

bool file_write_fd(struct diags *diags, int fd, const char *name, struct slice bytes)
{
	return write_all(fd, bytes) || cannot_write(diags, name, errno);
}

/* A FIFO or a device. */
static bool write_directly(struct diags *diags, const char *path, struct slice bytes)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
	if (fd < 0)
		return cannot_write(diags, path, errno);
	bool ok = write_all(fd, bytes);
	int error = errno;
	if (close(fd) != 0 && ok) {
		ok = false;
		error = errno;
	}
	return ok || cannot_write(diags, path, error);
}

/* The descriptor that /dev/stdout, /dev/stderr or /dev/fd/N names; -1 for any other path. Opening such a name anew
 * would start at the beginning of a file that standard output is being appended to. */
static int named_descriptor(const char *path)
{
	static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/"};
	if (strcmp(path, "/dev/stdout") == 0)
		return STDOUT_FILENO;
	if (strcmp(path, "/dev/stderr") == 0)
		return STDERR_FILENO;
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		size_t n = strlen(folders[i]);
		if (strncmp(path, folders[i], n) != 0 || !path[n] || strlen(path + n) > 6)
			continue;
		if (strspn(path + n, "0123456789") == strlen(path + n))
			return (int)strtol(path + n, NULL, 10);
	}
	return -1;
}

/* The length of the folder's part of a path, its last slash included; 0 when there is none. */
static size_t folder_length(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? (size_t)(slash - path) + 1 : 0;
}

/* The path behind a chain of symbolic links, the last of which may point nowhere yet. NULL with errno on failure. */
static char *follow_links(struct arena *arena, const char *path)
{
	char *at = arena_string(arena, path);
	for (int i = 0; i < MOST_LINKS; i++) {
		struct stat st;
		if (lstat(at, &st) != 0)
			return errno == ENOENT ? at : NULL;
		if (!S_ISLNK(st.st_mode))
			return at;
		char target[4096];
		ssize_t n = readlink(at, target, sizeof target);
		if (n < 0)
			return NULL;
		size_t folder = target[0] == '/' ? 0 : folder_length(at);
		at = arena_printf(arena, "%.*s%.*s", (int)folder, at, (int)n, target);
	}
	errno = ELOOP;
	return NULL;
}

static mode_t new_file_mode(const char *path)
{
	struct stat st;
	if (stat(path, &st) == 0)
		return st.st_mode & 0777;
	mode_t mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

/* Some file systems refuse to sync and say so with EINVAL. */
static bool sync_fd(int fd)
{
	int result;
	do
		result = fsync(fd);
	while (result != 0 && errno == EINTR);
	return result == 0 || errno == EINVAL || errno == EROFS;
}

/* The name of a new file in the target's folder that holds the bytes, on disk; NULL with errno on failure. */
static char *write_temporary(struct arena *arena, const char *target, struct slice bytes)
{
	char *name = arena_printf(arena, "%.*s.benchfolio-XXXXXX", (int)folder_length(target), target);
	mode_t mode = new_file_mode(target);
	int fd = mkostemp(name, O_CLOEXEC);
	if (fd < 0)
		return NULL;
	bool ok = write_all(fd, bytes) && fchmod(fd, mode) == 0 && sync_fd(fd);
	int error = errno;
	if (close(fd) != 0 && ok) {
		ok = false;
		error = errno;
	}
	if (ok)
		return name;
	unlink(name);
	errno = error;
	return NULL;
}

/* Makes the new name last. The output is whole already: a failure here is worth a warning only. */
static void sync_folder(struct diags *diags, struct arena *arena, const char *target)
{
	size_t n = folder_length(target);
	int fd = open(n ? arena_copy(arena, target, n) : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd < 0)
		return; /* a folder that may be written but not read */
	if (!sync_fd(fd))
		diags_report(diags, &base_diag[BASE_DIAG_CANNOT_SYNC], in_file(target), "%s", strerror(errno));
	close(fd);
}

static bool replace(struct diags *diags, struct arena *arena, const char *path, struct slice bytes)
{
	const char *target = follow_links(arena, path);
	if (!target)
		return cannot_write(diags, path, errno);
	char *temporary = write_temporary(arena, target, bytes);
	if (!temporary)
		return cannot_write(diags, path, errno);
	if (rename(temporary, target) != 0) {
		int error = errno;
		unlink(temporary);
		return cannot_write(diags, path, error);
	}
	sync_folder(diags, arena, target);
	return true;
}

bool file_write(struct diags *diags, const char *path, struct slice bytes)
{
	int fd = named_descriptor(path);
	if (fd >= 0)
		return file_write_fd(diags, fd, path, bytes);
	struct stat st;
	bool exists = stat(path, &st) == 0;
	if (exists && S_ISDIR(st.st_mode))
		return cannot_write(diags, path, EISDIR);
	if (exists && !S_ISREG(st.st_mode))
		return write_directly(diags, path, bytes);
	struct arena *arena = arena_new();
	bool ok = replace(diags, arena, path, bytes);
	arena_drop(arena);
	return ok;
}

bool file_is_folder(const char *path)
{
	struct stat st;
	return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

bool file_same(const char *a, const char *b)
{
	struct stat x, y;
	return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}
