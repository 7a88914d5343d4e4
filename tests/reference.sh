#!/bin/sh
# What is made from the program's own tables: the schemas of templates/, and the reference in templates/README.md between its marks.
# usage: tests/reference.sh PROGRAM            rewrites them
#        tests/reference.sh --check PROGRAM    compares, printing "ok" or "not ok"
set -u
check=
[ "$1" != --check ] || { check=yes; shift; }
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
begin='<!-- reference: from the tables of the program, by tests/reference.sh -->'
end='<!-- reference: end -->'

for name in template theme text rules; do
	"$program" template describe --to rng "$name" >"$scratch/$name.rng"
done
"$program" template describe --to markdown >"$scratch/table"
awk -v begin="$begin" -v end="$end" -v table="$scratch/table" '
	$0 == end { inside = 0 }
	!inside { print }
	$0 == begin { inside = 1; print ""; while ((getline line < table) > 0) print line; print "" }
' templates/README.md >"$scratch/README.md"

for file in template.rng theme.rng text.rng rules.rng README.md; do
	if [ -z "$check" ]; then
		cmp -s "$scratch/$file" "templates/$file" || { cp "$scratch/$file" "templates/$file" && echo "rewrote templates/$file"; }
	elif said=$(diff -u "templates/$file" "$scratch/$file" 2>&1); then
		echo "ok templates/$file agrees with the program's tables"
	else
		echo "not ok templates/$file agrees with the program's tables: tests/reference.sh rewrites it"
		printf '%s\n' "$said" | cut -c1-200 | head -n 20 | sed 's/^/    /'
	fi
done
