/* Properties of reading: recognition, marks, encodings, damaged pages, nothing lost, the schema, the fuzz corpus. */
#include "support/pages.h"

#include "base/utf8.h"
#include "family/diag.h"
#include "family/generic/generic.h"
#include "family/jappserver2004/jas.h"
#include "family/jbb2015/jbb.h"
#include "family/jbb2015/jbb_facts.h"
#include "family/web99/web99.h"
#define LLVMFuzzerTestOneInput fuzz_page_one
#include "fuzz/fuzz_page.c"
#include "read/label.h"
#include "read/source.h"

#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzz_web99_one
#include "fuzz/fuzz_web99.c"
#undef LLVMFuzzerTestOneInput
#define LLVMFuzzerTestOneInput fuzz_jbb2015_one
#include "fuzz/fuzz_jbb2015.c"

#include <string.h>

Suite *suite_family_pages(void);

typedef struct result *page_reader(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims);

static const struct {
	const char *path;
	page_reader *read;
} pages[] = {
	{PAGES_SEED_000, jas_read}, {PAGES_SEED_001, jas_read}, {"tests/results/jappserver-ardent.txt", jas_read},
	{"tests/results/jappserver-brookline.txt", jas_read}, {"tests/results/jappserver-corvane.txt", jas_read},
	{PAGES_SEED_003, web99_read}, {"tests/results/web99-meridian-w40.txt", web99_read}, {"tests/results/web99-rook-w8.txt", web99_read},
	{PAGES_SEED_004, jbb_read}, {"tests/results/jbb2015-meridian-m220.txt", jbb_read}, {"tests/results/jbb2015-rook-r7.txt", jbb_read},
	{"tests/results/jbb2015-meridian-b110-composite.txt", jbb_read}, {"tests/results/generic-osprey.txt", generic_read},
};

enum { JAS_SAMPLE = 2, WEB99_SAMPLE = 6, JBB_SAMPLE = 9 };

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

/* The text with each occurrence of `from` replaced. */
static struct slice replaced(struct slice text, const char *from, const char *to)
{
	struct buf out = {0};
	struct slice needle = slice_of(from);
	for (size_t at = 0; at < text.n;) {
		size_t found = slice_find(text, at, needle);
		buf_add(&out, text.s + at, found - at);
		if (found < text.n)
			buf_adds(&out, to);
		at = found + (found < text.n ? needle.n : 0);
	}
	struct slice copy = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	return copy;
}

enum { FEW_MUTATIONS = 60 };

/* How many damaged copies of each page: few, or as many as `make mutations` asks for. */
static uint32_t mutations(void)
{
	const char *asked = getenv("BENCHFOLIO_MUTATIONS");
	return asked ? (uint32_t)strtoul(asked, NULL, 10) : FEW_MUTATIONS;
}

static bool reported(const struct diags *list, const struct diag_kind *kind)
{
	for (size_t i = 0; i < diags_count(list); i++)
		if (diags_at(list, i)->kind == kind)
			return true;
	return false;
}

static const struct {
	const char *text;
	int sure[3]; /* of each family in the order of the list */
} recognised[] = {
	{"SPECjAppServer\xC2\xAE" "2004 Result\n", {60}}, {"5,185.45 SPECjAppServer2004 JOPS@Standard\n", {100}},
	{"x\n12 SPECjAppServer(R)2004 JOPS@Distributed\n", {100}}, {"INVALID 12.00 SPECjAppServer2004 JOPS@Standard\n", {100}},
	{"12.00 EAStress2004 HASOPM@Standard\n", {100}}, {"an article on SPECjAppServer2004 and its JOPS\n", {0}}, {"SPECjAppServer2004\n", {0}},
	{"SPECweb99 = 13278\n", {0, 100}}, {"SPECweb99 Result\n", {0, 60}}, {"SPECweb99 =\tNC\n", {0, 100}}, {"SPECweb99_SSL = 1234\n", {0}},
	{"SPECweb99 is a benchmark\n", {0}}, {"SPECweb99_SSL Result\n", {0}}, {"SPECweb99 =\n", {0}},
	{"X 177501 SPECjbb2015-MultiJVM max-jOPS\n", {0, 0, 100}}, {"12 SPECjbb2015-Composite critical-jOPS\n", {0, 0, 100}},
	{"Overall SUT (System Under Test) Description\n", {0, 0, 60}}, {"SPECjbb2015-MultiJVM max-jOPS\n", {0}}, {"12 SPECjbb2015-MultiJVM\n", {0}},
	{"12 SPECjbb2013-MultiJVM max-jOPS\n", {0}}, {"\n", {0}},
};

START_TEST(pages_are_recognised_by_content)
{
	const struct lines *lines = source_lines(arena, diags, "web99.txt", slice_of(recognised[_i].text));
	const struct family *best = NULL;
	ck_assert_uint_eq(family_count(), 3);
	for (size_t i = 0; i < family_count(); i++) {
		ck_assert_int_eq(family_at(i)->recognise(lines), recognised[_i].sure[i]);
		best = recognised[_i].sure[i] ? family_at(i) : best;
	}
	ck_assert_ptr_eq(family_recognise(lines), best);
	ck_assert_ptr_eq(family_find("web99"), &web99_family);
	ck_assert_ptr_null(family_find("nothing"));
}
END_TEST

static const struct {
	int page;
	const char *from, *to; /* in the sample page */
	const char *status;
	enum family_diag kind;
} marks[] = {
	{JAS_SAMPLE, "4,012.77 SPEC", "INVALID 4,012.77 SPEC", "invalid", FAMILY_DIAG_INVALID},
	{JAS_SAMPLE, "4,012.77 SPEC", "INVALID RESULT: 4,012.77 SPEC", "invalid", FAMILY_DIAG_INVALID},
	{JAS_SAMPLE, "4,012.77 SPEC", "NC SPEC", "nc", FAMILY_DIAG_INVALID},
	{JAS_SAMPLE, "Submitter:\n", "INVALID: see the notes\nSubmitter:\n", "invalid", FAMILY_DIAG_INVALID},
	{JAS_SAMPLE, "4,012.77 SPECjAppServer2004 JOPS@Standard\n", "", "unfinished", FAMILY_DIAG_NO_METRIC},
	{JAS_SAMPLE, "SPECjAppServer2004 JOPS@Standard", "EAStress2004 HASOPM@Standard", "research", FAMILY_DIAG_NOT_COMPARABLE},
	{JAS_SAMPLE, "09-Dec-2009", "<date of publication>", "unfinished", FAMILY_DIAG_COUNT},
	{WEB99_SAMPLE, "= 4319", "= INVALID 4319", "invalid", FAMILY_DIAG_INVALID},
	{WEB99_SAMPLE, "= 4319", "= NC", "nc", FAMILY_DIAG_INVALID},
	{WEB99_SAMPLE, "= 4319", "= CD", "cd", FAMILY_DIAG_INVALID},
	{WEB99_SAMPLE, "\nPerformance\n", "\nNon-Compliant: see the notes\n\nPerformance\n", "nc", FAMILY_DIAG_INVALID},
	{WEB99_SAMPLE, "SPECweb99 = 4319\n", "", "unfinished", FAMILY_DIAG_NO_METRIC},
	{WEB99_SAMPLE, "17-Apr-2002", "MMM DD, YYYY", "unfinished", FAMILY_DIAG_COUNT},
	{WEB99_SAMPLE, "= 4319", "= <set by reporter>", "unfinished", FAMILY_DIAG_COUNT},
	{WEB99_SAMPLE, "= 4319", "= INVALID 4.319", "invalid", FAMILY_DIAG_INVALID},
	{JBB_SAMPLE, "M220 106168", "M220 INVALID RESULT: 106168", "invalid", FAMILY_DIAG_INVALID},
	{JBB_SAMPLE, "M220 106168", "M220 NC", "nc", FAMILY_DIAG_INVALID},
	{JBB_SAMPLE, "M220 106168", "M220 CD", "cd", FAMILY_DIAG_INVALID},
	{JBB_SAMPLE, "Benchmark Results Summary\n", "Validation Errors Summary\nSome check failed\nBenchmark Results Summary\n", "invalid", FAMILY_DIAG_INVALID},
	{JBB_SAMPLE, "Mar 20, 2019", "MMM DD, YYYY", "unfinished", FAMILY_DIAG_COUNT},
	{JBB_SAMPLE, "Mar 20, 2019", "OnSUBMISSION", "unfinished", FAMILY_DIAG_COUNT},
	{JBB_SAMPLE, "Feb 18, 2019", "<<DATE>>", "unfinished", FAMILY_DIAG_COUNT},
	{JBB_SAMPLE, "Total Chips2", "Total Chips<<TOTAL_CHIPS>>", "unfinished", FAMILY_DIAG_COUNT},
	{JBB_SAMPLE, "#: 9901", "#: nnn (Your SPEC license number)", "unfinished", FAMILY_DIAG_COUNT},
	{JBB_SAMPLE, "Ardent Systems Meridian M220 106168 SPECjbb2015-MultiJVM max-jOPS\n90588 SPECjbb2015-MultiJVM critical-jOPS\n", "", "unfinished",
		FAMILY_DIAG_NO_METRIC},
};

START_TEST(what_is_not_compliant_is_marked)
{
	struct slice bytes;
	pages_bytes(arena, pages[marks[_i].page].path, &bytes);
	const struct result *result = family_read(arena, diags, "p", replaced(bytes, marks[_i].from, marks[_i].to));
	ck_assert_ptr_nonnull(result);
	ck_assert_str_eq(result_status(result), marks[_i].status);
	ck_assert(marks[_i].kind == FAMILY_DIAG_COUNT || reported(diags, &family_diag[marks[_i].kind]));
	ck_assert(!diags_failed(diags));
}
END_TEST

START_TEST(research_pages_name_their_benchmark)
{
	struct slice bytes;
	pages_bytes(arena, pages[JAS_SAMPLE].path, &bytes);
	const struct result *result = family_read(arena, diags, "p", replaced(bytes, "SPECjAppServer2004 JOPS@", "EAStress2004 HASOPM@"));
	ck_assert_str_eq((const char *)xmlHasProp(result->root, BAD_CAST "benchmark")->children->content, "EAStress2004");
	ck_assert_str_eq(result_field(result, "jops").unit, "HASOPM");
}
END_TEST

/* The export without its source element, which names the bytes and the encoding. */
static struct slice export_of(struct slice bytes)
{
	struct buf out = {0};
	const struct result *result = family_read(arena, diags, "p", bytes);
	ck_assert_ptr_nonnull(result);
	result_export_xml(&out, result);
	struct slice xml = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	size_t from = slice_find(xml, 0, SLICE("<source")), to = slice_find(xml, from, SLICE("/>"));
	struct buf rest = {0};
	buf_add_slice(&rest, slice_sub(xml, 0, from));
	buf_add_slice(&rest, slice_sub(xml, to, xml.n));
	xml = (struct slice){arena_copy(arena, rest.s, rest.n), rest.n};
	buf_drop(&rest);
	return xml;
}

static struct slice as_cp1252(struct slice text)
{
	text = replaced(replaced(replaced(text, "\xC2\xA0", "\xA0"), "\xC2\xA9", "\xA9"), "\xC2\xAE", "\xAE");
	return replaced(text, "\xE2\x80\xA2", "\x95");
}

static struct slice as_utf16(struct slice text, bool big_endian)
{
	char *wide = arena_alloc(arena, 2 * text.n + 2);
	size_t n = 0;
	memcpy(wide, big_endian ? "\xFE\xFF" : "\xFF\xFE", 2);
	for (size_t at = 0; at < text.n;) {
		unsigned c = utf8_next(text, &at);
		wide[++n * 2 + big_endian] = (char)(c & 0xFF);
		wide[n * 2 + !big_endian] = (char)(c >> 8);
	}
	return (struct slice){wide, 2 * n + 2};
}

START_TEST(copies_in_other_encodings_give_the_same_result)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i].path, &bytes))
		return;
	struct slice plain = export_of(bytes);
	ck_assert(slice_equal(export_of(replaced(bytes, "\n", "\r\n")), plain));
	ck_assert(slice_equal(export_of(as_cp1252(bytes)), plain));
	ck_assert(slice_equal(export_of(replaced(bytes, "\n", "\r")), plain));
	ck_assert(slice_equal(export_of(as_utf16(bytes, false)), plain));
	ck_assert(slice_equal(export_of(as_utf16(bytes, true)), plain));
	struct slice marked = {arena_printf(arena, "\xEF\xBB\xBF%.*s", SLICE_ARGS(bytes)), bytes.n + 3};
	ck_assert(slice_equal(export_of(marked), plain));
	/* Kinds of blanks matter in verbatim lines alone. */
	struct slice blanks = export_of(replaced(bytes, "\xC2\xA0", " "));
	ck_assert(slice_equal(replaced(blanks, "\xC2\xA0", " "), replaced(plain, "\xC2\xA0", " ")));
}
END_TEST

START_TEST(every_byte_is_claimed_once_or_unread)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i].path, &bytes))
		return;
	struct claims *claims;
	const struct lines *lines = source_lines(arena, diags, "p", bytes);
	pages[_i].read(arena, diags, lines, &claims);
	ck_assert_uint_eq(reading_claims(lines, claims), 0);
}
END_TEST

static bool stands_in(const xmlNode *node, struct slice word)
{
	for (const xmlAttr *attribute = node->properties; attribute; attribute = attribute->next) {
		struct slice text = slice_of(attribute->children ? (const char *)attribute->children->content : "");
		if (slice_find(text, 0, word) < text.n)
			return true;
	}
	for (const xmlNode *child = node->children; child; child = child->next) {
		struct slice text = slice_of(child->type == XML_TEXT_NODE ? (const char *)child->content : "");
		if (child->type == XML_ELEMENT_NODE ? stands_in(child, word) : slice_find(text, 0, word) < text.n)
			return true;
	}
	return false;
}

/* Words that are no facts: parts of headings and labels that become names of elements, marks in front of lines. */
static bool layout_word(struct slice word)
{
	static const char *const words[] = {"Submitter", "Software", "Configurations", "Hardware", "Systems", "Test", "date", "SPEC", "license", "#", "First",
		"published", "SPEC.org", "(SUT", "(non-SUT", "hardware)", "Products", "at", "on", "=", "Median", "Date", "Tested", "By", "License", "__",
		"\xE2\x80\xA2", "SPECjbb2015-MultiJVM", "SPECjbb2015-Composite", "by", "Sponsor", "location", "Other", "Operating", "System", "Java", "Virtual",
		"Machine", "OS", "Image", "JVM", "Instance", "Tuning", "Notes", "Pass/Fail", "Pass", "Fail", "jOPS", "SLA", "(us)", "Geomean", "Response", "time",
		"percentile", "is", "99-th", "Level"};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (slice_is(word, words[i]))
			return true;
	return !word.n;
}

/* The line behind a label that is glued to its value. */
static struct slice behind_label(struct slice line)
{
	const struct jbb_facts tables[] = {jbb_sut, jbb_hardware, jbb_product};
	size_t most = 0, length;
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
		label_longest(line, tables[i].facts, tables[i].count, LABEL_GLUED, &length);
		most = length > most ? length : most;
	}
	return slice_sub(line, most, line.n);
}

/* What stands in front of and behind a word without being part of it: an indent; the colon of a label, the mark of a quantity, a unit. */
static struct slice bare_word(struct slice word)
{
	if (slice_starts(word, "__"))
		word = slice_sub(word, 2, word.n);
	while (slice_ends(word, ":") || slice_ends(word, "*"))
		word.n--;
	return slice_ends(word, "000us") || slice_ends(word, "500us") ? slice_sub(word, 0, word.n - 2) : word;
}

/* What is claimed as read is really in the document: every word of the page stands in some text or attribute. */
START_TEST(every_word_of_the_page_stands_in_the_document)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i].path, &bytes))
		return;
	const struct lines *lines = source_lines(arena, diags, "p", bytes);
	const struct result *result = pages[_i].read(arena, diags, lines, NULL);
	for (size_t line = 0; line < lines->count; line++) {
		struct slice text = replaced(lines->line[line].text, "\xC2\xA0", " ");
		text = pages[_i].read == jbb_read ? behind_label(text) : text;
		for (size_t at = 0, to; at < text.n; at = to + 1) {
			to = at;
			while (to < text.n && text.s[to] != ' ' && text.s[to] != '\t')
				to++;
			struct slice word = bare_word(slice_sub(text, at, to));
			ck_assert_msg(layout_word(word) || stands_in(result->root, word), "line %zu: \"%.*s\"", line + 1, SLICE_ARGS(word));
		}
	}
}
END_TEST

START_TEST(every_prefix_is_read)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i].path, &bytes))
		return;
	for (size_t at = slice_find_char(bytes, 0, '\n'); at < bytes.n; at = slice_find_char(bytes, at + 1, '\n')) {
		struct arena *own = arena_new();
		ck_assert_ptr_nonnull(family_read(own, diags_new(own), "p", slice_sub(bytes, 0, at + 1)));
		arena_drop(own);
	}
}
END_TEST

static const char *const cut_pages[] = {PAGES_SEED_004, "tests/results/jbb2015-rook-r7.txt", "tests/results/generic-osprey.txt"};

/* Cut at every byte, in the middle of words, numbers and characters. */
START_TEST(every_byte_of_a_page_may_be_its_last)
{
	struct slice bytes;
	if (!pages_bytes(arena, cut_pages[_i], &bytes))
		return;
	struct arena *own = arena_new();
	ck_assert_ptr_null(family_read(own, diags, "p", (struct slice){0}));
	for (size_t n = 1; n <= bytes.n; n += mutations() > FEW_MUTATIONS ? 1 : 1 + n % 5) {
		ck_assert_ptr_nonnull(family_read(own, diags_new(own), "p", slice_sub(bytes, 0, n)));
		arena_reset(own);
	}
	arena_drop(own);
}
END_TEST

/* Lines dropped, doubled and swapped, bytes changed, by a small generator of pseudo-random numbers. */
static struct slice damaged(struct arena *own, struct slice text, uint32_t seed)
{
	struct buf out = {0};
	uint32_t state = seed * 2654435761u + 1;
	for (size_t at = 0; at < text.n;) {
		size_t end = slice_find_char(text, at, '\n');
		struct slice line = slice_sub(text, at, end + 1);
		state = state * 1664525u + 1013904223u;
		unsigned kind = state >> 24;
		if (kind > 8)
			buf_add_slice(&out, line);
		if (kind > 244)
			buf_add_slice(&out, line);
		if (kind > 230 && kind < 240 && out.n > 2)
			out.s[out.n - 2] = (char)(state >> 8);
		if (kind > 220 && kind < 226)
			buf_add_slice(&out, slice_sub(text, (state >> 4) % text.n, (state >> 4) % text.n + 40));
		at = end + 1;
	}
	struct slice copy = {arena_copy(own, out.s ? out.s : "", out.n), out.n};
	buf_drop(&out);
	return copy;
}

START_TEST(damaged_pages_lose_nothing_unsaid)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i].path, &bytes))
		return;
	for (uint32_t seed = 0; seed < mutations(); seed++) {
		struct arena *own = arena_new();
		struct claims *claims;
		const struct lines *lines = source_lines(own, diags_new(own), "p", damaged(own, bytes, seed * 16 + (uint32_t)_i));
		const struct result *result = pages[_i].read(own, diags_new(own), lines, &claims);
		reading_claims(lines, claims);
		reading_round_trip(own, result);
		arena_drop(own);
	}
}
END_TEST

START_TEST(exports_keep_to_the_schema)
{
	struct slice bytes;
	if (!pages_bytes(arena, pages[_i].path, &bytes))
		return;
	if (system("xmllint --version >/dev/null 2>&1")) {
		printf("skipped: no xmllint\n");
		return;
	}
	struct buf out = {0};
	result_export_xml(&out, family_read(arena, diags, "p", bytes));
	char name[] = "/tmp/benchfolio-export-XXXXXX";
	int file = mkstemp(name);
	ck_assert_int_ge(file, 0);
	ck_assert_int_eq(write(file, out.s, out.n), (ssize_t)out.n);
	close(file);
	int wrong = system(arena_printf(arena, "xmllint --noout --relaxng templates/result.rng %s 2>%s.log || { cat %s.log; false; }; rc=$?; rm -f %s.log; exit $rc", name, name, name, name));
	unlink(name);
	buf_drop(&out);
	ck_assert_int_eq(wrong, 0);
}
END_TEST

START_TEST(an_export_is_read_as_a_page_is)
{
	struct slice bytes;
	pages_bytes(arena, pages[JAS_SAMPLE].path, &bytes);
	struct buf out = {0};
	result_export_xml(&out, family_read(arena, diags, "p", bytes));
	const struct result *again = family_read(arena, diags, "p.xml", buf_slice(&out));
	ck_assert_ptr_nonnull(again);
	ck_assert_str_eq(result_field(again, "jops").at.file, "p");
	ck_assert_uint_eq(result_field(again, "jops").at.line, 4);
	buf_drop(&out);
}
END_TEST

START_TEST(many_equal_names_cost_no_more)
{
	struct buf page = {0};
	buf_adds(&page, "1.00 SPECjAppServer2004 JOPS@Standard\nSubmitter:\nx\nSoftware Products\n");
	for (int i = 0; i < 40000; i++)
		buf_adds(&page, "A\n");
	buf_adds(&page, "\nSUT Configuration\n\nBenchmark Settings\n\n");
	for (int i = 0; i < 40000; i++)
		buf_adds(&page, "A\nVendor: B\n");
	ck_assert_ptr_nonnull(family_read(arena, diags, "p", buf_slice(&page)));
	buf_drop(&page);
}
END_TEST

static const struct {
	const char *folder;
	int (*target)(const uint8_t *bytes, size_t n);
} corpora[] = {{"tests/fuzz/corpus/page", fuzz_page_one}, {"tests/fuzz/corpus/web99", fuzz_web99_one}, {"tests/fuzz/corpus/jbb2015", fuzz_jbb2015_one}};

START_TEST(the_fuzz_corpora_replay)
{
	const char **paths;
	size_t count;
	ck_assert(file_list(arena, diags, corpora[_i].folder, &paths, &count));
	ck_assert_uint_gt(count, 0);
	for (size_t i = 0; i < count; i++) {
		struct slice bytes;
		ck_assert(file_read(arena, diags, paths[i], 64u << 20, &bytes));
		ck_assert_int_eq(corpora[_i].target((const uint8_t *)bytes.s, bytes.n), 0);
	}
}
END_TEST

Suite *suite_family_pages(void)
{
	Suite *suite = suite_create("family pages");
	TCase *tcase = tcase_create("pages");
	int all = sizeof pages / sizeof *pages;
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_set_timeout(tcase, 60 + (double)mutations());
	tcase_add_loop_test(tcase, pages_are_recognised_by_content, 0, sizeof recognised / sizeof *recognised);
	tcase_add_loop_test(tcase, what_is_not_compliant_is_marked, 0, sizeof marks / sizeof *marks);
	tcase_add_test(tcase, research_pages_name_their_benchmark);
	tcase_add_loop_test(tcase, copies_in_other_encodings_give_the_same_result, 0, all);
	tcase_add_loop_test(tcase, every_byte_is_claimed_once_or_unread, 0, all);
	tcase_add_loop_test(tcase, every_word_of_the_page_stands_in_the_document, 0, all);
	tcase_add_loop_test(tcase, every_prefix_is_read, 0, all);
	tcase_add_loop_test(tcase, every_byte_of_a_page_may_be_its_last, 0, sizeof cut_pages / sizeof *cut_pages);
	tcase_add_loop_test(tcase, damaged_pages_lose_nothing_unsaid, 0, all);
	tcase_add_loop_test(tcase, exports_keep_to_the_schema, 0, all);
	tcase_add_test(tcase, an_export_is_read_as_a_page_is);
	tcase_add_test(tcase, many_equal_names_cost_no_more);
	tcase_add_loop_test(tcase, the_fuzz_corpora_replay, 0, sizeof corpora / sizeof *corpora);
	suite_add_tcase(suite, tcase);
	return suite;
}
