/* How a table fits its measure: as it is, on pages turned to landscape where it then needs fewer groups of columns, and as groups of
 * columns of about equal width beside the key columns. */
#include "layout/table.h"

size_t table_group_end(const struct table *table, size_t from, double width)
{
	double used = 0, gutter = table->s->look.table_gutter;
	for (size_t i = 0; i < from; i++)
		if (table->columns[i].spec.key)
			used += widths_least(&table->columns[i].widths, 1) + gutter;
	size_t end = from;
	while (end < table->count) {
		used += widths_least(&table->columns[end].widths, 1);
		if (used > width && end > from)
			break;
		used += gutter;
		end++;
	}
	return end;
}

static size_t groups(const struct table *table, double width)
{
	size_t count = 0;
	for (size_t from = 0; from < table->count; from = table_group_end(table, from, width))
		count++;
	return count;
}

double table_group_width(const struct table *table)
{
	size_t fewest = groups(table, table->width);
	double low = 0, high = table->width;
	while (fewest > 1 && high - low > 1) {
		double middle = (low + high) / 2;
		if (groups(table, middle) > fewest)
			low = middle;
		else
			high = middle;
	}
	return high;
}

bool table_wants_turn(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	const struct table *table = table_measured(s, node);
	const double upright = s->body_width;
	const size_t now = groups(table, f->width);
	if (now < 2)
		return false;
	state_turn(s, true);
	const size_t turned = groups(table, f->width + s->body_width - upright);
	state_turn(s, false);
	return turned < now;
}
