/* What compiling a template costs, for tests/bench.sh: loads and compiles it so many times, each from its files, and prints the median
 * of the times of the processor in microseconds. usage: compile TEMPLATES NAME TIMES */
#include "template/template.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST_TIMES = 1000 };

static long now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
	return (long)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static int compare(const void *a, const void *b)
{
	const long x = *(const long *)a, y = *(const long *)b;
	return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
	struct arena *arena = arena_new();
	long times[MOST_TIMES];
	const int count = argc == 4 ? atoi(argv[3]) : 0;
	bool fine = count > 0 && count <= MOST_TIMES;
	for (int i = 0; fine && i < count; i++) {
		const long before = now();
		fine = template_load(arena, diags_new(arena), argv[1], argv[2]);
		times[i] = now() - before;
		arena_reset(arena);
	}
	arena_drop(arena);
	if (!fine) {
		fprintf(stderr, "usage: compile TEMPLATES NAME TIMES\n");
		return 1;
	}
	qsort(times, (size_t)count, sizeof *times, compare);
	printf("%ld\n", (times[(count - 1) / 2] + times[count / 2]) / 2);
	return 0;
}
