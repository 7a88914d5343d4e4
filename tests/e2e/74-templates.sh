# Every shipped template with every sample and seed, in both languages and on both papers: nothing to complain of, nothing outside its
# page, a brief is one page, and qpdf finds nothing in the PDFs of one of each.
. tests/e2e/lib.sh

outside() { # a line for each item of --dump=pages that leaves its page by more than half a point
	awk '/^page / { width = $3; height = $4; page = $2; next }
		$2 ~ /^-?[0-9.]+$/ && $5 ~ /^[0-9.]+$/ {
			if ($2 < -0.5 || $3 < -0.5 || $2 + $4 > width + 0.5 || $3 + $5 > height + 0.5) print "page " page ": " $0
		}' "$1"
}

laid() { # NAME COMMAND...: prints the pages; they hold what they shall
	fact=$1
	shift
	if ! "$@" --dump=pages >"$scratch/pages" 2>"$scratch/said"; then
		not_ok "$fact" "$(head -n 5 "$scratch/said")"
		return
	fi
	left=$(outside "$scratch/pages" | head -n 3)
	# what a page of the world may lack is no fault of a template
	said=$(grep -vE 'family-unknown|cli-not-retrieved|layout-|family-|read-' "$scratch/said" | head -n 3)
	if [ -n "$left$said" ]; then not_ok "$fact" "$left" "$said"; else ok "$fact"; fi
}

for page in $(samples) $(seeds); do
	name=$(stem "$page")
	for lang in en de; do
		for paper in a4 letter; do
			for template in report brief; do
				laid "$name: $template, $lang, $paper" "$program" report --template $template --lang $lang --paper $paper "$page"
				[ $template = brief ] || continue
				if [ "$(grep -c '^page ' "$scratch/pages")" = 1 ]; then ok "$name: one page ($lang, $paper)"; else not_ok "$name: one page ($lang, $paper)"; fi
			done
		done
		exits "$name: charts, $lang" 0 "$program" chart --lang $lang --quiet -o "$scratch/charts-$lang" "$page"
	done
	"$program" report --quiet --template brief --lang de --paper letter -o "$scratch/brief" "$page"
	is "$name: qpdf finds nothing in its German brief" qpdf --check "$scratch/brief/$name.pdf"
done
for lang in en de; do
	for paper in a4 letter; do
		# shellcheck disable=SC2046
		laid "the booklet of all: $lang, $paper" "$program" booklet --lang $lang --paper $paper $(samples) $(seeds)
	done
done
size=$(grep -m 1 '^page ' "$scratch/pages" | cut -d' ' -f3,4)
if [ "$size" = "612 792" ]; then ok "letter is 612 x 792"; else not_ok "letter is 612 x 792" "$size"; fi
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
