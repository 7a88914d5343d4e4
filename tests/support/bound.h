/* Templates written in a test, bound to a small result: what tests of template/ and bind/ share. The templates' folder is one of
 * the test's own, with theme and words of the shipped one. */
#ifndef SUPPORT_BOUND_H
#define SUPPORT_BOUND_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "base/file.h"
#include "bind/bind.h"
#include "doc/content.h"
#include "result/result.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct bound_bench {
	struct arena *arena;
	struct diags *diags;
	const char *root;               /* folder of the test's templates */
	struct theme *theme;
	struct messages *messages;
	struct result *result;
	const char *retrieved;
};

static const char bound_result[] =
	"<result version='1' family='jappserver2004' benchmark='SPECjAppServer2004' category='Standard' status='compliant' id='r'>"
	"<title product='Server 1' system='Machine 2' id='title' at='3:1'>Server 1 on Machine 2</title>"
	"<party id='submitter' role='submitter' license='42' at='6:1'>Meridian Systems</party>"
	"<date id='date.test' role='test' value='2010-02' at='7:1'>Feb-2010</date>"
	"<metric id='jops' label='JOPS@Standard' value='5185.45' unit='JOPS' better='higher' primary='yes' at='4:1'>5,185.45</metric>"
	"<section id='settings' title='Benchmark Settings'>"
	"<field id='settings.ramp-up' label='Ramp Up Time' value='900' unit='s' at='41:60'>900 seconds</field>"
	"<field id='settings.rate' label='Rate' value='3100' at='41:24'>3,100</field>"
	"<field id='settings.none' label='None' state='none' at='42:2'>None</field>"
	"<field id='settings.empty' label='Empty' state='empty' at='43:2'></field></section>"
	"<section id='odd' title='Odd'><field id='odd.dashes' label='Dashes' state='dashes' at='44:2'>--</field></section>"
	"<mix id='mix'><transaction id='mix.purchase' label='Purchase' count='2808119' percent='25.02' at='48:1'>Purchase 2,808,119</transaction>"
	"<transaction id='mix.browse' label='Browse' count='5610594' percent='49.99' at='50:1'>Browse 5,610,594</transaction></mix>"
	"<timings id='timings' unit='s'><timing id='timing.purchase' label='Purchase' average='0.16' maximum='7.30' p90='0.40' limit='2.00' at='54:1'>x</timing>"
	"<timing id='timing.manufacturing' label='Manufacturing' average='1.61' maximum='7.52' p90='3.00' limit='5.00' at='57:1'>x</timing></timings>"
	"<system id='hw_1' name='Database Server' sut='yes' at='166:1' lines='166-216'>"
	"<field id='hw_1.memory' label='Memory (MB)' value='98304' unit='MB' at='172:14'>98304</field>"
	"<field id='hw_1.available' label='H/W Available' value='2010-04' at='175:5'>Apr-2010</field>"
	"<tuning at='180:1'>a\tb</tuning><tuning at='181:1'></tuning><tuning at='182:1'>  c</tuning></system>"
	"<section id='network' title='Network'><field id='network.speed' label='Speed' value='1' unit='Gb/s' at='200:14'>1 Gb/sec</field></section>"
	"<bom id='bom'><group title='Application Server'>"
	"<item id='bom.1' supplier='Cisco' quantity='6' mark='*' at='300:1'>Six parts<sub at='301:10'>of two</sub><sub at='302:10'>and four</sub></item>"
	"<item id='bom.2' supplier='Cisco' at='303:1'>One part</item></group></bom></result>";

__attribute__((unused)) static void bound_write(struct bound_bench *bench, const char *name, const char *text)
{
	ck_assert(file_write(bench->diags, arena_printf(bench->arena, "%s/%s", bench->root, name), slice_of(text)));
}

__attribute__((unused)) static struct bound_bench bound_open(void)
{
	struct bound_bench bench = { .arena = arena_new() };
	char folder[] = "/tmp/benchfolio-bind-XXXXXX";
	bench.diags = diags_new(bench.arena);
	ck_assert(mkdtemp(folder));
	bench.root = arena_string(bench.arena, folder);
	bench.theme = theme_load(bench.arena, bench.diags, "templates", "print");
	bench.messages = messages_load(bench.arena, bench.diags, "templates", "en");
	bench.result = result_load(bench.arena, bench.diags, "page.txt", slice_of(bound_result));
	ck_assert(bench.theme && bench.messages && bench.result);
	return bench;
}

__attribute__((unused)) static void bound_close(struct bound_bench *bench)
{
	const char **paths;
	size_t count;
	if (file_list(bench->arena, bench->diags, bench->root, &paths, &count))
		for (size_t i = 0; i < count; i++)
			unlink(paths[i]);
	rmdir(bench->root);
	arena_drop(bench->arena);
}

__attribute__((unused)) static struct bind_tools bound_tools(const struct bound_bench *bench)
{
	return (struct bind_tools){ .arena = bench->arena, .diags = bench->diags, .theme = bench->theme, .messages = bench->messages,
		.retrieved = bench->retrieved };
}

__attribute__((unused)) static struct template *bound_template(struct bound_bench *bench, const char *text)
{
	bound_write(bench, "t.xml", text);
	return template_load(bench->arena, bench->diags, bench->root, "t");
}

/* All diagnostics, a line each, without the names of the test's folder. */
__attribute__((unused)) static const char *bound_said(struct bound_bench *bench)
{
	struct buf out = {0};
	for (size_t i = 0; i < diags_count(bench->diags); i++) {
		const char *line = diags_line(bench->arena, diags_at(bench->diags, i));
		const size_t root = strlen(bench->root);
		for (const char *c = line; *c; c++) {
			if (strncmp(c, bench->root, root) == 0 && c[root] == '/')
				c += root;
			else
				buf_addc(&out, *c);
		}
		buf_addc(&out, '\n');
	}
	const char *said = arena_copy(bench->arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return said;
}

/* The document of a whole template, NULL when anything failed. */
__attribute__((unused)) static struct doc *bound_document(struct bound_bench *bench, const char *text)
{
	const struct template *template = bound_template(bench, text);
	return template ? bind_document(bound_tools(bench), template, bench->result->document, bench->result->file) : NULL;
}

/* The dump of the content of a document that holds `body`, without its first lines, its root and the indent below it. */
__attribute__((unused)) static const char *bound_dump(struct bound_bench *bench, const char *body)
{
	const char *text = arena_printf(bench->arena, "<document version='1' title='T'>%s</document>", body);
	const struct doc *doc = bound_document(bench, text);
	ck_assert_msg(doc != NULL, "%s", bound_said(bench));
	struct buf dump = {0}, out = {0};
	doc_dump(&dump, doc);
	bool start = true, skipped = false;
	for (const char *c = dump.s; *c; c++) {
		if (start && (*c == '#' || strncmp(c, "document", 8) == 0)) {
			c = strchr(c, '\n');
			continue;
		}
		skipped = start && *c == '\t';
		if (!skipped)
			buf_addc(&out, *c);
		start = *c == '\n';
	}
	const char *copy = arena_copy(bench->arena, out.s ? out.s : "", out.n);
	buf_drop(&dump);
	buf_drop(&out);
	return copy;
}

#endif
