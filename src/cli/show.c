/* benchfolio show: a summary of one reading for people, on standard output; what was reported stands in it, errors on standard
 * error as ever. The words are those of templates/text. */
#include "cli/show.h"

#include "base/utf8.h"
#include "cli/document.h"
#include "cli/home.h"
#include "result/facts.h"
#include "result/node.h"

#include <stdlib.h>
#include <string.h>

enum { NAME_WIDTH = 16, ID_WIDTH = 24, TITLE_MOST = 40, PIECE_MOST = 60, REASONS_MOST = 8 };

struct show {
	struct document *document;
	const struct result *result;
	struct buf *out;
	size_t printed; /* results so far */
};

static const char *show_word(const struct show *show, const char *id)
{
	const struct job *job = &show->document->job;
	return message_text(job->arena, job->tools->messages, job->diags, id, NULL, 0);
}

static const char *show_count(const struct show *show, const char *id, size_t n)
{
	const struct job *job = &show->document->job;
	const struct message_slot slot = {"n", arena_printf(job->arena, "%zu", n)};
	return message_text(job->arena, job->tools->messages, job->diags, id, &slot, 1);
}

static void show_pad(struct buf *out, struct slice text, size_t width)
{
	buf_add_slice(out, text);
	for (size_t n = utf8_length(text); n < width; n++)
		buf_addc(out, ' ');
}

/* At most so many characters, an ellipsis for the rest. */
static struct slice show_cut(const struct show *show, struct slice text, size_t most)
{
	size_t at = 0;
	if (utf8_length(text) <= most)
		return text;
	for (size_t i = 0; i + 1 < most; i++)
		utf8_next(text, &at);
	return slice_of(arena_printf(show->document->job.arena, "%.*s…", (int)at, text.s));
}

static void show_line(const struct show *show, const char *word, const char *text)
{
	buf_adds(show->out, "  ");
	show_pad(show->out, slice_of(show_word(show, word)), NAME_WIDTH);
	buf_addf(show->out, "%s\n", text);
}

static const char *show_text(const struct show *show, const xmlNode *node, const char *attribute)
{
	struct slice text = attribute ? node_attribute(node, attribute) : node_text(node);
	return arena_copy(show->document->job.arena, text.s ? text.s : "", text.n);
}

static const xmlNode *show_child(const struct result *result, const char *name)
{
	const xmlNode *node = result->root->children;
	while (node && !node_is(node, name))
		node = node->next;
	return node;
}

static void show_head(const struct show *show)
{
	struct arena *arena = show->document->job.arena;
	const xmlNode *root = show->result->root, *source = show_child(show->result, "source");
	const char *category = show_text(show, root, "category");
	const char *known = strcmp(result_family(show->result), "generic") == 0 ? show_word(show, "show.unknown") : result_family(show->result);
	buf_addf(show->out, "%s%s\n", show->printed ? "\n" : "", show->document->input);
	show_line(show, "show.recognised", arena_printf(arena, "%s%s%s (%s)", show_text(show, root, "benchmark"), *category ? " " : "", category, known));
	show_line(show, "show.status", result_status(show->result));
	show_line(show, "show.id", result_id(show->result));
	show_line(show, "show.title", show_text(show, result_node(show->result, "title"), NULL));
	show_line(show, "show.source", arena_printf(arena, "%s, %s, %s, %s", show_text(show, source, "format"), show_text(show, source, "encoding"),
		show_count(show, "show.lines", (size_t)strtoull(show_text(show, source, "lines"), NULL, 10)),
		show_count(show, "show.bytes", (size_t)strtoull(show_text(show, source, "bytes"), NULL, 10))));
}

/* Facts and lines of text (rows of a table, too) of an element and all in it. */
static void show_tally(const xmlNode *node, size_t *facts, size_t *lines)
{
	if (node_is(node, "row")) {
		++*lines;
		return;
	}
	*facts += facts_is_fact(node) && node_attribute(node, "id").n;
	*lines += facts_is_fact(node) && !node_attribute(node, "id").n;
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			show_tally(child, facts, lines);
}

static void show_row(const struct show *show, struct slice id, struct slice title, struct slice lines, size_t facts, size_t texts)
{
	buf_adds(show->out, "  ");
	show_pad(show->out, show_cut(show, id, ID_WIDTH), ID_WIDTH + 1);
	show_pad(show->out, lines, 10);
	show_pad(show->out, slice_of(show_count(show, "show.facts", facts)), 11);
	show_pad(show->out, texts ? slice_of(show_count(show, "show.texts", texts)) : (struct slice){0}, title.n ? 17 : 0);
	buf_add_slice(show->out, show_cut(show, title, TITLE_MOST));
	while (show->out->n && show->out->s[show->out->n - 1] == ' ')
		show->out->n--;
	buf_addc(show->out, '\n');
}

static bool is_head(const xmlNode *node)
{
	return node_is(node, "title") || node_is(node, "party") || node_is(node, "date") || node_is(node, "metric");
}

static void show_parts(const struct show *show)
{
	size_t facts = 0, texts = 0;
	const xmlNode *root = show->result->root;
	for (const xmlNode *node = root->children; node; node = node->next)
		if (is_head(node))
			show_tally(node, &facts, &texts);
	buf_addf(show->out, "\n");
	show_row(show, slice_of(show_word(show, "show.head")), (struct slice){0}, (struct slice){0}, facts, texts);
	for (const xmlNode *node = root->children; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE || is_head(node) || node_is(node, "source") || node_is(node, "unread") || node_is(node, "audit"))
			continue;
		facts = texts = 0;
		show_tally(node, &facts, &texts);
		struct slice title = node_attribute(node, "title"), name = node_attribute(node, "name");
		show_row(show, node_attribute(node, "id"), title.n ? title : name, node_attribute(node, "lines"), facts, texts);
	}
}

/* "12 navigation, 1 copyright", in the order they first come. */
static const char *show_reasons(const struct show *show, const xmlNode *unread)
{
	struct slice reasons[REASONS_MOST];
	size_t counts[REASONS_MOST] = {0}, count = 0;
	for (const xmlNode *line = unread->children; line; line = line->next) {
		struct slice reason = node_attribute(line, "reason");
		size_t k = 0;
		while (k < count && !slice_equal(reasons[k], reason))
			k++;
		if (k == count && count < REASONS_MOST)
			reasons[count++] = reason;
		if (k < REASONS_MOST)
			counts[k]++;
	}
	struct buf text = {0};
	for (size_t k = 0; k < count; k++)
		buf_addf(&text, "%s%zu %.*s", k ? ", " : "", counts[k], SLICE_ARGS(reasons[k]));
	const char *kept = arena_copy(show->document->job.arena, text.s, text.n);
	buf_drop(&text);
	return kept;
}

static void show_unread(const struct show *show)
{
	const xmlNode *unread = show_child(show->result, "unread");
	buf_addf(show->out, "\n  %s: %s\n", show_word(show, "show.unread"), unread ? show_reasons(show, unread) : show_word(show, "show.nothing"));
	for (const xmlNode *line = unread ? unread->children : NULL; line; line = line->next) {
		buf_adds(show->out, "    ");
		show_pad(show->out, node_attribute(line, "at"), 8);
		show_pad(show->out, node_attribute(line, "reason"), 12);
		buf_add_slice(show->out, show_cut(show, node_text(line), PIECE_MOST));
		buf_addc(show->out, '\n');
	}
}

static void show_warnings(const struct show *show)
{
	const struct diags *diags = show->document->job.diags;
	const size_t count = diags_count(diags) + diags_dropped(diags);
	buf_addf(show->out, "\n  %s: %s\n", show_word(show, "show.warnings"), count ? arena_printf(show->document->job.arena, "%zu", count) : show_word(show, "show.none"));
	for (size_t i = 0; i < diags_count(diags); i++)
		buf_addf(show->out, "    %s\n", diags_line(show->document->job.arena, diags_at(diags, i)));
}

static bool show_each(struct command_call *call, struct document *document, void *user)
{
	struct show *show = user;
	struct buf out = {0};
	(void)call;
	show->document = document;
	show->result = document->result;
	show->out = &out;
	show_head(show);
	show_parts(show);
	show_unread(show);
	show_warnings(show);
	show->printed++;
	const bool fine = document_print(document, buf_slice(&out));
	buf_drop(&out);
	return fine;
}

void show_run(struct command_call *call)
{
	const char *home = home_find(call->arena, call->diags);
	struct job_tools tools = {.arena = call->arena, .diags = call->diags, .language = options_value(call->options, OPTION_LANG)};
	struct input_list inputs;
	struct show show = {0};
	if (!home || !job_open_words(&tools, home))
		return;
	if (input_expand(call->arena, call->diags, call->options, &inputs) || inputs.count)
		document_run(call, &tools, &inputs, (struct document_step){.each = show_each, .user = &show, .silent = true});
}
