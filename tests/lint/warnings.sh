#!/bin/sh
# No warning in any source. usage: CPPFLAGS= WARN= tests/lint/warnings.sh COMPILER
find src tests -name '*.c' ! -path 'tests/support/iofault.c' ! -path 'tests/fuzz/*' ! -path 'tests/tools/*' | sort | xargs -n 1 -P "$(nproc)" "$1" $CPPFLAGS -Itests \
	-DBENCHFOLIO_SHARED='"../shared"' -DBENCHFOLIO_PROGRAM='"benchfolio"' -std=c17 $WARN -fsyntax-only 2>&1 |
	grep -E 'error:|warning:' | head -n 50
exit 0
