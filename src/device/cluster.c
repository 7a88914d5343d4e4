/* Clusters of shaped runs. Glyphs of one cluster are neighbours; from left to right their offsets rise, from right to left they
 * fall. The first cluster begins with the text and the last one ends it, so that nothing of the text is lost. */
#include "device/cluster.h"

/* Offset of the i-th glyph in text order. */
static size_t offset(const struct shape_run *run, bool backward, size_t i)
{
	return run->glyphs[backward ? run->count - 1 - i : i].cluster;
}

size_t cluster_make(const struct shape_run *run, struct cluster *clusters, bool *backward)
{
	*backward = run->count > 0 && run->glyphs[0].cluster > run->glyphs[run->count - 1].cluster;
	size_t count = 0, from = 0;
	for (size_t i = 0, n; i < run->count; i += n) {
		for (n = 1; i + n < run->count && offset(run, *backward, i + n) == offset(run, *backward, i); n++)
			;
		size_t next = i + n < run->count ? offset(run, *backward, i + n) : run->text.n;
		if (next < from || next > run->text.n) { /* neither rising nor falling: one cluster for all */
			clusters[0] = (struct cluster){run->text.n, run->count};
			return 1;
		}
		clusters[count++] = (struct cluster){next - from, n};
		from = next;
	}
	return count;
}

bool cluster_ends(const struct shape_run *run, size_t i)
{
	return i + 1 >= run->count || run->glyphs[i + 1].cluster != run->glyphs[i].cluster;
}
