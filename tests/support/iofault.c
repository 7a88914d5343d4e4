/* Preloaded into the program by tests: makes the N-th call of its kind fail, among the calls that write below one folder.
 * IOFAULT=call:n:errno, call one of open, write, fsync, close, rename; IOFAULT_BELOW=folder. Calls on other files and
 * descriptors pass. When the N-th call happened, "fault" is written to the file IOFAULT_MARK. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int calls;

/* Whether the path or the descriptor's file is below the folder. Deleted and unnamed files count by their last path. */
static bool iofault_below(const char *path)
{
	const char *folder = getenv("IOFAULT_BELOW");
	return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

static bool iofault_below_fd(int fd)
{
	char link[64], path[PATH_MAX];
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	long n = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
	if (n < 0)
		return false;
	path[n] = '\0';
	return iofault_below(path);
}

static bool iofault_now(const char *call)
{
	const char *plan = getenv("IOFAULT"), *mark = getenv("IOFAULT_MARK");
	size_t n = strlen(call);
	if (!plan || strncmp(plan, call, n) != 0 || plan[n] != ':')
		return false;
	char *end;
	long wanted = strtol(plan + n + 1, &end, 10);
	if (++calls != wanted)
		return false;
	int fd = mark ? (int)syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT, 0600) : -1;
	if (fd >= 0) {
		syscall(SYS_write, fd, "fault\n", 6);
		syscall(SYS_close, fd);
	}
	errno = strcmp(end, ":ENOSPC") == 0 ? ENOSPC : EIO;
	return true;
}

static void *iofault_next(const char *name)
{
	void *next = dlsym(RTLD_NEXT, name);
	if (!next)
		abort();
	return next;
}

static mode_t iofault_mode(int flags, va_list args)
{
	return (flags & (O_CREAT | O_TMPFILE)) ? (mode_t)va_arg(args, int) : 0;
}

#define IOFAULT_OPEN(name) \
	int name(const char *path, int flags, ...) \
	{ \
		va_list args; \
		va_start(args, flags); \
		mode_t mode = iofault_mode(flags, args); \
		va_end(args); \
		if (iofault_below(path) && iofault_now("open")) \
			return -1; \
		int (*next)(const char *, int, ...) = iofault_next(#name); \
		return next(path, flags, mode); \
	}
IOFAULT_OPEN(open)
IOFAULT_OPEN(open64)

#define IOFAULT_OPENAT(name) \
	int name(int folder, const char *path, int flags, ...) \
	{ \
		va_list args; \
		va_start(args, flags); \
		mode_t mode = iofault_mode(flags, args); \
		va_end(args); \
		if ((iofault_below(path) || iofault_below_fd(folder)) && iofault_now("open")) \
			return -1; \
		int (*next)(int, const char *, int, ...) = iofault_next(#name); \
		return next(folder, path, flags, mode); \
	}
IOFAULT_OPENAT(openat)
IOFAULT_OPENAT(openat64)

#define IOFAULT_MKSTEMP(name, type_flags, pass) \
	int name type_flags \
	{ \
		if (iofault_below(pattern) && iofault_now("open")) \
			return -1; \
		int (*next) type_flags = iofault_next(#name); \
		return next pass; \
	}
IOFAULT_MKSTEMP(mkstemp, (char *pattern), (pattern))
IOFAULT_MKSTEMP(mkstemp64, (char *pattern), (pattern))
IOFAULT_MKSTEMP(mkostemp, (char *pattern, int flags), (pattern, flags))
IOFAULT_MKSTEMP(mkostemp64, (char *pattern, int flags), (pattern, flags))

ssize_t write(int fd, const void *bytes, size_t n)
{
	if (iofault_below_fd(fd) && iofault_now("write"))
		return -1;
	ssize_t (*next)(int, const void *, size_t) = iofault_next("write");
	return next(fd, bytes, n);
}

int fsync(int fd)
{
	if (iofault_below_fd(fd) && iofault_now("fsync"))
		return -1;
	int (*next)(int) = iofault_next("fsync");
	return next(fd);
}

int close(int fd)
{
	int (*next)(int) = iofault_next("close");
	bool fault = iofault_below_fd(fd) && iofault_now("close");
	int kept = errno, result = next(fd);
	if (!fault)
		return result;
	errno = kept;
	return -1;
}

int rename(const char *from, const char *to)
{
	if (iofault_below(to) && iofault_now("rename"))
		return -1;
	int (*next)(const char *, const char *) = iofault_next("rename");
	return next(from, to);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to)
{
	if ((iofault_below(to) || iofault_below_fd(to_folder)) && iofault_now("rename"))
		return -1;
	int (*next)(int, const char *, int, const char *) = iofault_next("renameat");
	return next(from_folder, from, to_folder, to);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags)
{
	if ((iofault_below(to) || iofault_below_fd(to_folder)) && iofault_now("rename"))
		return -1;
	int (*next)(int, const char *, int, const char *, int) = iofault_next("linkat");
	return next(from_folder, from, to_folder, to, flags);
}
