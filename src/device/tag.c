/* Strings for cairo's tags. Names of destinations are written raw into the file, addresses lose their backslashes: both are
 * percent-encoded down to characters that mean nothing to the tag parser and to PDF. */
#include "device/tag.h"

#include "base/buf.h"
#include "base/date.h"
#include "base/number.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define TAG_DECIMALS 3

static bool is_plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* `text` with all but ASCII letters, digits and `others` percent-encoded. */
static void add_encoded(struct buf *out, const char *text, const char *others)
{
	for (; *text; text++)
		if (is_plain(*text) || strchr(others, *text))
			buf_addc(out, *text);
		else
			buf_addf(out, "%%%02X", (unsigned)(unsigned char)*text);
}

static const char *take(struct arena *arena, struct buf *buf)
{
	const char *text = arena_copy(arena, buf->s, buf->n);
	buf_drop(buf);
	return text;
}

static void add_anchor(struct buf *out, const char *anchor)
{
	add_encoded(out, anchor, "-._:");
}

static void add_aim(struct buf *out, const char *anchor)
{
	buf_adds(out, "dest='");
	add_anchor(out, anchor);
	buf_addc(out, '\'');
}

const char *tag_destination(struct arena *arena, const char *anchor, double y)
{
	struct buf out = {0};
	buf_adds(&out, "name='");
	add_anchor(&out, anchor);
	buf_adds(&out, "' x=0 y=");
	number_print(&out, y, TAG_DECIMALS);
	return take(arena, &out);
}

const char *tag_aim(struct arena *arena, const char *anchor)
{
	struct buf out = {0};
	add_aim(&out, anchor);
	return take(arena, &out);
}

const char *tag_link(struct arena *arena, struct rect area, const char *target)
{
	const double numbers[] = {area.x, area.y, area.w, area.h};
	struct buf out = {0};
	buf_adds(&out, "rect=[");
	for (size_t i = 0; i < 4; i++) {
		if (i > 0)
			buf_addc(&out, ' ');
		number_print(&out, numbers[i], TAG_DECIMALS);
	}
	buf_adds(&out, "] ");
	if (*target == '#') {
		add_aim(&out, target + 1);
	} else {
		buf_adds(&out, "uri='");
		add_encoded(&out, target, "-._~:/?#[]@!$&*+,;=%");
		buf_addc(&out, '\'');
	}
	return take(arena, &out);
}

static bool epoch(time_t *out)
{
	const char *text = getenv("SOURCE_DATE_EPOCH");
	if (!text || !*text || strspn(text, "0123456789") != strlen(text) || strlen(text) > 11)
		return false;
	*out = (time_t)strtoll(text, NULL, 10);
	return true;
}

const char *tag_created(struct arena *arena, const char *created)
{
	time_t seconds;
	struct tm at;
	struct date date;
	if (epoch(&seconds) && gmtime_r(&seconds, &at) && at.tm_year < 8100)
		return arena_printf(arena, "%04d-%02d-%02dT%02d:%02d:%02dZ", at.tm_year + 1900, at.tm_mon + 1, at.tm_mday, at.tm_hour, at.tm_min, at.tm_sec);
	if (!created || !date_parse(slice_of(created), &date))
		return "";
	return arena_printf(arena, "%04d-%02d-%02dT00:00:00Z", date.year, date.month ? date.month : 1, date.day ? date.day : 1);
}
