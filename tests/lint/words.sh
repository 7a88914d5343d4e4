#!/bin/sh
# Words that may not stand in the sources. Prints a line for each.
c_files=$(find src -name '*.[ch]' | sort)

# numbers are printed by base/number.c: printf follows the locale
grep -nE '"[^"]*%[-+0#]*[0-9*]*(\.[0-9*]+)?L?[aAeEfFgG]' $c_files | grep -v '^src/base/number\.c:' | grep -vE '%%[aAeEfFgG]' |
	sed 's/^/a floating conversion: /'
grep -nE '#[ \t]*define[ \t]+_GNU_SOURCE' $c_files | grep -vE '^src/(base/file|xml/open)\.c:' | sed 's/^/_GNU_SOURCE: /'
grep -nE '\bsetlocale[ \t]*\(' $c_files | sed 's/^/the locale is never set: /'
grep -nE '\b(malloc|calloc|realloc|free|strdup)[ \t]*\(' $c_files | grep -vE '^src/(base/[a-z]*\.c|oom\.c):' | sed 's/^/memory comes from arenas: /'
grep -nE '(^|[^>._a-z])(fopen|open|creat|mkstemp|mkostemp|rename)[ \t]*\(' $c_files | grep -vE '^src/base/|^src/xml/open\.c:' | sed 's/^/files are opened in base: /'
grep -nE '\b(time|gettimeofday|clock_gettime|localtime|rand|random|getpid)[ \t]*\(' $c_files | grep -v '^src/base/' | sed 's/^/not deterministic: /'
git grep -nIE '\b(TO''DO|FIX''ME|XX''X|HA''CK)\b' -- src tests templates fonts Makefile README.md 2>/dev/null | sed 's/^/unfinished work: /'
# a machine's own folders
git grep -nIE '/(wo''rk|ro''ot|home/[a-z]+)/' -- . 2>/dev/null | sed 's/^/a machine path: /'
for file in $c_files; do
	case $(head -c 2 "$file") in '/*') ;; *) echo "$file: does not begin with what it is for" ;; esac
	lines=$(wc -l <"$file")
	[ "$lines" -le 500 ] || echo "$file: $lines lines: two halves?"
done
[ -e .clang-format ] || echo "no .clang-format"
for header in $(find src -name diag.h | sort); do
	grep -q "\"${header#src/}\"" src/cli/diag.c || echo "$header: its table is not in the list of src/cli/diag.c"
done
for package in $(sed -n 's/^\t\(build\|test\|lint\|bench\) *\([a-z0-9.+-]*\) .*/\2/p' tests/setup.sh); do
	grep -qE "[ |]$package[ ,|]" README.md || echo "README.md does not say what $package is for"
done
exit 0
