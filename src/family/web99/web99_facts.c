/* One row a fact; labels stand in front of their values, a blank or a tab between. The same label means other things in other parts. */
#include "family/web99/web99_facts.h"

#include "result/vocabulary.h"

static const struct fact availability[] = {
	FACT("availability.hardware", FACT_DATE, NULL, "All Hardware", .side = FACT_LEFT),
	FACT("availability.http-software", FACT_DATE, NULL, "HTTP Software", .side = FACT_LEFT),
	FACT("availability.os", FACT_DATE, NULL, "Operating System", .side = FACT_LEFT),
	FACT("availability.supplemental", FACT_DATE, NULL, "Supplemental System", .side = FACT_LEFT),
};

static const struct fact hardware[] = {
	FACT("hardware.vendor", FACT_TEXT, NULL, "Vendor", .side = FACT_LEFT),
	FACT("hardware.model", FACT_TEXT, NULL, "Model", .side = FACT_LEFT),
	FACT("hardware.processor", FACT_CLOCK, NULL, "Processor", .key = VOCABULARY_CPU),
	FACT("hardware.processors", FACT_CPUS, NULL, "# Processors", .key = VOCABULARY_CORES),
	FACT("hardware.l1", FACT_TEXT, NULL, "Primary Cache", .side = FACT_LEFT),
	FACT("hardware.l2", FACT_TEXT, NULL, "Secondary Cache", .side = FACT_LEFT),
	FACT("hardware.other-cache", FACT_TEXT, NULL, "Other Cache", .side = FACT_LEFT),
	FACT("hardware.memory", FACT_SIZE, "MB", "Memory", .key = VOCABULARY_MEMORY),
	FACT("hardware.disks", FACT_MULTIPLE, NULL, "Disk Subsystem", .side = FACT_LEFT),
	FACT("hardware.disk-controllers", FACT_MULTIPLE, NULL, "Disk Controllers", .side = FACT_LEFT),
	FACT("hardware.other", FACT_TEXT, NULL, "Other Hardware", .side = FACT_LEFT),
};

static const struct fact software[] = {
	FACT("software.os", FACT_TEXT, NULL, "Operating System", .key = VOCABULARY_OS),
	FACT("software.filesystem", FACT_TEXT, NULL, "File System", .side = FACT_LEFT),
	FACT("software.other", FACT_TEXT, NULL, "Other Software", .side = FACT_LEFT),
};

static const struct fact http[] = {
	FACT("http.vendor", FACT_TEXT, NULL, "Vendor", .side = FACT_LEFT),
	FACT("http.software", FACT_TEXT, NULL, "HTTP Software", .side = FACT_LEFT),
	FACT("http.api", FACT_TEXT, NULL, "API", .side = FACT_LEFT),
	FACT("http.server-cache", FACT_TEXT, NULL, "Server Cache", .side = FACT_LEFT),
	FACT("http.log-mode", FACT_TEXT, NULL, "Log Mode", .side = FACT_LEFT),
};

static const struct fact network[] = {
	FACT("network.controller-count", FACT_NUMBER, NULL, "# of Controllers", .side = FACT_LEFT),
	FACT("network.controllers", FACT_TEXT, NULL, "Network Controllers", .side = FACT_LEFT),
	FACT("network.nets", FACT_NUMBER, NULL, "# of Nets", .side = FACT_LEFT, .key = VOCABULARY_NETS),
	FACT("network.net-type", FACT_TEXT, NULL, "Type of Nets", .side = FACT_LEFT),
	FACT("network.speed", FACT_RATE, NULL, "Network Speed", .side = FACT_LEFT, .key = VOCABULARY_NET_SPEED),
	FACT("network.msl", FACT_NUMBER, "s", "MSL (sec)", .side = FACT_LEFT),
	FACT("network.time-wait", FACT_NUMBER, "s", "Time-Wait (sec)", .side = FACT_LEFT),
	FACT("network.mtu", FACT_NUMBER, "B", "MTU", .side = FACT_LEFT),
};

static const struct fact clients[] = {
	FACT("clients.count", FACT_NUMBER, NULL, "# of Clients", .side = FACT_LEFT),
	FACT("clients.model", FACT_TEXT, NULL, "Model", .side = FACT_LEFT),
	FACT("clients.processor", FACT_CLOCK, NULL, "Processor", .side = FACT_LEFT),
	FACT("clients.processors", FACT_PLAIN, NULL, "# of Processors", .side = FACT_LEFT),
	FACT("clients.memory", FACT_PLAIN, NULL, "Memory", .side = FACT_LEFT),
	FACT("clients.network-controller", FACT_TEXT, NULL, "Network Controller", .side = FACT_LEFT),
	FACT("clients.os", FACT_TEXT, NULL, "Operating System", .side = FACT_LEFT),
	FACT("clients.compiler", FACT_TEXT, NULL, "Compiler", .side = FACT_LEFT),
};

static const struct fact settings[] = {
	FACT("configuration.requested", FACT_NUMBER, "connections", "Requested Connections", .side = FACT_LEFT),
	FACT("configuration.fileset", FACT_NUMBER, "MB", "Fileset Size (MB)", .side = FACT_LEFT),
};

const struct fact web99_sponsor[] = {
	FACT("sponsor", FACT_TEXT, NULL, "Test Sponsor", .side = FACT_LEFT),
	FACT("date.test", FACT_DATE, NULL, "Test Date", .side = FACT_LEFT),
	FACT("tested-by", FACT_TEXT, NULL, "Tested By", .side = FACT_LEFT),
	FACT("license", FACT_TEXT, NULL, "SPEC License", .side = FACT_LEFT),
};

const size_t web99_sponsor_count = sizeof web99_sponsor / sizeof *web99_sponsor;

#define SECTION(id_, facts_) {id_, facts_, sizeof facts_ / sizeof *facts_}

const struct web99_section web99_sections[WEB99_PART_COUNT] = {
	[WEB99_AVAILABILITY] = SECTION("availability", availability), [WEB99_HARDWARE] = SECTION("hardware", hardware),
	[WEB99_SOFTWARE] = SECTION("software", software), [WEB99_HTTP] = SECTION("http", http), [WEB99_NETWORK] = SECTION("network", network),
	[WEB99_CLIENTS] = SECTION("clients", clients), [WEB99_SETTINGS] = SECTION("configuration", settings),
};

/* A heading that is a label elsewhere counts only above a label of its own part. */
#define HEAD(part_, text_, facts_) {.part = part_, .text = text_, .facts = facts_, .count = sizeof facts_ / sizeof *facts_, .end = LABEL_LOOSE}

const struct outline_head web99_heads[] = {
	{.part = WEB99_PERFORMANCE, .text = "Performance"},
	{.part = WEB99_CONFIGURATION, .text = "Configuration"},
	HEAD(WEB99_AVAILABILITY, "Availability Dates", availability),
	HEAD(WEB99_HARDWARE, "Hardware", hardware),
	HEAD(WEB99_SOFTWARE, "Software", software),
	HEAD(WEB99_HTTP, "HTTP Software", http),
	{.part = WEB99_SPONSOR, .text = "Test Sponsor"},
	HEAD(WEB99_NETWORK, "Network", network),
	HEAD(WEB99_CLIENTS, "Clients", clients),
	HEAD(WEB99_SETTINGS, "Benchmark Configuration", settings),
	{.part = WEB99_NOTES, .text = "Notes"},
	{.part = WEB99_DETAILS, .text = "Test Run Details"},
	{.part = WEB99_CLOSING, .text = "First published at", .match = OUTLINE_START},
};

const size_t web99_head_count = sizeof web99_heads / sizeof *web99_heads;

const struct web99_column web99_columns[WEB99_COLUMNS] = {
	{"Iteration", "n"}, {"ConformingConnections", "connections"}, {"PercentConform", "percent"}, {"Throughputops/sec", "throughput"},
	{"Responsemsec", "response"}, {"ops/sec/loadgen", "ops-per-loadgen"}, {"kbit/sec", "kbit"},
};
