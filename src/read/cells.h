/* Rows of cells without columns: separated by blanks ("Purchase 0.16 7.30 0.40 2.00") or by tabs ("1<TAB>13277"). */
#ifndef READ_CELLS_H
#define READ_CELLS_H

#include "read/lines.h"

/* Runs of anything but blanks, tabs and NBSP. At most `most`; the last one takes the rest of the row. Their number. */
size_t cells_words(const struct lines *lines, struct span row, struct span *cells, size_t most);
/* Between tabs; several tabs in a row are one separator; each cell trimmed, none empty. At most `most`; the last takes the rest. */
size_t cells_tabs(const struct lines *lines, struct span row, struct span *cells, size_t most);
/* Between single tabs of a whole line, the empty ones too. At most `most`; the last takes the rest. */
size_t cells_each_tab(const struct lines *lines, struct span row, struct span *cells, size_t most);

#endif
