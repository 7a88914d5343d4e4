#!/bin/sh
# Each header compiles alone. usage: CPPFLAGS= tests/lint/headers.sh COMPILER
for header in $(find src tests/support -name '*.h' 2>/dev/null | sort); do
	"$1" $CPPFLAGS -Itests -std=c17 -Wall -Wextra -Werror -fsyntax-only -x c "$header" 2>&1 |
		grep -v 'pragma once in main file' | grep -E 'error|warning' | head -n 3
done
exit 0
