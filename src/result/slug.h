/* Slugs: text made fit for ids and file names. */
#ifndef RESULT_SLUG_H
#define RESULT_SLUG_H

#include "base/arena.h"
#include "base/date.h"
#include "base/slice.h"

/* Lower-case ASCII letters and digits in words joined by '-', Latin accents dropped, everything else a word's end; at most `most`
 * bytes (0: no limit), no '-' at the ends. Never empty: "x" when nothing is left. */
char *slug_make(struct arena *arena, struct slice text, size_t most);
/* The same without the legal form at the end: "Cisco Systems, Inc." -> "cisco-systems". */
char *slug_company(struct arena *arena, struct slice company);
/* "<family>-<company>-<system, at most 24>-<month of date>"; the date's part is left out when it is unknown. */
char *slug_result(struct arena *arena, const char *family, struct slice company, struct slice system, struct date date);

#endif
