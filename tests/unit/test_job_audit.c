/* The shipped rules on whole pages: each rule with a page it holds for and one it does not, and the figures of the seeds. */
#include "audit/audit.h"
#include "base/buf.h"
#include "style/message.h"
#include "support/pages.h"
#include "xml/load.h"

#include <check.h>
#include <string.h>

Suite *suite_job_audit(void);

static struct arena *arena;
static struct diags *diags;

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const struct rules *rules_of(const char *id)
{
	const struct family *family = family_find(id);
	ck_assert_ptr_nonnull(family);
	const struct rules_source source = {.templates = "templates", .family = id, .functions = family->rule_functions};
	const struct rules *rules = rules_load(arena, diags, &source);
	ck_assert_msg(rules, "%s", diags_count(diags) ? diags_line(arena, diags_at(diags, 0)) : "");
	return rules;
}

static const struct result *audited(const char *path, struct slice bytes)
{
	const struct result *result = family_read(arena, diags_new(arena), path, bytes);
	ck_assert_ptr_nonnull(result);
	ck_assert(audit_result(arena, diags, rules_of(result_family(result)), result));
	return result;
}

/* The n-th check of a rule, from 0, worst first; NULL: it has fewer. */
static const xmlNode *check_of(const struct result *result, const char *rule, size_t n)
{
	for (const xmlNode *check = audit_of(result)->children; check; check = check->next)
		if (strcmp(load_attribute(check, "rule"), rule) == 0 && n-- == 0)
			return check;
	return NULL;
}

/* "none" when the rule left no check. */
static const char *verdict_of(const struct result *result, const char *rule)
{
	const xmlNode *check = check_of(result, rule, 0);
	return check ? load_attribute(check, "verdict") : "none";
}

#define ARDENT "tests/results/jappserver-ardent.txt"
#define BROOKLINE "tests/results/jappserver-brookline.txt"
#define CORVANE "tests/results/jappserver-corvane.txt"
#define WEB99 "tests/results/web99-rook-w8.txt"
#define JBB "tests/results/jbb2015-meridian-m220.txt"
#define COMPOSITE "tests/results/jbb2015-meridian-b110-composite.txt"

/* A page in which `from` is replaced by `to`, twice when there are two, and the worst verdict of the rule then; `from` NULL: unchanged. */
static const struct change {
	const char *page, *rule, *verdict;
	struct { const char *from, *to; } edits[2];
} changes[] = {
	{ARDENT, "jops", "pass", {{0}}},
	{ARDENT, "jops", "fail", {{"4,012.77 SPEC", "4,012.78 SPEC"}}},
	{ARDENT, "jops", "undisclosed", {{"Total # Manufacturing Transactions 5,761,048", "Total # Manufacturing Transactions n/a"}}},
	{ARDENT, "dealer-sum", "pass", {{0}}},
	{ARDENT, "dealer-sum", "fail", {{"8,684,917", "8,684,918"}}},
	{ARDENT, "mix-share", "pass", {{0}}},
	{ARDENT, "mix-share", "fail", {{"25.01%", "25.02%"}}},
	{ARDENT, "mix-band", "pass", {{0}}},
	{ARDENT, "mix-band", "pass", {{"25.01%", "26.25%"}}},
	{ARDENT, "mix-band", "fail", {{"25.01%", "26.26%"}}},
	{ARDENT, "mix-band", "fail", {{"50.01%", "47.49%"}}},
	{ARDENT, "limits", "pass", {{0}}},
	{ARDENT, "limits", "fail", {{"2.75 5.00", "2.75 2.00"}}},
	{ARDENT, "p90-limit", "pass", {{0}}},
	{ARDENT, "p90-limit", "fail", {{"0.40 2.00", "2.10 2.00"}}},
	{ARDENT, "p90-limit", "fail", {{"2.75 5.00", "5.25 5.00"}}},
	{ARDENT, "p90-grid", "pass", {{0}}},
	{ARDENT, "p90-grid", "please-check", {{"0.40 2.00", "0.45 2.00"}}},
	{ARDENT, "p90-grid", "please-check", {{"2.75 5.00", "2.70 5.00"}}},
	{ARDENT, "average-p90", "pass", {{0}}},
	{ARDENT, "average-p90", "pass", {{"Purchase 0.18", "Purchase 0.50"}}},
	{ARDENT, "average-p90", "fail", {{"Purchase 0.18", "Purchase 0.51"}}},
	{ARDENT, "p90-max", "pass", {{0}}},
	{ARDENT, "p90-max", "fail", {{"0.18 6.42", "0.18 0.39"}}},
	{ARDENT, "average-max", "pass", {{0}}},
	{ARDENT, "average-max", "fail", {{"0.18 6.42", "0.18 0.17"}}},
	{ARDENT, "reproducibility", "uncheckable", {{0}}},
	{ARDENT, "reproducibility", "undisclosed", {{"JOPS) 4,018.31", "JOPS) n/a"}}},
	{ARDENT, "nodes", "pass", {{0}}},
	{ARDENT, "nodes", "fail", {{"J2EE Server Nodes: 2", "J2EE Server Nodes: 3"}}},
	{CORVANE, "nodes", "pass", {{0}}},
	{CORVANE, "nodes", "pass", {{"J2EE Server Nodes: 5", "J2EE Server Nodes: 4"}}},
	{CORVANE, "nodes", "fail", {{"J2EE Server Nodes: 5", "J2EE Server Nodes: 6"}}},
	{ARDENT, "cpu-sum", "pass", {{0}}},
	{ARDENT, "cpu-sum", "fail", {{"32 cores, 8 chips", "32 cores, 6 chips"}}},
	{ARDENT, "cores-per-chip", "pass", {{0}}},
	{ARDENT, "cores-per-chip", "fail", {{"16 cores, 4 chips, 4 cores/chip", "16 cores, 4 chips, 6 cores/chip"}}},
	{ARDENT, "instances", "pass", {{0}}},
	{ARDENT, "instances", "fail", {{"J2EE Instances: 8", "J2EE Instances: 4"}}},
	{ARDENT, "load-rate", "pass", {{0}}},
	{ARDENT, "load-rate", "fail", {{"Injection Rate: 3,000", "Injection Rate: 2,399"}}},
	{ARDENT, "jops-rate", "pass", {{0}}},
	{ARDENT, "jops-rate", "please-check", {{"Injection Rate: 2,400", "Injection Rate: 2,600"}}},
	{ARDENT, "dates", "pass", {{0}}},
	{ARDENT, "dates", "fail", {{"Nov-2009", "Jan-2010"}}},
	{ARDENT, "cts-date", "pass", {{0}}},
	{ARDENT, "cts-date", "please-check", {{"Date Passed CTS: Oct-2008", "Date Passed CTS: Oct-2010"}}},
	{BROOKLINE, "memory-bom", "pass", {{0}}},
	{BROOKLINE, "memory-bom", "please-check", {{"32 GB memory", "16 GB memory"}}},
	{ARDENT, "memory-kits", "pass", {{0}}},
	{ARDENT, "memory-kits", "please-check", {{"16GB memory kit", "8GB memory kit"}}},
	{ARDENT, "memory-kits", "pass", {{"16GB memory kit", "2x8 GB memory kit"}}},
	{BROOKLINE, "memory-kits", "undisclosed", {{0}}},
	{ARDENT, "bom-footnote", "pass", {{"* Four of the eight chips need", "* 4 = 0.50 * 8 chips need"}}},
	{ARDENT, "bom-footnote", "fail", {{"* Four of the eight chips need", "* 4 = 0.50 * 9 chips need"}}},
	{ARDENT, "bom-marked", "pass", {{"* Four of the eight chips need", "* 4 = 0.50 * 8 chips need"}}},
	{ARDENT, "bom-marked", "fail", {{"* Four of the eight chips need", "* 5 = 0.50 * 10 chips need"}}},
	{ARDENT, "bom-parts", "pass", {{0}}},
	{ARDENT, "bom-parts", "fail", {{"10 disks in mirrored pairs", "11 disks in mirrored pairs"}}},
	{BROOKLINE, "bom-quantity", "undisclosed", {{0}}},
	{ARDENT, "bom-quantity", "none", {{0}}},
	{ARDENT, "same-figure", "none", {{0}}},
	{ARDENT, "same-figure", "please-check", {{"JOPS) 4,018.31", "JOPS) 4,012.77"}}},
	{ARDENT, "power-of-ten", "none", {{0}}},
	{ARDENT, "power-of-ten", "please-check", {{"0.18 6.42", "0.18 96.42"}}},

	{ARDENT, "jvm-heap", "none", {{0}}},
	{ARDENT, "jvm-heap", "please-check", {{"-Xms3000m -Xmx3000m", "-Xms3000m -Xms3000m"}}},
	{ARDENT, "jvm-heap", "none", {{"-Xms3000m -Xmx3000m", "-Xms3000m -Xms3000m -Xmx3000m"}}},
	{ARDENT, "jvm-twice", "none", {{0}}},
	{ARDENT, "jvm-twice", "please-check", {{"-Xms3000m -Xmx3000m", "-Xms3000m -Xms3000m -Xmx3000m"}}},
	{ARDENT, "jvm-twice", "none", {{"-Xms3000m -Xmx3000m", "-Xms3000m -Xms3000m"}}},
	{ARDENT, "jvm-glued", "none", {{0}}},
	{ARDENT, "jvm-glued", "please-check", {{"-Xms4g -Xmx4g", "-Xms4g-Xmx4g"}}},
	{ARDENT, "jvm-dash", "none", {{0}}},
	{ARDENT, "jvm-dash", "please-check", {{"-Xms4g -Xmx4g", "-Xms4g Xmx4g"}}},
	{ARDENT, "null-value", "none", {{0}}},
	{BROOKLINE, "null-value", "please-check", {{0}}},
	{ARDENT, "spelling", "none", {{0}}},
	{ARDENT, "spelling", "please-check", {{"Dual Port Gigabit adapter", "Dual Port Gigabt adapter"}}},
	{ARDENT, "spelling", "none", {{"Dual Port Gigabit adapter", "Dual controlled Gigabits adapter"}}},
	{ARDENT, "torn-word", "none", {{0}}},
	{ARDENT, "torn-word", "please-check", {{"12MB L3 cache", "12MB L3 ca  che"}}},
	{ARDENT, "leading-zero", "none", {{0}}},
	{ARDENT, "leading-zero", "please-check", {{"0.18 6.42", "0.18 06.42"}}},

	{WEB99, "median", "pass", {{0}}},
	{WEB99, "median", "fail", {{"SPECweb99 = 9876", "SPECweb99 = 9880"}}},
	{WEB99, "median", "uncheckable", {{"3\t9880\n", ""}, {"3\t9880\t100.0%\t27368.4\t361.0\t2.77\t332.0\n", ""}}},
	{WEB99, "iterations", "pass", {{0}}},
	{WEB99, "iterations", "please-check", {{"3\t9880\n", ""}, {"3\t9880\t100.0%\t27368.4\t361.0\t2.77\t332.0\n", ""}}},
	{WEB99, "median-line", "pass", {{0}}},
	{WEB99, "median-line", "fail", {{"Median\t9876", "Median\t9877"}}},
	{WEB99, "both-tables", "pass", {{0}}},
	{WEB99, "both-tables", "fail", {{"2\t9871\n", "2\t9872\n"}}},
	{WEB99, "both-tables", "undisclosed", {{"3\t9880\n", ""}}},
	{WEB99, "requested", "pass", {{0}}},
	{WEB99, "requested", "fail", {{"Requested Connections 9880", "Requested Connections 9879"}}},
	{WEB99, "percent", "pass", {{0}}},
	{WEB99, "percent", "fail", {{"99.9%", "99.8%"}}},
	{WEB99, "ops-per-loadgen", "pass", {{0}}},
	{WEB99, "ops-per-loadgen", "fail", {{"361.3\t2.77", "361.3\t2.76"}}},
	{WEB99, "response", "pass", {{0}}},
	{WEB99, "response", "fail", {{"\t361.3\t", "\t362.3\t"}}},
	{WEB99, "response", "uncheckable", {{"27298.1", "0"}}},
	{WEB99, "power-of-ten", "none", {{"27298.1", "0"}}},
	{WEB99, "operation-size", "pass", {{0}}},
	{WEB99, "operation-size", "fail", {{"331.7", "332.3"}}},
	{WEB99, "kbit-band", "pass", {{0}}},
	{WEB99, "kbit-band", "please-check", {{"331.7", "311.7"}}},
	{WEB99, "dates", "fail", {{"Test Date\tAug-2003", "Test Date\tNov-2003"}}},
	{WEB99, "cores-per-chip", "pass", {{0}}},
	{WEB99, "same-throughput", "none", {{0}}},
	{WEB99, "same-throughput", "please-check", {{"27298.1", "27334.6"}}},
	{WEB99, "power-of-ten", "none", {{0}}},
	{WEB99, "power-of-ten", "please-check", {{"27298.1", "2729.8"}}},

	{JBB, "metrics", "pass", {{0}}},
	{JBB, "metrics", "fail", {{"90588 SPEC", "190588 SPEC"}}},
	{JBB, "metrics", "undisclosed", {{"\n90588 SPECjbb2015-MultiJVM critical-jOPS\n", "\n"}}},
	{JBB, "both-metrics", "pass", {{0}}},
	{JBB, "both-metrics", "fail", {{"\n90588 SPECjbb2015-MultiJVM critical-jOPS\n", "\n"}}},
	{JBB, "same-figure", "none", {{"\n90588 SPECjbb2015-MultiJVM critical-jOPS\n", "\n"}}},
	{JBB, "max-jops", "pass", {{0}}},
	{JBB, "max-jops", "fail", {{"106168 SPEC", "104858 SPEC"}}},
	{JBB, "critical-jops", "pass", {{0}}},
	{JBB, "critical-jops", "fail", {{"90588 SPEC", "90589 SPEC"}}},
	{JBB, "geomean-cell", "pass", {{0}}},
	{JBB, "geomean-cell", "fail", {{"96338 90588", "96338 90589"}}},
	{JBB, "sla", "pass", {{0}}},
	{JBB, "sla", "fail", {{"jOPS 80303", "jOPS 80304"}}},
	{JBB, "high-bound", "pass", {{0}}},
	{JBB, "high-bound", "fail", {{"131072 IR", "131073 IR"}}},
	{JBB, "high-bound", "undisclosed", {{"High-bound (max attempted) is 131072 IR\n", ""}}},
	{JBB, "grid", "pass", {{0}}},
	{JBB, "grid", "please-check", {{"77332 / 72090", "77332 / 72091"}}},
	{JBB, "grid", "please-check", {{"87818 / 89129 77332", "87817 / 89129 77332"}}},
	{JBB, "grid", "please-check", {{"77332 / 72090", "77332 / 9007199254740000"}}},
	{JBB, "order", "pass", {{0}}},
	{JBB, "order", "fail", {{"98304 / 99615 87818", "78643 / 79954 87818"}}},
	{JBB, "neighbours", "pass", {{0}}},
	{JBB, "neighbours", "fail", {{"93061 / 94372 90440", "93061 / 95683 90440"}}},
	{JBB, "neighbours", "fail", {{"500us 9175 / 10486 - / 1311", "500us 9175 / 10486 - / 2621"}}},
	{JBB, "no-failure", "pass", {{0}}},
	{JBB, "no-failure", "fail", {{"10000us 106168 / -", "10000us 104858 / -"}}},
	{JBB, "below-max", "pass", {{0}}},
	{JBB, "below-max", "please-check", {{"104858 / 106168 98304", "104858 / 107479 98304"}}},
	{JBB, "table-limits", "pass", {{0}}},
	{JBB, "table-limits", "please-check", {{"75000us", "76000us"}}},
	{JBB, "totals", "pass", {{0}}},
	{JBB, "totals", "fail", {{"Total Cores48", "Total Cores84"}}},
	{JBB, "totals", "fail", {{"Total Threads96", "Total Threads69"}}},
	{JBB, "total-memory", "pass", {{0}}},
	{JBB, "total-memory", "fail", {{"Total Memory Amount (GB)768", "Total Memory Amount (GB)786"}}},
	{JBB, "cores", "pass", {{0}}},
	{JBB, "cores", "fail", {{"Cores Per Chip24", "Cores Per Chip22"}}},
	{JBB, "threads", "pass", {{0}}},
	{JBB, "threads", "please-check", {{"Threads Per Core2", "Threads Per Core48"}}},
	{JBB, "dimms", "pass", {{0}}},
	{JBB, "dimms", "pass", {{"24 x 32 GB", "24 x 32768 MB"}}},
	{JBB, "dimms", "please-check", {{"24 x 32 GB", "12 x 32 GB"}}},
	{JBB, "heap", "pass", {{0}}},
	{JBB, "heap", "please-check", {{"-Xmx170g", "-Xmx400g"}}},
	{JBB, "dates", "fail", {{"Test date: Feb 18, 2019", "Test date: Apr 18, 2019"}}},
	{JBB, "availability", "pass", {{0}}},
	{JBB, "availability", "pass", {{"Hardware Availability: Mar-2019", "Hardware Availability: Jun-2019"}}},
	{JBB, "availability", "fail", {{"Hardware Availability: Mar-2019", "Hardware Availability: Jul-2019"}}},
	{JBB, "property", "none", {{0}}},
	{JBB, "property", "please-check", {{"specjbb.group.count", "specjbb.group.size"}}},
	{JBB, "same-figure", "none", {{0}}},
	{JBB, "same-figure", "please-check", {{"90588 SPEC", "106168 SPEC"}}},
	{JBB, "jvm-heap", "please-check", {{"-Xms170g -Xmx170g", "-Xms170g -Xms170g"}}},
};
enum { CHANGES = sizeof changes / sizeof *changes };

/* The first `from` in the bytes replaced. */
static struct slice replaced(struct slice bytes, const char *from, const char *to, bool needed)
{
	const size_t at = slice_find(bytes, 0, slice_of(from));
	if (at == bytes.n && !needed)
		return bytes;
	ck_assert_msg(at < bytes.n, "\"%s\" is not in the page", from);
	struct buf out = {0};
	buf_add_slice(&out, slice_sub(bytes, 0, at));
	buf_adds(&out, to);
	buf_add_slice(&out, slice_sub(bytes, at + strlen(from), bytes.n));
	const struct slice copy = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	return copy;
}

START_TEST(a_rule_holds_or_not)
{
	const struct change *change = &changes[_i];
	struct slice bytes;
	ck_assert(pages_bytes(arena, change->page, &bytes));
	for (size_t i = 0; i < 2; i++)
		if (change->edits[i].from)
			bytes = replaced(bytes, change->edits[i].from, change->edits[i].to, true);
	const struct result *result = audited(change->page, bytes);
	ck_assert_msg(strcmp(verdict_of(result, change->rule), change->verdict) == 0, "%s of %s with \"%s\" is %s, not %s", change->rule, change->page,
		change->edits[0].to ? change->edits[0].to : "no change", verdict_of(result, change->rule), change->verdict);
}
END_TEST

static bool is_tested(const char *family, const char *rule, bool holding)
{
	for (size_t i = 0; i < CHANGES; i++) {
		const char *verdict = changes[i].verdict;
		const bool holds = strcmp(verdict, "pass") == 0 || strcmp(verdict, "none") == 0;
		const bool page_of = !family || strstr(changes[i].page, family);
		if (strcmp(changes[i].rule, rule) == 0 && page_of && holds == holding)
			return true;
	}
	return false;
}

/* Rules that every family includes are tested once; one that never holds, or that needs a page of another kind, is named here. */
START_TEST(every_rule_has_a_case_that_holds_and_one_that_does_not)
{
	static const struct { const char *family, *pages; } families[] = {{"jappserver2004", "jappserver"}, {"web99", "web99"}, {"jbb2015", "jbb2015"}};
	static const char *const excepted[] = {"reproducibility", "critical-printed", NULL};
	const struct rules *general = rules_load(arena, diags, &(struct rules_source){.templates = "templates", .family = "none"});
	const struct rules *rules = rules_of(families[_i].family);
	for (size_t i = 0; i < rules->count; i++) {
		const char *id = rules->all[i].id;
		const char *pages = rules_find(general, id) || strcmp(id, "dates") == 0 || strcmp(id, "cores-per-chip") == 0 ? NULL : families[_i].pages;
		bool skip = false;
		for (const char *const *name = excepted; *name; name++)
			skip = skip || strcmp(*name, id) == 0;
		ck_assert_msg(skip || is_tested(pages, id, true), "%s of %s has no case that holds", id, families[_i].family);
		ck_assert_msg(skip || is_tested(pages, id, false), "%s of %s has no case that does not hold", id, families[_i].family);
	}
}
END_TEST

START_TEST(every_word_of_a_rule_is_a_message)
{
	static const char *const families[] = {"jappserver2004", "web99", "jbb2015"};
	const struct messages *messages = messages_load(arena, diags, "templates", "en");
	const struct rules *rules = rules_of(families[_i]);
	ck_assert_ptr_nonnull(messages);
	for (size_t i = 0; i < rules->count; i++) {
		ck_assert_msg(message_exists(messages, rules->all[i].title), "%s", rules->all[i].title);
		for (size_t k = 0; k < RULE_SAY_COUNT; k++)
			ck_assert_msg(!rules->all[i].say[k] || message_exists(messages, rules->all[i].say[k]), "%s", rules->all[i].say[k]);
	}
}
END_TEST

/* A check of a seed: its rule, the n-th, and what it says. */
static const struct {
	const char *page, *rule;
	size_t n;
	const char *verdict, *expected, *found, *line; /* expected, found NULL: not looked at */
} figures[] = {
	{PAGES_SEED_000, "jops", 0, "pass", "5185.45", "5185.45", "4"},
	{PAGES_SEED_000, "dealer-sum", 0, "pass", "11223356", "11223356", "51"},
	{PAGES_SEED_000, "mix-share", 0, "pass", "25.02, 24.99, 49.99", "25.02, 24.99, 49.99", "48"},
	{PAGES_SEED_000, "jops-rate", 0, "pass", NULL, "1.673", "4"},
	{PAGES_SEED_000, "reproducibility", 0, "uncheckable", NULL, "5186.19", "58"},
	{PAGES_SEED_000, "cpu-sum", 0, "pass", "12, 2, 12, 2", "12, 2, 12, 2", "35"},
	{PAGES_SEED_000, "memory-kits", 0, "pass", "98304, 196608", "98304, 196608", "172"},
	{PAGES_SEED_000, "bom-footnote", 0, "pass", "6", "6", "445"},
	{PAGES_SEED_000, "bom-marked", 0, "pass", "6", "6", "435"},
	{PAGES_SEED_000, "bom-parts", 0, "pass", "58", "58", "427"},
	{PAGES_SEED_000, "spelling", 0, "please-check", "Catalyst", "Catlayst", "38"},
	{PAGES_SEED_000, "torn-word", 0, "please-check", "cache", "ca   che", "414"},
	{PAGES_SEED_001, "jops", 0, "pass", "813.73", "813.73", "4"},
	{PAGES_SEED_001, "jops-rate", 0, "pass", NULL, "1.671", "4"},
	{PAGES_SEED_001, "cpu-sum", 0, "pass", "8, 4, 8, 1", "8, 4, 8, 1", "38"},
	{PAGES_SEED_001, "jvm-heap", 0, "please-check", NULL, NULL, "98"},
	{PAGES_SEED_001, "jvm-glued", 0, "please-check", NULL, NULL, "183"},
	{PAGES_SEED_001, "jvm-dash", 0, "please-check", NULL, NULL, "185"},
	{PAGES_SEED_001, "memory-bom", 0, "please-check", "16384", "16376", "211"},
	{PAGES_SEED_001, "null-value", 0, "please-check", NULL, NULL, "243"},
	{PAGES_SEED_001, "spelling", 0, "please-check", "SunSpectrum", "SunSpectum", "328"},
	{PAGES_SEED_001, "cts-date", 0, "please-check", NULL, NULL, "65"},
	{PAGES_SEED_001, "bom-quantity", 0, "undisclosed", NULL, NULL, "333"},
	{PAGES_SEED_001, "memory-kits", 0, "undisclosed", NULL, NULL, "197"},
	{PAGES_SEED_003, "median", 0, "pass", "13278", "13278", "6"},
	{PAGES_SEED_003, "percent", 0, "pass", "100.0", "100.0", "255"},
	{PAGES_SEED_003, "ops-per-loadgen", 0, "pass", "2.79, 2.78, 2.79", "2.79, 2.78, 2.79", "255"},
	{PAGES_SEED_003, "response", 0, "pass", "358.8, 359.3, 359.0", "358.5, 359.0, 358.6", "255"},
	{PAGES_SEED_003, "operation-size", 0, "pass", "0.100", "0.040", "255"},
	{PAGES_SEED_004, "max-jops", 0, "pass", "177501", "177501", "1"},
	{PAGES_SEED_004, "critical-jops", 0, "pass", "138380", "138380", "2"},
	{PAGES_SEED_004, "sla", 0, "pass", "86383, 145550, 154307, 161723, 161723", "86383, 145550, 154307, 161723, 161723", "150"},
	{PAGES_SEED_004, "high-bound", 0, "pass", "236668", "236668", "193"},
	{PAGES_SEED_004, "heap", 0, "pass", "2048", "1978", NULL},
	{PAGES_SEED_004, "totals", 0, "pass", "1, 4, 88, 176", "1, 4, 88, 176", "13"},
};

START_TEST(a_seed_has_its_figures)
{
	struct slice bytes;
	if (!pages_bytes(arena, figures[_i].page, &bytes))
		return;
	const xmlNode *check = check_of(audited(figures[_i].page, bytes), figures[_i].rule, figures[_i].n);
	ck_assert_msg(check, "%s", figures[_i].rule);
	const char *lines = load_attribute(check, "lines");
	ck_assert_str_eq(load_attribute(check, "verdict"), figures[_i].verdict);
	if (figures[_i].expected)
		ck_assert_str_eq(load_attribute(check, "expected"), figures[_i].expected);
	if (figures[_i].found)
		ck_assert_str_eq(load_attribute(check, "found"), figures[_i].found);
	if (figures[_i].line)
		ck_assert_str_eq(arena_copy(arena, lines, strcspn(lines, " ")), figures[_i].line);
}
END_TEST

static const struct {
	const char *page;
	const char *fail, *please_check; /* counts; please_check NULL: not looked at */
} tallies[] = {
	{PAGES_SEED_000, "0", "2"}, {PAGES_SEED_001, "0", "7"}, {PAGES_SEED_003, "0", "0"}, {PAGES_SEED_004, "0", "0"}, {ARDENT, "0", "0"},
	{BROOKLINE, "0", "1"}, {WEB99, "0", "0"}, {JBB, "0", "0"}, {COMPOSITE, "0", "0"}, {CORVANE, "0", "1"},
	{"tests/results/web99-meridian-w40.txt", "0", "0"}, {"tests/results/jbb2015-rook-r7.txt", "0", "0"},
};

START_TEST(a_published_page_does_not_fail)
{
	struct slice bytes;
	if (!pages_bytes(arena, tallies[_i].page, &bytes))
		return;
	const xmlNode *audit = audit_of(audited(tallies[_i].page, bytes));
	ck_assert_str_eq(load_attribute(audit, "fail"), tallies[_i].fail);
	ck_assert_str_eq(load_attribute(audit, "please-check"), tallies[_i].please_check);
}
END_TEST

/* With the whole table the critical figure is exact; without it the printed values allow 1. */
START_TEST(without_its_table_critical_jops_is_checked_within_one)
{
	static const struct { const char *metric, *verdict; } metrics[] = {{"90588 SPEC", "pass"}, {"90589 SPEC", "pass"}, {"90590 SPEC", "fail"}};
	struct slice bytes;
	ck_assert(pages_bytes(arena, JBB, &bytes));
	const size_t from = slice_find(bytes, 0, SLICE("  Percentile\n")), to = slice_find(bytes, from, SLICE("Probes jOPS"));
	const char *without = arena_printf(arena, "%.*s%.*s", (int)from, bytes.s, (int)(bytes.n - to), bytes.s + to);
	const struct result *result = audited(JBB, replaced(slice_of(without), "90588 SPEC", metrics[_i].metric, true));
	ck_assert_str_eq(verdict_of(result, "critical-jops"), "none");
	ck_assert_str_eq(verdict_of(result, "critical-printed"), metrics[_i].verdict);
}
END_TEST

/* Every verdict but a missing input's names a line. */
START_TEST(verdicts_name_their_lines)
{
	struct slice bytes;
	ck_assert(pages_bytes(arena, tallies[4 + _i].page, &bytes));
	const xmlNode *audit = audit_of(audited(tallies[4 + _i].page, bytes));
	for (const xmlNode *check = audit->children; check; check = check->next)
		ck_assert_msg(load_attribute(check, "lines"), "%s", load_attribute(check, "rule"));
}
END_TEST

Suite *suite_job_audit(void)
{
	Suite *suite = suite_create("job_audit");
	TCase *tcase = tcase_create("pages");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_set_timeout(tcase, 60);
	tcase_add_loop_test(tcase, a_rule_holds_or_not, 0, CHANGES);
	tcase_add_loop_test(tcase, every_rule_has_a_case_that_holds_and_one_that_does_not, 0, 3);
	tcase_add_loop_test(tcase, every_word_of_a_rule_is_a_message, 0, 3);
	tcase_add_loop_test(tcase, a_seed_has_its_figures, 0, sizeof figures / sizeof *figures);
	tcase_add_loop_test(tcase, a_published_page_does_not_fail, 0, sizeof tallies / sizeof *tallies);
	tcase_add_loop_test(tcase, without_its_table_critical_jops_is_checked_within_one, 0, 3);
	tcase_add_loop_test(tcase, verdicts_name_their_lines, 0, 8);
	suite_add_tcase(suite, tcase);
	return suite;
}
