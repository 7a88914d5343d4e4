/* One row a format: XML and JSON of whole results, CSV of facts or of a table. */
#include "cli/export_format.h"

#include "result/json.h"

#include <string.h>

static void xml_alone(struct buf *out, const struct result *result, enum sheet_kind sheet)
{
	(void)sheet;
	result_export_xml(out, result);
}

static void xml_begin(struct buf *out, enum sheet_kind sheet)
{
	(void)sheet;
	result_export_begin(out);
}

static void xml_one(struct buf *out, const struct result *result, enum sheet_kind sheet, const char *id, bool first)
{
	(void)sheet, (void)first;
	xmlSetProp(result->root, BAD_CAST "id", BAD_CAST id);
	result_export_one(out, result);
}

static void xml_end(struct buf *out, bool any)
{
	(void)any;
	result_export_end(out);
}

static void json_alone(struct buf *out, const struct result *result, enum sheet_kind sheet)
{
	(void)sheet;
	json_result(out, result, result_id(result));
	buf_addc(out, '\n');
}

static void json_begin(struct buf *out, enum sheet_kind sheet)
{
	(void)sheet;
	buf_addc(out, '[');
}

static void json_one(struct buf *out, const struct result *result, enum sheet_kind sheet, const char *id, bool first)
{
	(void)sheet;
	buf_adds(out, first ? "\n" : ",\n");
	json_result(out, result, id);
}

static void json_end(struct buf *out, bool any)
{
	buf_adds(out, any ? "\n]\n" : "]\n");
}

static void csv_one(struct buf *out, const struct result *result, enum sheet_kind sheet, const char *id, bool first)
{
	(void)first;
	sheet_rows(out, sheet, result, id);
}

static void csv_alone(struct buf *out, const struct result *result, enum sheet_kind sheet)
{
	sheet_head(out, sheet);
	sheet_rows(out, sheet, result, result_id(result));
}

static void csv_nothing(struct buf *out, bool any)
{
	(void)out, (void)any;
}

static const struct export_format formats[] = {
	{"xml", ".xml", xml_alone, xml_begin, xml_one, xml_end},
	{"json", ".json", json_alone, json_begin, json_one, json_end},
	{"csv", ".csv", csv_alone, sheet_head, csv_one, csv_nothing},
};

const struct export_format *export_format_find(const char *name)
{
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		if (strcmp(formats[i].name, name) == 0)
			return &formats[i];
	return NULL;
}
