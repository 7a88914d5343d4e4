/* Functions of numbers: their forms, and small statistics over nodes. */
#include "bind/functions.h"

#include "base/number.h"
#include "bind/closed.h"
#include "bind/diag.h"
#include "bind/value.h"

#include <math.h>
#include <stdlib.h>

enum { MAX_DECIMALS = 9 };

#define NARROW_SPACE "\xe2\x80\xaf" /* U+202F */
#define EN_DASH "\xe2\x80\x93" /* U+2013 */

/* Puts a number into words and remembers both. */
static bool say(struct path_call *call, double number, const char *words)
{
	binder_speak(path_call_user(call), words, number);
	path_return_text(call, words);
	return true;
}

/* The argument i as a number of decimals; `absent` when it is not given. False: reported. */
static bool decimals_of(struct path_call *call, const struct path_value *args, int count, int i, int absent, int *decimals)
{
	double number;
	*decimals = absent;
	if (count <= i)
		return true;
	if (functions_number_of(&args[i], &number) && number >= 0 && number <= MAX_DECIMALS) {
		*decimals = (int)number;
		return true;
	}
	diags_report(path_call_diags(call), &bind_diag[BIND_ARGUMENT], path_call_place(call),
		"\"%.40s\" as the number of decimals; expected 0 to %d", args[i].text, MAX_DECIMALS);
	return false;
}

static const char *form(struct path_call *call, double number, int decimals)
{
	const struct binder *b = path_call_user(call);
	return message_number(path_call_arena(call), b->tools.messages, number, decimals);
}

/* What stands there instead of a number, as found: "null", "see notes". */
static bool as_found(struct path_call *call, const struct path_value *value)
{
	const char *text = functions_printed(path_call_user(call), value);
	path_return_text(call, text ? text : VALUE_MISSING);
	return true;
}

static bool call_num(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	int decimals;
	const struct binder *b = path_call_user(call);
	if (!decimals_of(call, args, count, 1, -1, &decimals))
		return false;
	if (functions_is_nothing(&args[0]))
		return functions_missing(call);
	if (!functions_number_of(&args[0], &number))
		return as_found(call, &args[0]);
	if (decimals >= 0)
		return say(call, number, form(call, number_round(number, decimals), -1));
	if (args[0].type == PATH_NUMBER)
		return say(call, number, form(call, number, -1));
	return say(call, number, message_printed(path_call_arena(call), b->tools.messages, slice_of(functions_plain(&args[0]))));
}

static bool call_fixed(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	int decimals;
	if (!decimals_of(call, args, count, 1, 0, &decimals))
		return false;
	if (functions_is_nothing(&args[0]))
		return functions_missing(call);
	if (!functions_number_of(&args[0], &number))
		return as_found(call, &args[0]);
	return say(call, number, form(call, number, decimals));
}

static bool call_signed(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	int decimals;
	if (!decimals_of(call, args, count, 1, 0, &decimals))
		return false;
	if (!functions_number_of(&args[0], &number))
		return functions_missing(call);
	const char *words = form(call, number, decimals);
	return say(call, number, number_round(number, decimals) > 0 ? arena_printf(path_call_arena(call), "+%s", words) : words);
}

static bool call_percent(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	int decimals;
	if (!decimals_of(call, args, count, 1, 0, &decimals))
		return false;
	if (!functions_number_of(&args[0], &number))
		return functions_missing(call);
	return say(call, number, arena_printf(path_call_arena(call), "%s" NARROW_SPACE "%%", form(call, 100 * number, decimals)));
}

static bool call_nb(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	const char *words = functions_printed(path_call_user(call), &args[0]);
	const char *unit = functions_plain(&args[1]);
	(void)count;
	if (!words)
		return functions_missing(call);
	const char *text = functions_with_unit(path_call_arena(call), words, closed_unit(path_call_user(call), unit));
	if (functions_number_of(&args[0], &number))
		return say(call, number, text);
	path_return_text(call, text);
	return true;
}

/* Microseconds as a reader says them: seconds from one on, else milliseconds. Two are a range in the unit of the longer. */
static bool call_duration(struct path_call *call, const struct path_value *args, int count)
{
	struct binder *b = path_call_user(call);
	double low, high;
	if (!functions_number_of(&args[0], &low) || !functions_number_of(&args[count - 1], &high))
		return functions_missing(call);
	const bool seconds = high >= 1e6;
	const double unit = seconds ? 1e6 : 1e3;
	const char *words = form(call, high / unit, -1);
	if (count > 1)
		words = arena_printf(path_call_arena(call), "%s" EN_DASH "%s", form(call, low / unit, -1), words);
	const struct message_slot slot = { .name = "n", .value = words };
	words = message_text(path_call_arena(call), b->tools.messages, b->tools.diags, seconds ? "duration.seconds" : "duration.milliseconds", &slot, 1);
	return say(call, high, words);
}

static bool call_ratio(struct path_call *call, const struct path_value *args, int count)
{
	double a, b;
	(void)count;
	const bool known = functions_number_of(&args[0], &a) && functions_number_of(&args[1], &b) && b != 0;
	path_return_number(call, known ? a / b : NAN);
	return true;
}

/* The numbers of the nodes; nodes without one are left out. */
static double *numbers_of(struct path_call *call, const struct path_value *nodes, size_t *count)
{
	double *numbers = arena_array(path_call_arena(call), nodes->count, sizeof *numbers);
	*count = 0;
	for (size_t i = 0; nodes->type == PATH_NODES && i < nodes->count; i++) {
		xmlNode *node = nodes->nodes[i];
		xmlNode *child = node->children;
		const char *text = child && child->content ? (const char *)child->content : "";
		const struct path_value one = { .type = PATH_NODES, .text = text, .nodes = &node, .count = 1 };
		*count += functions_number_of(&one, &numbers[*count]);
	}
	return numbers;
}

static int compare_numbers(const void *a, const void *b)
{
	const double *x = a, *y = b;
	return (*x > *y) - (*x < *y);
}

static bool call_median(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	double *numbers = numbers_of(call, &args[0], &n);
	(void)count;
	if (n)
		qsort(numbers, n, sizeof *numbers, compare_numbers);
	path_return_number(call, n ? (numbers[(n - 1) / 2] + numbers[n / 2]) / 2 : NAN);
	return true;
}

/* The geometric mean has no sense with a zero or less among the numbers: then there is none. */
static bool call_geomean(struct path_call *call, const struct path_value *args, int count)
{
	size_t n;
	const double *numbers = numbers_of(call, &args[0], &n);
	double sum = 0;
	(void)count;
	for (size_t i = 0; i < n; i++)
		sum += numbers[i] > 0 ? log(numbers[i]) : NAN;
	path_return_number(call, n ? exp(sum / (double)n) : NAN);
	return true;
}

static double further(double best, double number, int sign)
{
	return isnan(best) || sign * number > sign * best ? number : best;
}

/* Over all arguments: nodes count each, anything else as one number. */
static bool extreme(struct path_call *call, const struct path_value *args, int count, int sign)
{
	double best = NAN, number;
	for (int a = 0; a < count; a++) {
		if (args[a].type != PATH_NODES) {
			best = functions_number_of(&args[a], &number) ? further(best, number, sign) : best;
			continue;
		}
		size_t n;
		const double *numbers = numbers_of(call, &args[a], &n);
		for (size_t i = 0; i < n; i++)
			best = further(best, numbers[i], sign);
	}
	path_return_number(call, best);
	return true;
}

static bool call_max(struct path_call *call, const struct path_value *args, int count)
{
	return extreme(call, args, count, 1);
}

static bool call_min(struct path_call *call, const struct path_value *args, int count)
{
	return extreme(call, args, count, -1);
}

static bool call_abs(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	(void)count;
	path_return_number(call, functions_number_of(&args[0], &number) ? fabs(number) : NAN);
	return true;
}

const struct path_function functions_number[] = {
	{ "num", 1, 2, call_num, "num(x[, decimals]): a number in the language's form, at printed precision or with at most so many decimals" },
	{ "fixed", 1, 2, call_fixed, "fixed(x[, decimals]): a number with exactly so many decimals, 0 when absent" },
	{ "signed", 1, 2, call_signed, "signed(x[, decimals]): the same with its sign" },
	{ "percent", 1, 2, call_percent, "percent(ratio[, decimals]): 0.601 as 60 %" },
	{ "nb", 2, 2, call_nb, "nb(x, unit): a number and its unit, kept on one line" },
	{ "duration", 1, 2, call_duration, "duration(us[, us]): microseconds as 0.5 ms or 1 s, two as 0.5" EN_DASH "1 s" },
	{ "ratio", 2, 2, call_ratio, "ratio(a, b): a / b; nothing when b is 0 or either is missing" },
	{ "median", 1, 1, call_median, "median(nodes): of their numbers" },
	{ "geomean", 1, 1, call_geomean, "geomean(nodes): geometric mean of their numbers; nothing when one is not above 0" },
	{ "max", 1, -1, call_max, "max(x, ...): the greatest of numbers and of the numbers of nodes" },
	{ "min", 1, -1, call_min, "min(x, ...): the least of them" },
	{ "abs", 1, 1, call_abs, "abs(x): without its sign" },
	{ .name = NULL },
};
