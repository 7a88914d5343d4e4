/* What is read from SPECweb99 pages: facts of the seed and of the samples, the iterations, and the figures recomputed. */
#include "support/pages.h"

#include "family/diag.h"
#include "result/node.h"

#include <math.h>
#include <string.h>

Suite *suite_family_web99(void);

#define MERIDIAN "tests/results/web99-meridian-w40.txt"
#define ROOK "tests/results/web99-rook-w8.txt"

static const char *const pages[] = {PAGES_SEED_003, MERIDIAN, ROOK};

enum { PAGES = sizeof pages / sizeof *pages };

static const struct pages_fact facts[] = {
	{PAGES_SEED_003, "title", NULL, "Fujitsu Siemens Computers PRIMEPOWER 900"},
	{PAGES_SEED_003, "title", "vendor", "Fujitsu Siemens Computers"},
	{PAGES_SEED_003, "title", "system", "PRIMEPOWER 900"},
	{PAGES_SEED_003, "title", "product", "Zeus WebServer 4.2r2"},
	{PAGES_SEED_003, "title", "product-vendor", "Zeus Technology"},
	{PAGES_SEED_003, "connections", NULL, "13278"},
	{PAGES_SEED_003, "connections", "value", "13278"},
	{PAGES_SEED_003, "connections", "unit", "connections"},
	{PAGES_SEED_003, "connections", "primary", "yes"},
	{PAGES_SEED_003, "connections", "at", "6:13"},
	{PAGES_SEED_003, "tested-by", NULL, "Fujitsu Siemens"},
	{PAGES_SEED_003, "tested-by", "role", "tester"},
	{PAGES_SEED_003, "tested-by", "license", "22"},
	{PAGES_SEED_003, "sponsor", NULL, NULL},
	{PAGES_SEED_003, "date.test", "value", "2003-05"},
	{PAGES_SEED_003, "date.published", "value", "2003-05-27"},
	{PAGES_SEED_003, "date.page", "value", "2004-09-10"},
	{PAGES_SEED_003, "date.hardware", "value", "2003-06"},
	{PAGES_SEED_003, "date.hardware", "from", "availability.hardware"},
	{PAGES_SEED_003, "date.software", "value", "2003-03"},
	{PAGES_SEED_003, "date.software", "at", "23:15"},
	{PAGES_SEED_003, "availability.os", "value", "2003-02"},
	{PAGES_SEED_003, "availability.supplemental", "state", "dashes"},
	{PAGES_SEED_003, "runs", "lines", "254-257"},
	{PAGES_SEED_003, "runs.median", "value", "13278"},
	{PAGES_SEED_003, "run.1", "connections", "13277"},
	{PAGES_SEED_003, "run.1", "n", "1"},
	{PAGES_SEED_003, "run.1", "percent", "100.0"},
	{PAGES_SEED_003, "run.1", "throughput", "37005.9"},
	{PAGES_SEED_003, "run.1", "response", "358.5"},
	{PAGES_SEED_003, "run.1", "ops-per-loadgen", "2.79"},
	{PAGES_SEED_003, "run.1", "kbit", "334.4"},
	{PAGES_SEED_003, "run.1", "median", NULL},
	{PAGES_SEED_003, "run.2", "median", "yes"},
	{PAGES_SEED_003, "run.3", "median", NULL},
	{PAGES_SEED_003, "run.3", "kbit", "334.2"},
	{PAGES_SEED_003, "run.4", NULL, NULL},
	{PAGES_SEED_003, "hardware", "lines", "27-49"},
	{PAGES_SEED_003, "hardware.processor", "mhz", "1350"},
	{PAGES_SEED_003, "hardware.processor", "key", "cpu"},
	{PAGES_SEED_003, "hardware.processors", "cores", "8"},
	{PAGES_SEED_003, "hardware.processors", "chips", "8"},
	{PAGES_SEED_003, "hardware.processors", "cores-per-chip", "1"},
	{PAGES_SEED_003, "hardware.processors", "key", "cores"},
	{PAGES_SEED_003, "hardware.other-cache", "state", "none"},
	{PAGES_SEED_003, "hardware.memory", "value", "64"},
	{PAGES_SEED_003, "hardware.memory", "unit", "GB"},
	{PAGES_SEED_003, "hardware.disks", "count", "12"},
	{PAGES_SEED_003, "hardware.disks", "size", "72"},
	{PAGES_SEED_003, "hardware.other", NULL, "Switches: See notes"},
	{PAGES_SEED_003, "software.os", NULL, "Solaris 8 2/02"},
	{PAGES_SEED_003, "software.os", "key", "os"},
	{PAGES_SEED_003, "http", "title", "HTTP Software"},
	{PAGES_SEED_003, "http.software", NULL, "Zeus WebServer 4.2r2"},
	{PAGES_SEED_003, "http.api", NULL, "Zeus PEPP 0.6 ISAPI"},
	{PAGES_SEED_003, "network.controller-count", "value", "16"},
	{PAGES_SEED_003, "network.controllers", NULL, "Gigabit Ethernet X1141A-U"},
	{PAGES_SEED_003, "network.speed", "value", "1"},
	{PAGES_SEED_003, "network.speed", "unit", "Gb/s"},
	{PAGES_SEED_003, "network.msl", NULL, "30 (Non RFC1122)"},
	{PAGES_SEED_003, "network.msl", "value", "30"},
	{PAGES_SEED_003, "network.time-wait", "unit", "s"},
	{PAGES_SEED_003, "network.mtu", "value", "1500"},
	{PAGES_SEED_003, "clients.count", "value", "80"},
	{PAGES_SEED_003, "clients.model", NULL, "9xPRIMEPOWER 650 (PW) + 10xPRIMERGY 470 (PY)"},
	{PAGES_SEED_003, "clients.processor", "mhz", NULL},
	{PAGES_SEED_003, "clients.processors", NULL, "6 (PW) / 2 (PY)"},
	{PAGES_SEED_003, "clients.processors", "value", NULL},
	{PAGES_SEED_003, "clients.memory", "value", NULL},
	{PAGES_SEED_003, "configuration.requested", "value", "13280"},
	{PAGES_SEED_003, "configuration.fileset", "value", "42617.04"},
	{PAGES_SEED_003, "configuration.fileset", "unit", "MB"},
	{PAGES_SEED_003, "notes", "lines", "118-249"},
	{MERIDIAN, "connections", "value", "4319"},
	{MERIDIAN, "tested-by", "license", "9901"},
	{MERIDIAN, "run.3", "median", "yes"},
	{MERIDIAN, "run.2", "connections", "4320"},
	{MERIDIAN, "hardware.processor", "mhz", "1600"},
	{MERIDIAN, "hardware.disks", NULL, "1 x 18 GB (system), 14 x 36 GB"},
	{MERIDIAN, "hardware.disks", "count", NULL},
	{MERIDIAN, "hardware.other", "state", "none"},
	{MERIDIAN, "clients.processor", "mhz", "1000"},
	{MERIDIAN, "clients.processors", "value", "2"},
	{MERIDIAN, "clients.memory", "value", "512"},
	{MERIDIAN, "clients.memory", "unit", "MB"},
	{ROOK, "availability.supplemental", "state", "na"},
	{ROOK, "hardware.other", "state", "see-notes"},
	{ROOK, "software.other", "state", "none"},
	{ROOK, "run.1", "median", "yes"},
	{ROOK, "run.2", "percent", "99.9"},
	{ROOK, "network.nets", "value", "24"},
	{ROOK, "network.msl", "value", "60"},
	{ROOK, "date.page", "value", "2003-10-08"},
};

START_TEST(facts_are_read)
{
	pages_fact_is_read(&facts[_i]);
}
END_TEST

static const struct pages_tally counts[] = {
	{PAGES_SEED_003, "section", 8}, {PAGES_SEED_003, "field", 41}, {PAGES_SEED_003, "run", 3}, {PAGES_SEED_003, "block", 4},
	{PAGES_SEED_003, "date", 5}, {PAGES_SEED_003, "party", 1}, {PAGES_SEED_003, "metric", 1}, {MERIDIAN, "block", 4}, {MERIDIAN, "field", 41},
	{ROOK, "field", 41}, {ROOK, "run", 3},
};

START_TEST(elements_are_counted)
{
	pages_elements_are_counted(&counts[_i]);
}
END_TEST

static int64_t whole(const struct result *result, const char *id, const char *attribute)
{
	struct value value = result_attribute(result, id, attribute);
	ck_assert(value.number && value.decimal.scale == 0);
	return value.decimal.units;
}

static double real(const struct result *result, const char *id, const char *attribute)
{
	struct value value = result_attribute(result, id, attribute);
	ck_assert(value.number);
	return decimal_value(value.decimal);
}

static const char *const runs[] = {"run.1", "run.2", "run.3"};

START_TEST(the_metric_is_the_median_iteration)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	if (result) {
		int64_t of[3] = {whole(result, "run.1", "connections"), whole(result, "run.2", "connections"), whole(result, "run.3", "connections")};
		int64_t low = of[0] < of[1] ? of[0] : of[1], high = of[0] < of[1] ? of[1] : of[0];
		int64_t median = of[2] < low ? low : of[2] > high ? high : of[2];
		ck_assert_int_eq(whole(result, "connections", "value"), median);
		ck_assert_int_eq(whole(result, "runs.median", "value"), median);
		size_t marked = 0;
		for (size_t i = 0; i < 3; i++)
			if (result_attribute(result, runs[i], "median").known) {
				ck_assert_int_eq(of[i], median);
				marked++;
			}
		ck_assert_uint_eq(marked, 1);
	}
	arena_drop(arena);
}
END_TEST

/* Percent of what was requested, operations per load generator, and the constant product of rate and time. */
START_TEST(iterations_agree_with_themselves)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	for (size_t i = 0; result && i < 3; i++) {
		double connections = real(result, runs[i], "connections"), throughput = real(result, runs[i], "throughput");
		ck_assert_double_le(fabs(100 * connections / real(result, "configuration.requested", "value") - real(result, runs[i], "percent")), 0.051);
		ck_assert_double_le(fabs(throughput / connections - real(result, runs[i], "ops-per-loadgen")), 0.0051);
		double bits = real(result, runs[i], "kbit") * real(result, runs[i], "response");
		ck_assert_double_le(fabs(bits / (real(result, "run.1", "kbit") * real(result, "run.1", "response")) - 1), 0.001);
	}
	arena_drop(arena);
}
END_TEST

/* 8733 directories of 4.88 MB for 13280 connections: 25 + int(connections * 400000 / 122000 / 5). */
START_TEST(the_file_set_follows_from_the_connections)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	if (result) {
		int64_t directories = 25 + whole(result, "configuration.requested", "value") * 400000 / 122000 / 5;
		struct value fileset = result_field(result, "configuration.fileset");
		ck_assert_int_eq(fileset.decimal.scale, 2);
		ck_assert_int_eq(fileset.decimal.units, directories * 488);
	}
	arena_drop(arena);
}
END_TEST

static const xmlNode *nth_line(const struct result *result, const char *title, size_t n)
{
	const xmlNode *block = result_node(result, "notes")->children;
	while (block && !slice_is(node_attribute(block, "title"), title))
		block = block->next;
	ck_assert_ptr_nonnull(block);
	const xmlNode *line = block->children;
	while (n--)
		line = line->next;
	return line;
}

START_TEST(indents_of_notes_are_kept_as_indents)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), MERIDIAN);
	const xmlNode *head = nth_line(result, "Operating System Notes", 0), *indented = nth_line(result, "Operating System Notes", 1);
	ck_assert(slice_is(node_text(head), "Kernel parameters in /etc/sysctl.conf"));
	ck_assert(!node_attribute(head, "indent").n);
	ck_assert(slice_is(node_text(indented), "net.ipv4.tcp_max_syn_backlog=8192 (default 1024)"));
	ck_assert(slice_is(node_attribute(indented, "indent"), "1"));
	ck_assert(slice_is(node_attribute(indented, "at"), "123:3"));
	const xmlNode *empty = nth_line(result, "Operating System Notes", 5);
	ck_assert(!empty->children);
	ck_assert(slice_is(node_text(nth_line(result, "Operating System Notes", 6)), "Interrupts of each network controller are bound to one processor."));
	arena_drop(arena);
}
END_TEST

START_TEST(pages_are_read_without_a_warning)
{
	pages_read_in_silence(pages[_i]);
}
END_TEST

static const struct pages_root roots[] = {
	{PAGES_SEED_003, "web99-fujitsu-siemens-primepower-900-2003-05", "web99", "SPECweb99", NULL},
	{MERIDIAN, "web99-ardent-systems-meridian-w40-2002-02", "web99", "SPECweb99", NULL},
	{ROOK, "web99-corvid-computing-rook-w8-2003-08", "web99", "SPECweb99", NULL},
};

START_TEST(ids_name_company_system_and_month)
{
	pages_root_is(&roots[_i]);
}
END_TEST

START_TEST(two_values_of_one_figure_are_reported)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const char *page = "SPECweb99 = 5\nPerformance\n1\t5\nMedian\t5\nTest Run Details\n1\t6\t100.0%\t1\t2\t3\t4\n";
	const struct result *result = family_read(arena, diags, "p", slice_of(page));
	ck_assert(slice_is(result_attribute(result, "run.1", "connections").text, "5"));
	ck_assert_uint_eq(diags_count(diags), 2); /* the other: such a page lacks its date */
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &family_diag[FAMILY_DIAG_TWO_VALUES]);
	arena_drop(arena);
}
END_TEST

/* The same table with its tabs lost is read the same. */
START_TEST(a_table_without_tabs_is_read)
{
	struct arena *arena = arena_new();
	const char *page = "SPECweb99 = 5\nTest Run Details\n1 5 99.9% 1.5 2 3 4\n";
	const struct result *result = family_read(arena, diags_new(arena), "p", slice_of(page));
	ck_assert(slice_is(result_attribute(result, "run.1", "throughput").text, "1.5"));
	ck_assert(slice_is(result_attribute(result, "run.1", "percent").text, "99.9"));
	arena_drop(arena);
}
END_TEST

Suite *suite_family_web99(void)
{
	Suite *suite = suite_create("family web99");
	TCase *tcase = tcase_create("web99");
	tcase_add_loop_test(tcase, facts_are_read, 0, sizeof facts / sizeof *facts);
	tcase_add_loop_test(tcase, elements_are_counted, 0, sizeof counts / sizeof *counts);
	tcase_add_loop_test(tcase, the_metric_is_the_median_iteration, 0, PAGES);
	tcase_add_loop_test(tcase, iterations_agree_with_themselves, 0, PAGES);
	tcase_add_loop_test(tcase, the_file_set_follows_from_the_connections, 0, PAGES);
	tcase_add_test(tcase, indents_of_notes_are_kept_as_indents);
	tcase_add_loop_test(tcase, pages_are_read_without_a_warning, 0, PAGES);
	tcase_add_loop_test(tcase, ids_name_company_system_and_month, 0, PAGES);
	tcase_add_test(tcase, two_values_of_one_figure_are_reported);
	tcase_add_test(tcase, a_table_without_tabs_is_read);
	suite_add_tcase(suite, tcase);
	return suite;
}
