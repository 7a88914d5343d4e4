# The brief: one page whatever is bound; its sentences say what its chart says; numbers that name something are printed as they stand.
. tests/e2e/lib.sh

unset_language() { unset LC_ALL LANG; } # names of exit codes and messages do not hang on it
unset_language

# Every sample and seed, in each language, on each paper: one page, and a footer of two lines.
for page in $(samples) tests/results/generic-osprey.txt $(seeds); do
	wrong=
	for language in en de; do
		for paper in a4 letter; do
			"$program" report --template brief --lang $language --paper $paper --quiet --retrieved 2026-11-30 --dump=pages "$page" >"$scratch/pages"
			sheets=$(grep -c '^page ' "$scratch/pages")
			[ "$sheets" = 1 ] || wrong="$wrong $language $paper: $sheets pages;"
			foot=$(awk '/^page / { bottom = $4 - 60 } /^  text / && $3 > bottom { print $3 }' "$scratch/pages" | sort -u | wc -l)
			[ "$foot" -le 2 ] || wrong="$wrong $language $paper: $foot lines at the foot;"
		done
	done
	if [ -z "$wrong" ]; then ok "$(stem "$page"): one page"; else not_ok "$(stem "$page"): one page" "$wrong"; fi
done

# Of a page that says next to nothing, nothing is said twice and no head stands over nothing; what fails is named.
printf 'A 4103 SPECjbb2015-Composite max-jOPS\n1628 SPECjbb2015-Composite critical-jOPS\n' >"$scratch/bare.txt"
"$program" report --template brief --quiet --dump=content "$scratch/bare.txt" >"$scratch/content" 2>/dev/null
if grep -q 'not disclosed by\|by not disclosed' "$scratch/content"; then not_ok "who tested when is not disclosed once"; else ok "who tested when is not disclosed once"; fi
if grep -q 'Configuration tested' "$scratch/content"; then not_ok "no head over no configuration"; else ok "no head over no configuration"; fi
sed 's/^\(Purchase .*\) 0.40 2.00$/\1 2.40 2.00/' tests/results/jappserver-ardent.txt >"$scratch/late.txt"
"$program" report --template brief --quiet --dump=content "$scratch/late.txt" >"$scratch/content" 2>/dev/null
if grep -qE 'of [0-9]+ checks fail' "$scratch/content" && grep -q '2\.40.*, limit' "$scratch/content"; then
	ok "checks that fail are named"
else
	not_ok "checks that fail are named" "$(grep -A6 '"Audit"' "$scratch/content")"
fi

# Milliseconds of "25 ms", "0.5-1 s": of its first or its last number.
milliseconds() { # first|last
	tr -d '>' | sed 's/\xe2\x80\x93/ /; s/\xe2\x80\xaf/ /g; s/\.$//' |
		awk -v which="$1" '{ n = $(which == "first" ? 1 : NF - 1); print n * ($NF == "s" ? 1000 : 1) }'
}
# What the sentences say, and the columns beside the strips: "99th up to" and "median above", "median up to"; - where nothing is said.
sentences() {
	kept=$(grep -oE 'purchases take up to [^"]*' "$scratch/content" | sed 's/.*up to //' | milliseconds last)
	above=$(grep -oE 'half of them take longer than [^"]*' "$scratch/content" | sed 's/.*than //' | milliseconds last)
	within=$(grep -oE 'half of them take up to [^"]*' "$scratch/content" | sed 's/.*up to //' | milliseconds last)
	echo "${kept:--} ${above:-$within}"
}
columns() {
	sed -n 's/^interval .*"\(.*\)"$/\1/p' "$scratch/marks" >"$scratch/intervals" # at max: median, 99th, maximum; then at critical
	kept=$(sed -n 5p "$scratch/intervals" | grep -v '>' | milliseconds last)
	above=$(sed -n 1p "$scratch/intervals" | milliseconds first)
	echo "${kept:--} $above"
}
agree() { # FILE
	"$program" report --template brief --quiet --dump=content "$1" >"$scratch/content" 2>/dev/null
	"$program" report --template brief --quiet --dump=marks "$1" >"$scratch/marks" 2>/dev/null
	said=$(sentences) shown=$(columns)
	[ -n "$said" ] && [ "$said" = "$shown" ] || echo "critical $(sed -n '2s/[^0-9]*\([0-9]*\).*/\1/p' "$1"): the sentences say $said, the columns $shown"
}
# The tables of the samples and the seed as they are, then with critical-jOPS at every twentieth of max-jOPS.
for page in $(samples; seeds); do
	max=$(sed -n '1s/.* \([0-9][0-9]*\) SPECjbb2015-.* max-jOPS$/\1/p' "$page")
	[ -n "$max" ] || continue
	wrong=$(agree "$page")
	for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		sed "2s/[0-9][0-9]* SPEC/$((max * n / 20 - 3)) SPEC/; 2s/^[0-9]* critical/$((max * n / 20 - 3)) critical/" "$page" >"$scratch/other.txt"
		wrong="$wrong$(agree "$scratch/other.txt")"
	done
	if [ -z "$wrong" ]; then
		ok "$(stem "$page"): sentences and columns name the same limits"
	else
		not_ok "$(stem "$page"): sentences and columns name the same limits" "$wrong"
	fi
done
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
