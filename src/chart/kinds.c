/* The list of chart kinds: a new kind is a line here. */
#include "chart/kinds.h"

#include <assert.h>

static const struct chart_kind *const kinds[] = {
	&stacked_kind,
	&timings_kind,
	&strips_kind,
	&iterations_kind,
	&tally_kind,
	&bars_kind,
};

size_t kinds_count(void)
{
	return sizeof kinds / sizeof kinds[0];
}

const struct chart_kind *kinds_at(size_t i)
{
	assert(i < kinds_count());
	return kinds[i];
}
