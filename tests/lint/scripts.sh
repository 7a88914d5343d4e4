#!/bin/sh
# Shell scripts parse, and those that are run by name are executable.
for file in $(find tests fonts -name '*.sh' | sort) .ci/run; do
	case $(head -n 1 "$file") in
	*bash*) bash -n "$file" 2>&1 ;;
	*) sh -n "$file" 2>&1 ;;
	esac
done
[ -x .ci/run ] || echo ".ci/run is not executable"
exit 0
