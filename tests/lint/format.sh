#!/bin/sh
# Files that clang-format would change, with the number of places.
for file in $(find src tests -name '*.[ch]' | sort); do
	n=$(clang-format --dry-run "$file" 2>&1 | grep -c 'warning:')
	[ "$n" = 0 ] || echo "$file: $n places"
done
exit 0
