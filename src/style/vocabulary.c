/* The elements and attributes of themes (templates/themes/) and of language files (templates/text/). The attributes of
 * <style> are the properties of style/property.c: a test holds the two lists together. */
#include "style/vocabulary.h"

static const struct check_attribute theme_attributes[] = {
	{"version", CHECK_CHOICE, true, "1", "version of the vocabulary"},
	{"name", CHECK_NAME, true, NULL, "the theme's name, as its file"},
	{"based-on", CHECK_ANY, false, NULL, "a theme, or its file: what this one does not say is as there"},
	{0},
};

static const struct check_attribute color_attributes[] = {
	{"name", CHECK_NAME, true, NULL, "used as a value of color, background, rule-color"},
	{"value", CHECK_COLOR, true, NULL, "#rrggbb, #rrggbbaa, none, or another color's name"},
	{0},
};

static const struct check_attribute number_attributes[] = {
	{"name", CHECK_NAME, true, NULL, "the token"},
	{"value", CHECK_NUMBER, true, NULL, "points (slides: px), or a count"},
	{0},
};

static const struct check_attribute style_attributes[] = {
	{"name", CHECK_NAME, true, NULL, "the style"},
	{"based-on", CHECK_NAME, false, NULL, "a style whose properties it begins with"},
	{0},
};

const struct check_attribute vocabulary_properties[] = {
	{"font", CHECK_CHOICE, false, "sans|sans-bold|sans-italic|mono|mono-bold", "the face"},
	{"size", CHECK_NUMBER, false, NULL, "of the type, points"},
	{"tracking", CHECK_NUMBER, false, NULL, "points added behind each character"},
	{"leading", CHECK_NUMBER, false, NULL, "distance of baselines, points"},
	{"color", CHECK_ANY, false, NULL, "of the type"},
	{"align", CHECK_CHOICE, false, "left|right|center|decimal", "of lines; decimal: of the figures of a column"},
	{"rise", CHECK_NUMBER, false, NULL, "baseline shift, points up"},
	{"indent", CHECK_NUMBER, false, NULL, "of the first line"},
	{"hang", CHECK_NUMBER, false, NULL, "of each continued line"},
	{"space-before", CHECK_NUMBER, false, NULL, "above; collapses with the space after what stands before"},
	{"space-after", CHECK_NUMBER, false, NULL, "below"},
	{"pad-top", CHECK_NUMBER, false, NULL, "inside the box"},
	{"pad-bottom", CHECK_NUMBER, false, NULL, "inside the box"},
	{"pad-left", CHECK_NUMBER, false, NULL, "inside the box"},
	{"pad-right", CHECK_NUMBER, false, NULL, "inside the box"},
	{"rule", CHECK_NUMBER, false, NULL, "width of the rule above the box"},
	{"rule-color", CHECK_ANY, false, NULL, "of the rule"},
	{"rule-gap", CHECK_NUMBER, false, NULL, "from the rule to the content"},
	{"background", CHECK_ANY, false, NULL, "of the box"},
	{"width", CHECK_NUMBER, false, NULL, "the box is at most so wide"},
	{"keep-next", CHECK_YESNO, false, NULL, "on one page with the beginning of what follows"},
	{"balance", CHECK_YESNO, false, NULL, "no short last line, where the text has few"},
	{"keep", CHECK_YESNO, false, NULL, "not broken over pages while it fits one"},
	{0},
};

static const struct check_element theme_elements[] = {
	{.name = "theme", .attributes = theme_attributes, .children = "color|number|style", .help = "a look"},
	{.name = "color", .attributes = color_attributes, .children = "", .help = "a named color"},
	{.name = "number", .attributes = number_attributes, .children = "", .help = "a named size"},
	{.name = "style", .attributes = style_attributes, .also = vocabulary_properties, .children = "", .help = "a named set of properties"},
};

const struct check_vocabulary vocabulary_theme = {
	.name = "theme",
	.roots = "theme",
	.elements = theme_elements,
	.count = sizeof theme_elements / sizeof theme_elements[0],
};

static const struct check_attribute text_attributes[] = {
	{"version", CHECK_CHOICE, true, "1", "version of the vocabulary"},
	{"language", CHECK_NAME, true, NULL, "as in BCP 47: en, de"},
	{0},
};

static const struct check_attribute forms_attributes[] = {
	{"thousands", CHECK_ANY, true, NULL, "the sign between groups of three digits"},
	{"decimal", CHECK_ANY, true, NULL, "the sign before decimals"},
	{"group-from", CHECK_INTEGER, false, NULL, "digits from which groups are made; 4 unless said"},
	{"minus", CHECK_ANY, false, NULL, "before negative numbers"},
	{"list", CHECK_ANY, false, NULL, "the sign between values of a list, a blank behind it; a comma unless said"},
	{"nouns", CHECK_CHOICE, false, "small|capital", "how nouns begin within a sentence: small unless said"},
	{"date", CHECK_ANY, true, NULL, "with {day} {month} {year}"},
	{"date-month", CHECK_ANY, true, NULL, "of a date without day"},
	{"date-year", CHECK_ANY, true, NULL, "of a date without month"},
	{0},
};

static const struct check_attribute month_attributes[] = {
	{"n", CHECK_INTEGER, true, "12", "January is 1"},
	{0},
};

static const struct check_attribute message_attributes[] = {
	{"id", CHECK_NAME, true, NULL, "what templates and charts call it by"},
	{"by", CHECK_NAME, false, NULL, "the slot whose number chooses the form"},
	{0},
};

static const struct check_attribute no_attributes[] = {{0}};

static const struct check_element text_elements[] = {
	{.name = "text", .attributes = text_attributes, .children = "forms|message", .help = "the words of one language"},
	{.name = "forms", .attributes = forms_attributes, .children = "month", .help = "forms of numbers and dates"},
	{.name = "month", .attributes = month_attributes, .children = "", .text = true, .help = "a month's name"},
	{.name = "message", .attributes = message_attributes, .children = "zero|one|other", .text = true, .help = "a text with {slots}"},
	{.name = "zero", .attributes = no_attributes, .children = "", .text = true, .help = "the form for 0"},
	{.name = "one", .attributes = no_attributes, .children = "", .text = true, .help = "the form for 1"},
	{.name = "other", .attributes = no_attributes, .children = "", .text = true, .help = "the form for any other number"},
};

const struct check_vocabulary vocabulary_text = {
	.name = "text",
	.roots = "text",
	.elements = text_elements,
	.count = sizeof text_elements / sizeof text_elements[0],
};
