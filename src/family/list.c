/* The list of families. Are you adding a family? One folder, one line here. */
#include "family/family.h"

#include "family/jappserver2004/jas.h"
#include "family/jbb2015/jbb.h"
#include "family/reading.h"
#include "family/web99/web99.h"

#include <string.h>

static const struct family *const families[] = {
	&jas_family,
	&web99_family,
	&jbb_family,
};

size_t family_count(void)
{
	return sizeof families / sizeof *families;
}

const struct family *family_at(size_t i)
{
	return families[i];
}

const struct family *family_find(const char *id)
{
	for (size_t i = 0; i < family_count(); i++)
		if (!strcmp(families[i]->id, id))
			return families[i];
	return NULL;
}

const struct family *family_recognise(const struct lines *lines)
{
	const struct family *best = NULL;
	int most = 0;
	for (size_t i = 0; i < family_count(); i++) {
		int sure = families[i]->recognise(lines);
		if (sure > most) {
			best = families[i];
			most = sure;
		}
	}
	return best;
}

struct result *family_read(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	struct reading *reading = reading_open(arena, diags, name, bytes);
	return reading ? reading_next(reading, arena) : NULL;
}
