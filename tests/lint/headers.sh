#!/bin/sh
# Each header compiles alone. usage: CPPFLAGS= tests/lint/headers.sh COMPILER
# Helpers of tests are static in their headers: alone, they are unused.
find src tests/support -name '*.h' | sort | xargs -n 1 -P "$(nproc)" "$1" $CPPFLAGS -Itests -DBENCHFOLIO_SHARED='""' -DBENCHFOLIO_PROGRAM='""' \
	-std=c17 -Wall -Wextra -Werror -Wno-unused-function -Wno-unused-const-variable -fsyntax-only -x c 2>&1 | grep -E 'error:|warning:' | head -n 30
exit 0
