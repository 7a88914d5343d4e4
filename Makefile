# benchfolio. `make demo` installs what is missing, builds and renders the samples; `make check` tests.
# BUILD=dir  another build folder      SAN=1  ASan + UBSan + LSan       WERROR=1  warnings are errors
# ONLY='base text'  with `make unit`: only these folders of src/ and their unit tests
CC ?= gcc
BUILD ?= build
ONLY ?=
PACKAGES := pangoft2 cairo cairo-ft harfbuzz fontconfig freetype2 libxml-2.0 jansson glib-2.0 zlib libpng

VARIANT := $(BUILD)$(if $(SAN),/san)
WARN := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wconversion -Wno-sign-conversion -Wpointer-arith -Wundef $(if $(WERROR),-Werror)
CPPFLAGS_OWN := -D_POSIX_C_SOURCE=200809L -Isrc $(patsubst -I%,-isystem %,$(shell pkg-config --cflags $(PACKAGES) 2>/dev/null))
CFLAGS_OWN := -std=c17 -g $(if $(SAN),-O1 -fsanitize=address$(comma)undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined,-O2) $(WARN)
comma := ,
LIBS := $(shell pkg-config --libs $(PACKAGES) 2>/dev/null) -lm

FOLDERS := $(if $(ONLY),$(ONLY),$(notdir $(patsubst %/,%,$(wildcard src/*/))))
SOURCES := $(sort $(foreach f,$(FOLDERS),$(wildcard src/$(f)/*.c src/$(f)/*/*.c))) $(if $(ONLY),,$(filter-out src/main.c src/oom.c,$(wildcard src/*.c)))
OBJECTS := $(SOURCES:%.c=$(VARIANT)/%.o)
MAINS := src/main.c $(if $(SAN),,src/oom.c)
PROGRAM := $(VARIANT)/benchfolio

TEST_SOURCES := $(sort $(foreach f,$(FOLDERS),$(wildcard tests/unit/test_$(f)_*.c)) $(if $(ONLY),,$(wildcard tests/unit/test_*.c)))
TEST_NAMES := $(patsubst tests/unit/test_%.c,%,$(TEST_SOURCES))
TEST_SUPPORT := $(wildcard tests/support/*.c)
RUNNER := $(VARIANT)/tests/runner$(if $(ONLY),-only)
TEST_CPPFLAGS = -Itests -DBENCHFOLIO_SHARED='"../shared"' -DBENCHFOLIO_PROGRAM='"$(PROGRAM)"'
TEST_OBJECTS := $(TEST_SOURCES:%.c=$(VARIANT)/%.o) $(TEST_SUPPORT:%.c=$(VARIANT)/%.o)

all: fonts/.linked $(PROGRAM)

fonts/.linked: fonts/manifest fonts/link.sh
	sh fonts/link.sh
	@touch $@

$(PROGRAM): $(OBJECTS) $(MAINS:%.c=$(VARIANT)/%.o)
	$(CC) $(CFLAGS_OWN) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(VARIANT)/src/%.o: src/%.c
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_OWN) $(CPPFLAGS) $(CFLAGS_OWN) $(CFLAGS) -MMD -MP -c -o $@ $<

$(VARIANT)/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS_OWN) $(TEST_CPPFLAGS) $(CPPFLAGS) $(CFLAGS_OWN) $(CFLAGS) -MMD -MP -c -o $@ $<

$(RUNNER).c: tests/runner.c $(TEST_SOURCES) Makefile
	@mkdir -p $(@D)
	@{ cat tests/runner.c; printf '%s\n' $(foreach t,$(TEST_NAMES),'Suite *suite_$(t)(void);') 'suite_maker *const runner_suites[] = {' $(foreach t,$(TEST_NAMES),'suite_$(t),') 'NULL};'; } > $@

$(RUNNER): $(RUNNER).c $(TEST_OBJECTS) $(OBJECTS)
	$(CC) $(CPPFLAGS_OWN) $(TEST_CPPFLAGS) $(CFLAGS_OWN) $(LDFLAGS) -o $@ $^ $(LIBS) -lcheck -lsubunit -lrt -lpthread

unit: fonts/.linked $(RUNNER)
	$(RUNNER)

clean:
	rm -rf $(BUILD)

.PHONY: all unit clean
-include $(OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d) $(MAINS:%.c=$(VARIANT)/%.d)
