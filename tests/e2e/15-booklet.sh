# Booklets of all samples and of the seeds: sound PDF, every name and metric, contents whose pages are right, rankings that name what they
# rank, nothing that depends on the order of the inputs; then what happens at the edges.
. tests/e2e/lib.sh

squeezed() { tr -d ' \t\n\f\302\240\342\200\257\255'; }
text_of() { pdftotext -raw -f "$2" -l "$2" "$1" - | squeezed; } # PDF PAGE
values() { xmllint --xpath "$2" "$1" 2>/dev/null | sed 's/^ *[a-z-]*="//; s/"$//; s/&amp;/\&/g'; } # XML XPATH of attributes, a line each

# The page numbers of the contents, a line each: rows of the table below its head, to the fair use.
contents() { # PDF PAGES
	pdftotext -layout -f 1 -l "$2" "$1" - | awk '/^Contents( continued)?$/ { on = 1; next } /^How these results may be used$/ { exit }
		on && $NF ~ /^[0-9]+$/ && !/ \/ [0-9]+$/ { print $NF }'
}

check() { # NAME PAGE...
	name=$1
	shift
	pdf=$scratch/$name.pdf xml=$scratch/$name.xml
	exits "$name: booklet" 0 "$program" booklet --quiet --retrieved 2026-03-15 -o "$pdf" "$@"
	is "$name: qpdf finds nothing" qpdf --check "$pdf"
	"$program" booklet --quiet --dump=booklet "$@" >"$xml"
	is "$name: the booklet document is as its schema says" xmllint --noout --relaxng templates/booklet.rng "$xml"
	pdftotext -raw "$pdf" - | squeezed >"$scratch/text"
	lost=
	values "$xml" '//result/@name | //result/@product' >"$scratch/words"
	xmllint --xpath '//metric/text()' "$xml" >>"$scratch/words"
	while read -r words; do
		short=$(printf '%s' "$words" | squeezed)
		grep -qF -- "$short" "$scratch/text" || printf '%s' "$short" | sed ':a; s/\([0-9]\)\([0-9]\{3\}\)\(,\|\.\|$\)/\1,\2\3/; ta' | grep -qFf - "$scratch/text" ||
			lost="$lost [$words]"
	done <"$scratch/words"
	if [ -z "$lost" ]; then ok "$name: every system and metric ($(wc -l <"$scratch/words"))"; else not_ok "$name: every system and metric" "lost:$lost"; fi

	pages=$(pdfinfo "$pdf" | sed -n 's/^Pages: *//p')
	wrong='' page=0
	while [ $page -lt "$pages" ]; do
		page=$((page + 1))
		text_of "$pdf" $page | grep -qF "$page/$pages" || wrong="$wrong $page"
	done
	if [ -z "$wrong" ]; then ok "$name: every page says its number of $pages"; else not_ok "$name: every page says its number of $pages" "not:$wrong"; fi

	pdfinfo -dests "$pdf" | awk '{ gsub(/"/, "", $NF); print $1, $NF }' >"$scratch/dests"
	first=$(awk '$2 == "c1" { print $1 }' "$scratch/dests")
	contents "$pdf" $((first - 1)) >"$scratch/pages"
	count=$(xmllint --xpath 'string(/booklet/@count)' "$xml")
	wrong='' chapter=0
	while [ $chapter -lt "$count" ]; do
		chapter=$((chapter + 1))
		page=$(awk -v name="c$chapter" '$2 == name { print $1 }' "$scratch/dests")
		grep -qx "$page" "$scratch/pages" || wrong="$wrong page $page of chapter $chapter is not in the contents;"
		title=$(xmllint --xpath "string(//result[$chapter]/title)" "$xml" | squeezed)
		text_of "$pdf" "$page" | grep -qF -- "$title" || wrong="$wrong chapter $chapter is not on page $page;"
	done
	group=0
	while [ $group -lt "$(xmllint --xpath 'count(//group)' "$xml")" ]; do
		group=$((group + 1))
		page=$(awk -v name="g$group" '$2 == name { print $1 }' "$scratch/dests")
		grep -qx "$page" "$scratch/pages" || wrong="$wrong page $page of g$group is not in the contents;"
	done
	[ "$(wc -l <"$scratch/pages")" -ge $((chapter + group + 1)) ] || wrong="$wrong too few lines;"
	if [ -z "$wrong" ] && [ $group -gt 0 ]; then
		ok "$name: the contents give the pages of $group rankings and $chapter chapters"
	else
		not_ok "$name: the contents give the pages of rankings and chapters" "$wrong" "$(cat "$scratch/pages")"
	fi
	ranking "$name" "$xml" "$pdf" $((first - 1))
	"$program" booklet --quiet --retrieved 2026-03-15 -o "$scratch/again.pdf" "$@"
	is "$name: the same bytes again" cmp "$pdf" "$scratch/again.pdf"
}

# Every ranking has at least two results and says of each the processor, chips and cores, of tiers all of them.
ranking() { # NAME XML PDF PAGES
	values "$2" '//result[@id=//rank/@result]/tier/@cpu' >"$scratch/words"
	pdftotext -raw -f 2 -l "$4" "$3" - | squeezed >"$scratch/front"
	lost=
	while read -r words; do
		grep -qF -- "$(printf '%s' "$words" | squeezed)" "$scratch/front" || lost="$lost [$words]"
	done <"$scratch/words"
	for tier in $(xmllint --xpath "//result[@id=//rank/@result][tier[@role='db']]/tier/@cores" "$2" 2>/dev/null | grep -o '[0-9]*'); do
		grep -qF "${tier}core" "$scratch/front" || lost="$lost $tier cores"
	done
	if [ -z "$lost" ]; then ok "$1: rankings name processors and tiers ($(wc -l <"$scratch/words"))"; else not_ok "$1: rankings name processors and tiers" "lost:$lost"; fi
	if [ "$(xmllint --xpath 'count(//group[count(rank) < 2])' "$2")" = 0 ]; then ok "$1: no ranking of one"; else not_ok "$1: no ranking of one"; fi
}

# shellcheck disable=SC2046
check samples $(samples)
if [ -d "$shared/seeds" ]; then
	# shellcheck disable=SC2046
	check seeds $(seeds)
else
	skipped "the seeds: no ../shared"
fi

# shellcheck disable=SC2046
"$program" booklet --quiet --retrieved 2026-03-15 -o "$scratch/backward.pdf" $(samples | sort -r)
is "turning the inputs round turns nothing" cmp "$scratch/samples.pdf" "$scratch/backward.pdf"
# shellcheck disable=SC2046
"$program" export --to xml $(samples | sort -r) >"$scratch/together.xml"
"$program" booklet --quiet --retrieved 2026-03-15 -o "$scratch/together.pdf" "$scratch/together.xml"
names() { pdfinfo -dests "$1" | awk '{ print $1, $NF }'; }
names "$scratch/samples.pdf" >"$scratch/apart.dests"
names "$scratch/together.pdf" >"$scratch/together.dests"
is "all results in one file stand on the same pages" cmp "$scratch/apart.dests" "$scratch/together.dests"

# Chapters that alternate between more files than stay open.
for n in 1 2 3 4 5 6; do
	"$program" export --to xml tests/results/jbb2015-rook-r7.txt tests/results/jbb2015-meridian-m220.txt |
		sed "s/\(<result [^>]*id=\"[^\"]*\)\"/\1-$n\"/; s/\(<metric id=\"max-jops\".*value=\"1[0-9]*\)[0-9]\"/\1$n\"/" >"$scratch/part$n.xml"
done
exits "results of six files in turn" 0 "$program" booklet --quiet -o "$scratch/turn.pdf" "$scratch"/part[1-6].xml
is "... is sound" qpdf --check "$scratch/turn.pdf"
turn=$("$program" booklet --quiet --dump=booklet "$scratch"/part[1-6].xml | xmllint --xpath 'concat(/booklet/@count, " ", //group/@count, " ", //result[1]/@file, //result[1]/metric[1]/@value)' -)
if [ "$turn" = "12 12 jbb2015-rook-r7.txt167386" ]; then ok "... are twelve chapters, best first"; else not_ok "... are twelve chapters, best first" "$turn"; fi

page=$(samples | head -n 1)
other=$(samples | sed -n 2p)
exits "the same result twice" 0 "$program" booklet -o "$scratch/twice.pdf" "$page" "$page"
says "... is said" "[compare-twice]"
is "... is sound" qpdf --check "$scratch/twice.pdf"
dests=$(pdfinfo -dests "$scratch/twice.pdf" | grep -cE '"c[12]"')
if [ "$dests" = 2 ]; then ok "... is two chapters"; else not_ok "... is two chapters" "$dests"; fi
exits "one result alone" 0 "$program" booklet --quiet -o "$scratch/alone.pdf" "$page"
is "... is sound" qpdf --check "$scratch/alone.pdf"
text=$(pdftotext -raw "$scratch/alone.pdf" - | squeezed)
case $text in *neitherrankednorleading*) ok "... reads well" ;; *) not_ok "... reads well" ;; esac
case $text in *Wholeads* | *leadswith*) not_ok "... leads nobody" ;; *) ok "... leads nobody" ;; esac
case $text in *retrievaldatemissing*) ok "a missing date of retrieval is on the pages" ;; *) not_ok "a missing date of retrieval is on the pages" ;; esac
exits "... and an error under --strict" 1 "$program" booklet --strict -o "$scratch/strict.pdf" "$page"

"$program" export "$page" | sed 's/status="compliant"/status="invalid"/' >"$scratch/invalid.xml"
exits "an invalid result" 0 "$program" booklet -o "$scratch/invalid.pdf" "$scratch/invalid.xml" "$other"
says "... is said" "[compare-not-ranked]"
ranked=$("$program" booklet --quiet --dump=booklet "$scratch/invalid.xml" "$other" | xmllint --xpath 'concat(/booklet/@ranked, count(//rank), //unranked/@reason)' -)
if [ "$ranked" = 00invalid ]; then ok "... is listed, not ranked"; else not_ok "... is listed, not ranked" "$ranked"; fi
exits "only an invalid result" 0 "$program" booklet --quiet -o "$scratch/invalid-alone.pdf" "$scratch/invalid.xml"

exits "an input that is no result" 1 "$program" booklet -o "$scratch/rest.pdf" "$scratch/none.txt" "$page" "$scratch/text"
is "... costs only its chapter" qpdf --check "$scratch/rest.pdf"
exits "no result at all" 1 "$program" booklet -o "$scratch/nothing.pdf" "$scratch/none.txt"
says "... is said" "[cli-empty-booklet]"
if [ -e "$scratch/nothing.pdf" ]; then not_ok "... writes nothing"; else ok "... writes nothing"; fi
exits "standard input" 0 sh -c '"$1" booklet --quiet -o "$3" - <"$2"' sh "$program" "$page" "$scratch/in.pdf"
is "... is a chapter" qpdf --check "$scratch/in.pdf"
exits "without -o" 2 "$program" booklet "$page"
exits "-o that is a folder" 2 "$program" booklet -o "$scratch" "$page"
cp "$page" "$scratch/own.pdf"
exits "an output that is the input" 2 "$program" booklet -o "$scratch/own.pdf" "$scratch/own.pdf"
is "... leaves it alone" cmp "$page" "$scratch/own.pdf"
exits "an unknown template" 2 "$program" booklet --template no-such-template -o "$scratch/x.pdf" "$page"
exits "a full disk" 3 sh -c '"$1" booklet --quiet -o /dev/full "$2"' sh "$program" "$page"
for stage in booklet template content marks pages trace; do
	exits "--dump=$stage" 0 "$program" booklet --dump=$stage "$page" "$other"
	if [ -s "$scratch/out" ]; then ok "... prints"; else not_ok "... prints"; fi
done
