#!/bin/sh
# What each stage makes of the samples, as text: messages, result, content, marks, pages, trace, charts; of all samples together the booklet.
# usage: tests/golden.sh PROGRAM FOLDER           rewrites the folder (make golden): look at the difference before you keep it
#        tests/golden.sh --check PROGRAM FOLDER   compares, printing "ok" or "not ok" with a unified difference
set -u
check=
[ "$1" != --check ] || { check=yes; shift; }
program=$1 folder=$2

write() { # FOLDER
	for page in $(sh tests/samples.sh "$program"); do
		name=$(basename "$page" .txt)
		mkdir -p "$1/$name"
		for stage in result content marks pages trace; do
			"$program" report --quiet --dump=$stage "$page" >"$1/$name/$stage.txt"
		done
		"$program" report --quiet --template brief --dump=content "$page" >"$1/$name/brief.txt"
		"$program" report --quiet --template brief --lang de --dump=content "$page" >"$1/$name/brief-de.txt"
		"$program" chart --quiet --dump=marks "$page" >"$1/$name/chart-marks.txt"
		"$program" chart -o "$1/$name" "$page" 2>&1 | grep -v '^wrote ' >"$1/$name/messages.txt"
		"$program" report --dump=trace "$page" 2>>"$1/$name/messages.txt" >/dev/null
		for svg in "$1/$name/$name"-*.svg; do
			[ -e "$svg" ] && mv "$svg" "$1/$name/${svg##*/"$name"-}"
		done
	done
	"$program" report --quiet --template brief --dump=template "$page" >"$1/brief-template.txt"
	mkdir -p "$1/booklet"
	for stage in booklet content marks; do
		# shellcheck disable=SC2046
		"$program" booklet --quiet --dump=$stage --retrieved 2026-03-15 $(sh tests/samples.sh "$program") >"$1/booklet/$stage.txt"
	done
	# places in templates are absolute
	find "$1" -type f -exec sed -i "s|$PWD/||g" {} +
}

if [ -z "$check" ]; then
	rm -rf "$folder"
	write "$folder"
	echo "rewrote $folder: look at \`git diff $folder\`, and say in the commit why the new ones are right"
	exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
write "$scratch/golden"
(cd "$scratch/golden" && find . -type f) | sort >"$scratch/new"
(cd "$folder" && find . -type f) 2>/dev/null | sort >"$scratch/old"
sort -u "$scratch/new" "$scratch/old" | while read -r file; do
	if difference=$(diff -u -N "$folder/$file" "$scratch/golden/$file" 2>&1); then
		echo "ok ${file#./}"
	else
		echo "not ok ${file#./}"
		printf '%s\n' "$difference" | cut -c1-200 | head -n 30 | sed 's/^/    /'
	fi
done
