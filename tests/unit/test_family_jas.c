/* What is read from SPECjAppServer2004 pages: facts of the two seeds and of the samples, and the metric recomputed. */
#include "support/pages.h"

#include <string.h>

Suite *suite_family_jas(void);

#define ARDENT "tests/results/jappserver-ardent.txt"
#define BROOKLINE "tests/results/jappserver-brookline.txt"
#define CORVANE "tests/results/jappserver-corvane.txt"

static const char *const pages[] = {PAGES_SEED_000, PAGES_SEED_001, ARDENT, BROOKLINE, CORVANE};

static const struct pages_fact facts[] = {
	{PAGES_SEED_000, "title", NULL, "Oracle WebLogic Server Standard Edition Release 10.3.3 on Cisco UCS C250 M2 Rackmount Server"},
	{PAGES_SEED_000, "title", "product", "Oracle WebLogic Server Standard Edition Release 10.3.3"},
	{PAGES_SEED_000, "title", "system", "Cisco UCS C250 M2 Rackmount Server"},
	{PAGES_SEED_000, "jops", NULL, "5,185.45"},
	{PAGES_SEED_000, "jops", "value", "5185.45"},
	{PAGES_SEED_000, "jops", "unit", "JOPS"},
	{PAGES_SEED_000, "jops", "at", "4:1"},
	{PAGES_SEED_000, "submitter", NULL, "Cisco Systems, Inc."},
	{PAGES_SEED_000, "submitter", "license", "9019"},
	{PAGES_SEED_000, "date.test", "value", "2010-02"},
	{PAGES_SEED_000, "date.published", "value", "2010-03-16"},
	{PAGES_SEED_000, "date.hardware", "value", "2010-04"},
	{PAGES_SEED_000, "date.software", "value", "2010-04"},
	{PAGES_SEED_000, "sut.j2ee-cpus", "cores", "12"},
	{PAGES_SEED_000, "sut.db-instances", "value", "1"},
	{PAGES_SEED_000, "sut.other", NULL, "Cisco MDS 9134 Multilayer Fabric Switch, Cisco Catlayst 4948 48 * 10/100/1000 Switch"},
	{PAGES_SEED_000, "settings.dealer-injection-rate", "value", "3100"},
	{PAGES_SEED_000, "settings.steady-state", "value", "3600"},
	{PAGES_SEED_000, "settings.steady-state", "unit", "s"},
	{PAGES_SEED_000, "settings.steady-state", "at", "43:52"},
	{PAGES_SEED_000, "settings.trigger", "value", "520"},
	{PAGES_SEED_000, "mix.purchase", "count", "2808119"},
	{PAGES_SEED_000, "mix.browse", "percent", "49.99"},
	{PAGES_SEED_000, "mix.dealer-total", "value", "11223356"},
	{PAGES_SEED_000, "timing.manufacturing", "p90", "3.00"},
	{PAGES_SEED_000, "timing.manage", "maximum", "8.66"},
	{PAGES_SEED_000, "run.reproducibility", "value", "5186.19"},
	{PAGES_SEED_000, "sw_5", "name", "Oracle Database Enterprise Edition Release 11.2.0.1.0"},
	{PAGES_SEED_000, "sw_1.cts-date", "value", "2007-02"},
	{PAGES_SEED_000, "sw_6", NULL, NULL},
	{PAGES_SEED_000, "conf_4", "name", "Driver SW Config Primary and Satellites"},
	{PAGES_SEED_000, "conf_1", "role", "app"},
	{PAGES_SEED_000, "conf_1.hardware", "ref", "hw_1"},
	{PAGES_SEED_000, "conf_4", "instances", "3"},
	{PAGES_SEED_000, "hw_1", "sut", "yes"},
	{PAGES_SEED_000, "hw_1", "threads", "24"},
	{PAGES_SEED_000, "hw_1.cpus", "key", "cores"},
	{PAGES_SEED_000, "hw_1.os", "key", "os"},
	{PAGES_SEED_000, "sut.db-nodes", "key", "nodes"},
	{PAGES_SEED_000, "conf_1.jvm-product", "key", "jvm"},
	{PAGES_SEED_000, "hw_1.other", "state", "see-notes"},
	{PAGES_SEED_000, "hw_3.other", "state", "empty"},
	{PAGES_SEED_000, "hw_2.disks", "count", "8"},
	{PAGES_SEED_000, "hw_2", "role", "db"},
	{PAGES_SEED_000, "hw_4", "role", "driver emulator"},
	{PAGES_SEED_000, "bom.15", NULL, "QLogic SANblade QLE2462 Dual Port 4-Gbps Fibre Channel-to-PCI Express Host Bus Adapter"},
	{PAGES_SEED_000, "bom.15", "sku", "N2XX-AQPCI03"},
	{PAGES_SEED_000, "bom.3", "sku", "A02-M308GB1-2"},
	{PAGES_SEED_000, "bom.7", NULL, "Broadcom NetXtreme II 5709 Quad Port Ethernet PCIe Adapter Card"},
	{PAGES_SEED_000, "bom.23", NULL, "Oracle WebLogic Server Standard Edition Release 10.3, Per Processor for 3 years"},
	{PAGES_SEED_000, "bom.23", "mark", "*"},
	{PAGES_SEED_000, "bom.18", "quantity", "58"},
	{PAGES_SEED_000, "bom.25", NULL, NULL},
	{PAGES_SEED_001, "title", "product", "Sun Java (TM) System Application Server 9.1 with Postgres 8.2"},
	{PAGES_SEED_001, "title", "system", "Sun Fire X4200 M2"},
	{PAGES_SEED_001, "submitter", "license", "6"},
	{PAGES_SEED_001, "date.test", "value", "2007-07"},
	{PAGES_SEED_001, "date.hardware", "value", "2007-01"},
	{PAGES_SEED_001, "date.software", "value", "2007-09"},
	{PAGES_SEED_001, "jops", "value", "813.73"},
	{PAGES_SEED_001, "sut.other", "state", "none"},
	{PAGES_SEED_001, "sut.db-cpus", "chips", "1"},
	{PAGES_SEED_001, "timing.purchase", "maximum", "11.98"},
	{PAGES_SEED_001, "hw_1", "count", "2"},
	{PAGES_SEED_001, "hw_1.other-cache", "state", "empty"},
	{PAGES_SEED_001, "hw_2", "threads", "32"},
	{PAGES_SEED_001, "hw_2.other", NULL, "1 SUN-StorageTEK 2540 (12x146GB 15000 RPM, 2 x raid controller)"},
	{PAGES_SEED_001, "hw_3.other", "state", "null"},
	{PAGES_SEED_001, "bom.2", "quantity", "2"},
	{PAGES_SEED_001, "bom.12", "quantity", NULL},
	{PAGES_SEED_001, "bom.13", "sku", "SJSAS-PE9F-1PR"},
	{PAGES_SEED_001, "bom.15", "supplier", "EnterpriseDB"},
	{PAGES_SEED_001, "bom.15", "quantity", "3"},
	{PAGES_SEED_001, "bom.16", NULL, NULL},
	{ARDENT, "title", "system", "Ardent R480 Rack Server"},
	{ARDENT, "submitter", "license", "9871"},
	{ARDENT, "jops", "value", "4012.77"},
	{ARDENT, "sw_5", "name", "Tessera DB 4.1 Enterprise"},
	{ARDENT, "sut.other", NULL, "Ardent N16 10-gigabit switch, 16 ports Ardent SAN director, 32 ports"},
	{ARDENT, "hw_4.other", "state", "none"},
	{ARDENT, "bom.12", NULL, "32GB memory kit, 4 x 8GB registered, low voltage"},
	{ARDENT, "bom.22", "sku", "SD32-OM-1"},
	{ARDENT, "bom.31", "mark", "**"},
	{ARDENT, "bom.34", "supplier", "Lodestar"},
	{ARDENT, "bom.44", "quantity", "1"},
	{BROOKLINE, "title", "system", "Brookline B42"},
	{BROOKLINE, "sw_4.os", "state", "na"},
	{BROOKLINE, "hw_4.other", "state", "null"},
	{BROOKLINE, "bom.1", "quantity", "3"},
	{BROOKLINE, "bom.10", NULL, "Enterprise Server 3.5"},
	{CORVANE, "title", NULL, "Corvane Orbit Server 2.0 on Corvane C90 Blades"},
	{CORVANE, "date.test", "value", "2010-05"},
	{CORVANE, "sw_1.ejb-protocol", "state", "dashes"},
	{CORVANE, "hw_2.network", NULL, "2x 10 Gigabit on board and one dual port mezzanine card"},
	{CORVANE, "hw_2", "sut", "yes"},
	{CORVANE, "hw_4", "role", "driver emulator"},
	{CORVANE, "settings.ramp-down", "value", "300"},
	{CORVANE, "bom.3", NULL, "Blade enclosure, 8 bays, two switch modules and power"},
};

START_TEST(facts_are_read)
{
	pages_fact_is_read(&facts[_i]);
}
END_TEST

static const struct pages_tally counts[] = {
	{PAGES_SEED_000, "software", 5}, {PAGES_SEED_000, "configuration", 4}, {PAGES_SEED_000, "system", 4}, {PAGES_SEED_000, "item", 24},
	{PAGES_SEED_000, "group", 2}, {PAGES_SEED_000, "sub", 5}, {PAGES_SEED_000, "footnote", 1}, {PAGES_SEED_000, "timing", 4},
	{PAGES_SEED_000, "transaction", 3}, {PAGES_SEED_000, "block", 6}, {PAGES_SEED_000, "interface", 5},
	{PAGES_SEED_001, "software", 5}, {PAGES_SEED_001, "configuration", 4}, {PAGES_SEED_001, "system", 4}, {PAGES_SEED_001, "item", 15},
	{PAGES_SEED_001, "group", 1}, {PAGES_SEED_001, "sub", 1}, {PAGES_SEED_001, "footnote", 0}, {PAGES_SEED_001, "block", 6},
	{ARDENT, "item", 44}, {ARDENT, "group", 7}, {ARDENT, "footnote", 2}, {ARDENT, "sub", 5}, {ARDENT, "block", 6},
	{BROOKLINE, "item", 13}, {BROOKLINE, "group", 1}, {BROOKLINE, "software", 5}, {CORVANE, "item", 8}, {CORVANE, "system", 4},
};

START_TEST(elements_are_counted)
{
	pages_elements_are_counted(&counts[_i]);
}
END_TEST

static int64_t whole(const struct result *result, const char *id)
{
	struct value value = result_field(result, id);
	ck_assert(value.number && value.decimal.scale == 0);
	return value.decimal.units;
}

/* Exact: twice the sum in hundredths, over twice the seconds, halves up. */
START_TEST(the_metric_recomputes)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	if (result) {
		int64_t sum = whole(result, "mix.dealer-total") + whole(result, "mix.manufacturing-total");
		int64_t seconds = whole(result, "settings.steady-state");
		struct value printed = result_field(result, "jops");
		ck_assert(printed.number && printed.decimal.scale == 2);
		ck_assert_int_eq((2 * sum * 100 + seconds) / (2 * seconds), printed.decimal.units);
	}
	arena_drop(arena);
}
END_TEST

START_TEST(the_mix_adds_up)
{
	static const char *const kinds[] = {"mix.purchase", "mix.manage", "mix.browse"};
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	int64_t total = result ? whole(result, "mix.dealer-total") : 0, sum = 0;
	for (size_t i = 0; i < 3 && result; i++) {
		int64_t count = result_attribute(result, kinds[i], "count").decimal.units;
		struct decimal percent = result_attribute(result, kinds[i], "percent").decimal;
		ck_assert_int_eq(percent.scale, 2);
		ck_assert_int_eq((2 * count * 10000 + total) / (2 * total), percent.units);
		sum += count;
	}
	ck_assert_int_eq(sum, total);
	arena_drop(arena);
}
END_TEST

START_TEST(pages_are_read_without_a_warning)
{
	pages_read_in_silence(pages[_i]);
}
END_TEST

static const struct pages_root roots[] = {
	{PAGES_SEED_000, "jappserver2004-cisco-systems-oracle-weblogic-server-s-2010-02", "jappserver2004", "SPECjAppServer2004", "Standard"},
	{PAGES_SEED_001, "jappserver2004-sun-microsystems-sun-java-tm-system-appli-2007-07", "jappserver2004", "SPECjAppServer2004", "Standard"},
	{ARDENT, "jappserver2004-ardent-systems-ardent-flow-application-2009-11", "jappserver2004", "SPECjAppServer2004", "Standard"},
	{BROOKLINE, "jappserver2004-brookline-computer-brookline-enterprise-ser-2008-03", "jappserver2004", "SPECjAppServer2004", "Standard"},
	{CORVANE, "jappserver2004-corvane-corvane-orbit-server-2-0-2010-05", "jappserver2004", "SPECjAppServer2004", "Distributed"},
};

START_TEST(ids_name_company_system_and_month)
{
	pages_root_is(&roots[_i]);
}
END_TEST

Suite *suite_family_jas(void)
{
	Suite *suite = suite_create("family jas");
	TCase *tcase = tcase_create("jas");
	int all = sizeof pages / sizeof *pages;
	tcase_add_loop_test(tcase, facts_are_read, 0, sizeof facts / sizeof *facts);
	tcase_add_loop_test(tcase, elements_are_counted, 0, sizeof counts / sizeof *counts);
	tcase_add_loop_test(tcase, the_metric_recomputes, 0, all);
	tcase_add_loop_test(tcase, the_mix_adds_up, 0, all);
	tcase_add_loop_test(tcase, pages_are_read_without_a_warning, 0, all);
	tcase_add_loop_test(tcase, ids_name_company_system_and_month, 0, all);
	suite_add_tcase(suite, tcase);
	return suite;
}
