# Sourced by the end-to-end tests: sh tests/e2e/NN-name.sh PROGRAM, from the top of the checkout. Each fact prints one line,
# "ok NAME" or "not ok NAME" with indented details behind it; "skipped NAME: why" counts as neither.
set -u
case $1 in /*) program=$1 ;; *) program=$PWD/$1 ;; esac
shared=../shared
scratch=$(mktemp -d)
trap 'chmod -R u+rwx "$scratch" 2>/dev/null; rm -rf "$scratch"' EXIT

ok() { echo "ok $*"; }
not_ok() {
	echo "not ok $1"
	shift
	[ $# -eq 0 ] || printf '%s\n' "$@" | sed 's/^/    /' | head -n 40
}
skipped() { echo "skipped $*"; }

# is NAME COMMAND...: the command succeeds
is() {
	fact=$1
	shift
	if said=$("$@" 2>&1); then ok "$fact"; else not_ok "$fact" "$*" "$said"; fi
}

# exits NAME CODE COMMAND...: the command's exit code; what it says goes to $scratch/said
exits() {
	fact=$1 expected=$2
	shift 2
	"$@" >"$scratch/out" 2>"$scratch/said" && code=0 || code=$?
	if [ "$code" = "$expected" ]; then
		ok "$fact"
	else
		not_ok "$fact" "$*: exit $code, expected $expected" "$(head -n 5 "$scratch/said")"
	fi
}

# says NAME TEXT: the message of the last `exits` holds the text
says() {
	if grep -qF -- "$2" "$scratch/said"; then ok "$1"; else not_ok "$1" "expected: $2" "$(cat "$scratch/said")"; fi
}

# The samples of the families that there are, and the seeds of those when they are here.
samples() { sh tests/samples.sh "$program"; }
seeds() {
	for f in "$shared"/seeds/*.txt; do
		[ -e "$f" ] && "$program" export "$f" >/dev/null 2>&1 && echo "$f"
	done
	return 0
}
stem() { basename "$1" .txt; }
