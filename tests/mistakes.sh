#!/bin/sh
# What the program says of typical mistakes in templates: tests/templates/mistakes.txt, each with a name, against mistakes.golden.
# usage: tests/mistakes.sh PROGRAM            rewrites the golden file (look at the difference before you keep it)
#        tests/mistakes.sh --check PROGRAM    compares, printing "ok" or "not ok"
set -u
check=
[ "$1" != --check ] || { check=yes; shift; }
case $1 in /*) program=$1 ;; *) program=$PWD/$1 ;; esac
here=$PWD
page=$PWD/tests/results/jappserver-ardent.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
BENCHFOLIO_HOME=${BENCHFOLIO_HOME:-$PWD}
export BENCHFOLIO_HOME

awk -v dir="$scratch" '/^== / { n++; file = sprintf("%s/%02d", dir, n); print > (file ".name"); next } { print > (file ".xml") }' tests/templates/mistakes.txt
cd "$scratch" || exit 1
for name in *.name; do
	cat "$name"
	cp "${name%.name}.xml" t.xml
	# what the checker finds, else what a page brings to light
	if said=$("$program" template check t.xml 2>&1); then
		printf '%s\n' "$said" | grep -v ': fine$'
		grep -q '<document' t.xml && "$program" report --template t.xml --dump=content "$page" 2>&1 >/dev/null
	else
		printf '%s\n' "$said"
	fi
done | sed "s|$BENCHFOLIO_HOME/||g; s|$scratch/||g; s/at most 1[0-9]\{6\}$/at most N/; s/at most 1[0-9]\{6\} /at most N /" >said
cd "$here" || exit 1
if [ -z "$check" ]; then
	cp "$scratch/said" tests/templates/mistakes.golden
elif difference=$(diff -u tests/templates/mistakes.golden "$scratch/said"); then
	echo "ok $(grep -c '^== ' "$scratch/said") typical mistakes are said as they should be"
else
	echo "not ok typical mistakes are said as they should be"
	printf '%s\n' "$difference" | cut -c1-220 | head -n 40 | sed 's/^/    /'
fi
