# Reports of all samples and seeds: sound PDF by qpdf, and by poppler's text nothing of the disclosure's core is lost.
. tests/e2e/lib.sh

# Words of an XPath's string values, one a line, without blanks inside words that a line break may split.
words_of() { xmllint --xpath "$2" "$1" 2>/dev/null | sed 's/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' | tr -s ' \t\n' '\n' | grep -v '^$'; }


# Blanks go, since a long token may be broken over lines; and the commas of thousands, which a page groups by its language.
bare() { tr -d ' ,\t\n\f\302\240\255'; }

seen() { # NAME PDF XML XPATH: each word of the nodes is in the text
	words_of "$3" "$4" | tr -d ',\302\240\255' | sort -u >"$scratch/words"
	pdftotext -raw "$2" - | bare >"$scratch/text"
	lost=$(awk 'NR == FNR { text = text $0; next } !index(text, $0) { printf " %s", $0 }' "$scratch/text" "$scratch/words")
	if [ -z "$lost" ]; then ok "$1 ($(wc -l <"$scratch/words") words)"; else not_ok "$1" "lost:$lost"; fi
}

# All that a disclosure tells, but for dates, which a page writes its own way, and a speed whose unit it shortens.
told="//title/text()|//party/text()|/result/*[not(self::unread)]//line/text()|//tuning/text()|//interface/text()|//transaction/text()|//timing/text()
	|//field[not(@state) and not(@id = 'network.speed') and not(contains(@id, 'avail') or contains(@id, 'date'))]/text()"

for page in $(samples) $(seeds); do
	name=$(stem "$page")
	exits "$name: report" 0 "$program" report --quiet -o "$scratch/pdf" "$page"
	pdf=$scratch/pdf/$name.pdf
	is "$name: qpdf finds nothing" qpdf --check "$pdf"
	"$program" export --quiet "$page" >"$scratch/xml"
	is "$name: the export is well-formed" xmllint --noout "$scratch/xml"
	seen "$name: the metrics are on a page" "$pdf" "$scratch/xml" '//metric/text()'
	seen "$name: the title is on the page" "$pdf" "$scratch/xml" 'string(/result/title)'
	[ "$(xmllint --xpath 'count(//bom//item)' "$scratch/xml" 2>/dev/null)" = 0 ] ||
		seen "$name: every word of the bill of materials is on a page" "$pdf" "$scratch/xml" '//bom//text()'
	seen "$name: every word of the disclosure is on a page" "$pdf" "$scratch/xml" "$told"
	title=$(pdfinfo "$pdf" 2>/dev/null | sed -n 's/^Title: *//p')
	if [ -n "$title" ]; then ok "$name: the PDF has a title"; else not_ok "$name: the PDF has a title"; fi
	if pdffonts "$pdf" | tail -n +3 | grep -v ' yes ' | grep -q .; then not_ok "$name: all fonts are embedded"; else ok "$name: all fonts are embedded"; fi
done
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
