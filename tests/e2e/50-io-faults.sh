# Every N-th open, write, fsync, close and rename of an output fails once: exit 3, a message, no partial and no temporary
# file, an older output untouched. The faults come from a preloaded library; IOFAULT_SO names it.
. tests/e2e/lib.sh

library=${IOFAULT_SO:-}
if [ ! -r "$library" ]; then
	skipped "I/O faults: not under sanitizers"
	exit 0
fi
case $library in /*) ;; *) library=$PWD/$library ;; esac
page=$(samples | head -n 1)

output_of() { case $1 in booklet) echo "$scratch/out/booklet.pdf" ;; *) echo "$scratch/out" ;; esac; }

fault() { # COMMAND CALL N ERRNO
	rm -f "$scratch/mark"
	env LD_PRELOAD="$library" IOFAULT="$2:$3:$4" IOFAULT_BELOW="$scratch/out" IOFAULT_MARK="$scratch/mark" \
		"$program" "$1" -o "$(output_of "$1")" "$page" >"$scratch/said" 2>&1
}

# All outputs in the folder, one line each: name and sum.
outputs() { (cd "$scratch/out" && find . -type f -exec cksum {} + | sort); }

for command in report chart booklet export; do
	rm -rf "$scratch/out" "$scratch/whole" && mkdir -p "$scratch/out"
	"$program" $command --quiet -o "$(output_of $command)" "$page"
	cp -r "$scratch/out" "$scratch/whole"
	for call in open write fsync close rename; do
		wrong='' n=0
		while [ $n -lt 40 ]; do
			n=$((n + 1))
			[ $((n % 2)) = 1 ] && errno=EIO || errno=ENOSPC
			rm -rf "$scratch/out" && mkdir -p "$scratch/out"
			fault $command $call $n $errno && code=0 || code=$?
			[ -e "$scratch/mark" ] || break
			[ $code = 3 ] || [ $code = 0 ] || wrong="$wrong n=$n: exit $code;"
			[ $code = 0 ] && ! diff -rq "$scratch/out" "$scratch/whole" >/dev/null && wrong="$wrong n=$n: exit 0 and other outputs;"
			[ $code = 3 ] && ! grep -q 'error: ' "$scratch/said" && wrong="$wrong n=$n: no message;"
			for f in $(find "$scratch/out" -type f); do
				cmp -s "$f" "$scratch/whole/$(basename "$f")" || wrong="$wrong n=$n: left $(basename "$f");"
			done
			rm -rf "$scratch/out" && mkdir -p "$scratch/out"
			for f in "$scratch"/whole/*; do echo older >"$scratch/out/$(basename "$f")"; done
			fault $command $call $n $errno && code=0 || code=$?
			for f in $(find "$scratch/out" -type f); do
				[ "$(cat "$f")" = older ] || cmp -s "$f" "$scratch/whole/$(basename "$f")" || wrong="$wrong n=$n: tore $(basename "$f");"
			done
		done
		if [ -n "$wrong" ]; then
			not_ok "$command: each $call fails" "$wrong"
		elif [ $n = 1 ]; then
			not_ok "$command: each $call fails" "no such call was seen"
		else
			ok "$command: each $call fails ($((n - 1)) calls)"
		fi
	done
done
