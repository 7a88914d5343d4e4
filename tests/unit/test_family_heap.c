/* The memory of Java machines, from their options. */
#include "family/heap.h"
#include "support/pages.h"

Suite *suite_family_heap(void);

static const struct {
	const char *options;
	int64_t megabytes;
} heaps[] = {
	{"-server -Xms16g -Xmx16g -Xmn4g", 16384}, {"-Xmx2048M", 2048}, {"-Xmx3640m -Xns1700m", 3640}, {"-Xmx1t", 1048576}, {"-Xmx524288k", 512},
	{"-Xmx1073741824", 1024}, {"-Xmx4g -Xmx6g", 6144}, {"JAVA_OPTS=\"-Xmx2g\"", 2048}, {"-Xmx1000k", 0}, {"-Xmx1", 0}, {"-Xmx", 0}, {"-Xmxlarge", 0},
	{"-Xmx-2g", 0}, {"-Xmx1.5g", 0}, {"a-Xmx2g", 0}, {"-Xms2560m -Xms2560m", 0}, {"", 0}, {"-Xmx9999999999999999999g", 0}, {"-Xmx99999999999999g", 0},
	{"-XX:MaxHeapSize=2g", 0},
};

START_TEST(sizes_are_in_megabytes)
{
	ck_assert_int_eq(heap_megabytes(slice_of(heaps[_i].options)), heaps[_i].megabytes);
}
END_TEST

static const struct pages_fact facts[] = {
	{PAGES_SEED_000, "conf_1", "heap", "3640"}, {PAGES_SEED_000, "conf_2", "heap", "16384"}, {PAGES_SEED_000, "conf_3", "heap", NULL},
	{PAGES_SEED_000, "conf_4", "heap", "2048"}, {PAGES_SEED_001, "conf_1", "heap", NULL}, {PAGES_SEED_001, "conf_2", "heap", "2048"},
	{PAGES_SEED_004, "jvm_Ctr_1", "heap", "2048"}, {PAGES_SEED_004, "jvm_Backend_1", "heap", "503808"}, {PAGES_SEED_004, "os_Image_1", "heap", NULL},
};

START_TEST(configurations_say_their_heap)
{
	pages_fact_is_read(&facts[_i]);
}
END_TEST

Suite *suite_family_heap(void)
{
	Suite *suite = suite_create("family heap");
	TCase *tcase = tcase_create("heap");
	tcase_add_loop_test(tcase, sizes_are_in_megabytes, 0, sizeof heaps / sizeof *heaps);
	tcase_add_loop_test(tcase, configurations_say_their_heap, 0, sizeof facts / sizeof *facts);
	suite_add_tcase(suite, tcase);
	return suite;
}
