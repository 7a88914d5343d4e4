/* Whether a file below a folder may be read: part of resolving includes. */
#ifndef XML_OPEN_H
#define XML_OPEN_H

/* NULL when `inner`, a relative path, is a regular file that no symbolic link leads out of `root`; else why not. */
const char *open_obstacle(const char *root, const char *inner);

#endif
