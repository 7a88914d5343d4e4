/* Where something stands: a file and a position in code points, both from 1; 0 is unknown. A tab counts one. */
#ifndef BASE_PLACE_H
#define BASE_PLACE_H

struct place {
	const char *file; /* as the user named it; lives as long as its document; NULL for none */
	unsigned line, column;
};

#endif
