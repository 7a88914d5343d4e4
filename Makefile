# benchfolio. `make demo` installs what is missing, builds and renders the samples; `make check` tests.
# BUILD=dir  another build folder      SAN=1  ASan + UBSan + LSan       WERROR=1  warnings are errors
# V=1  every command in full
# ONLY='base text'  with `make unit`: only these folders of src/ and their unit tests
ifeq ($(origin CC),default)
CC := gcc
endif
BUILD ?= build
ONLY ?=
JOBS ?= $(shell nproc)
PACKAGES := pangoft2 cairo cairo-ft harfbuzz fontconfig freetype2 libxml-2.0 jansson glib-2.0 zlib libpng

comma := ,
Q := $(if $(V),,@)
say = $(if $(V),@true,@echo '  $(1)')
VARIANT := $(BUILD)$(if $(SAN),/san)
WARN := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wconversion -Wno-sign-conversion -Wpointer-arith -Wundef $(if $(WERROR),-Werror)
CPPFLAGS_OWN := -D_POSIX_C_SOURCE=200809L -Isrc $(patsubst -I%,-isystem %,$(shell pkg-config --cflags $(PACKAGES) 2>/dev/null))
CFLAGS_OWN := -std=c17 -g $(if $(SAN),-O1 -fsanitize=address$(comma)undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined,-O2) $(WARN)
LIBS := $(shell pkg-config --libs $(PACKAGES) 2>/dev/null) -lm

FOLDERS := $(if $(ONLY),$(ONLY),$(notdir $(patsubst %/,%,$(wildcard src/*/))))
SOURCES := $(sort $(foreach f,$(FOLDERS),$(wildcard src/$(f)/*.c src/$(f)/*/*.c))) $(if $(ONLY),,$(filter-out src/main.c src/oom.c,$(wildcard src/*.c)))
OBJECTS := $(SOURCES:%.c=$(VARIANT)/%.o)
MAINS := src/main.c $(if $(SAN),,src/oom.c)
PROGRAM := $(VARIANT)/benchfolio

TEST_SOURCES := $(sort $(foreach f,$(FOLDERS),$(wildcard tests/unit/test_$(f)_*.c)) $(if $(ONLY),,$(wildcard tests/unit/test_*.c)))
TEST_NAMES := $(patsubst tests/unit/test_%.c,%,$(TEST_SOURCES))
TEST_SUPPORT := $(filter-out tests/support/iofault.c,$(wildcard tests/support/*.c))
RUNNER := $(VARIANT)/tests/runner$(if $(ONLY),-only)
TEST_CPPFLAGS = -Itests -DBENCHFOLIO_SHARED='"../shared"' -DBENCHFOLIO_PROGRAM='"$(PROGRAM)"'
TEST_OBJECTS := $(TEST_SOURCES:%.c=$(VARIANT)/%.o) $(TEST_SUPPORT:%.c=$(VARIANT)/%.o)
FUZZ := $(patsubst tests/fuzz/%.c,$(VARIANT)/tests/fuzz/%,$(wildcard tests/fuzz/fuzz_*.c))
LINTER := $(VARIANT)/tests/lint/diagnostics
READING := $(VARIANT)/tests/bench/reading
COMPILE := $(VARIANT)/tests/bench/compile
MUTATION := $(VARIANT)/tests/audit/mutation
IOFAULT := $(BUILD)/tests/iofault.so
PNGDIFF := $(BUILD)/tests/pngdiff

all: $(PROGRAM) fonts

# The targets for people: what is missing is installed first, then make starts anew, because it asks pkg-config while it reads.
demo check golden lint bench readme-pictures:
	@sh tests/setup.sh $(SETUP_$@)
	@$(MAKE) --no-print-directory -j$(JOBS) $(NEEDS_$@)
	@$(MAKE) --no-print-directory run-$@

SETUP_check := test
SETUP_golden := test
SETUP_lint := test lint
SETUP_bench := bench
SETUP_readme-pictures := test
NEEDS_demo := all
NEEDS_check := all test-programs
NEEDS_golden := all
NEEDS_lint := all lint-programs
NEEDS_bench := all $(READING) $(COMPILE)
NEEDS_readme-pictures := all

run-demo:
	@sh tests/demo.sh $(PROGRAM) out
run-check:
	@BUILD=$(BUILD) SAN=$(SAN) sh tests/check.sh $(PROGRAM) $(RUNNER)
run-golden:
	@sh tests/golden.sh $(PROGRAM) tests/golden
run-lint:
	@BUILD=$(BUILD) CPPFLAGS='$(CPPFLAGS_OWN)' WARN='$(WARN) -Werror' sh tests/lint/run.sh $(VARIANT) $(LINTER)
run-bench:
	@sh tests/bench.sh $(PROGRAM) $(READING) $(COMPILE)
run-readme-pictures:
	@sh tests/pictures.sh $(PROGRAM) out/readme

test-programs: $(RUNNER) $(MUTATION) $(FUZZ) $(IOFAULT) $(PNGDIFF)
lint-programs: $(OBJECTS) $(LINTER)

$(PROGRAM): $(OBJECTS) $(MAINS:%.c=$(VARIANT)/%.o)
	$(call say,link $@)
	$(Q)$(CC) $(CFLAGS_OWN) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(VARIANT)/src/cli/home.o: CPPFLAGS_OWN += -DBENCHFOLIO_DATADIR='"$(abspath .)"'

$(VARIANT)/src/%.o: src/%.c
	@mkdir -p $(@D)
	$(call say,cc $<)
	$(Q)$(CC) $(CPPFLAGS_OWN) $(CPPFLAGS) $(CFLAGS_OWN) $(CFLAGS) -MMD -MP -c -o $@ $<

$(VARIANT)/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	$(call say,cc $<)
	$(Q)$(CC) $(CPPFLAGS_OWN) $(TEST_CPPFLAGS) $(CPPFLAGS) $(CFLAGS_OWN) $(CFLAGS) -MMD -MP -c -o $@ $<

$(RUNNER).c: tests/runner.c $(TEST_SOURCES) Makefile
	@mkdir -p $(@D)
	@{ cat tests/runner.c; printf '%s\n' $(foreach t,$(TEST_NAMES),'Suite *suite_$(t)(void);') 'suite_maker *const runner_suites[] = {' $(foreach t,$(TEST_NAMES),'suite_$(t),') 'NULL};'; } > $@

$(RUNNER): $(RUNNER).c $(TEST_OBJECTS) $(OBJECTS)
	$(call say,link $@)
	$(Q)$(CC) $(CPPFLAGS_OWN) $(TEST_CPPFLAGS) $(CFLAGS_OWN) $(LDFLAGS) -o $@ $^ $(LIBS) -lcheck -lsubunit -lrt -lpthread

$(VARIANT)/tests/fuzz/%: $(VARIANT)/tests/fuzz/%.o $(VARIANT)/tests/fuzz/replay.o $(OBJECTS)
	$(call say,link $@)
	$(Q)$(CC) $(CFLAGS_OWN) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(LINTER): $(VARIANT)/tests/lint/diagnostics.o $(OBJECTS)
	$(call say,link $@)
	$(Q)$(CC) $(CFLAGS_OWN) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(VARIANT)/tests/bench/%: $(VARIANT)/tests/bench/%.o $(OBJECTS)
	$(call say,link $@)
	$(Q)$(CC) $(CFLAGS_OWN) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(MUTATION): $(VARIANT)/tests/audit/mutation.o $(OBJECTS)
	$(call say,link $@)
	$(Q)$(CC) $(CFLAGS_OWN) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

# The properties of reading over 10,000 damaged pages, and over every byte that a page may end at.
mutations: $(RUNNER)
	BENCHFOLIO_MUTATIONS=800 CK_RUN_SUITE='family pages' $(RUNNER)

# Every digit of every figure changed, one at a time: how much the audit sees. MISSES=1 lists what it does not.
audit-mutation: $(MUTATION)
	$(MUTATION) $(if $(MISSES),--misses) $(wildcard ../shared/seeds/*.txt) $(wildcard tests/results/*.txt)

$(IOFAULT): tests/support/iofault.c
	@mkdir -p $(@D)
	$(call say,cc $<)
	$(Q)$(CC) -std=c17 -O1 -g -Wall -Wextra -fPIC -shared -o $@ $< -ldl

$(PNGDIFF): tests/tools/pngdiff.c
	@mkdir -p $(@D)
	$(call say,cc $<)
	$(Q)$(CC) -std=c17 -O1 -g -Wall -Wextra -o $@ $< -lpng

unit: $(RUNNER)
	$(RUNNER)

# Tables of every shape, for eyes: out/zoo.pdf.
zoo: $(PROGRAM) fonts
	@mkdir -p out
	$(PROGRAM) report --template tests/zoo/tables.xml -o out tests/zoo/zoo.xml

fonts:
	@sh fonts/link.sh

clean:
	rm -rf $(BUILD) out/reports out/charts

.PHONY: all demo check golden lint bench readme-pictures run-demo run-check run-golden run-lint run-bench run-readme-pictures \
	test-programs lint-programs audit-mutation mutations unit zoo fonts clean
.SECONDARY:
-include $(OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d) $(MAINS:%.c=$(VARIANT)/%.d) $(wildcard $(VARIANT)/tests/*/*.d)
