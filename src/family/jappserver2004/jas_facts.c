/* One row a fact. Left-hand facts begin a line, right-hand ones may follow on the same line, in the order of the page. */
#include "family/jappserver2004/jas_facts.h"

#include "result/vocabulary.h"

#define RIGHT(id_, kind_, unit_, label_) FACT(id_, kind_, unit_, label_, .side = FACT_RIGHT)

static const struct fact submitter[] = {
	RIGHT("submitter", FACT_TEXT, NULL, "SPEC license #"),
	RIGHT("date.test", FACT_DATE, NULL, "Test date"),
};

static const struct fact sut[] = {
	FACT("sut.j2ee-nodes", FACT_NUMBER, NULL, "J2EE Server Nodes", .key = VOCABULARY_NODES),
	FACT("sut.db-nodes", FACT_NUMBER, NULL, "DB Server Nodes", .side = FACT_RIGHT, .key = VOCABULARY_NODES),
	FACT("sut.j2ee-cpus", FACT_CPUS, NULL, "J2EE Server CPUs", .side = FACT_LEFT),
	RIGHT("sut.db-cpus", FACT_CPUS, NULL, "DB Server CPUs"),
	FACT("sut.j2ee-instances", FACT_NUMBER, NULL, "J2EE Instances", .side = FACT_LEFT),
	RIGHT("sut.db-instances", FACT_NUMBER, NULL, "DB Instances"),
	FACT("sut.other", FACT_TEXT, NULL, JAS_OTHER_COMPONENTS, .side = FACT_LEFT),
};

static const struct fact settings[] = {
	FACT("settings.dealer-injection-rate", FACT_NUMBER, NULL, "Dealer Injection Rate", .raw = "config.injection_rate"),
	FACT("settings.ramp-up", FACT_SECONDS, "s", "Ramp Up Time", .side = FACT_RIGHT, .raw = "config.ramp_up_seconds"),
	FACT("settings.dealer-agents", FACT_NUMBER, NULL, "# of Dealer Agents", .raw = "config.dealer_agents"),
	FACT("settings.ramp-down", FACT_SECONDS, "s", "Ramp Down Time", .side = FACT_RIGHT, .raw = "config.ramp_down_seconds"),
	FACT("settings.manufacturing-agents", FACT_NUMBER, NULL, "# of Manufacturing Agents", .raw = "config.mfg_agents"),
	FACT("settings.steady-state", FACT_SECONDS, "s", "Steady State Time", .side = FACT_RIGHT, .raw = "config.steady_state_seconds"),
	FACT("settings.db-load-rate", FACT_NUMBER, NULL, "DB Load Injection Rate", .side = FACT_LEFT),
	FACT("settings.trigger", FACT_SECONDS, "s", "Trigger Time", .side = FACT_RIGHT, .raw = "config.trigger_time_seconds"),
};

static const struct fact software[] = {
	FACT(".vendor", FACT_TEXT, NULL, "Vendor", .side = FACT_LEFT),
	RIGHT(".availability", FACT_DATE, NULL, "Availability"),
	FACT(".cts-version", FACT_TEXT, NULL, "CTS Version", .side = FACT_LEFT),
	RIGHT(".cts-date", FACT_DATE, NULL, "Date Passed CTS"),
	FACT(".os", FACT_TEXT, NULL, "OS Name", .side = FACT_LEFT),
	FACT(".ejb-protocol", FACT_TEXT, NULL, "EJB Protocol", .side = FACT_LEFT),
};

static const struct fact configuration[] = {
	FACT(".j2ee-product", FACT_TEXT, NULL, "J2EE Product", .side = FACT_LEFT),
	FACT(".jvm-product", FACT_TEXT, NULL, "JVM Product", .key = VOCABULARY_JVM),
	FACT(".jdbc-product", FACT_TEXT, NULL, "JDBC Product", .side = FACT_LEFT),
	FACT(".web-product", FACT_TEXT, NULL, "Web Product", .side = FACT_LEFT),
	FACT(".db-product", FACT_TEXT, NULL, "DB Product", .side = FACT_LEFT),
	FACT(".hardware", FACT_TEXT, NULL, "Hardware", .side = FACT_LEFT),
	FACT(".instances", FACT_NUMBER, NULL, "# of Instances", .side = FACT_LEFT),
};

static const struct fact system_facts[] = {
	FACT(".vendor", FACT_TEXT, NULL, "Hardware Vendor", .side = FACT_LEFT),
	RIGHT(".os-vendor", FACT_TEXT, NULL, "OS Vendor"),
	FACT(".model", FACT_TEXT, NULL, "Model Name", .side = FACT_LEFT),
	FACT(".os", FACT_TEXT, NULL, "OS Name", .side = FACT_RIGHT, .key = VOCABULARY_OS),
	FACT(".processor", FACT_TEXT, NULL, "Processor", .key = VOCABULARY_CPU),
	RIGHT(".filesystem", FACT_TEXT, NULL, "Filesystem"),
	FACT(".mhz", FACT_NUMBER, "MHz", "MHz", .side = FACT_LEFT),
	RIGHT(".disks", FACT_MULTIPLE, NULL, "Disks"),
	FACT(".cpus", FACT_CPUS, NULL, "# of CPUs", .key = VOCABULARY_CORES),
	RIGHT(".network", FACT_MULTIPLE, NULL, "Network Interface"),
	FACT(".memory", FACT_NUMBER, "MB", "Memory (MB)", .key = VOCABULARY_MEMORY),
	RIGHT(".other", FACT_TEXT, NULL, "Other Hardware"),
	FACT(".l1", FACT_TEXT, NULL, "L1 Cache", .side = FACT_LEFT),
	RIGHT(".systems", FACT_NUMBER, NULL, "# of Systems"),
	FACT(".l2", FACT_TEXT, NULL, "L2 Cache", .side = FACT_LEFT),
	RIGHT(".hw-available", FACT_DATE, NULL, "H/W Available"),
	FACT(".other-cache", FACT_TEXT, NULL, "Other Cache", .side = FACT_LEFT),
	RIGHT(".os-available", FACT_DATE, NULL, "OS Available"),
};

#define TABLE(facts_) {facts_, sizeof facts_ / sizeof *facts_}

const struct jas_facts jas_submitter = TABLE(submitter);
const struct jas_facts jas_sut = TABLE(sut);
const struct jas_facts jas_settings = TABLE(settings);
const struct jas_facts jas_software = TABLE(software);
const struct jas_facts jas_configuration = TABLE(configuration);
const struct jas_facts jas_system = TABLE(system_facts);

const struct jas_row jas_mix_rows[] = {
	{"Purchase", "mix.purchase", "result.dealer.purchase.count"}, {"Manage", "mix.manage", "result.dealer.manage.count"},
	{"Browse", "mix.browse", "result.dealer.browse.count"}, {NULL, NULL, NULL},
};

const struct jas_row jas_total_rows[] = {
	{"Total # Dealer Transactions", "mix.dealer-total", NULL},
	{"Total # Manufacturing Transactions", "mix.manufacturing-total", "result.manufacturing.workorders.count"}, {NULL, NULL, NULL},
};

/* Behind these keys stand ".avg", ".max" and ".90p". */
const struct jas_row jas_timing_rows[] = {
	{"Purchase", "timing.purchase", "result.dealer.purchase.resp_time"}, {"Manage", "timing.manage", "result.dealer.manage.resp_time"},
	{"Browse", "timing.browse", "result.dealer.browse.resp_time"}, {"Manufacturing", "timing.manufacturing", "result.manufacturing.resp_time"},
	{NULL, NULL, NULL},
};

const char *const jas_block_titles[] = {
	"Schema Modifications", "Load Program Modifications", "Isolation Requirement Info", "Durability Requirement Info",
	"Storage Requirement Info", "Argument Passing Semantics", NULL,
};
