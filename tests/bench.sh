#!/bin/sh
# What a report costs: wall time of a cold start, and instructions a report as the difference of 40 and 20 reports in one
# process. What reading costs: instructions a kB, and time a byte of long pages. What compiling the shipped templates
# costs, beside what a floor needs for a whole report. usage: [FLOOR=PROGRAM] tests/bench.sh PROGRAM READING COMPILE
set -eu
program=$1 reading=$2 compile=$3
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

hundredths() { echo "$(($1 / 1000)).$(printf %02d $(($1 / 10 % 100)))"; }

for template in report brief booklet; do
	echo "compiling $template.xml with its parts: $(hundredths "$("$compile" templates $template 20)") ms of the processor (median of 20)"
done
# another program that draws a report of eight pages on cairo, tuned: what this machine gives in the same minute
floor=${FLOOR:-}
if [ -x "$floor" ]; then
	cd "$(dirname "$floor")/.." && for _ in 1 2 3 4 5; do
		("$floor" --fc=app --text=word --draw=batch --noliga=1 --vary=1 --out="$scratch/floor.pdf" --quiet=1 --rep=20; times) |
			tail -n 1 | tr 'ms' '  ' | awk '{ printf "%d\n", ($1 * 60 + $2 + $3 * 60 + $4) * 1e6 / 20 }'
	done | sort -n | sed -n 3p | while read -r us; do echo "the tuned floor draws its report in $(hundredths "$us") ms of the processor"; done
	cd - >/dev/null
fi

counted() { # WHAT TIMES FILE: instructions of reading or validating it so many times
	valgrind --tool=callgrind --callgrind-out-file=/dev/null "$reading" "$1" "$2" "$3" 2>&1 | sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}

# The page with each of its lines repeated and padded to 80 columns: so many bytes of everything that a page has.
long_page() { # PAGE BYTES
	awk -v bytes="$2" '{line[NR] = $0} END {n = int(bytes / NR / 84); for (i = 1; i <= NR; i++) for (k = 0; k < n; k++) printf "%-80s\n", line[i]}' "$1"
}

long() { # PAGE MIB: nanoseconds a byte, best of three
	long_page "$1" $(($2 * 1048576)) >"$scratch/long.txt"
	size=$(wc -c <"$scratch/long.txt")
	for _ in 1 2 3; do
		from=$(now)
		"$reading" read 1 "$scratch/long.txt"
		echo $((($(now) - from) / size))
	done | sort -n | head -n 1
}

for family in jappserver web99 jbb2015 generic; do
	page=$(ls ../shared/seeds/*.txt tests/results/$family-*.txt 2>/dev/null | while read -r file; do
		"$program" export "$file" 2>/dev/null | grep -q "family=\"$family" && echo "$file"
	done | head -n 1)
	[ -n "$page" ] || continue
	if command -v valgrind >/dev/null; then
		read=$((($(counted read 15 "$page") - $(counted read 5 "$page")) / 10))
		validated=$((($(counted validate 25 "$page") - $(counted validate 5 "$page")) / 20))
		echo "reading $(basename "$page"): $((read / $(wc -c <"$page"))) thousand instructions a kB, $((read / validated)) times validating its UTF-8"
	fi
	echo "reading long pages of it: $(long "$page" 1) ns a byte of 1 MiB, $(long "$page" 4) of 4 MiB, $(long "$page" 15) of 15 MiB"
done
