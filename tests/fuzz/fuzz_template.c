/* Fuzzing the loader of templates with XPath: any bytes give a template or a diagnostic; a template binds to a small result, or says why
 * not, within the limits, and both can be dumped.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_template.c <the .c of base xml text style result template doc chart bind> ...
 * The corpus in corpus/template is replayed by the tests. */
#include "bind/bind.h"
#include "bind/check.h"
#include "result/result.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static const char page[] =
	"<result version='1' family='f' benchmark='B' category='C' status='compliant' id='r'><title id='title' at='1:1'>T</title>"
	"<metric id='m' label='M' value='5185.45' unit='u' primary='yes' at='2:1'>5,185.45</metric>"
	"<timings id='timings' unit='s'><timing id='t.a' label='a' average='0.1' maximum='7.3' p90='0.4' limit='2.0' at='3:1'>a</timing>"
	"<timing id='t.b' label='b' average='1.6' maximum='7.5' p90='3.0' limit='5.0' at='4:1'>b</timing></timings>"
	"<section id='s' title='S'><field id='s.a' label='A' value='900' unit='s' at='5:1'>900 seconds</field><field id='s.b' label='B' state='none' at='6:1'>None</field>"
	"<line at='7:1'>a line of text</line></section></result>";

struct once { /* what all inputs share */
	struct arena *arena;
	struct theme *theme;
	struct messages *messages;
	struct result *result;
};

static const struct once *once(void)
{
	static struct once once;
	if (once.arena)
		return &once;
	once.arena = arena_new();
	struct diags *diags = diags_new(once.arena);
	once.theme = theme_load(once.arena, diags, "templates", "print");
	once.messages = messages_load(once.arena, diags, "templates", "en");
	once.result = result_load(once.arena, diags, "page", slice_of(page));
	if (!once.theme || !once.messages || !once.result)
		abort();
	return &once;
}

static void bound(struct bind_tools tools, const struct template *template, const struct once *all)
{
	const struct doc *doc = bind_document(tools, template, all->result->document, "page");
	struct buf out = {0};
	if (!doc && !diags_failed(tools.diags))
		abort();
	if (doc)
		doc_dump(&out, doc);
	buf_drop(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	const struct once *all = once();
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct template *template = template_read(arena, diags, "templates", "fuzz.xml", (struct slice){(const char *)bytes, n});
	const struct bind_tools tools = {.arena = arena, .diags = diags, .theme = all->theme, .messages = all->messages};
	struct buf out = {0};
	if (!template && !diags_failed(diags))
		abort();
	if (template) {
		template_dump(&out, template);
		bind_check(tools, template);
		bound(tools, template, all);
	}
	buf_drop(&out);
	arena_drop(arena);
	return 0;
}
