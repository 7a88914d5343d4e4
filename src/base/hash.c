/* SHA-256 through GLib's GChecksum, and FNV-1a. */
#include "base/hash.h"

#include "base/arena.h"

#include <glib.h>
#include <string.h>

void hash_sha256(struct slice bytes, char hex[65])
{
	GChecksum *checksum = g_checksum_new(G_CHECKSUM_SHA256);
	if (!checksum)
		arena_exhausted();
	/* The length is a gssize: a slice in memory cannot be longer. */
	g_checksum_update(checksum, (const guchar *)bytes.s, (gssize)bytes.n);
	memcpy(hex, g_checksum_get_string(checksum), 65);
	g_checksum_free(checksum);
}

uint64_t hash_bytes(struct slice bytes)
{
	uint64_t hash = 0xcbf29ce484222325u;
	for (size_t i = 0; i < bytes.n; i++)
		hash = (hash ^ (unsigned char)bytes.s[i]) * 0x100000001b3u;
	return hash;
}
