#!/bin/sh
# Places that clang-format would change, by file.
find src tests -name '*.[ch]' | sort | xargs clang-format --dry-run 2>&1 | sed -n 's/^\([^:]*\):.*warning:.*/\1/p' | sort | uniq -c | sort -rn
exit 0
