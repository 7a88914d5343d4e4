# Every shipped template with every sample and seed, in both languages and on both papers, those of `template new` too: nothing to
# complain of, nothing outside its page, a brief is one page, every chart's words stand inside it, and qpdf finds nothing in the PDFs of
# one of each.
. tests/e2e/lib.sh

outside() { # a line for each item of --dump=pages that leaves its page by more than half a point
	awk '/^page / { width = $3; height = $4; page = $2; next }
		$2 ~ /^-?[0-9.]+$/ && $5 ~ /^[0-9.]+$/ {
			if ($2 < -0.5 || $3 < -0.5 || $2 + $4 > width + 0.5 || $3 + $5 > height + 0.5) print "page " page ": " $0
		}' "$1"
}

astray() { # a line for each text of an SVG that begins outside of it, or says nothing
	tr '\n' ' ' <"$1" | sed 's/<text/\n<text/g' | awk 'NR == 1 { match($0, / width="[0-9.]+"/); width = substr($0, RSTART + 8) + 0; match($0, / height="[0-9.]+"/); height = substr($0, RSTART + 9) + 0; next }
		{ n++; match($0, / x="[-0-9.]+"/); x = substr($0, RSTART + 4) + 0; match($0, / y="[-0-9.]+"/); y = substr($0, RSTART + 4) + 0 }
		x < 0 || y < 0 || x > width || y > height || /NaN|nan|inf/ { print substr($0, 1, 120) }
		END { if (n < 5) print n + 0 " texts" }'
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
			for template in report brief templates/new/report.xml; do
				laid "$name: ${template##*/}, $lang, $paper" "$program" report --template $template --lang $lang --paper $paper "$page"
				[ $template = brief ] || continue
				if [ "$(grep -c '^page ' "$scratch/pages")" = 1 ]; then ok "$name: one page ($lang, $paper)"; else not_ok "$name: one page ($lang, $paper)"; fi
			done
		done
		exits "$name: charts, $lang" 0 "$program" chart --lang $lang -o "$scratch/charts-$lang" "$page"
		left=$(grep -vE 'family-|read-|cli-no-chart|^wrote ' "$scratch/said" | head -n 3)
		if [ -z "$left" ]; then ok "$name: nothing is said of its charts, $lang"; else not_ok "$name: nothing is said of its charts, $lang" "$left"; fi
		for chart in "$scratch/charts-$lang/$name"-*.svg; do
			[ -e "$chart" ] || continue
			left=$(astray "$chart" | head -n 3)
			if [ -z "$left" ]; then ok "${chart##*/}, $lang: its words stand inside it"; else not_ok "${chart##*/}, $lang: its words stand inside it" "$left"; fi
		done
	done
	"$program" report --quiet --template brief --lang de --paper letter -o "$scratch/brief" "$page"
	is "$name: qpdf finds nothing in its German brief" qpdf --check "$scratch/brief/$name.pdf"
done
sed 's/<text x="[0-9.]*"/<text x="5000"/' "$chart" >"$scratch/astray.svg"
if [ -n "$(astray "$scratch/astray.svg")" ]; then ok "words outside of a chart are seen"; else not_ok "words outside of a chart are seen"; fi
for lang in en de; do
	for paper in a4 letter; do
		# shellcheck disable=SC2046
		laid "the booklet of all: $lang, $paper" "$program" booklet --lang $lang --paper $paper $(samples) $(seeds)
		# shellcheck disable=SC2046
		laid "a new booklet of all: $lang, $paper" "$program" booklet --template templates/new/booklet.xml --lang $lang --paper $paper $(samples) $(seeds)
	done
done
size=$(grep -m 1 '^page ' "$scratch/pages" | cut -d' ' -f3,4)
if [ "$size" = "612 792" ]; then ok "letter is 612 x 792"; else not_ok "letter is 612 x 792" "$size"; fi

# a section goes to landscape pages and back, with their own foot, and every number is right
cat >"$scratch/turned.xml" <<'X'
<document version="1" title="{title}">
  <footer><para style="footer">upright foot <page-number/> of <page-count/></para></footer>
  <footer for="landscape"><para style="footer">landscape foot <page-number/> of <page-count/></para></footer>
  <section title="Contents first"><toc/><para>The wide one is on page <page-of anchor="wide"/>.</para></section>
  <section title="Wide" anchor="wide" orientation="landscape">
    <for-each select="//*[@at]"><para>{name()} {position()}</para></for-each>
  </section>
  <section title="Behind it"><para>On page <page-of anchor="behind-it"/>.</para></section>
</document>
X
exits "a template with a section on landscape pages is fine" 0 "$program" template check "$scratch/turned.xml"
exits "... makes a report" 0 "$program" report --template "$scratch/turned.xml" -o "$scratch/turned" "$(samples | head -n 1)"
turned=$(ls "$scratch"/turned/*.pdf)
is "... that is sound" qpdf --check "$turned"
pages=$(pdfinfo "$turned" | sed -n 's/^Pages: *//p')
shapes=$(pdfinfo -l 99 "$turned" | awk '$1 == "Page" && $3 == "size:" { print ($4 > $6) ? "landscape" : "upright" }' | uniq | tr '\n' ' ')
if [ "$shapes" = "upright landscape upright " ] && [ "$pages" -gt 4 ]; then ok "upright pages, landscape ones, upright ones"; else not_ok "upright pages, landscape ones, upright ones" "$shapes, $pages pages"; fi
feet=$(pdftotext -layout "$turned" - | grep -oE '(upright|landscape) foot [0-9]+ of [0-9]+' | tr '\n' ' ')
wanted=$(awk -v n="$pages" 'BEGIN { for (i = 1; i <= n; i++) printf "%s foot %d of %d ", i == 1 || i == n ? "upright" : "landscape", i, n }')
if [ "$feet" = "$wanted" ]; then ok "each has its foot and its number"; else not_ok "each has its foot and its number" "$feet" "$wanted"; fi
is "a reference across them" sh -c "pdftotext '$turned' - | tr '\\n' ' ' | grep -q 'wide one is on page 2' && pdftotext '$turned' - | grep -q 'On page $pages'"

# a limit stands in its rule alone: charts, findings and tables follow it
mkdir "$scratch/other"
cp -R templates fonts "$scratch/other/"
sed -i 's/low="320" high="400"/low="300" high="380"/' "$scratch/other/templates/rules/web99.xml"
sed -i "s/choose(@id = 'mix.browse', 50, 25)/choose(@id = 'mix.browse', 60, 20)/" "$scratch/other/templates/rules/jappserver2004.xml"
elsewhere() { # COMMAND PAGE...: its content by the rules of the other home
	BENCHFOLIO_HOME="$scratch/other" "$program" "$@" --quiet --dump=content 2>/dev/null
}
band=$(elsewhere report "$(samples | grep web99 | head -n 1)")
brief=$(elsewhere report --template brief "$(samples | grep web99 | head -n 1)")
mix=$(elsewhere report "$(samples | grep jappserver | head -n 1)")
found() { # FACT TEXT PATTERN
	if printf '%s\n' "$2" | grep -qE -- "$3"; then ok "$1"; else not_ok "$1" "$3" "$(printf '%s\n' "$2" | grep -E 'band|kbit/s|60.00' | head -n 5)"; fi
}
found "the sentence says the band of the rule" "$band" '300 to 380 kbit/s'
found "the chart has the band of the rule" "$band" 'band.*300.*380'
found "the brief's chart has the band of the rule" "$brief" 'band.*300.*380'
found "the table says the mix of the rule" "$mix" '"60.00.{1,2}%"'
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
