#!/bin/sh
# What a report costs: wall time of a cold start, and instructions a report as the difference of 40 and 20 reports in one
# process. usage: tests/bench.sh PROGRAM
set -eu
program=$1
page=$(sh tests/samples.sh "$program" | head -n 1)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

now() { date +%s%N; }

cold() { # COMMAND: median of 11 runs in tenths of a millisecond
	for _ in 1 2 3 4 5 6 7 8 9 10 11; do
		from=$(now)
		"$program" "$1" --quiet -o "$scratch/out" "$page"
		echo $((($(now) - from) / 100000))
	done | sort -n | sed -n 6p
}

tenths() { echo "$(($1 / 10)).$(($1 % 10))"; }

instructions() { # COMMAND COUNT
	mkdir -p "$scratch/in$2"
	i=0
	while [ $i -lt "$2" ]; do
		i=$((i + 1))
		cp "$page" "$scratch/in$2/page$i.txt"
	done
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" --quiet -o "$scratch/out" "$scratch/in$2" 2>&1 |
		sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}

for command in report chart; do
	echo "$command of $(basename "$page"), cold: $(tenths "$(cold $command)") ms (median of 11)"
	if command -v valgrind >/dev/null; then
		few=$(instructions $command 20) many=$(instructions $command 40)
		echo "$command, each further one: $(((many - few) / 20000)) thousand instructions"
	fi
done
