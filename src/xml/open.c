/* Opening a file below a folder with openat2(RESOLVE_BENEATH), which refuses every way out. Where the system call is
 * missing or forbidden, the real paths of folder and file are compared. This file asks for GNU names (O_PATH, syscall). */
#define _GNU_SOURCE
#include "xml/open.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char outside[] = "a link leads out of the folder of templates";
static const char irregular[] = "not a regular file";

/* A descriptor that names the file; -1 with errno: EXDEV when a link leads out, ENOSYS or EPERM when the call is missing. */
static int open_beneath(const char *root, const char *inner)
{
	int folder = open(root, O_PATH | O_DIRECTORY | O_CLOEXEC);
	if (folder < 0)
		return -1;
	struct open_how how = {.flags = O_PATH | O_CLOEXEC, .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS};
	int fd = (int)syscall(SYS_openat2, folder, inner, &how, sizeof how);
	int error = errno;
	close(folder);
	errno = error;
	return fd;
}

static const char *compare_real_paths(const char *root, const char *inner)
{
	char path[PATH_MAX], real_root[PATH_MAX], real_path[PATH_MAX];
	struct stat st;
	int length = snprintf(path, sizeof path, "%s/%s", root, inner);
	if (length < 0 || (size_t)length >= sizeof path)
		return strerror(ENAMETOOLONG);
	if (!realpath(root, real_root) || !realpath(path, real_path) || stat(real_path, &st) != 0)
		return strerror(errno);
	size_t n = strcmp(real_root, "/") == 0 ? 0 : strlen(real_root);
	if (strncmp(real_root, real_path, n) != 0 || real_path[n] != '/')
		return outside;
	return S_ISREG(st.st_mode) ? NULL : irregular;
}

const char *open_obstacle(const char *root, const char *inner)
{
	int fd = open_beneath(root, inner);
	if (fd < 0 && (errno == ENOSYS || errno == EPERM))
		return compare_real_paths(root, inner);
	if (fd < 0)
		return errno == EXDEV ? outside : strerror(errno);
	struct stat st;
	bool regular = fstat(fd, &st) == 0 && S_ISREG(st.st_mode);
	close(fd);
	return regular ? NULL : irregular;
}
