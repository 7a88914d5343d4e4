/* Running out of memory ends the program in one place. The libraries below us crash, hang or print wrong text when an
 * allocation fails, so no failed allocation ever reaches them: malloc, calloc and realloc of the whole process are these.
 * Outputs are written atomically, so nothing is torn. Not linked under sanitizers, which bring their own. */
#include <stdlib.h>
#include <unistd.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static _Noreturn void oom_end(void)
{
	static const char message[] = "benchfolio: error: out of memory [base-memory]\n";
	ssize_t ignored = write(STDERR_FILENO, message, sizeof message - 1);
	(void)ignored;
	_exit(3);
}

void *malloc(size_t size)
{
	void *memory = __libc_malloc(size);
	if (!memory)
		oom_end();
	return memory;
}

void *calloc(size_t count, size_t size)
{
	void *memory = __libc_calloc(count, size);
	if (!memory)
		oom_end();
	return memory;
}

void *realloc(void *memory, size_t size)
{
	void *moved = __libc_realloc(memory, size);
	if (!moved && size)
		oom_end();
	return moved;
}
