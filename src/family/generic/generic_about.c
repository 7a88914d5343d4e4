/* What pairs of an unknown page mean whatever the benchmark: told by the words of their labels, never by their place. */
#include "family/generic/generic_about.h"

#include "base/decimal.h"
#include "result/node.h"

static bool is_one_of(struct slice text, const char *const *words)
{
	while (*words && !slice_equal_fold(text, slice_of(*words)))
		words++;
	return *words != NULL;
}

/* The next word of the text from *at on; empty at its end. */
static struct slice next_word(struct slice text, size_t *at)
{
	while (*at < text.n && text.s[*at] == ' ')
		++*at;
	size_t from = *at;
	while (*at < text.n && text.s[*at] != ' ')
		++*at;
	return slice_sub(text, from, *at);
}

bool generic_about_names(struct slice label)
{
	static const char *const names[] = {"license", "licence", "serial", "id", "part", "sku", "model", "version", "release", "revision", "build",
		"port", "zip", "phone", "year", NULL};
	static const char *const numbers[] = {"number", "number:", "no", "no.", "nr", "nr.", "#", NULL};
	bool named = false;
	struct slice last = {0}, word;
	for (size_t at = 0; (word = next_word(label, &at)).n; last = word) {
		if (slice_equal_fold(word, SLICE("of")))
			return false; /* "Number of licenses" */
		named |= is_one_of(word, names);
	}
	return named || is_one_of(last, numbers);
}

bool generic_about_metric(struct page *page, struct slice benchmark, const struct pair *pair)
{
	struct slice label = page_text(page, pair->label), text = page_text(page, pair->value);
	size_t at = 0;
	struct slice number = next_word(text, &at), unit = slice_trim(slice_sub(text, at, text.n));
	struct decimal value;
	struct span whole = {pair->label.line, pair->label.from, pair->value.to};
	if (!slice_equal(label, benchmark) || !decimal_parse(number, &value) || build_find(page->build, "metric") || !page_take(page, whole))
		return false;
	xmlNode *node = build_element(page->build, build_root(page->build), "metric", "metric");
	build_attribute(page->build, node, "label", label);
	build_number(page->build, node, "value", value);
	if (unit.n)
		build_attribute(page->build, node, "unit", unit);
	build_word(page->build, node, "primary", "yes");
	build_place(page->build, node, page_place(page, pair->value));
	build_text(page->build, node, number);
	return true;
}

/* The first field of the section with one of the labels and a value; NULL for none. */
static const xmlNode *field_of(const xmlNode *section, const char *const *labels)
{
	for (const xmlNode *field = section->children; field; field = field->next)
		if (node_is(field, "field") && is_one_of(node_attribute(field, "label"), labels) && !node_attribute(field, "state").n && node_text(field).n)
			return field;
	return NULL;
}

/* The machine is that of the first section which names a model; its vendor stands beside it. */
static void name_system(struct page *page)
{
	static const char *const models[] = {"model", "hardware model", "system model", "system name", "system", NULL};
	static const char *const vendors[] = {"vendor", "hardware vendor", "system vendor", "manufacturer", NULL};
	xmlNode *title = build_find(page->build, "title");
	const xmlNode *section = build_root(page->build)->children, *model = NULL;
	for (; title && section; section = section->next)
		if (node_is(section, "section") && (model = field_of(section, models)))
			break;
	if (!model)
		return;
	const xmlNode *vendor = field_of(section, vendors);
	build_attribute(page->build, title, "system", node_text(model));
	if (vendor)
		build_attribute(page->build, title, "vendor", node_text(vendor));
}

static void license_party(struct page *page)
{
	static const char *const licenses[] = {"license", "license number", "license no.", "license #", "spec license", "spec license number", "spec license #",
		"licence", "licence number", "spec licence", "test sponsor license", NULL};
	xmlNode *party = build_find(page->build, "submitter");
	if (!party)
		party = build_find(page->build, "tested-by");
	for (const xmlNode *section = build_root(page->build)->children; party && section; section = section->next) {
		const xmlNode *license = node_is(section, "section") ? field_of(section, licenses) : NULL;
		if (!license)
			continue;
		build_attribute(page->build, party, "license", node_text(license));
		return;
	}
}

void generic_about_finish(struct page *page)
{
	name_system(page);
	license_party(page);
}
