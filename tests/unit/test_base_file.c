/* Files: reading with limits, atomic writing, folders. Each test works in a folder of its own. */
#include "base/file.h"

#include <check.h>
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

Suite *suite_base_file(void);

static char start[PATH_MAX], folder[PATH_MAX];
static struct arena *arena;
static struct diags *diags;

static void enter_folder(void)
{
	const char *temporary = getenv("TMPDIR");
	snprintf(folder, sizeof folder, "%s/benchfolio-test-XXXXXX", temporary ? temporary : "/tmp");
	ck_assert_ptr_nonnull(getcwd(start, sizeof start));
	ck_assert_ptr_nonnull(mkdtemp(folder));
	ck_assert_int_eq(chdir(folder), 0);
	umask(022);
	arena = arena_new();
	diags = diags_new(arena);
}

static void remove_tree(const char *path)
{
	DIR *dir = opendir(path);
	for (const struct dirent *entry = dir ? readdir(dir) : NULL; entry; entry = readdir(dir)) {
		if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
			continue;
		char *inner = arena_printf(arena, "%s/%s", path, entry->d_name);
		struct stat st;
		if (lstat(inner, &st) == 0 && S_ISDIR(st.st_mode))
			remove_tree(inner);
		else
			unlink(inner);
	}
	if (dir)
		closedir(dir);
	rmdir(path);
}

static void leave_folder(void)
{
	ck_assert_int_eq(chdir(start), 0);
	remove_tree(folder);
	arena_drop(arena);
}

/* Names in the current folder, hidden ones too. */
static size_t entry_count(void)
{
	size_t count = 0;
	DIR *dir = opendir(".");
	while (readdir(dir))
		count++;
	closedir(dir);
	return count - 2;
}

static void assert_holds(const char *path, const char *text)
{
	struct slice bytes;
	ck_assert(file_read(arena, diags, path, 1 << 20, &bytes));
	ck_assert_msg(slice_is(bytes, text), "%s holds \"%.*s\"", path, SLICE_ARGS(bytes));
}

static mode_t mode_of(const char *path)
{
	struct stat st;
	ck_assert_int_eq(stat(path, &st), 0);
	return st.st_mode & 0777;
}

START_TEST(a_written_file_is_whole_with_the_usual_mode)
{
	ck_assert(file_write(diags, "a.txt", SLICE("one")));
	assert_holds("a.txt", "one");
	ck_assert_uint_eq(mode_of("a.txt"), 0644);
	ck_assert(file_write(diags, "./a.txt", SLICE("two, longer")));
	assert_holds("a.txt", "two, longer");
	ck_assert(file_write(diags, "a.txt", SLICE("")));
	assert_holds("a.txt", "");
	ck_assert_uint_eq(entry_count(), 1);
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(an_older_output_keeps_its_mode_and_old_readers_their_bytes)
{
	ck_assert(file_write(diags, "a.txt", SLICE("old")));
	ck_assert_int_eq(chmod("a.txt", 0600), 0);
	int fd = open("a.txt", O_RDONLY);
	ck_assert(file_write(diags, "a.txt", SLICE("new")));
	ck_assert_uint_eq(mode_of("a.txt"), 0600);
	char bytes[4] = "";
	ck_assert_int_eq(read(fd, bytes, 3), 3);
	ck_assert_str_eq(bytes, "old");
	close(fd);
}
END_TEST

START_TEST(the_target_of_a_link_is_replaced)
{
	ck_assert(file_make_folder(diags, "real"));
	ck_assert(file_write(diags, "real/a.txt", SLICE("old")));
	ck_assert_int_eq(symlink("real/a.txt", "inner"), 0);
	ck_assert_int_eq(symlink("inner", "outer"), 0);
	ck_assert_int_eq(symlink("real/later.txt", "dangling"), 0);
	ck_assert(file_write(diags, "outer", SLICE("new")));
	ck_assert(file_write(diags, "dangling", SLICE("made")));
	assert_holds("real/a.txt", "new");
	assert_holds("real/later.txt", "made");
	struct stat st;
	ck_assert(lstat("outer", &st) == 0 && S_ISLNK(st.st_mode));
	ck_assert_int_eq(symlink("round", "round"), 0);
	ck_assert(!file_write(diags, "round", SLICE("x")));
}
END_TEST

START_TEST(a_failed_write_leaves_the_older_output_and_nothing_else)
{
	ck_assert(file_write(diags, "a.txt", SLICE("old")));
	signal(SIGXFSZ, SIG_IGN);
	struct rlimit limit = {1000, 1000};
	ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
	char big[5000];
	memset(big, 'x', sizeof big);
	ck_assert(!file_write(diags, "a.txt", (struct slice){big, sizeof big}));
	ck_assert(!file_write(diags, "b.txt", (struct slice){big, sizeof big}));
	assert_holds("a.txt", "old");
	ck_assert_uint_eq(entry_count(), 1);
	ck_assert_int_eq(diags_exit(diags, false), 3);
	ck_assert_str_eq(diags_line(arena, diags_at(diags, 0)),
		"a.txt: error: the output cannot be written: File too large [base-cannot-write]");
}
END_TEST

static const char *const unwritable[] = {"missing/a.txt", ".", "/dev/full", "", "a.txt/b.txt"};

START_TEST(what_cannot_be_written_is_reported)
{
	ck_assert(file_write(diags, "a.txt", SLICE("old")));
	ck_assert(!file_write(diags, unwritable[_i], SLICE("x")));
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_uint_eq(entry_count(), 1);
}
END_TEST

START_TEST(a_fifo_is_written_directly)
{
	ck_assert_int_eq(mkfifo("fifo", 0600), 0);
	pid_t reader = fork();
	if (reader == 0) {
		char bytes[16] = "";
		int fd = open("fifo", O_RDONLY);
		ssize_t n = read(fd, bytes, sizeof bytes - 1);
		_exit(n == 5 && strcmp(bytes, "hello") == 0 ? 0 : 1);
	}
	ck_assert(file_write(diags, "fifo", SLICE("hello")));
	int status;
	ck_assert_int_eq(waitpid(reader, &status, 0), reader);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	struct stat st;
	ck_assert(lstat("fifo", &st) == 0 && S_ISFIFO(st.st_mode));
	ck_assert(file_write(diags, "/dev/null", SLICE("x")));
}
END_TEST

START_TEST(dev_stdout_appends_to_what_standard_output_is)
{
	int fd = open("log", O_WRONLY | O_CREAT | O_APPEND, 0644), saved = dup(STDOUT_FILENO);
	fflush(stdout);
	ck_assert_int_eq(write(fd, "first ", 6), 6);
	dup2(fd, STDOUT_FILENO);
	bool ok = file_write(diags, "/dev/stdout", SLICE("second"));
	ok &= file_write(diags, arena_printf(arena, "/dev/fd/%d", fd), SLICE(" third"));
	dup2(saved, STDOUT_FILENO);
	close(fd);
	close(saved);
	ck_assert(ok);
	assert_holds("log", "first second third");
}
END_TEST

START_TEST(reading_stops_at_the_limit)
{
	char big[3000];
	memset(big, 'x', sizeof big);
	struct slice bytes;
	ck_assert(file_write(diags, "a", (struct slice){big, sizeof big}));
	ck_assert(file_read(arena, diags, "a", 3000, &bytes));
	ck_assert_uint_eq(bytes.n, 3000);
	ck_assert(!file_read(arena, diags, "a", 2999, &bytes));
	ck_assert_str_eq(diags_at(diags, 0)->kind->tag, "base-too-big");
	ck_assert(file_write(diags, "empty", SLICE("")));
	ck_assert(file_read(arena, diags, "empty", 0, &bytes));
	ck_assert_uint_eq(bytes.n, 0);
}
END_TEST

START_TEST(a_pipe_is_read_to_its_end)
{
	int ends[2];
	ck_assert_int_eq(pipe(ends), 0);
	pid_t writer = fork();
	if (writer == 0) {
		char block[1000];
		memset(block, 'y', sizeof block);
		close(ends[0]);
		for (int i = 0; i < 300; i++)
			if (write(ends[1], block, sizeof block) != (ssize_t)sizeof block)
				_exit(1);
		_exit(0);
	}
	close(ends[1]);
	dup2(ends[0], STDIN_FILENO);
	struct slice bytes;
	ck_assert(file_read(arena, diags, "-", 1 << 20, &bytes));
	ck_assert_uint_eq(bytes.n, 300000);
	waitpid(writer, NULL, 0);
	close(ends[0]);
}
END_TEST

START_TEST(what_is_no_regular_file_is_not_read)
{
	struct slice bytes;
	ck_assert_int_eq(mkfifo("fifo", 0600), 0);
	ck_assert(!file_read(arena, diags, "fifo", 100, &bytes));
	ck_assert(!file_read(arena, diags, ".", 100, &bytes));
	ck_assert(!file_read(arena, diags, "/dev/zero", 100, &bytes));
	ck_assert(!file_read(arena, diags, "missing", 100, &bytes));
	ck_assert_str_eq(diags_line(arena, diags_at(diags, 3)),
		"missing: error: the file cannot be read: No such file or directory [base-cannot-read]");
}
END_TEST

START_TEST(files_are_listed_in_bytewise_order)
{
	static const char *const expected[] = {"t/A", "t/a.b", "t/a/deep/z", "t/a/x", "t/link"};
	ck_assert(file_make_folder(diags, "t/a/deep"));
	ck_assert(file_make_folder(diags, "t/a/deep/"));
	ck_assert(file_write(diags, "t/a/x", SLICE("")));
	ck_assert(file_write(diags, "t/a/deep/z", SLICE("")));
	ck_assert(file_write(diags, "t/a.b", SLICE("")));
	ck_assert(file_write(diags, "t/A", SLICE("")));
	ck_assert(file_write(diags, "t/.hidden", SLICE("")));
	ck_assert_int_eq(symlink("A", "t/link"), 0);
	ck_assert_int_eq(symlink("..", "t/up"), 0);
	ck_assert_int_eq(symlink("nowhere", "t/broken"), 0);
	const char **paths;
	size_t count;
	ck_assert(file_list(arena, diags, "t", &paths, &count));
	ck_assert_uint_eq(count, 5);
	for (size_t i = 0; i < count; i++)
		ck_assert_str_eq(paths[i], expected[i]);
	ck_assert(file_list(arena, diags, "t/", &paths, &count));
	ck_assert_str_eq(paths[0], "t/A");
	ck_assert(!file_list(arena, diags, "missing", &paths, &count));
	ck_assert_uint_eq(count, 0);
}
END_TEST

START_TEST(folders_are_listed_to_a_depth_of_32)
{
	char *path = arena_string(arena, "d");
	for (int i = 0; i < 32; i++) {
		ck_assert(file_make_folder(diags, path));
		ck_assert(file_write(diags, arena_printf(arena, "%s/f", path), SLICE("")));
		path = arena_printf(arena, "%s/d", path);
	}
	const char **paths;
	size_t count;
	ck_assert(file_list(arena, diags, "d", &paths, &count));
	ck_assert_uint_eq(count, 32);
	ck_assert_uint_eq(diags_count(diags), 0);
	ck_assert(file_make_folder(diags, path));
	ck_assert(file_list(arena, diags, "d", &paths, &count));
	ck_assert_uint_eq(diags_count(diags), 1);
}
END_TEST

START_TEST(the_same_file_is_known_under_two_names)
{
	ck_assert(file_write(diags, "a", SLICE("")));
	ck_assert(file_write(diags, "b", SLICE("")));
	ck_assert_int_eq(symlink("a", "l"), 0);
	ck_assert_int_eq(link("a", "h"), 0);
	ck_assert(file_same("a", "./l") && file_same("h", "a"));
	ck_assert(!file_same("a", "b") && !file_same("a", "missing"));
	ck_assert(file_is_folder(".") && !file_is_folder("a") && !file_is_folder("missing"));
	ck_assert(!file_make_folder(diags, "a/b"));
}
END_TEST

Suite *suite_base_file(void)
{
	Suite *suite = suite_create("base file");
	TCase *tests = tcase_create("file");
	tcase_add_checked_fixture(tests, enter_folder, leave_folder);
	tcase_add_test(tests, a_written_file_is_whole_with_the_usual_mode);
	tcase_add_test(tests, an_older_output_keeps_its_mode_and_old_readers_their_bytes);
	tcase_add_test(tests, the_target_of_a_link_is_replaced);
	tcase_add_test(tests, a_failed_write_leaves_the_older_output_and_nothing_else);
	tcase_add_loop_test(tests, what_cannot_be_written_is_reported, 0, (int)(sizeof unwritable / sizeof *unwritable));
	tcase_add_test(tests, a_fifo_is_written_directly);
	tcase_add_test(tests, dev_stdout_appends_to_what_standard_output_is);
	tcase_add_test(tests, reading_stops_at_the_limit);
	tcase_add_test(tests, a_pipe_is_read_to_its_end);
	tcase_add_test(tests, what_is_no_regular_file_is_not_read);
	tcase_add_test(tests, files_are_listed_in_bytewise_order);
	tcase_add_test(tests, folders_are_listed_to_a_depth_of_32);
	tcase_add_test(tests, the_same_file_is_known_under_two_names);
	suite_add_tcase(suite, tests);
	return suite;
}
