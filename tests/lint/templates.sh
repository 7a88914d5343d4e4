#!/bin/sh
# Shipped templates: well-formed, and no path that walks the whole tree, but for rules that look at every fact. Prints a line for each fault.
for file in $(find templates -name '*.xml' | sort); do
	xmllint --noout "$file" 2>&1 | head -n 3
	case $file in templates/rules/*) continue ;; esac
	# comments are dropped; an address has a colon before its slashes
	sed 's/<!--.*-->//' "$file" | grep -nE '(^|[^:/])//' | sed "s|^|$file: walks the tree: |"
done
for file in $(find templates -name '*.rng' | sort); do xmllint --noout "$file" 2>&1 | head -n 3; done
exit 0
