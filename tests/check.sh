#!/bin/sh
# All tests, with a summary: unit tests, end-to-end tests, goldens, replay of fuzz corpora, and a part of them again under a
# German locale, another time zone and another HOME. usage: BUILD=build SAN= tests/check.sh PROGRAM RUNNER
set -u
program=$1 runner=$2
build=${BUILD:-build} san=${SAN:-}
passed=0 failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
[ -n "$san" ] || export IOFAULT_SO="$build/tests/iofault.so"
export CK_TIMEOUT_MULTIPLIER="${CK_TIMEOUT_MULTIPLIER:-$([ -n "$san" ] && echo 15 || echo 5)}"
export PNGDIFF="$build/tests/pngdiff"
export G_DEBUG=fatal-warnings
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_stack_use_after_return=0}"
export UBSAN_OPTIONS="${UBSAN_OPTIONS:-print_stacktrace=1}"

count() { # NAME PASSED FAILED
	passed=$((passed + $2)) failed=$((failed + $3))
	printf '%-36s %5d passed %5d failed\n' "$1" "$2" "$3"
}

unit() { # NAME [VAR=value...]: the runner, its suites shared by as many processes as there are processors
	name=$1 shares=$(nproc) share=0
	shift
	while [ $share -lt "$shares" ]; do
		env "$@" "$runner" $share "$shares" >"$log.$share" 2>&1 &
		share=$((share + 1))
	done
	wait
	cat "$log".[0-9]* >"$log"
	sums=$(sed -n 's/^.*Checks: \([0-9]*\), Failures: \([0-9]*\), Errors: \([0-9]*\).*$/\1 \2 \3/p' "$log" |
		awk '{ checks += $1; bad += $2 + $3; shares++ } END { print shares + 0, checks - bad, bad + 0 }')
	rm -f "$log".[0-9]*
	# shellcheck disable=SC2086
	set -- $sums
	[ "$1" = "$shares" ] || { tail -n 40 "$log"; echo "the runner broke off"; }
	grep -E ':[FE]:' "$log" | cut -c1-400
	grep '^skipped' "$log" | sort | uniq -c
	count "$name" "$2" $(($3 + shares - $1))
}

facts() { # NAME COMMAND...: a command that prints "ok", "not ok" and "skipped" lines
	name=$1
	shift
	"$@" >"$log" 2>&1
	code=$?
	awk '/^not ok/ {show = 1} /^ok/ {show = 0} /^skipped/ {show = 0; print} show' "$log"
	good=$(grep -c '^ok' "$log") bad=$(grep -c '^not ok' "$log")
	if [ "$bad" = 0 ] && [ $code != 0 ] || ! grep -qE '^(ok|not ok|skipped)' "$log"; then
		tail -n 20 "$log"
		bad=$((bad + 1))
	fi
	count "$name" "$good" "$bad"
}

unit unit
for script in tests/e2e/[0-9]*.sh; do
	facts "e2e $(basename "$script" .sh)" sh "$script" "$program"
done
facts goldens sh tests/golden.sh --check "$program" tests/golden
for replay in "$(dirname "$runner")"/fuzz/fuzz_*; do
	[ -x "$replay" ] && [ "${replay%.o}" = "$replay" ] && facts "replay $(basename "$replay")" "$replay" tests/fuzz/corpus tests/results
done
# shellcheck disable=SC2046
facts "audit, a sample of mutations" "$(dirname "$runner")/audit/mutation" --every 31 $(ls ../shared/seeds/*.txt 2>/dev/null) tests/results/*.txt
locale=$(sh tests/locale.sh "$build/locale")
if [ -n "$san" ]; then
	: # the locale does not change what sanitizers see
elif [ -n "$locale" ]; then
	elsewhere="LOCPATH=$(cd "$build/locale" && pwd) LC_ALL=$locale TZ=Pacific/Kiritimati HOME=/nonexistent"
	# shellcheck disable=SC2086
	unit "unit, German, elsewhere" $elsewhere
	# shellcheck disable=SC2086
	facts "goldens, German, elsewhere" env $elsewhere sh tests/golden.sh --check "$program" tests/golden
else
	echo "skipped: no German locale (package locales)"
fi
echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
