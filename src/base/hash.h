/* SHA-256 of bytes (GLib) and a fast stable hash for tables. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include "base/slice.h"

#include <stdint.h>

void hash_sha256(struct slice bytes, char hex[65]);
uint64_t hash_bytes(struct slice bytes); /* FNV-1a 64: the same in every process */

#endif
