/* The booklet document: groups, places, leads, what stands alone, is refused or not ranked; the order of the chapters; and that all
 * follows from the results, not from the order they were given in. */
#include "base/buf.h"
#include "base/file.h"
#include "compare/compare.h"
#include "xml/load.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Suite *suite_compare_booklet(void);

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

struct given { /* a result in a few words */
	const char *id, *benchmark, *category, *status, *published, *first, *second; /* the metrics; NULL: none */
	bool less; /* the first is better when lower */
	const char *inside; /* further elements; NULL: none */
};

static const struct result *result_of(const struct given *given)
{
	struct buf xml = {0};
	buf_addf(&xml, "<result version='1' family='%s' benchmark='%s'", strcmp(given->benchmark, "Alpha") ? "beta" : "alpha", given->benchmark);
	if (given->category)
		buf_addf(&xml, " category='%s'", given->category);
	buf_addf(&xml, " status='%s' id='%s'><source file='folder/%s.txt' sha256='%064d'/>", given->status, given->id, given->id, 0);
	buf_addf(&xml, "<title id='title' system='System %s' product='P' at='1:1'>P on System %s</title>", given->id, given->id);
	buf_adds(&xml, "<party id='submitter' role='submitter' license='42'>Vendor</party>");
	if (given->published)
		buf_addf(&xml, "<date id='date.published' role='published' value='%s'>x</date>", given->published);
	if (given->first)
		buf_addf(&xml, "<metric id='m1' label='M1' value='%s' unit='u' better='%s' primary='yes'>%s</metric>", given->first,
			given->less ? "lower" : "higher", given->first);
	if (given->second)
		buf_addf(&xml, "<metric id='m2' label='M2' value='%s' unit='u' better='higher'>%s</metric>", given->second, given->second);
	buf_adds(&xml, given->inside ? given->inside : "");
	buf_adds(&xml, "</result>");
	const struct result *result = result_load(arena, diags, arena_printf(arena, "folder/%s.txt", given->id), buf_slice(&xml));
	buf_drop(&xml);
	ck_assert_ptr_nonnull(result);
	return result;
}

/* The n-th child element of that name, from 0; NULL beyond. */
static xmlNode *child(xmlNode *parent, const char *name, size_t n)
{
	for (xmlNode *node = parent->children; node; node = node->next)
		if (strcmp((const char *)node->name, name) == 0 && n-- == 0)
			return node;
	return NULL;
}

static const char *attribute(xmlNode *node, const char *name)
{
	ck_assert_ptr_nonnull(node);
	const char *value = load_attribute(node, name);
	return value ? value : "";
}

/* order: indices into the given ones, NULL as they stand. */
static xmlNode *booklet_of(const struct given *given, size_t count, const size_t *order)
{
	struct compare *compare = compare_new(arena, diags);
	for (size_t i = 0; i < count; i++)
		compare_add(compare, result_of(&given[order ? order[i] : i]));
	xmlNode *root = xmlDocGetRootElement(compare_booklet(compare));
	for (size_t i = 0; i < count; i++) { /* which chapter is which of the given ones */
		const char *id = given[order ? order[compare_given(compare, i)] : compare_given(compare, i)].id;
		ck_assert_int_eq(strncmp(attribute(child(root, "result", i), "result"), id, strlen(id)), 0);
	}
	return root;
}

#define BOOKLET(given) booklet_of(given, sizeof(given) / sizeof *(given), NULL)

/* The result's own id of what a reference leads to. */
static const char *target(xmlNode *root, const char *ref)
{
	for (size_t i = 0; child(root, "result", i); i++)
		if (strcmp(attribute(child(root, "result", i), "id"), ref) == 0)
			return attribute(child(root, "result", i), "result");
	return "";
}

/* All that does not depend on names: chapters in their order, groups with their ranks and leads, what is alone, refusals. */
static const char *facts_of(xmlNode *root)
{
	struct buf out = {0};
	xmlNode *group, *inner;
	for (size_t i = 0; (inner = child(root, "result", i)); i++) {
		ck_assert_str_eq(attribute(inner, "id"), arena_printf(arena, "c%zu", i + 1));
		ck_assert_str_eq(attribute(inner, "chapter"), arena_printf(arena, "%zu", i + 1));
		buf_addf(&out, "%s%s", i ? " " : "", attribute(inner, "result"));
	}
	buf_adds(&out, "\n");
	for (size_t i = 0; (group = child(root, "group", i)); i++) {
		buf_addf(&out, "%s %s %s %s\n", attribute(group, "id"), attribute(group, "benchmark"), attribute(group, "category"), attribute(group, "count"));
		for (size_t k = 0; (inner = child(group, "rank", k)); k++)
			buf_addf(&out, "\t%s %s %s %s %s\n", attribute(inner, "place"), target(root, attribute(inner, "result")), attribute(inner, "value"),
				attribute(inner, "ratio"), attribute(inner, "tie"));
		for (size_t k = 0; (inner = child(group, "lead", k)); k++)
			buf_addf(&out, "\t%s: %s before %s %s\n", attribute(inner, "metric"), target(root, attribute(inner, "result")),
				target(root, attribute(inner, "next")), attribute(inner, "margin"));
	}
	for (size_t i = 0; (inner = child(root, "alone", i)); i++)
		buf_addf(&out, "alone %s\n", target(root, attribute(inner, "result")));
	for (size_t i = 0; (inner = child(root, "refusal", i)); i++)
		buf_addf(&out, "%s %s %s\n", attribute(inner, "rule"), attribute(inner, "left"), attribute(inner, "right"));
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

static const struct given several[] = {
	{"a", "Alpha", "One", "compliant", "2010-03", "100.5", NULL, false, NULL},
	{"b", "Alpha", "One", "compliant", "2009-01", "200", NULL, false, NULL},
	{"c", "Alpha", "Two", "compliant", "2011-01", "900", NULL, false, NULL},
	{"d", "Beta", NULL, "compliant", "2012-01", "5", "7", false, NULL},
	{"e", "Beta", NULL, "compliant", "2013-01", "4", "9", false, NULL},
	{"f", "Alpha", "One", "invalid", "2010-01", "999", NULL, false, NULL},
};

START_TEST(what_differs_in_benchmark_or_category_is_never_ranked_together)
{
	xmlNode *root = BOOKLET(several);
	ck_assert_str_eq(facts_of(root),
		"b a f c d e\n"
		"g1 Alpha One 2\n\t1 b 200 1.000000 \n\t2 a 100.5 0.502500 \n\tm1: b before a 0.990050\n"
		"g2 Beta  2\n\t1 d 5 1.000000 \n\t2 e 4 0.800000 \n\tm1: d before e 0.250000\n\tm2: e before d 0.285714\n"
		"alone c\ncategory One Two\nbenchmark Alpha Beta\n");
	ck_assert_str_eq(attribute(root, "ranked"), "4");
	ck_assert_str_eq(attribute(root, "first"), "2009-01");
	ck_assert_str_eq(attribute(root, "last"), "2013-01");
	ck_assert_str_eq(attribute(child(root, "family", 0), "results"), "c1 c2 c3 c4");
	ck_assert_str_eq(attribute(child(root, "family", 0), "ranked"), "2");
	ck_assert_str_eq(attribute(child(root, "family", 1), "results"), "c5 c6");
}
END_TEST

static void swap(size_t *a, size_t *b)
{
	size_t kept = *a;
	*a = *b;
	*b = kept;
}

/* Heap's algorithm: every order of the results gives the same facts, chapters included. */
static void permute(size_t *order, size_t count, size_t free, const char *expected)
{
	if (free == 1) {
		ck_assert_str_eq(facts_of(booklet_of(several, count, order)), expected);
		return;
	}
	for (size_t i = 0; i < free; i++) {
		permute(order, count, free - 1, expected);
		swap(free % 2 ? &order[0] : &order[i], &order[free - 1]);
	}
}

START_TEST(permuting_the_inputs_changes_nothing)
{
	size_t order[] = {0, 1, 2, 3, 4, 5};
	permute(order, 6, 6, facts_of(BOOKLET(several)));
}
END_TEST

START_TEST(equal_figures_share_a_place)
{
	static const struct given ties[] = {
		{"late", "Alpha", NULL, "compliant", "2012-01", "10", NULL, false, NULL},
		{"early", "Alpha", NULL, "compliant", "2011-01", "10.0", NULL, false, NULL},
		{"last", "Alpha", NULL, "compliant", "2010-01", "8", NULL, false, NULL},
		{"third", "Alpha", NULL, "compliant", "2010-01", "9", NULL, false, NULL},
	};
	xmlNode *root = BOOKLET(ties);
	ck_assert_str_eq(facts_of(root), "early late third last\ng1 Alpha  4\n\t1 early 10.0 1.000000 yes\n\t1 late 10 1.000000 yes\n\t3 third 9 0.900000 \n\t4 last 8 0.800000 \n"
		"\tm1: early before third 0.111111\n");
	ck_assert_str_eq(attribute(child(child(root, "group", 0), "lead", 0), "leaders"), "2");
}
END_TEST

START_TEST(all_equal_has_no_next)
{
	static const struct given ties[] = {
		{"a", "Alpha", NULL, "compliant", "2012-01", "10", NULL, false, NULL},
		{"b", "Alpha", NULL, "compliant", "2012-01", "10", NULL, false, NULL},
	};
	xmlNode *lead = child(child(BOOKLET(ties), "group", 0), "lead", 0);
	ck_assert_str_eq(attribute(lead, "leaders"), "2");
	ck_assert_str_eq(attribute(lead, "next"), "");
	ck_assert_str_eq(attribute(lead, "margin"), "");
}
END_TEST

START_TEST(less_may_be_better)
{
	static const struct given times[] = {
		{"slow", "Alpha", NULL, "compliant", "2012-01", "10", NULL, true, NULL},
		{"fast", "Alpha", NULL, "compliant", "2012-01", "4", NULL, true, NULL},
	};
	ck_assert_str_eq(facts_of(BOOKLET(times)), "fast slow\ng1 Alpha  2\n\t1 fast 4 1.000000 \n\t2 slow 10 2.500000 \n\tm1: fast before slow 0.600000\n");
}
END_TEST

START_TEST(figures_of_zero_have_no_ratio)
{
	static const struct given zeros[] = {
		{"a", "Alpha", NULL, "compliant", "2012-01", "0", NULL, false, NULL},
		{"b", "Alpha", NULL, "compliant", "2012-01", "-1", NULL, false, NULL},
		{"c", "Beta", NULL, "compliant", "2012-01", "3", NULL, false, NULL},
		{"d", "Beta", NULL, "compliant", "2012-01", "0", NULL, false, NULL},
	};
	ck_assert_str_eq(facts_of(BOOKLET(zeros)), "a b c d\ng1 Alpha  2\n\t1 a 0  \n\t2 b -1  \n\tm1: a before b \n"
		"g2 Beta  2\n\t1 c 3 1.000000 \n\t2 d 0 0.000000 \n\tm1: c before d \nbenchmark Alpha Beta\n");
}
END_TEST

START_TEST(the_same_result_twice_is_two_chapters_and_one_rank)
{
	const struct given twice[] = {several[0], several[1], several[0], several[0]};
	xmlNode *root = BOOKLET(twice);
	ck_assert_str_eq(attribute(child(root, "group", 0), "count"), "2");
	ck_assert_ptr_nonnull(child(root, "result", 3));
	for (size_t i = 0; i < 2; i++) {
		xmlNode *unranked = child(root, "unranked", i);
		ck_assert_str_eq(attribute(unranked, "result"), i == 0 ? "c3" : "c4");
		ck_assert_str_eq(attribute(unranked, "reason"), "twice");
		ck_assert_str_eq(attribute(unranked, "same-as"), "c2");
	}
	ck_assert_str_eq(target(root, "c1"), "b");
	ck_assert_str_eq(target(root, "c3"), "a");
	ck_assert_str_eq(attribute(root, "ranked"), "2");
	ck_assert_uint_eq(diags_count(diags), 1); /* said once */
}
END_TEST

START_TEST(a_result_without_a_peer_is_no_ranking_and_leads_nobody)
{
	xmlNode *root = booklet_of(several, 1, NULL);
	ck_assert_str_eq(facts_of(root), "a\nalone a\n");
	ck_assert_str_eq(attribute(root, "ranked"), "0");
	ck_assert_ptr_null(child(root, "group", 0));
	ck_assert_ptr_null(child(root, "refusal", 0));
	ck_assert_ptr_null(child(root, "unranked", 0));
}
END_TEST

START_TEST(what_is_not_compliant_is_listed_not_ranked)
{
	static const struct given bad[] = {
		{"good", "Alpha", NULL, "compliant", "2012-01", "1", NULL, false, NULL},
		{"i", "Alpha", NULL, "invalid", "2012-01", "9", NULL, false, NULL},
		{"n", "Alpha", NULL, "nc", "2012-01", "9", NULL, false, NULL},
		{"c", "Alpha", NULL, "cd", "2012-01", "9", NULL, false, NULL},
		{"u", "Alpha", NULL, "unfinished", NULL, "9", NULL, false, NULL},
		{"o", "Alpha", NULL, "incomplete", NULL, "9", NULL, false, NULL},
		{"k", "Alpha", NULL, "unknown", "2012-01", "9", NULL, false, NULL},
		{"m", "Alpha", NULL, "compliant", "2012-01", NULL, NULL, false, NULL},
	};
	static const char *const reasons[] = {"incomplete", "unfinished", "cd", "invalid", "unknown", "no-metric", "nc"};
	xmlNode *root = BOOKLET(bad);
	ck_assert_str_eq(facts_of(root), "good o u c i k m n\nalone good\n"); /* by publication, then id */
	for (size_t i = 0; i < 7; i++)
		ck_assert_str_eq(attribute(child(root, "unranked", i), "reason"), reasons[i]);
	ck_assert_uint_eq(diags_count(diags), 7);
	ck_assert(!diags_failed(diags));
}
END_TEST

START_TEST(a_compliant_page_is_not_a_twin_of_an_invalid_one)
{
	struct given pair[] = {several[0], several[0]};
	pair[0].status = "invalid";
	xmlNode *root = BOOKLET(pair);
	ck_assert_str_eq(attribute(child(root, "alone", 0), "result"), "c1");
	ck_assert_str_eq(attribute(child(root, "result", 0), "status"), "compliant");
	ck_assert_str_eq(attribute(child(root, "unranked", 0), "reason"), "invalid");
}
END_TEST

START_TEST(nothing_ranked_is_a_booklet_too)
{
	xmlNode *root = booklet_of(several + 5, 1, NULL);
	ck_assert_ptr_null(child(root, "group", 0));
	ck_assert_str_eq(attribute(root, "ranked"), "0");
	ck_assert_str_eq(attribute(child(root, "family", 0), "ranked"), "0");
}
END_TEST

START_TEST(different_results_with_one_id_get_ids_of_their_own)
{
	static const struct given same[] = {
		{"x", "Alpha", NULL, "compliant", "2012-01", "2", NULL, false, NULL},
		{"x", "Alpha", NULL, "compliant", "2012-01", "1", NULL, false, NULL},
		{"y", "Alpha", NULL, "compliant", "2012-01", "3", NULL, false, NULL},
	};
	static const size_t turned[] = {1, 2, 0};
	xmlNode *root = BOOKLET(same);
	const char *first = target(root, "c2"), *second = target(root, "c3");
	ck_assert_uint_eq(strlen(first), 6); /* x-1234 */
	ck_assert_uint_eq(strlen(second), 6);
	ck_assert_str_ne(first, second);
	ck_assert_str_eq(target(root, "c1"), "y");
	ck_assert_str_eq(facts_of(booklet_of(same, 3, turned)), facts_of(root));
}
END_TEST

START_TEST(names_and_files_do_not_depend_on_where_a_page_lies)
{
	xmlNode *root = booklet_of(several, 1, NULL), *result = child(root, "result", 0);
	ck_assert_str_eq(attribute(result, "file"), "a.txt");
	ck_assert_str_eq(attribute(result, "name"), "System a");
	ck_assert_str_eq(attribute(result, "submitter"), "Vendor");
	ck_assert_str_eq(attribute(result, "license"), "42");
}
END_TEST

#define SYSTEM(id_, role_, counts_, inner_) "<system id='" id_ "' sut='yes' role='" role_ "' " counts_ ">" inner_ "</system>"
#define CPU(name_) "<field id='" name_ ".cpu' label='l' key='cpu'>" name_ "</field>"

/* role nodes/chips/cores/threads cpu, for each tier; "?" behind one whose counts disagree. */
static const char *tiers_of_result(xmlNode *result)
{
	struct buf out = {0};
	xmlNode *tier;
	for (size_t i = 0; (tier = child(result, "tier", i)); i++)
		buf_addf(&out, "%s%s %s/%s/%s/%s %s%s", i ? "; " : "", attribute(tier, "role"), attribute(tier, "nodes"), attribute(tier, "chips"),
			attribute(tier, "cores"), attribute(tier, "threads"), attribute(tier, "cpu"), strcmp(attribute(tier, "sound"), "yes") ? "?" : "");
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

static const struct {
	const char *inside, *tiers, *per_chip, *per_core; /* of 600 */
} machines[] = {
	{"", "", "", ""},
	{SYSTEM("h", "app", "count='2' chips='2' cores='8'", CPU("A")) SYSTEM("d", "db", "count='1' chips='4' cores='4'", CPU("B")),
		"app 2/4/16/ A; db 1/4/4/ B", "150.000000", "37.500000"},
	{SYSTEM("d", "db", "count='1' chips='4' cores='4'", CPU("B")) SYSTEM("h", "app", "count='2' chips='2' cores='8'", CPU("A")),
		"app 2/4/16/ A; db 1/4/4/ B", "150.000000", "37.500000"},
	{SYSTEM("h", "app", "count='1' chips='2' cores='8'", CPU("A")) SYSTEM("g", "app", "count='3' chips='1' cores='4'", CPU("B")),
		"app 4/5/20/ A, B", "120.000000", "30.000000"},
	{SYSTEM("h", "", "count='1' chips='2' cores='8'", "") SYSTEM("g", "", "count='3' cores='4'", ""), "sut 4//20/ ", "", "30.000000"},
	{SYSTEM("h", "app", "count='1' chips='2' cores='8'", "") SYSTEM("s", "", "count='1' chips='1' cores='1'", ""), "app 1/2/8/ ; other 1/1/1/ ", "300.000000", "75.000000"},
	{"<system id='h' sut='no' count='1' chips='2' cores='8'/>", "", "", ""},
	/* of several tiers none of which is the application's none measures */
	{SYSTEM("d", "db", "count='1' chips='2' cores='8'", "") SYSTEM("s", "", "count='1' chips='1' cores='1'", ""), "db 1/2/8/ ; other 1/1/1/ ", "", ""},
	/* chips, cores and threads that disagree: no value per core */
	{SYSTEM("h", "", "count='1' chips='3' cores='8'", ""), "sut 1/3/8/ ?", "200.000000", ""},
	{SYSTEM("h", "", "count='1' chips='2' cores='8' threads='12'", ""), "sut 1/2/8/12 ?", "300.000000", ""},
	{SYSTEM("h", "", "count='1' chips='2' cores='8'", "<field id='h.cores-per-chip' label='l' value='8'>8</field>"), "sut 1/2/8/ ?", "300.000000", ""},
	{SYSTEM("h", "", "count='1' chips='2' cores='8'", "") "<field id='t' label='l' key='cores' value='16'>16</field>", "sut 1/2/16/ ?", "300.000000", ""},
	{SYSTEM("h", "", "count='1' chips='99999999999' cores='8.5'", ""), "sut 1/// ", "", ""},
	/* a page that describes one machine in fields */
	{CPU("A") "<field id='t' label='l' key='cores' chips='4' cores='8' cores-per-chip='2'>x</field>", "sut /4/8/ A", "150.000000", "75.000000"},
	{CPU("A") "<field id='t' label='l' key='cores' chips='4' cores='8' cores-per-chip='4'>x</field>", "sut /4/8/ A?", "150.000000", ""},
};

START_TEST(tiers_are_summed_and_values_per_core_need_counts_that_agree)
{
	const struct given pair[] = {
		{"a", "Alpha", NULL, "compliant", "2012-01", "600", NULL, false, machines[_i].inside},
		{"b", "Alpha", NULL, "compliant", "2012-01", "1", NULL, false, NULL},
	};
	xmlNode *root = BOOKLET(pair), *rank = child(child(root, "group", 0), "rank", 0);
	ck_assert_str_eq(tiers_of_result(child(root, "result", 0)), machines[_i].tiers);
	ck_assert_str_eq(attribute(rank, "per-chip"), machines[_i].per_chip);
	ck_assert_str_eq(attribute(rank, "per-core"), machines[_i].per_core);
}
END_TEST

START_TEST(ranks_say_how_far_they_are_behind_and_how_metrics_lie)
{
	xmlNode *group = child(BOOKLET(several), "group", 1);
	ck_assert_str_eq(attribute(child(group, "rank", 0), "behind"), "");
	ck_assert_str_eq(attribute(child(group, "rank", 1), "behind"), "0.250000");
	ck_assert_str_eq(attribute(child(group, "rank", 0), "share"), "1.400000");
}
END_TEST

/* 6.0467 %: a page that prints a tenth of it must not find 6.05. */
START_TEST(margins_are_rounded_once_where_they_are_printed)
{
	static const struct given pair[] = {
		{"a", "Alpha", NULL, "compliant", "2012-01", "177501", "138380", false, NULL},
		{"b", "Alpha", NULL, "compliant", "2012-01", "167380", "152079", false, NULL},
	};
	xmlNode *group = child(BOOKLET(pair), "group", 0);
	ck_assert_str_eq(attribute(child(group, "lead", 0), "margin"), "0.060467");
	ck_assert_str_eq(attribute(child(group, "lead", 1), "margin"), "0.098996");
	ck_assert_str_eq(attribute(child(group, "rank", 1), "behind"), "0.060467");
	ck_assert_str_eq(attribute(child(group, "rank", 1), "ratio"), "0.942981");
}
END_TEST

START_TEST(names_part_behind_the_maker)
{
	struct given named = several[0];
	named.inside = SYSTEM("h", "app", "count='1'", "<field id='h.vendor' label='l'>System House, Inc.</field>");
	xmlNode *result = child(booklet_of(&named, 1, NULL), "result", 0);
	ck_assert_str_eq(attribute(result, "maker"), "System");
	ck_assert_str_eq(attribute(result, "model"), "a");
	ck_assert_str_eq(attribute(result, "name"), "System a");
	named.inside = SYSTEM("h", "app", "count='1'", "<field id='h.vendor' label='l'>Other Ltd.</field>");
	result = child(booklet_of(&named, 1, NULL), "result", 0);
	ck_assert_str_eq(attribute(result, "maker"), "Other Ltd.");
	ck_assert_str_eq(attribute(result, "model"), "System a");
}
END_TEST

START_TEST(the_document_is_as_its_schema_says)
{
	if (system("xmllint --version >/dev/null 2>&1")) {
		printf("skipped: no xmllint\n");
		return;
	}
	const struct given all[] = {several[0], several[1], several[2], several[3], several[4], several[5], several[0],
		{"u", "Alpha", NULL, "unfinished", NULL, NULL, NULL, false, NULL},
		{"tiers", "Alpha", "One", "compliant", "2010-03", "99", "5", false, machines[1].inside}};
	char name[] = "/tmp/benchfolio-booklet-XXXXXX";
	int fd = mkstemp(name);
	struct buf out = {0};
	compare_export_xml(&out, BOOKLET(all)->doc);
	ck_assert(file_write_fd(diags, fd, name, buf_slice(&out)));
	close(fd);
	buf_drop(&out);
	int wrong = system(arena_printf(arena, "xmllint --noout --relaxng templates/booklet.rng %s 2>&1 | grep -v ' validates$'", name));
	unlink(name);
	ck_assert_int_ne(wrong, 0); /* grep found nothing else */
}
END_TEST

Suite *suite_compare_booklet(void)
{
	Suite *suite = suite_create("compare booklet");
	TCase *tc = tcase_create("booklet");
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, what_differs_in_benchmark_or_category_is_never_ranked_together);
	tcase_add_test(tc, permuting_the_inputs_changes_nothing);
	tcase_add_test(tc, equal_figures_share_a_place);
	tcase_add_test(tc, all_equal_has_no_next);
	tcase_add_test(tc, less_may_be_better);
	tcase_add_test(tc, figures_of_zero_have_no_ratio);
	tcase_add_test(tc, the_same_result_twice_is_two_chapters_and_one_rank);
	tcase_add_test(tc, a_result_without_a_peer_is_no_ranking_and_leads_nobody);
	tcase_add_test(tc, what_is_not_compliant_is_listed_not_ranked);
	tcase_add_test(tc, a_compliant_page_is_not_a_twin_of_an_invalid_one);
	tcase_add_test(tc, nothing_ranked_is_a_booklet_too);
	tcase_add_test(tc, different_results_with_one_id_get_ids_of_their_own);
	tcase_add_test(tc, names_and_files_do_not_depend_on_where_a_page_lies);
	tcase_add_loop_test(tc, tiers_are_summed_and_values_per_core_need_counts_that_agree, 0, sizeof machines / sizeof *machines);
	tcase_add_test(tc, ranks_say_how_far_they_are_behind_and_how_metrics_lie);
	tcase_add_test(tc, margins_are_rounded_once_where_they_are_printed);
	tcase_add_test(tc, names_part_behind_the_maker);
	tcase_add_test(tc, the_document_is_as_its_schema_says);
	suite_add_tcase(suite, tc);
	return suite;
}
