/* The booklet document: groups, places, leads, what is refused or not ranked; and that it follows from the results, not from the order
 * they were given in. */
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
	buf_adds(&xml, "</result>");
	const struct result *result = result_load(arena, diags, arena_printf(arena, "folder/%s.txt", given->id), buf_slice(&xml));
	buf_drop(&xml);
	ck_assert_ptr_nonnull(result);
	return result;
}

/* order: indices into the given ones, NULL as they stand. */
static xmlNode *booklet_of(const struct given *given, size_t count, const size_t *order)
{
	struct compare *compare = compare_new(arena, diags);
	for (size_t i = 0; i < count; i++)
		ck_assert_uint_eq(compare_add(compare, result_of(&given[order ? order[i] : i])), i + 1);
	return xmlDocGetRootElement(compare_booklet(compare));
}

#define BOOKLET(given) booklet_of(given, sizeof(given) / sizeof *(given), NULL)

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

/* The result's own id of what a reference leads to. */
static const char *target(xmlNode *root, const char *ref)
{
	for (size_t i = 0; child(root, "result", i); i++)
		if (strcmp(attribute(child(root, "result", i), "id"), ref) == 0)
			return attribute(child(root, "result", i), "result");
	return "";
}

/* All but chapters: groups with their ranks and leads, refusals, what is not ranked in the order of ids. */
static const char *facts_of(xmlNode *root)
{
	struct buf out = {0};
	xmlNode *group, *inner;
	for (size_t i = 0; (group = child(root, "group", i)); i++) {
		buf_addf(&out, "%s %s %s %s\n", attribute(group, "id"), attribute(group, "benchmark"), attribute(group, "category"), attribute(group, "count"));
		for (size_t k = 0; (inner = child(group, "rank", k)); k++)
			buf_addf(&out, "\t%s %s %s %s %s\n", attribute(inner, "place"), target(root, attribute(inner, "result")), attribute(inner, "value"),
				attribute(inner, "ratio"), attribute(inner, "tie"));
		for (size_t k = 0; (inner = child(group, "lead", k)); k++)
			buf_addf(&out, "\t%s: %s before %s %s\n", attribute(inner, "metric"), target(root, attribute(inner, "result")),
				target(root, attribute(inner, "next")), attribute(inner, "margin"));
	}
	for (size_t i = 0; (inner = child(root, "refusal", i)); i++)
		buf_addf(&out, "%s %s %s\n", attribute(inner, "rule"), attribute(inner, "left"), attribute(inner, "right"));
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

static const struct given several[] = {
	{"a", "Alpha", "One", "compliant", "2010-03", "100.5", NULL, false},
	{"b", "Alpha", "One", "compliant", "2009-01", "200", NULL, false},
	{"c", "Alpha", "Two", "compliant", "2011-01", "900", NULL, false},
	{"d", "Beta", NULL, "compliant", "2012-01", "5", "7", false},
	{"e", "Beta", NULL, "compliant", "2013-01", "4", "9", false},
	{"f", "Alpha", "One", "invalid", "2010-01", "999", NULL, false},
};

START_TEST(what_differs_in_benchmark_or_category_is_never_ranked_together)
{
	xmlNode *root = BOOKLET(several);
	ck_assert_str_eq(facts_of(root),
		"g1 Alpha One 2\n\t1 b 200 1.000 \n\t2 a 100.5 0.503 \n\tm1: b before a 0.9900\n"
		"g2 Alpha Two 1\n\t1 c 900 1.000 \n\tm1: c before  \n"
		"g3 Beta  2\n\t1 d 5 1.000 \n\t2 e 4 0.800 \n\tm1: d before e 0.2500\n\tm2: e before d 0.2857\n"
		"category One Two\nbenchmark Alpha Beta\n");
	ck_assert_str_eq(attribute(root, "ranked"), "5");
	ck_assert_str_eq(attribute(root, "first"), "2009-01");
	ck_assert_str_eq(attribute(root, "last"), "2013-01");
	ck_assert_str_eq(attribute(child(root, "family", 0), "results"), "c1 c2 c3 c6");
	ck_assert_str_eq(attribute(child(root, "family", 0), "ranked"), "3");
	ck_assert_str_eq(attribute(child(root, "family", 1), "results"), "c4 c5");
}
END_TEST

static void swap(size_t *a, size_t *b)
{
	size_t kept = *a;
	*a = *b;
	*b = kept;
}

/* Heap's algorithm: every order of the results gives the same facts, and chapters in that order. */
static void permute(size_t *order, size_t count, size_t free, const char *expected)
{
	if (free == 1) {
		xmlNode *root = booklet_of(several, count, order);
		ck_assert_str_eq(facts_of(root), expected);
		for (size_t i = 0; i < count; i++) {
			ck_assert_str_eq(attribute(child(root, "result", i), "result"), several[order[i]].id);
			ck_assert_str_eq(attribute(child(root, "result", i), "id"), arena_printf(arena, "c%zu", i + 1));
		}
		return;
	}
	for (size_t i = 0; i < free; i++) {
		permute(order, count, free - 1, expected);
		swap(free % 2 ? &order[0] : &order[i], &order[free - 1]);
	}
}

START_TEST(permuting_the_inputs_permutes_chapters_only)
{
	size_t order[] = {0, 1, 2, 3, 4, 5};
	permute(order, 6, 6, facts_of(BOOKLET(several)));
}
END_TEST

START_TEST(equal_figures_share_a_place)
{
	static const struct given ties[] = {
		{"late", "Alpha", NULL, "compliant", "2012-01", "10", NULL, false},
		{"early", "Alpha", NULL, "compliant", "2011-01", "10.0", NULL, false},
		{"last", "Alpha", NULL, "compliant", "2010-01", "8", NULL, false},
		{"third", "Alpha", NULL, "compliant", "2010-01", "9", NULL, false},
	};
	xmlNode *root = BOOKLET(ties);
	ck_assert_str_eq(facts_of(root), "g1 Alpha  4\n\t1 early 10.0 1.000 yes\n\t1 late 10 1.000 yes\n\t3 third 9 0.900 \n\t4 last 8 0.800 \n"
		"\tm1: early before third 0.1111\n");
	ck_assert_str_eq(attribute(child(child(root, "group", 0), "lead", 0), "leaders"), "2");
}
END_TEST

START_TEST(all_equal_has_no_next)
{
	static const struct given ties[] = {
		{"a", "Alpha", NULL, "compliant", "2012-01", "10", NULL, false},
		{"b", "Alpha", NULL, "compliant", "2012-01", "10", NULL, false},
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
		{"slow", "Alpha", NULL, "compliant", "2012-01", "10", NULL, true},
		{"fast", "Alpha", NULL, "compliant", "2012-01", "4", NULL, true},
	};
	ck_assert_str_eq(facts_of(BOOKLET(times)), "g1 Alpha  2\n\t1 fast 4 1.000 \n\t2 slow 10 2.500 \n\tm1: fast before slow 0.6000\n");
}
END_TEST

START_TEST(figures_of_zero_have_no_ratio)
{
	static const struct given zeros[] = {
		{"a", "Alpha", NULL, "compliant", "2012-01", "0", NULL, false},
		{"b", "Alpha", NULL, "compliant", "2012-01", "-1", NULL, false},
		{"c", "Beta", NULL, "compliant", "2012-01", "3", NULL, false},
		{"d", "Beta", NULL, "compliant", "2012-01", "0", NULL, false},
	};
	ck_assert_str_eq(facts_of(BOOKLET(zeros)), "g1 Alpha  2\n\t1 a 0  \n\t2 b -1  \n\tm1: a before b \n"
		"g2 Beta  2\n\t1 c 3 1.000 \n\t2 d 0 0.000 \n\tm1: c before d \nbenchmark Alpha Beta\n");
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
		ck_assert_str_eq(attribute(unranked, "same-as"), "c1");
	}
	ck_assert_str_eq(target(root, "c3"), "a");
	ck_assert_str_eq(attribute(root, "ranked"), "2");
	ck_assert_uint_eq(diags_count(diags), 1); /* said once */
}
END_TEST

START_TEST(one_result_alone_leads_before_nobody)
{
	xmlNode *root = booklet_of(several, 1, NULL);
	ck_assert_str_eq(facts_of(root), "g1 Alpha One 1\n\t1 a 100.5 1.000 \n\tm1: a before  \n");
	ck_assert_ptr_null(child(root, "refusal", 0));
	ck_assert_ptr_null(child(root, "unranked", 0));
}
END_TEST

START_TEST(what_is_not_compliant_is_listed_not_ranked)
{
	static const struct given bad[] = {
		{"good", "Alpha", NULL, "compliant", "2012-01", "1", NULL, false},
		{"i", "Alpha", NULL, "invalid", "2012-01", "9", NULL, false},
		{"n", "Alpha", NULL, "nc", "2012-01", "9", NULL, false},
		{"c", "Alpha", NULL, "cd", "2012-01", "9", NULL, false},
		{"u", "Alpha", NULL, "unfinished", NULL, "9", NULL, false},
		{"o", "Alpha", NULL, "incomplete", NULL, "9", NULL, false},
		{"k", "Alpha", NULL, "unknown", "2012-01", "9", NULL, false},
		{"m", "Alpha", NULL, "compliant", "2012-01", NULL, NULL, false},
	};
	static const char *const reasons[] = {"invalid", "nc", "cd", "unfinished", "incomplete", "unknown", "no-metric"};
	xmlNode *root = BOOKLET(bad);
	ck_assert_str_eq(facts_of(root), "g1 Alpha  1\n\t1 good 1 1.000 \n\tm1: good before  \n");
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
	ck_assert_str_eq(attribute(root, "ranked"), "1");
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
		{"x", "Alpha", NULL, "compliant", "2012-01", "2", NULL, false},
		{"x", "Alpha", NULL, "compliant", "2012-01", "1", NULL, false},
		{"y", "Alpha", NULL, "compliant", "2012-01", "3", NULL, false},
	};
	static const size_t turned[] = {1, 2, 0};
	xmlNode *root = BOOKLET(same);
	const char *first = target(root, "c1"), *second = target(root, "c2");
	ck_assert_uint_eq(strlen(first), 6); /* x-1234 */
	ck_assert_uint_eq(strlen(second), 6);
	ck_assert_str_ne(first, second);
	ck_assert_str_eq(target(root, "c3"), "y");
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

START_TEST(the_document_is_as_its_schema_says)
{
	if (system("xmllint --version >/dev/null 2>&1")) {
		printf("skipped: no xmllint\n");
		return;
	}
	const struct given all[] = {several[0], several[1], several[2], several[3], several[4], several[5], several[0],
		{"u", "Alpha", NULL, "unfinished", NULL, NULL, NULL, false}};
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
	tcase_add_test(tc, permuting_the_inputs_permutes_chapters_only);
	tcase_add_test(tc, equal_figures_share_a_place);
	tcase_add_test(tc, all_equal_has_no_next);
	tcase_add_test(tc, less_may_be_better);
	tcase_add_test(tc, figures_of_zero_have_no_ratio);
	tcase_add_test(tc, the_same_result_twice_is_two_chapters_and_one_rank);
	tcase_add_test(tc, one_result_alone_leads_before_nobody);
	tcase_add_test(tc, what_is_not_compliant_is_listed_not_ranked);
	tcase_add_test(tc, a_compliant_page_is_not_a_twin_of_an_invalid_one);
	tcase_add_test(tc, nothing_ranked_is_a_booklet_too);
	tcase_add_test(tc, different_results_with_one_id_get_ids_of_their_own);
	tcase_add_test(tc, names_and_files_do_not_depend_on_where_a_page_lies);
	tcase_add_test(tc, the_document_is_as_its_schema_says);
	suite_add_tcase(suite, tc);
	return suite;
}
