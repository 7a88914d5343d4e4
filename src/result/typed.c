/* One small function a kind of fact, in a table. Printed text is never changed; a number goes into @value as canonical decimal. */
#include "result/typed.h"

#include "base/buf.h"
#include "result/quantity.h"
#include "result/vocabulary.h"

struct typed_kind {
	const char *name;
	bool (*set)(struct build *build, xmlNode *node, const struct fact *fact, struct slice text);
};

static bool set_text(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	(void)build, (void)node, (void)fact, (void)text;
	return true;
}

/* Where a number at the start of the text ends. */
static size_t number_end(struct slice text)
{
	size_t at = text.n && (text.s[0] == '-' || text.s[0] == '+');
	while (at < text.n && ((text.s[at] >= '0' && text.s[at] <= '9') || text.s[at] == ',' || text.s[at] == '.'))
		at++;
	return at;
}

/* "(Non RFC1122)": one pair of brackets around all of it. "(A) / 2 (B)" is none: another number may stand there. */
static bool is_remark(struct slice text)
{
	return text.n > 1 && text.s[0] == '(' && slice_find_char(text, 0, ')') == text.n - 1;
}

static bool set_number(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	struct decimal value;
	text = slice_trim(text);
	size_t end = number_end(text);
	struct slice behind = slice_trim(slice_sub(text, end, text.n));
	bool alone = !behind.n || (fact->unit && slice_is(behind, fact->unit)) || is_remark(behind);
	if (!alone || !decimal_parse(slice_sub(text, 0, end), &value))
		return false;
	build_number(build, node, "value", value);
	build_word(build, node, "unit", fact->unit);
	return true;
}

static bool set_seconds(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	(void)fact;
	struct decimal value;
	if (!quantity_seconds(text, &value))
		return false;
	build_number(build, node, "value", value);
	build_word(build, node, "unit", "s");
	return true;
}

static bool set_date(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	(void)fact;
	struct date date;
	if (!date_parse(slice_trim(text), &date))
		return false;
	struct buf iso = {0};
	date_print_iso(&iso, date);
	build_word(build, node, "value", iso.s);
	buf_drop(&iso);
	return true;
}

static bool set_cpus(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	struct quantity_cpus cpus;
	if (!quantity_cpus(text, &cpus))
		return set_number(build, node, fact, text);
	const struct {
		const char *name;
		int64_t value;
	} counts[] = {
		{VOCABULARY_CORES, cpus.cores}, {VOCABULARY_CHIPS, cpus.chips},
		{VOCABULARY_CORES_PER_CHIP, cpus.cores_per_chip}, {VOCABULARY_THREADS_PER_CORE, cpus.threads_per_core},
	};
	for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
		if (counts[i].value)
			build_count(build, node, counts[i].name, counts[i].value);
	return true;
}

/* Text such as "RAID controller" has no multiplicity: that is no failure. Of several none is set: no one of them is the count. */
static bool set_multiple(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	int64_t count;
	struct slice rest;
	struct decimal size;
	const char *unit = fact->unit;
	if (quantity_several(text) || !quantity_count(text, &count, &rest))
		return true;
	build_count(build, node, VOCABULARY_COUNT, count);
	if (quantity_size(rest, &size, &unit) || (unit && decimal_parse(slice_trim(rest), &size))) {
		build_number(build, node, "size", size);
		build_word(build, node, "size-unit", unit);
	}
	return true;
}

static bool set_size(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	struct decimal size;
	const char *unit;
	if (!quantity_size(text, &size, &unit))
		return set_number(build, node, fact, text);
	build_number(build, node, "value", size);
	build_word(build, node, "unit", unit);
	return true;
}

static bool set_plain(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	struct decimal value;
	const char *unit = fact->unit;
	if (!decimal_parse(slice_trim(text), &value) && !quantity_whole_size(text, &value, &unit))
		return true;
	build_number(build, node, "value", value);
	build_word(build, node, "unit", unit);
	return true;
}

static bool set_any(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	set_plain(build, node, fact, text);
	return xmlHasProp(node, BAD_CAST "value") || set_date(build, node, fact, text) || true;
}

static bool set_clock(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	(void)fact;
	struct decimal mhz;
	if (quantity_clock(text, &mhz))
		build_number(build, node, "mhz", mhz);
	return true;
}

static bool set_rate(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	(void)fact;
	struct decimal rate;
	const char *unit;
	if (!quantity_rate(text, &rate, &unit))
		return false;
	build_number(build, node, "value", rate);
	build_word(build, node, "unit", unit);
	return true;
}

static const struct typed_kind kinds[FACT_KIND_COUNT] = {
	[FACT_TEXT] = {"text", set_text},         [FACT_NUMBER] = {"a number", set_number},
	[FACT_SECONDS] = {"a duration", set_seconds}, [FACT_DATE] = {"a date", set_date},
	[FACT_CPUS] = {"a count of processors", set_cpus}, [FACT_MULTIPLE] = {"a list of parts", set_multiple},
	[FACT_SIZE] = {"a size", set_size},       [FACT_PLAIN] = {"text", set_plain},
	[FACT_CLOCK] = {"text", set_clock},       [FACT_RATE] = {"a rate", set_rate},
	[FACT_LINES] = {"text", set_text},        [FACT_ANY] = {"text", set_any},
};

bool typed_set(struct build *build, xmlNode *node, const struct fact *fact, struct slice text)
{
	return kinds[fact->kind].set(build, node, fact, text);
}

/* The number that the text begins with. */
static bool first_unclear(struct slice text)
{
	text = slice_trim(text);
	return quantity_two_readings(slice_sub(text, 0, number_end(text)));
}

static bool plain_unclear(struct slice text)
{
	struct decimal value;
	const char *unit;
	return first_unclear(text) && (decimal_parse(slice_trim(text), &value) || quantity_whole_size(text, &value, &unit));
}

static bool multiple_unclear(struct slice text)
{
	int64_t count;
	struct slice rest;
	return !quantity_several(text) && quantity_count(text, &count, &rest) && first_unclear(rest);
}

/* "1.350 MHz"; of GHz nobody prints thousands. */
static bool clock_unclear(struct slice text)
{
	struct decimal mhz;
	return quantity_clock(text, &mhz) && mhz.scale == 3 && mhz.units >= 1000 && mhz.units < 1000000;
}

bool typed_two_readings(const struct fact *fact, struct slice text)
{
	struct quantity_cpus cpus;
	switch (fact->kind) {
	case FACT_NUMBER:
	case FACT_SECONDS:
	case FACT_RATE:
		return first_unclear(text);
	case FACT_CPUS:
		return quantity_cpus(text, &cpus) ? cpus.disagree : quantity_two_readings(text);
	case FACT_SIZE:
		return quantity_two_sizes(text) || first_unclear(text);
	case FACT_PLAIN:
	case FACT_ANY:
		return plain_unclear(text);
	case FACT_MULTIPLE:
		return multiple_unclear(text);
	case FACT_CLOCK:
		return clock_unclear(text);
	default:
		return false;
	}
}

const char *typed_name(enum fact_kind kind)
{
	return kinds[kind].name;
}
