/* The one test runner: every suite of tests/unit, in fork mode. The list is generated from the file names. */
#include <check.h>
#include <stdlib.h>

typedef Suite *suite_maker(void);
extern suite_maker *const runner_suites[];

int main(void)
{
	SRunner *runner = srunner_create(NULL);
	for (size_t i = 0; runner_suites[i]; i++)
		srunner_add_suite(runner, runner_suites[i]());
	srunner_run_all(runner, CK_ENV);
	int failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
