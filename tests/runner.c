/* The one test runner: every suite of tests/unit, in fork mode. The list is generated from the file names.
 * runner I N: only every N-th suite from the I-th on, so that N processes share the work. */
#include <check.h>
#include <stdlib.h>

typedef Suite *suite_maker(void);
extern suite_maker *const runner_suites[];

int main(int argc, char **argv)
{
	SRunner *runner = srunner_create(NULL);
	size_t first = argc == 3 ? strtoul(argv[1], NULL, 10) : 0, step = argc == 3 ? strtoul(argv[2], NULL, 10) : 1;
	for (size_t i = 0; runner_suites[i]; i++)
		if (i % step == first)
			srunner_add_suite(runner, runner_suites[i]());
	srunner_run_all(runner, CK_ENV);
	int failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
