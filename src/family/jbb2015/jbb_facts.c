/* One row a fact, one column a format: text label, fragment of the HTML page's links, key of the .raw file, column of the dump. Keys
 * of groups are what stands behind the group's name. Two fragments and a key are misspelt in the originals. */
#include "family/jbb2015/jbb_facts.h"

#include "result/vocabulary.h"

#define ROW(id_, kind_, unit_, label_, html_, raw_, ...) FACT(id_, kind_, unit_, label_, .html = html_, .raw = raw_, __VA_ARGS__)
#define RIGHT(id_, kind_, label_, html_, raw_, csv_) FACT(id_, kind_, NULL, label_, .html = html_, .raw = raw_, .csv = csv_, .side = FACT_RIGHT)
#define TEST "jbb2015.test."
#define SUT TEST "aggregate.SUT."
#define RESULT "jbb2015.result."

static const struct fact head[] = {
	RIGHT("tested-by", FACT_TEXT, "Tested by", "Testedby", TEST "testedBy", "Tested By"),
	RIGHT("sponsor", FACT_TEXT, "Test Sponsor", "Testsponsor", TEST "testSponsor", "Test Sponsor"),
	RIGHT("location", FACT_TEXT, "Test location", "TestLocation", TEST "location", NULL),
	RIGHT("date.test", FACT_DATE, "Test date", "TestDate", TEST "date", "Test Date"),
	RIGHT("license", FACT_TEXT, "SPEC license #", "SPEClicense", TEST "specLicense", "License"),
	RIGHT("date.hardware", FACT_DATE, "Hardware Availability", "HardwareAvailability", TEST "hwAvailability", "Hardware Availability"),
	RIGHT("date.software", FACT_DATE, "Software Availability", "SoftwareAvailability", TEST "swAvailability", "SW Availability"),
	RIGHT("date.published", FACT_DATE, "Publication", "PublicationDate", "jbb2015.spec.publication.date", "Published"),
};

static const struct fact sut[] = {
	ROW("sut.vendor", FACT_TEXT, NULL, "Vendor", "SysVendor", SUT "vendor", .csv = "Company"),
	ROW("sut.vendor-url", FACT_TEXT, NULL, "Vendor URL", "SysURL", SUT "vendor.url"),
	ROW("sut.source", FACT_TEXT, NULL, "System Source", "SysSource", SUT "systemSource"),
	ROW("sut.designation", FACT_TEXT, NULL, "System Designation", "SysDesignation", SUT "systemDesignation"),
	ROW("sut.total-systems", FACT_NUMBER, NULL, "Total Systems", "SysCount", SUT "totalSystems"),
	ROW("sut.systems-identical", FACT_TEXT, NULL, "All SUT Systems Identical", "SysCountIdentical", SUT "allSUTSystemsIdentical"),
	ROW("sut.total-nodes", FACT_NUMBER, NULL, "Total Nodes", "SysNodesCount", SUT "totalNodes", .csv = "# of nodes", .key = VOCABULARY_NODES),
	ROW("sut.nodes-identical", FACT_TEXT, NULL, "All Nodes Identical", "SysNodesCountIdentical", SUT "allNodesIndentical"),
	ROW("sut.nodes-per-system", FACT_NUMBER, NULL, "Nodes Per System", "SysNodesPerSystem", SUT "nodesPerSystem"),
	ROW("sut.total-chips", FACT_NUMBER, NULL, "Total Chips", "SysTotalChips", SUT "totalChips", .csv = "# chips", .key = VOCABULARY_CHIPS),
	ROW("sut.total-cores", FACT_NUMBER, NULL, "Total Cores", "SysTotalCores", SUT "totalCores", .csv = "# cores", .key = VOCABULARY_CORES),
	ROW("sut.total-threads", FACT_NUMBER, NULL, "Total Threads", "SysTotalThreads", SUT "totalThreads", .csv = "Total # of threads", .key = VOCABULARY_THREADS),
	ROW("sut.total-memory", FACT_NUMBER, "GB", "Total Memory Amount (GB)", "SysTotalMemory", SUT "totalMemoryInGB", .csv = "Memory (GB)", .key = VOCABULARY_MEMORY),
	ROW("sut.total-os-images", FACT_NUMBER, NULL, "Total OS Images", "SysTotalOS", SUT "totalOSImages"),
	ROW("sut.sw-environment", FACT_TEXT, NULL, "SW Environment", "SysSWEnvrionment", SUT "swEnvironment"),
};

static const struct fact hardware[] = {
	ROW(".name", FACT_TEXT, NULL, "Name", "HWName", "name", .csv = "System"),
	ROW(".vendor", FACT_TEXT, NULL, "Vendor", "HWVendor", "vendor"),
	ROW(".vendor-url", FACT_TEXT, NULL, "Vendor URL", "HWURL", "vendor.url"),
	ROW(".available", FACT_DATE, NULL, "Available", "HWAvail", "available"),
	ROW(".model", FACT_TEXT, NULL, "Model", "HWModel", "model"),
	ROW(".form-factor", FACT_TEXT, NULL, "Form Factor", "HWFormFactor", "formFactor", .csv = "Form factor"),
	ROW(".cpu", FACT_TEXT, NULL, "CPU Name", "HWCPUName", "cpuName", .csv = "Processor", .key = VOCABULARY_CPU),
	ROW(".cpu-characteristics", FACT_TEXT, NULL, "CPU Characteristics", "HWCPUCharacteristics", "cpuCharacteristics", .csv = "CPU Characteristics"),
	ROW(".systems", FACT_NUMBER, NULL, "Number of Systems", "HWSysnumber", "nSystems"),
	ROW(".nodes-per-system", FACT_NUMBER, NULL, "Nodes Per System", "HWNodesPerSystem", "nodesPerSystem"),
	ROW(".chips-per-system", FACT_NUMBER, NULL, "Chips Per System", "HWChipsPerSystem", "chipsPerSystem"),
	ROW(".cores-per-system", FACT_NUMBER, NULL, "Cores Per System", "HWCoresPerSystem", "coresPerSystem"),
	ROW(".cores-per-chip", FACT_NUMBER, NULL, "Cores Per Chip", "HWCoresPerChip", "coresPerChip", .csv = "# cores per chip"),
	ROW(".threads-per-system", FACT_NUMBER, NULL, "Threads Per System", "HWThreadsPerSystem", "threadsPerSystem"),
	ROW(".threads-per-core", FACT_NUMBER, NULL, "Threads Per Core", "HWThreadsPerCore", "threadsPerCore", .csv = "# of threads per core"),
	ROW(".version", FACT_TEXT, NULL, "Version", "HWVersion", "version"),
	ROW(".mhz", FACT_NUMBER, "MHz", "CPU Frequency (MHz)", "HWCPUFreq", "cpuFrequency", .csv = "CPU Speed"),
	ROW(".l1", FACT_TEXT, NULL, "Primary Cache", "HWL1Cache", "primaryCache", .csv = "Primary Cache"),
	ROW(".l2", FACT_TEXT, NULL, "Secondary Cache", "HWL2Cache", "secondaryCache", .csv = "Secondary Cache"),
	ROW(".l3", FACT_TEXT, NULL, "Tertiary Cache", "HWL3Cache", "tertiaryCache", .csv = "Tertiary Cache"),
	ROW(".other-cache", FACT_TEXT, NULL, "Other Cache", "HWOtherCache", "otherCache"),
	ROW(".disks", FACT_MULTIPLE, NULL, "Disk", "HWDiskDrive", "disk", .csv = "Disk"),
	ROW(".filesystem", FACT_TEXT, NULL, "File System", "HWFileSystem", "file_system", .csv = "File System"),
	ROW(".memory", FACT_NUMBER, "GB", "Memory Amount (GB)", "HWMemSize", "memoryInGB"),
	ROW(".dimms", FACT_MULTIPLE, NULL, "# and size of DIMM(s)", "HWMemModules", "memoryDIMMS", .csv = "DIMMS"),
	ROW(".memory-details", FACT_TEXT, NULL, "Memory Details", "HWMemDetails", "memoryDetails", .csv = "Memory Details"),
	ROW(".network", FACT_MULTIPLE, NULL, "# and type of Network Interface Cards (NICs)", "HWNICs_Installed", "networkInterface", .csv = "NICs"),
	ROW(".psu", FACT_MULTIPLE, "W", "Power Supply Quantity and Rating (W)", "HWPSUCount", "psuInstalled", .csv = "PSU"),
	ROW(".other", FACT_TEXT, NULL, "Other Hardware", "HWOtherHardware", "other"),
	ROW(".enclosure", FACT_TEXT, NULL, "Cabinet/Housing/Enclosure", "HWSharedEnclosure", "sharedEnclosure", .csv = "Enclosure"),
	ROW(".shared-description", FACT_TEXT, NULL, "Shared Description", "HWSharedDescription", "sharedDescription"),
	ROW(".shared-comment", FACT_TEXT, NULL, "Shared Comment", "HWSharedComment", "sharedComment"),
	ROW(".notes", FACT_LINES, NULL, "Notes", "HWSharedNotes", "notes", .element = "line"),
};

/* Products other than systems are alike but for the fragments, and for what the dump has of them. */
#define PRODUCT(html_, name_, vendor_, available_) \
	ROW(".name", FACT_TEXT, NULL, "Name", html_ "Name", "name", .csv = name_), \
	ROW(".vendor", FACT_TEXT, NULL, "Vendor", html_ "Vendor", "vendor", .csv = vendor_), \
	ROW(".vendor-url", FACT_TEXT, NULL, "Vendor URL", html_ "VendorURL", "vendor.url"), \
	ROW(".version", FACT_TEXT, NULL, "Version", html_ "Version", "version"), \
	ROW(".available", FACT_DATE, NULL, "Available", html_ "Avail", "available", .csv = available_), \
	ROW(".bitness", FACT_NUMBER, "bit", "Bitness", html_ "Bits", "bitness"), \
	ROW(".notes", FACT_LINES, NULL, "Notes", html_ "Notes", "notes", .element = "line")

static const struct fact os[] = {PRODUCT("SWOS", "Operating System", "OS Vendor", "OS Availability")};
static const struct fact jvm[] = {PRODUCT("SWJVM", "JVM", "JVM Vendor", "JVM Availability")};
static const struct fact product[] = {PRODUCT("OtherHWSW", NULL, NULL, NULL)};

/* What text pages print without labels in front. "title@vendor" is an attribute of the title, "@category" one of the result. */
static const struct fact results[] = {
	ROW("max-jops", FACT_NUMBER, "jOPS", "max-jOPS", "Headline", RESULT "metric.max-jOPS", .csv = "Max-jOPS"),
	ROW("critical-jops", FACT_NUMBER, "jOPS", "critical-jOPS", "Headline", RESULT "metric.critical-jOPS", .csv = "Critical-jOPS"),
	ROW("title@vendor", FACT_TEXT, NULL, NULL, "Headline", TEST "hwVendor", .csv = "Company"),
	ROW("title@system", FACT_TEXT, NULL, NULL, "Headline", TEST "hwSystem", .csv = "System"),
	ROW("@category", FACT_TEXT, NULL, NULL, "category", RESULT "category", .csv = "Benchmark"),
	ROW("@status", FACT_TEXT, NULL, NULL, NULL, RESULT "compliant"),
	ROW("sla.10000", FACT_NUMBER, "jOPS", NULL, "critical-jops", RESULT "SLA-10000-jOPS"),
	ROW("sla.25000", FACT_NUMBER, "jOPS", NULL, "critical-jops", RESULT "SLA-25000-jOPS"),
	ROW("sla.50000", FACT_NUMBER, "jOPS", NULL, "critical-jops", RESULT "SLA-50000-jOPS"),
	ROW("sla.75000", FACT_NUMBER, "jOPS", NULL, "critical-jops", RESULT "SLA-75000-jOPS"),
	ROW("sla.100000", FACT_NUMBER, "jOPS", NULL, "critical-jops", RESULT "SLA-100000-jOPS"),
};

static const struct fact configuration[] = {
	ROW(".os-images", FACT_TEXT, NULL, "OS Images", "SUTxHWOS", "osImages"),
	ROW(".hardware", FACT_TEXT, NULL, "Hardware Description", "SUTxHWDesc", "hw_product"),
	ROW(".systems", FACT_NUMBER, NULL, "Number of Systems", "SUTxHWSysNum", "nSystems"),
	ROW(".sw-environment", FACT_TEXT, NULL, "SW Environment", "SUTxHWSWEnviro", "swEnvironment"),
	ROW(".tuning", FACT_LINES, NULL, "Tuning", "SUTxHWTuning", "tuning", .element = "tuning"),
	ROW(".notes", FACT_LINES, NULL, "Notes", "SUTxHWNotes", "notes", .element = "line"),
};

static const struct fact image[] = {
	ROW(".jvm-instances", FACT_TEXT, NULL, "JVM Instances", "SUTxSWJVM", "jvmInstances"),
	ROW(".os", FACT_TEXT, NULL, "OS Image Description", "SUTxSWOS", "os_product"),
	ROW(".tuning", FACT_LINES, NULL, "Tuning", "SUTxSWTune", "tuning", .element = "tuning"),
	ROW(".notes", FACT_LINES, NULL, "Notes", "SUTxSWNote", "notes", .element = "line"),
};

static const struct fact instance[] = {
	ROW(".parts", FACT_TEXT, NULL, "Parts of Benchmark", "SUTxSWJVMParts", "agents"),
	ROW(".jvm", FACT_TEXT, NULL, "JVM Instance Description", "SUTxSWJVMDe", "jvm_product"),
	ROW(".command-line", FACT_TEXT, NULL, "Command Line", "SUTxSWJVMCLI", "cmdline"),
	ROW(".tuning", FACT_LINES, NULL, "Tuning", "SUTxSWJVMTuning", "tuning", .element = "tuning"),
	ROW(".notes", FACT_LINES, NULL, "Notes", "SUTxSWJVMNotes", "notes", .element = "line"),
};

static const struct fact bounds[] = {
	ROW("validation.high-bound-attempted", FACT_NUMBER, "IR", "High-bound (max attempted)", "ValOther", NULL),
	ROW("validation.high-bound-settled", FACT_NUMBER, "IR", "High-bound (settled)", "ValOther", NULL),
	ROW("validation.version", FACT_TEXT, NULL, "SPECjbb2015 Version", NULL, "jbb2015.benchmark.version"),
};

#define TABLE(facts_) {facts_, sizeof facts_ / sizeof *facts_}

const struct jbb_facts jbb_head = TABLE(head);
const struct jbb_facts jbb_sut = TABLE(sut);
const struct jbb_facts jbb_hardware = TABLE(hardware);
const struct jbb_facts jbb_os = TABLE(os);
const struct jbb_facts jbb_jvm = TABLE(jvm);
const struct jbb_facts jbb_product = TABLE(product);
const struct jbb_facts jbb_results = TABLE(results);
const struct jbb_facts jbb_configuration = TABLE(configuration);
const struct jbb_facts jbb_image = TABLE(image);
const struct jbb_facts jbb_instance = TABLE(instance);
const struct jbb_facts jbb_bounds = TABLE(bounds);

#define NAMED(part_, text_, facts_, end_) {.part = part_, .text = text_, .match = OUTLINE_NAMED, .many = true, .facts = facts_, \
	.count = sizeof facts_ / sizeof *facts_, .end = end_}

const struct outline_head jbb_heads[] = {
	{.part = JBB_SUMMARY, .text = "Benchmark Results Summary"},
	{.part = JBB_ERRORS, .text = "Validation Errors Summary"},
	{.part = JBB_SUT, .text = JBB_SUT_HEAD},
	NAMED(JBB_HARDWARE, "Hardware", hardware, LABEL_GLUED),
	NAMED(JBB_OTHER_HARDWARE, "Other Hardware", product, LABEL_GLUED),
	NAMED(JBB_OS, "Operating System", os, LABEL_GLUED),
	NAMED(JBB_JVM, "Java Virtual Machine", jvm, LABEL_GLUED),
	NAMED(JBB_OTHER_SOFTWARE, "Other Software", product, LABEL_GLUED),
	{.part = JBB_CONFIGURATION, .text = "Hardware", .many = true, .facts = configuration, .count = sizeof configuration / sizeof *configuration,
		.end = LABEL_LOOSE},
	NAMED(JBB_IMAGE, "OS Image", image, LABEL_LOOSE),
	NAMED(JBB_INSTANCE, "JVM Instance", instance, LABEL_LOOSE),
	{.part = JBB_CAPTION, .text = "Topology"},
	{.part = JBB_CAPTION, .text = "max-jOPS and critical-jOPS Details"},
	{.part = JBB_STEPS, .text = "max-jOPS =", .match = OUTLINE_START},
	{.part = JBB_SLAS, .text = "critical-jOPS =", .match = OUTLINE_START},
	{.part = JBB_BRACKETS, .text = "Percentile"},
	{.part = JBB_CAPTION, .text = "Probes jOPS / Total jOPS"},
	{.part = JBB_MIX, .text = "Request Mix Accuracy"},
	{.part = JBB_FAILURES, .text = "There were no non-critical failures", .match = OUTLINE_START},
	{.part = JBB_CAPTION, .text = "Delay between status pings"},
	{.part = JBB_CAPTION, .text = "IR/PR Accuracy"},
	{.part = JBB_PROPERTIES, .text = "This section lists properties only set by user", .match = OUTLINE_START},
	{.part = JBB_VALIDATION, .text = "Level:", .match = OUTLINE_START, .many = true},
};

const size_t jbb_head_count = sizeof jbb_heads / sizeof *jbb_heads;

static const struct {
	const char *text;
	enum claim_reason reason;
} layout[] = {
	{JBB_BENCHMARK, CLAIM_DECORATION}, {"Overall Throughput RT curve", CLAIM_DECORATION}, {"Overall SUT Description", CLAIM_NAVIGATION},
	{"SUT Description", CLAIM_NAVIGATION}, {"Number of probes", CLAIM_NAVIGATION},
	{"Rate of Non-Critical Failures", CLAIM_NAVIGATION}, {"Rate Of Non-Critical Failures", CLAIM_NAVIGATION},
	{"Delay between performance status pings", CLAIM_NAVIGATION},
	{"Delay between performance status pings during RT Curve (Response-Throughput Curve)", CLAIM_DECORATION},
	{"SUT Configuration", CLAIM_NAVIGATION}, {"Properties", CLAIM_NAVIGATION}, {"Run Properties", CLAIM_DECORATION},
	{"Validation Details", CLAIM_NAVIGATION}, {"Validation Reports", CLAIM_DECORATION}, {"Other Checks", CLAIM_DECORATION},
	{"Last Success jOPS/First Failure jOPS for SLA points", CLAIM_DECORATION}, {"View table in csv format", CLAIM_NAVIGATION},
	{"http://www.spec.org - info@spec.org", CLAIM_CONTACT},
};

enum claim_reason jbb_facts_layout(struct slice line)
{
	for (size_t i = 0; i < sizeof layout / sizeof *layout; i++)
		if (slice_is(line, layout[i].text))
			return layout[i].reason;
	if (slice_starts(line, JBB_BENCHMARK " Report for "))
		return CLAIM_DECORATION;
	return slice_starts(line, "Copyright") ? CLAIM_COPYRIGHT : CLAIM_READ;
}
