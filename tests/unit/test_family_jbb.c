/* What is read from SPECjbb2015 pages: facts of the seed and of the samples. The curve is tested in test_family_jbb_curve.c. */
#include "support/pages.h"

#include "family/diag.h"
#include "result/node.h"

#include <string.h>

Suite *suite_family_jbb(void);

#define M220 "tests/results/jbb2015-meridian-m220.txt"
#define R7 "tests/results/jbb2015-rook-r7.txt"
#define B110 "tests/results/jbb2015-meridian-b110-composite.txt"

static const char *const pages[] = {PAGES_SEED_004, M220, R7, B110};

enum { PAGES = sizeof pages / sizeof *pages };

static const struct pages_fact facts[] = {
	{PAGES_SEED_004, "title", NULL, "Hewlett Packard Enterprise Synergy 660 Gen9"},
	{PAGES_SEED_004, "title", "vendor", "Hewlett Packard Enterprise"},
	{PAGES_SEED_004, "title", "system", "Synergy 660 Gen9"},
	{PAGES_SEED_004, "max-jops", NULL, "177501"},
	{PAGES_SEED_004, "max-jops", "value", "177501"},
	{PAGES_SEED_004, "max-jops", "label", "max-jOPS"},
	{PAGES_SEED_004, "max-jops", "primary", "yes"},
	{PAGES_SEED_004, "max-jops", "at", "1:45"},
	{PAGES_SEED_004, "critical-jops", "value", "138380"},
	{PAGES_SEED_004, "critical-jops", "label", "critical-jOPS"},
	{PAGES_SEED_004, "critical-jops", "primary", NULL},
	{PAGES_SEED_004, "critical-jops", "at", "2:1"},
	{PAGES_SEED_004, "tested-by", NULL, "Hewlett Packard Enterprise"},
	{PAGES_SEED_004, "tested-by", "license", "3"},
	{PAGES_SEED_004, "sponsor", NULL, "Hewlett Packard Enterprise"},
	{PAGES_SEED_004, "location", NULL, "Houston, TX"},
	{PAGES_SEED_004, "date.test", "value", "2016-08-05"},
	{PAGES_SEED_004, "date.test", NULL, "August 05, 2016"},
	{PAGES_SEED_004, "date.hardware", "value", "2017-01"},
	{PAGES_SEED_004, "date.software", "value", "2016-07"},
	{PAGES_SEED_004, "date.published", "value", "2016-11-09"},
	{PAGES_SEED_004, "sut.source", NULL, "Single Supplier"},
	{PAGES_SEED_004, "sut.total-nodes", "key", "nodes"},
	{PAGES_SEED_004, "sut.total-chips", "value", "4"},
	{PAGES_SEED_004, "sut.total-cores", "value", "88"},
	{PAGES_SEED_004, "sut.total-cores", "key", "cores"},
	{PAGES_SEED_004, "sut.total-threads", "value", "176"},
	{PAGES_SEED_004, "sut.total-memory", "value", "2048"},
	{PAGES_SEED_004, "sut.total-memory", "unit", "GB"},
	{PAGES_SEED_004, "sut.sw-environment", NULL, "Non-virtual"},
	{PAGES_SEED_004, "sut.sw-environment", "at", "23:15"},
	{PAGES_SEED_004, "hw_1", "name", "Synergy 660 Gen9"},
	{PAGES_SEED_004, "hw_1", "sut", "yes"},
	{PAGES_SEED_004, "hw_1", "count", "1"},
	{PAGES_SEED_004, "hw_1", "cores", "88"},
	{PAGES_SEED_004, "hw_1", "chips", "4"},
	{PAGES_SEED_004, "hw_1", "threads", "176"},
	{PAGES_SEED_004, "hw_1", "memory", "2097152"},
	{PAGES_SEED_004, "hw_1", "lines", "25-58"},
	{PAGES_SEED_004, "hw_1.vendor-url", NULL, "http://hpe.com/"},
	{PAGES_SEED_004, "hw_1.available", "value", "2017-01"},
	{PAGES_SEED_004, "hw_1.cpu", NULL, "Intel Xeon E5-4669 v4"},
	{PAGES_SEED_004, "hw_1.cpu", "key", "cpu"},
	{PAGES_SEED_004, "hw_1.cpu-characteristics", NULL, "22 Core, 2.20 GHz, 55 MB L3 Cache (Turbo Boost Technology up to 3.0 GHz)"},
	{PAGES_SEED_004, "hw_1.version", NULL, "I39 06/28/2016"},
	{PAGES_SEED_004, "hw_1.mhz", "value", "2200"},
	{PAGES_SEED_004, "hw_1.other-cache", "state", "none"},
	{PAGES_SEED_004, "hw_1.disks", "size", "800"},
	{PAGES_SEED_004, "hw_1.dimms", "count", "32"},
	{PAGES_SEED_004, "hw_1.dimms", "size-unit", "GB"},
	{PAGES_SEED_004, "hw_1.network", NULL, "HPE Synergy 3820C 10/20Gb CNA"},
	{PAGES_SEED_004, "hw_1.psu", "size", "2650"},
	{PAGES_SEED_004, "hw_1.psu", "size-unit", "W"},
	{PAGES_SEED_004, "hw_1.enclosure", NULL, "Synergy 12000 Frame"},
	{PAGES_SEED_004, "hw_1.notes", "state", "none"},
	{PAGES_SEED_004, "network_1", "role", "other"},
	{PAGES_SEED_004, "network_1.bitness", "state", "none"},
	{PAGES_SEED_004, "os_1", "name", "Red Hat Enterprise Linux Server 7.2"},
	{PAGES_SEED_004, "os_1", "role", "os"},
	{PAGES_SEED_004, "os_1.name", "key", "os"},
	{PAGES_SEED_004, "os_1.version", NULL, "3.10.0-327"},
	{PAGES_SEED_004, "jvm_1.version", NULL, "Java HotSpot 64-bit Server VM, version 1.8.0_102"},
	{PAGES_SEED_004, "jvm_1.name", "key", "jvm"},
	{PAGES_SEED_004, "jvm_1.bitness", "value", "64"},
	{PAGES_SEED_004, "other_1", "role", "other"},
	{PAGES_SEED_004, "config_1", "role", "sut"},
	{PAGES_SEED_004, "config_1.hardware", "ref", "hw_1"},
	{PAGES_SEED_004, "config_1.systems", "value", "1"},
	{PAGES_SEED_004, "config_1.tuning", NULL, NULL},
	{PAGES_SEED_004, "config_1.notes", "state", "none"},
	{PAGES_SEED_004, "os_Image_1", "role", "os-image"},
	{PAGES_SEED_004, "os_Image_1.jvm-instances", NULL, "jvm_Ctr_1(1), jvm_Backend_1(4), jvm_TxInjector_1(4)"},
	{PAGES_SEED_004, "os_Image_1.os", "ref", "os_1"},
	{PAGES_SEED_004, "jvm_Ctr_1.parts", NULL, "Controller"},
	{PAGES_SEED_004, "jvm_Ctr_1.command-line", NULL, "-Xms2g -Xmx2g -Xmn1536m"},
	{PAGES_SEED_004, "jvm_Ctr_1.tuning", "state", "none"},
	{PAGES_SEED_004, "jvm_Backend_1.jvm", "ref", "jvm_1"},
	{PAGES_SEED_004, "jvm_Backend_1.command-line", "at", "127:1"},
	{PAGES_SEED_004, "jvm_Backend_1.notes", NULL, NULL},
	{PAGES_SEED_004, "request-mix", "title", "Request Mix Accuracy"},
	{PAGES_SEED_004, "property.specjbb.forkjoin.workers", "controller", "{Tier1=252, Tier2=68, Tier3=29}"},
	{PAGES_SEED_004, "property.specjbb.forkjoin.workers", "default", "176"},
	{PAGES_SEED_004, "property.specjbb.controller.maxir.maxFailedPoints", "controller", "1"},
	{PAGES_SEED_004, "check.1", "level", "COMPLIANCE"},
	{PAGES_SEED_004, "check.1", "check", "Check properties on compliance"},
	{PAGES_SEED_004, "check.2", "agent", "All"},
	{PAGES_SEED_004, "check.2", "result", "PASSED"},
	{PAGES_SEED_004, "validation.high-bound-attempted", "value", "236668"},
	{PAGES_SEED_004, "validation.high-bound-attempted", "unit", "IR"},
	{PAGES_SEED_004, "validation.high-bound-settled", "value", "197290"},
	{PAGES_SEED_004, "validation.high-bound-settled", "label", "High-bound (settled)"},
	{PAGES_SEED_004, "validation.high-bound-settled", "at", "194:25"},
	{M220, "title", "system", "Meridian M220"},
	{M220, "critical-jops", "value", "90588"},
	{M220, "sut.total-memory", "value", "768"},
	{M220, "hw_1.psu", "count", "2"},
	{M220, "property.specjbb.customerDriver.threads", "controller", "{probe=96, saturate=128}"},
	{M220, "date.published", "value", "2019-03-20"},
	{R7, "title", "vendor", "Corvid Computing"},
	{R7, "title", "system", "Rook R7 G2"},
	{R7, "max-jops", "value", "167380"},
	{R7, "date.test", "value", "2019-11-04"},
	{B110, "max-jops", "value", "24587"},
	{B110, "jvm_Composite_1.parts", NULL, "Composite"},
	{B110, "hw_1.notes", NULL, NULL},
	{B110, "config_1.tuning", "state", "none"},
};

START_TEST(facts_are_read)
{
	pages_fact_is_read(&facts[_i]);
}
END_TEST

static const struct pages_tally counts[] = {
	{PAGES_SEED_004, "system", 2}, {PAGES_SEED_004, "software", 3}, {PAGES_SEED_004, "configuration", 5}, {PAGES_SEED_004, "tuning", 13},
	{PAGES_SEED_004, "instance", 4}, {PAGES_SEED_004, "property", 9}, {PAGES_SEED_004, "check", 2}, {PAGES_SEED_004, "limit", 11},
	{PAGES_SEED_004, "cell", 66}, {PAGES_SEED_004, "sla", 5}, {PAGES_SEED_004, "step", 5}, {PAGES_SEED_004, "metric", 2}, {PAGES_SEED_004, "party", 2},
	{PAGES_SEED_004, "date", 4}, {M220, "tuning", 8}, {M220, "property", 7}, {R7, "configuration", 5}, {B110, "configuration", 3},
	{B110, "instance", 2}, {B110, "cell", 66},
};

START_TEST(elements_are_counted)
{
	pages_elements_are_counted(&counts[_i]);
}
END_TEST

START_TEST(pages_are_read_without_a_warning)
{
	pages_read_in_silence(pages[_i]);
}
END_TEST

static const struct pages_root roots[] = {
	{PAGES_SEED_004, "jbb2015-hewlett-packard-enterprise-synergy-660-gen9-2016-08", "jbb2015", "SPECjbb2015", "MultiJVM"},
	{M220, "jbb2015-ardent-systems-meridian-m220-2019-02", "jbb2015", "SPECjbb2015", "MultiJVM"},
	{R7, "jbb2015-corvid-computing-rook-r7-g2-2019-11", "jbb2015", "SPECjbb2015", "MultiJVM"},
	{B110, "jbb2015-ardent-systems-meridian-b110-2018-07", "jbb2015", "SPECjbb2015", "Composite"},
};

START_TEST(ids_name_company_system_and_month)
{
	pages_root_is(&roots[_i]);
}
END_TEST

static const xmlNode *nth(const struct result *result, const char *parent, const char *element, size_t n)
{
	const xmlNode *node = result_node(result, parent);
	ck_assert_ptr_nonnull(node);
	for (node = node->children; node; node = node->next)
		if (node_is(node, element) && !n--)
			return node;
	ck_abort_msg("%s has fewer %s", parent, element);
}

START_TEST(instances_are_counted_and_referred_to)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), M220);
	const xmlNode *backend = nth(result, "os_Image_1.jvm-instances", "instance", 1);
	ck_assert(slice_is(node_attribute(backend, "name"), "jvm_Backend_1"));
	ck_assert(slice_is(node_attribute(backend, "count"), "2"));
	ck_assert(slice_is(node_attribute(backend, "ref"), "jvm_Backend_1"));
	ck_assert(slice_is(node_attribute(nth(result, "config_1.os-images", "instance", 0), "ref"), "os_Image_1"));
	arena_drop(arena);
}
END_TEST

START_TEST(tuning_and_notes_are_lines)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), M220);
	const xmlNode *tuning = nth(result, "os_Image_1", "tuning", 1), *note = nth(result, "jvm_Backend_1", "line", 0), *bullet = nth(result, "jvm_Backend_1", "line", 2);
	ck_assert(slice_is(node_text(tuning), "echo 10000000 > /proc/sys/kernel/sched_min_granularity_ns"));
	ck_assert(slice_is(node_attribute(tuning, "bullet"), "1"));
	ck_assert(slice_is(node_text(note), "Each Backend runs on the cores and the memory of one socket."));
	ck_assert(!node_attribute(note, "bullet").n);
	ck_assert(slice_is(node_text(bullet), "numactl --cpunodebind=0 --localalloc"));
	ck_assert(slice_starts(result_field(result, "jvm_Backend_1.command-line").text, "-Xms170g -Xmx170g"));
	ck_assert(slice_ends(result_field(result, "jvm_Backend_1.command-line").text, "MaxTenuringThreshold=15"));
	result = pages_read(arena, diags_new(arena), B110);
	ck_assert(slice_is(node_text(nth(result, "hw_1", "line", 0)), "The blade shares the power supplies of its enclosure."));
	arena_drop(arena);
}
END_TEST

START_TEST(drivers_stand_outside_the_system_under_test)
{
	static const char page[] = "X 10 SPECjbb2015-Distributed max-jOPS\n1 SPECjbb2015-Distributed critical-jOPS\n"
		"Hardware hw_1\nNameA\nHardware hw_2\nNameB\nHardware\nOS Images os_Image_1(1)\nHardware Description hw_1\n"
		"Hardware\nOS Images os_Image_2(2)\nHardware Description hw_2\nOS Image os_Image_1\nJVM Instances jvm_Backend_1(2)\n"
		"OS Image os_Image_2\nJVM Instances jvm_Ctr_1(1), jvm_TxInjector_1(2)\nJVM Instance jvm_Backend_1\nParts of Benchmark Backend\n"
		"JVM Instance jvm_Ctr_1\nParts of Benchmark Controller\nJVM Instance jvm_TxInjector_1\nParts of Benchmark TxInjector\n";
	struct arena *arena = arena_new();
	const struct result *result = family_read(arena, diags_new(arena), "p", SLICE(page));
	pages_check_fact(result, "config_1", "role", "sut");
	pages_check_fact(result, "config_2", "role", "driver");
	pages_check_fact(result, "hw_1", "sut", "yes");
	pages_check_fact(result, "hw_2", "sut", "no");
	pages_check_fact(result, "hw_2", "role", "driver");
	arena_drop(arena);
}
END_TEST

START_TEST(a_mark_stands_between_title_and_metric)
{
	static const char page[] = "Larch L1 INVALID RESULT: 4103 SPECjbb2015-Composite max-jOPS 1628 SPECjbb2015-Composite critical-jOPS\nTested by: Larch\n";
	struct arena *arena = arena_new();
	const struct result *result = family_read(arena, diags_new(arena), "p", SLICE(page));
	pages_check_fact(result, "title", NULL, "Larch L1");
	pages_check_fact(result, "title", "vendor", "Larch");
	pages_check_fact(result, "max-jops", "mark", "INVALID RESULT:");
	pages_check_fact(result, "max-jops", "value", "4103");
	pages_check_fact(result, "critical-jops", "value", "1628");
	pages_check_fact(result, "critical-jops", "mark", NULL);
	ck_assert_str_eq(result_status(result), "invalid");
	arena_drop(arena);
}
END_TEST

START_TEST(a_second_value_of_a_metric_is_left_unread)
{
	static const char page[] = "A 5 SPECjbb2015-MultiJVM max-jOPS 6 SPECjbb2015-MultiJVM max-jOPS\n";
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct result *result = family_read(arena, diags, "p", SLICE(page));
	pages_check_fact(result, "max-jops", "value", "5");
	ck_assert_uint_eq(pages_count(result->root, "metric"), 1);
	ck_assert_uint_eq(pages_count(result->root, "unread"), 1);
	ck_assert_uint_eq(diags_count(diags), 4); /* the others: what such a page lacks */
	arena_drop(arena);
}
END_TEST

/* The same label is another fact in another group; names of groups that could be ids of ours stand apart. */
START_TEST(groups_are_the_testers_own)
{
	static const char page[] = "12 SPECjbb2015-MultiJVM max-jOPS\nHardware title2\nNameA\nOther Hardware4x HBA\nHardware title2\nNameB\nOther Software other_1\nNameC\n";
	struct arena *arena = arena_new();
	const struct result *result = family_read(arena, diags_new(arena), "p", SLICE(page));
	pages_check_fact(result, "part_title2.name", NULL, "A");
	pages_check_fact(result, "part_title2.other", NULL, "4x HBA");
	pages_check_fact(result, "part_title2.2.name", NULL, "B");
	pages_check_fact(result, "other_1.name", NULL, "C");
	arena_drop(arena);
}
END_TEST

Suite *suite_family_jbb(void)
{
	Suite *suite = suite_create("family jbb");
	TCase *tcase = tcase_create("jbb");
	tcase_add_loop_test(tcase, facts_are_read, 0, sizeof facts / sizeof *facts);
	tcase_add_loop_test(tcase, elements_are_counted, 0, sizeof counts / sizeof *counts);
	tcase_add_loop_test(tcase, pages_are_read_without_a_warning, 0, PAGES);
	tcase_add_loop_test(tcase, ids_name_company_system_and_month, 0, PAGES);
	tcase_add_test(tcase, instances_are_counted_and_referred_to);
	tcase_add_test(tcase, tuning_and_notes_are_lines);
	tcase_add_test(tcase, drivers_stand_outside_the_system_under_test);
	tcase_add_test(tcase, a_mark_stands_between_title_and_metric);
	tcase_add_test(tcase, a_second_value_of_a_metric_is_left_unread);
	tcase_add_test(tcase, groups_are_the_testers_own);
	suite_add_tcase(suite, tcase);
	return suite;
}
