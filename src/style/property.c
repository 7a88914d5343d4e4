/* The properties of a style as a table: attribute name, place in struct style, type, range, whether it inherits. */
#include "style/property.h"

#include "base/number.h"

#include <assert.h>
#include <string.h>

enum property_type { TYPE_NUMBER, TYPE_COLOR, TYPE_FACE, TYPE_ALIGN, TYPE_YESNO };

struct property {
	const char *name;
	enum property_type type;
	size_t offset;
	double least, most;     /* of numbers */
	bool inherits;
};

/* Sizes outside 1..288 points poison the drawing libraries; other lengths are held to two pages. */
static const struct property properties[] = {
	{"font", TYPE_FACE, offsetof(struct style, font.face), 0, 0, true},
	{"size", TYPE_NUMBER, offsetof(struct style, font.size), 1, 288, true},
	{"tracking", TYPE_NUMBER, offsetof(struct style, font.tracking), -20, 20, true},
	{"leading", TYPE_NUMBER, offsetof(struct style, leading), 1, 400, true},
	{"color", TYPE_COLOR, offsetof(struct style, color), 0, 0, true},
	{"align", TYPE_ALIGN, offsetof(struct style, align), 0, 0, true},
	{"rise", TYPE_NUMBER, offsetof(struct style, rise), -50, 50, true},
	{"indent", TYPE_NUMBER, offsetof(struct style, indent), 0, 400, false},
	{"hang", TYPE_NUMBER, offsetof(struct style, hang), 0, 400, false},
	{"space-before", TYPE_NUMBER, offsetof(struct style, space_before), 0, 400, false},
	{"space-after", TYPE_NUMBER, offsetof(struct style, space_after), 0, 400, false},
	{"pad-top", TYPE_NUMBER, offsetof(struct style, pad_top), 0, 200, false},
	{"pad-bottom", TYPE_NUMBER, offsetof(struct style, pad_bottom), 0, 200, false},
	{"pad-left", TYPE_NUMBER, offsetof(struct style, pad_left), 0, 200, false},
	{"pad-right", TYPE_NUMBER, offsetof(struct style, pad_right), 0, 200, false},
	{"rule", TYPE_NUMBER, offsetof(struct style, rule), 0, 20, false},
	{"rule-color", TYPE_COLOR, offsetof(struct style, rule_color), 0, 0, false},
	{"rule-gap", TYPE_NUMBER, offsetof(struct style, rule_gap), 0, 100, false},
	{"background", TYPE_COLOR, offsetof(struct style, background), 0, 0, false},
	{"width", TYPE_NUMBER, offsetof(struct style, width), 0, 4000, false},
	{"keep-next", TYPE_YESNO, offsetof(struct style, keep_next), 0, 0, false},
	{"balance", TYPE_YESNO, offsetof(struct style, balance), 0, 0, false},
	{"keep", TYPE_YESNO, offsetof(struct style, keep), 0, 0, false},
};
enum { PROPERTY_COUNT = sizeof properties / sizeof properties[0] };
_Static_assert(PROPERTY_COUNT <= 32, "one bit a property");

size_t property_count(void)
{
	return PROPERTY_COUNT;
}

const char *property_name(size_t property)
{
	assert(property < PROPERTY_COUNT);
	return properties[property].name;
}

size_t property_find(struct slice name)
{
	size_t i = 0;
	while (i < PROPERTY_COUNT && !slice_is(name, properties[i].name))
		i++;
	return i;
}

bool property_is_color(size_t property)
{
	assert(property < PROPERTY_COUNT);
	return properties[property].type == TYPE_COLOR;
}

static void *place_in(struct style *style, const struct property *property)
{
	return (char *)style + property->offset;
}

static const void *place_of(const struct style *style, const struct property *property)
{
	return (const char *)style + property->offset;
}

static size_t size_of(enum property_type type)
{
	switch (type) {
	case TYPE_NUMBER: return sizeof(double);
	case TYPE_COLOR: return sizeof(struct color);
	case TYPE_FACE: return sizeof(enum shape_face);
	case TYPE_ALIGN: return sizeof(enum style_align);
	case TYPE_YESNO: return sizeof(bool);
	}
	return 0;
}

/* The index of a word in a list, or -1. */
static int choice(struct slice text, const char *const *words, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (slice_is(text, words[i]))
			return (int)i;
	return -1;
}

bool property_parse(struct property_set *set, size_t index, struct slice text)
{
	static const char *const faces[] = {"sans", "sans-bold", "sans-italic", "mono", "mono-bold"};
	static const char *const aligns[] = {"left", "right", "center", "decimal"};
	static const char *const answers[] = {"no", "yes"};
	_Static_assert(sizeof faces / sizeof faces[0] == SHAPE_FACES, "one word a face");

	assert(index < PROPERTY_COUNT);
	const struct property *property = &properties[index];
	void *place = place_in(&set->values, property);
	double number;
	int word;
	switch (property->type) {
	case TYPE_NUMBER:
		if (!number_parse(text, &number) || number < property->least || number > property->most)
			return false;
		*(double *)place = number;
		break;
	case TYPE_FACE:
		if ((word = choice(text, faces, SHAPE_FACES)) < 0)
			return false;
		*(enum shape_face *)place = (enum shape_face)word;
		break;
	case TYPE_ALIGN:
		if ((word = choice(text, aligns, 4)) < 0)
			return false;
		*(enum style_align *)place = (enum style_align)word;
		break;
	case TYPE_YESNO:
		if ((word = choice(text, answers, 2)) < 0)
			return false;
		*(bool *)place = word == 1;
		break;
	case TYPE_COLOR:
		return false;
	}
	set->given |= 1u << index;
	return true;
}

void property_set_color(struct property_set *set, size_t index, struct color color)
{
	assert(property_is_color(index));
	*(struct color *)place_in(&set->values, &properties[index]) = color;
	set->given |= 1u << index;
}

static void copy(struct style *to, const struct style *from, const struct property *property)
{
	memcpy(place_in(to, property), place_of(from, property), size_of(property->type));
}

void property_apply(struct style *style, const struct property_set *set)
{
	for (size_t i = 0; i < PROPERTY_COUNT; i++)
		if (set->given & 1u << i)
			copy(style, &set->values, &properties[i]);
}

void property_merge(struct property_set *set, const struct property_set *with)
{
	property_apply(&set->values, with);
	set->given |= with->given;
}

struct style property_inherited(const struct style *from)
{
	struct style style = {0};
	for (size_t i = 0; i < PROPERTY_COUNT; i++)
		if (properties[i].inherits)
			copy(&style, from, &properties[i]);
	return style;
}

bool property_equal(const struct style *a, const struct style *b)
{
	for (size_t i = 0; i < PROPERTY_COUNT; i++)
		if (memcmp(place_of(a, &properties[i]), place_of(b, &properties[i]), size_of(properties[i].type)) != 0)
			return false;
	return true;
}
