/* The tables of the families: every format is a column, and a name in a column means one fact. */
#include "base/file.h"
#include "family/jappserver2004/jas_facts.h"
#include "family/jbb2015/jbb_facts.h"
#include "family/web99/web99_facts.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

Suite *suite_family_tables(void);

static struct arena *t_arena; /* of the test in hand */

static const struct {
	const char *name;
	const struct jbb_facts *table;
} jbb_tables[] = {
	{"head", &jbb_head}, {"sut", &jbb_sut}, {"results", &jbb_results}, {"hardware", &jbb_hardware}, {"os", &jbb_os}, {"jvm", &jbb_jvm},
	{"product", &jbb_product}, {"configuration", &jbb_configuration}, {"image", &jbb_image}, {"instance", &jbb_instance}, {"bounds", &jbb_bounds},
};

enum { JBB_TABLES = sizeof jbb_tables / sizeof *jbb_tables };

static void check_table(const char *name, const struct fact *facts, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		ck_assert_msg(facts[i].id && *facts[i].id, "%s: row %zu has no id", name, i);
		ck_assert_msg(facts[i].kind != FACT_LINES || facts[i].element, "%s: %s has no element", name, facts[i].id);
		for (size_t k = 0; k < i; k++) {
			ck_assert_msg(strcmp(facts[i].id, facts[k].id), "%s: %s twice", name, facts[i].id);
			ck_assert_msg(!facts[i].label || !facts[k].label || strcmp(facts[i].label, facts[k].label), "%s: label %s twice", name, facts[i].label);
			ck_assert_msg(!facts[i].raw || !facts[k].raw || strcmp(facts[i].raw, facts[k].raw), "%s: key %s twice", name, facts[i].raw);
		}
	}
}

START_TEST(a_name_means_one_fact)
{
	for (size_t i = 0; i < JBB_TABLES; i++)
		check_table(jbb_tables[i].name, jbb_tables[i].table->facts, jbb_tables[i].table->count);
	const struct jas_facts *jas[] = {&jas_submitter, &jas_sut, &jas_settings, &jas_software, &jas_configuration, &jas_system};
	for (size_t i = 0; i < sizeof jas / sizeof *jas; i++)
		check_table("jas", jas[i]->facts, jas[i]->count);
	for (size_t i = 0; i < WEB99_PART_COUNT; i++)
		if (web99_sections[i].id)
			check_table(web99_sections[i].id, web99_sections[i].facts, web99_sections[i].count);
	check_table("sponsor", web99_sponsor, web99_sponsor_count);
}
END_TEST

static bool has(const char *const *names, const char *name)
{
	for (; *names; names++)
		if (!strcmp(*names, name))
			return true;
	return false;
}

/* Of the fragments of SPECjbb2015's pages, those that are no headings. */
static const char *const fragments[] = {
	"Headline", "Testedby", "Testsponsor", "TestLocation", "TestDate", "SPEClicense", "HardwareAvailability", "SoftwareAvailability", "PublicationDate",
	"category", "SysVendor", "SysURL", "SysSource", "SysDesignation", "SysCount", "SysCountIdentical", "SysNodesCount", "SysNodesCountIdentical",
	"SysNodesPerSystem", "SysTotalChips", "SysTotalCores", "SysTotalThreads", "SysTotalMemory", "SysTotalOS", "SysSWEnvrionment", "HWName", "HWVendor",
	"HWURL", "HWAvail", "HWModel", "HWFormFactor", "HWCPUName", "HWCPUCharacteristics", "HWSysnumber", "HWNodesPerSystem", "HWChipsPerSystem",
	"HWCoresPerSystem", "HWCoresPerChip", "HWThreadsPerSystem", "HWThreadsPerCore", "HWVersion", "HWCPUFreq", "HWL1Cache", "HWL2Cache", "HWL3Cache",
	"HWOtherCache", "HWDiskDrive", "HWFileSystem", "HWMemSize", "HWMemModules", "HWMemDetails", "HWNICs_Installed", "HWPSUCount", "HWOtherHardware",
	"HWSharedEnclosure", "HWSharedDescription", "HWSharedComment", "HWSharedNotes", "OtherHWSWName", "OtherHWSWVendor", "OtherHWSWVendorURL",
	"OtherHWSWVersion", "OtherHWSWAvail", "OtherHWSWBits", "OtherHWSWNotes", "SWOSName", "SWOSVendor", "SWOSVendorURL", "SWOSVersion", "SWOSAvail",
	"SWOSBits", "SWOSNotes", "SWJVMName", "SWJVMVendor", "SWJVMVendorURL", "SWJVMVersion", "SWJVMAvail", "SWJVMBits", "SWJVMNotes", "SUTxHWOS",
	"SUTxHWDesc", "SUTxHWSysNum", "SUTxHWSWEnviro", "SUTxHWTuning", "SUTxHWNotes", "SUTxSWJVM", "SUTxSWOS", "SUTxSWTune", "SUTxSWNote",
	"SUTxSWJVMParts", "SUTxSWJVMDe", "SUTxSWJVMCLI", "SUTxSWJVMTuning", "SUTxSWJVMNotes", "critical-jops", "ValOther", NULL,
};

/* Of the columns of the dump, those that hold facts of a result. */
static const char *const columns[] = {
	"Benchmark", "Company", "System", "Max-jOPS", "Critical-jOPS", "JVM", "JVM Vendor", "# of nodes", "# cores", "# chips", "# cores per chip",
	"# of threads per core", "Total # of threads", "Processor", "CPU Speed", "CPU Characteristics", "Primary Cache", "Secondary Cache", "Tertiary Cache",
	"Memory (GB)", "DIMMS", "Memory Details", "Disk", "File System", "Operating System", "OS Vendor", "NICs", "PSU", "Form factor", "Enclosure",
	"Hardware Availability", "OS Availability", "JVM Availability", "SW Availability", "License", "Tested By", "Test Sponsor", "Test Date", "Published", NULL,
};

static bool found(const char *name, bool csv)
{
	for (size_t t = 0; t < JBB_TABLES; t++)
		for (size_t i = 0; i < jbb_tables[t].table->count; i++) {
			const struct fact *fact = &jbb_tables[t].table->facts[i];
			const char *column = csv ? fact->csv : fact->html;
			if (column && !strcmp(column, name))
				return true;
		}
	return false;
}

START_TEST(every_fragment_and_column_of_jbb2015_is_a_fact)
{
	for (size_t i = 0; fragments[i]; i++)
		ck_assert_msg(found(fragments[i], false), "%s", fragments[i]);
	for (size_t i = 0; columns[i]; i++)
		ck_assert_msg(found(columns[i], true), "%s", columns[i]);
}
END_TEST

START_TEST(no_fact_of_jbb2015_names_what_is_not_there)
{
	for (size_t t = 0; t < JBB_TABLES; t++)
		for (size_t i = 0; i < jbb_tables[t].table->count; i++) {
			const struct fact *fact = &jbb_tables[t].table->facts[i];
			ck_assert_msg(!fact->html || has(fragments, fact->html), "%s", fact->html);
			ck_assert_msg(!fact->csv || has(columns, fact->csv), "%s", fact->csv);
		}
}
END_TEST

/* A page and a raw file as the benchmark's kit wrote them. */
#define KIT BENCHFOLIO_SHARED "/corpus/specjbb2015/specjbb2015-C-20220301-00002"

static struct slice kit_file(struct arena *arena, const char *path)
{
	struct slice bytes = {0};
	if (access(path, R_OK))
		printf("skipped: no %s\n", BENCHFOLIO_SHARED);
	else
		ck_assert(file_read(arena, diags_new(arena), path, 64u << 20, &bytes));
	return bytes;
}

/* Whether a fact of that fragment has that label, or prints without one. */
static bool labelled(struct slice fragment, struct slice label)
{
	for (size_t t = 0; t < JBB_TABLES; t++)
		for (size_t i = 0; i < jbb_tables[t].table->count; i++) {
			const struct fact *fact = &jbb_tables[t].table->facts[i];
			if (fact->html && slice_is(fragment, fact->html) && (!fact->label || slice_starts(slice_of(fact->label), arena_copy(t_arena, label.s, label.n))))
				return true;
		}
	return false;
}

START_TEST(labels_are_those_of_a_page_with_their_fragments)
{
	t_arena = arena_new();
	struct slice html = kit_file(t_arena, KIT ".html"), mark = SLICE("Result_File_Fields.html#");
	for (size_t at = 0; (at = slice_find(html, at, mark)) < html.n; at++) {
		size_t from = at + mark.n, quote = slice_find_char(html, from, '\''), end = slice_find_char(html, quote, '<');
		struct slice fragment = slice_sub(html, from, quote), label = slice_trim(slice_sub(html, slice_find_char(html, quote, '>') + 1, end));
		if (label.n && has(fragments, arena_copy(t_arena, fragment.s, fragment.n)) && !slice_is(fragment, "Headline") && !slice_is(fragment, "critical-jops") &&
			!slice_is(fragment, "ValOther"))
			ck_assert_msg(labelled(fragment, label), "%.*s: %.*s", SLICE_ARGS(fragment), SLICE_ARGS(label));
	}
	arena_drop(t_arena);
}
END_TEST

START_TEST(whole_keys_are_those_of_a_raw_file)
{
	t_arena = arena_new();
	struct slice raw = kit_file(t_arena, KIT ".raw");
	for (size_t t = 0; raw.n && t < JBB_TABLES; t++)
		for (size_t i = 0; i < jbb_tables[t].table->count; i++) {
			const char *key = jbb_tables[t].table->facts[i].raw;
			if (key && !strncmp(key, "jbb2015.", 8))
				ck_assert_msg(slice_find(raw, 0, slice_of(key)) < raw.n, "%s", key);
			else if (key)
				ck_assert_msg(slice_find(raw, 0, slice_of(arena_printf(t_arena, ".%s", key))) < raw.n, "%s", key);
		}
	arena_drop(t_arena);
}
END_TEST

Suite *suite_family_tables(void)
{
	Suite *suite = suite_create("family tables");
	TCase *tcase = tcase_create("tables");
	tcase_add_test(tcase, a_name_means_one_fact);
	tcase_add_test(tcase, every_fragment_and_column_of_jbb2015_is_a_fact);
	tcase_add_test(tcase, no_fact_of_jbb2015_names_what_is_not_there);
	tcase_add_test(tcase, labels_are_those_of_a_page_with_their_fragments);
	tcase_add_test(tcase, whole_keys_are_those_of_a_raw_file);
	suite_add_tcase(suite, tcase);
	return suite;
}
