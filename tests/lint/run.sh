#!/bin/sh
# All lint: form and structure of the sources. usage: BUILD= CPPFLAGS= WARN= tests/lint/run.sh OBJECT-FOLDER DIAGNOSTICS-PROGRAM
# Each rule prints what breaks it and a closing "lint NAME: fine" or "lint NAME: N faults".
set -u
objects=$1 diagnostics=$2
cd "$(dirname "$0")/../.." || exit 1
faults=$(mktemp)
trap 'rm -f "$faults"' EXIT
failed=0

rule() { # NAME COMMAND...: every line it prints is a fault
	name=$1
	shift
	"$@" >"$faults" 2>&1
	n=$(grep -c . "$faults")
	if [ "$n" = 0 ]; then
		echo "lint $name: fine"
	else
		cat "$faults"
		echo "lint $name: $n faults"
		failed=1
	fi
}

report() { # NAME COMMAND...: what it prints is told, not refused
	name=$1
	shift
	"$@" >"$faults" 2>&1
	echo "lint $name (a report): $(grep -c . "$faults") lines"
	head -n 10 "$faults"
}

rule "layers" awk -f tests/lint/layers.awk tests/lint/layers $(find src -name '*.[ch]' | sort)
rule "rules of layers refuse" sh tests/lint/layers-refuse.sh
for cc in gcc clang; do
	if command -v $cc >/dev/null; then
		rule "headers alone, $cc" sh tests/lint/headers.sh $cc
		rule "warnings, $cc" sh tests/lint/warnings.sh $cc
	else
		echo "lint: $cc is not here, skipped"
	fi
done
rule "symbols" sh tests/lint/symbols.sh "$objects"
rule "words" sh tests/lint/words.sh
rule "lengths" awk -f tests/lint/lengths.awk $(find src tests -name '*.c' | sort)
rule "templates" sh tests/lint/templates.sh
rule "tokens of charts" sh tests/lint/tokens.sh
rule "diagnostics" "$diagnostics" --check
rule "scripts" sh tests/lint/scripts.sh
if command -v clang-format >/dev/null; then
	report "format" sh tests/lint/format.sh
else
	echo "lint: clang-format is not here, skipped"
fi
exit $failed
