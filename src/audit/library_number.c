/* Functions of numbers and dates: sums of products, medians, geometric means, rounding as printed, the order of dates. */
#include "audit/library.h"

#include "base/buf.h"
#include "base/date.h"
#include "base/decimal.h"
#include "base/number.h"
#include "xml/load.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The number of a node: of an element its @value, else its text. NaN: none. */
static double number_of(struct arena *arena, const xmlNode *node)
{
	const char *typed = node->type == XML_ELEMENT_NODE ? load_attribute(node, "value") : NULL;
	const struct slice text = slice_trim(slice_of(typed ? typed : library_own_text(arena, node)));
	struct decimal decimal;
	double number;
	if (decimal_parse(text, &decimal))
		return decimal_value(decimal);
	return number_parse(text, &number) ? number : NAN;
}

static double attribute_number(const xmlNode *node, const char *name)
{
	const char *text = node->type == XML_ELEMENT_NODE ? load_attribute(node, name) : NULL;
	double number;
	return text && number_parse(slice_of(text), &number) ? number : NAN;
}

static bool call_product_sum(struct path_call *call, const struct path_value *args, int count)
{
	double sum = 0;
	(void)count;
	for (size_t i = 0; i < args[0].count; i++)
		sum += attribute_number(args[0].nodes[i], args[1].text) * attribute_number(args[0].nodes[i], args[2].text);
	path_return_number(call, args[0].count ? sum : NAN);
	return true;
}

/* "2 × 4 + 1 × 8" */
static bool call_products(struct path_call *call, const struct path_value *args, int count)
{
	struct buf out = {0};
	(void)count;
	for (size_t i = 0; i < args[0].count; i++) {
		const char *a = load_attribute(args[0].nodes[i], args[1].text), *b = load_attribute(args[0].nodes[i], args[2].text);
		buf_addf(&out, "%s%s \xC3\x97 %s", i ? " + " : "", a ? a : "?", b ? b : "?");
	}
	path_return_text(call, out.s);
	buf_drop(&out);
	return true;
}

static int compare(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

/* The numbers of the nodes in order of size; *count those that are numbers. */
static double *sorted(struct path_call *call, const struct path_value *nodes, size_t *count)
{
	struct arena *arena = path_call_arena(call);
	double *numbers = arena_array(arena, nodes->count + 1, sizeof *numbers);
	*count = 0;
	for (size_t i = 0; i < nodes->count; i++) {
		const double number = number_of(arena, nodes->nodes[i]);
		if (!isnan(number))
			numbers[(*count)++] = number;
	}
	qsort(numbers, *count, sizeof *numbers, compare);
	return numbers;
}

static double median_of(const double *sorted_numbers, size_t count)
{
	if (!count)
		return NAN;
	return count % 2 ? sorted_numbers[count / 2] : (sorted_numbers[count / 2 - 1] + sorted_numbers[count / 2]) / 2;
}

static bool call_median(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *numbers = sorted(call, &args[0], &n);
	(void)count;
	path_return_number(call, median_of(numbers, n));
	return true;
}

/* The products of two attributes in order of size; *n those that are numbers. */
static double *sorted_products(struct path_call *call, const struct path_value *args, size_t *n)
{
	double *products = arena_array(path_call_arena(call), args[0].count + 1, sizeof *products);
	*n = 0;
	for (size_t i = 0; i < args[0].count; i++) {
		const double product = attribute_number(args[0].nodes[i], args[1].text) * attribute_number(args[0].nodes[i], args[2].text);
		if (!isnan(product))
			products[(*n)++] = product;
	}
	qsort(products, *n, sizeof *products, compare);
	return products;
}

static bool call_median_product(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *products = sorted_products(call, args, &n);
	(void)count;
	path_return_number(call, median_of(products, n));
	return true;
}

static bool call_product_spread(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *products = sorted_products(call, args, &n);
	const double middle = median_of(products, n);
	(void)count;
	path_return_number(call, n && middle > 0 ? (products[n - 1] - products[0]) / middle : (double)NAN);
	return true;
}

static bool call_geomean(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *numbers = sorted(call, &args[0], &n);
	double logs = 0;
	(void)count;
	for (size_t i = 0; i < n; i++) {
		if (numbers[i] <= 0) {
			path_return_number(call, numbers[i] < 0 ? NAN : 0);
			return true;
		}
		logs += log(numbers[i]);
	}
	path_return_number(call, n ? exp(logs / (double)n) : NAN);
	return true;
}

static bool call_least(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *numbers = sorted(call, &args[0], &n);
	(void)count;
	path_return_number(call, n ? numbers[0] : NAN);
	return true;
}

static bool call_greatest(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *numbers = sorted(call, &args[0], &n);
	(void)count;
	path_return_number(call, n ? numbers[n - 1] : NAN);
	return true;
}

static bool call_round_to(struct path_call *call, const struct path_value *args, int count)
{
	const double decimals = args[1].number;
	(void)count;
	const bool fine = isfinite(args[0].number) && decimals >= 0 && decimals <= 9;
	path_return_number(call, fine ? number_round(args[0].number, (int)decimals) : NAN);
	return true;
}

static bool call_abs(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, fabs(args[0].number));
	return true;
}

static bool call_choose(struct path_call *call, const struct path_value *args, int count)
{
	const struct path_value *chosen = args[0].boolean ? &args[1] : &args[2];
	(void)count;
	if (chosen->type == PATH_NODES)
		path_return_nodes(call, chosen->nodes, chosen->count);
	else if (chosen->type == PATH_NUMBER)
		path_return_number(call, chosen->number);
	else if (chosen->type == PATH_BOOLEAN)
		path_return_boolean(call, chosen->boolean);
	else
		path_return_text(call, chosen->text);
	return true;
}

/* How many times the others' usual value this one is away from it, at least 1. */
static bool call_times_off(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *numbers = sorted(call, &args[1], &n);
	const double usual = median_of(numbers, n), own = args[0].number;
	(void)count;
	path_return_number(call, usual > 0 && own > 0 ? (own > usual ? own / usual : usual / own) : NAN);
	return true;
}

static bool date_of(const struct path_value *value, struct date *date)
{
	return date_parse(slice_trim(slice_of(value->text)), date);
}

/* To the precision that both have: Mar 2010 and 16 Mar 2010 are equal. */
static bool call_date_order(struct path_call *call, const struct path_value *args, int count)
{
	struct date a, b;
	(void)count;
	if (!date_of(&args[0], &a) || !date_of(&args[1], &b)) {
		path_return_number(call, NAN);
		return true;
	}
	if (!a.month || !b.month)
		a.month = b.month = 0;
	if (!a.month || !a.day || !b.day)
		a.day = b.day = 0;
	path_return_number(call, date_compare(a, b));
	return true;
}

static bool call_months_between(struct path_call *call, const struct path_value *args, int count)
{
	struct date a, b;
	(void)count;
	const bool fine = date_of(&args[0], &a) && date_of(&args[1], &b) && a.month && b.month;
	path_return_number(call, fine ? (double)((b.year - a.year) * 12 + b.month - a.month) : (double)NAN);
	return true;
}

const struct path_function library_number[] = {
	{"product-sum", 3, 3, call_product_sum, "product-sum(nodes, a, b): the sum of the products of two attributes"},
	{"products", 3, 3, call_products, "products(nodes, a, b): those products in signs"},
	{"median", 1, 1, call_median, "median(nodes): the middle of their numbers"},
	{"median-product", 3, 3, call_median_product, "median-product(nodes, a, b): the middle of the products of two attributes"},
	{"product-spread", 3, 3, call_product_spread, "product-spread(nodes, a, b): greatest less smallest product, as a share of the middle one"},
	{"geomean", 1, 1, call_geomean, "geomean(nodes): the geometric mean of their numbers; 0 when one is 0"},
	{"least", 1, 1, call_least, "least(nodes): the smallest of their numbers"},
	{"greatest", 1, 1, call_greatest, "greatest(nodes): the greatest of their numbers"},
	{"round-to", 2, 2, call_round_to, "round-to(number, decimals): as it is printed with so many decimals, halves away from zero"},
	{"abs", 1, 1, call_abs, "abs(number): without its sign"},
	{"choose", 3, 3, call_choose, "choose(condition, a, b): a when it holds, else b"},
	{"times-off", 2, 2, call_times_off, "times-off(number, nodes): how many times it is the median of the nodes, or that is it"},
	{"date-order", 2, 2, call_date_order, "date-order(a, b): -1, 0 or 1, to the precision that both dates have"},
	{"months-between", 2, 2, call_months_between, "months-between(a, b): calendar months from a to b"},
	{.name = NULL},
};
