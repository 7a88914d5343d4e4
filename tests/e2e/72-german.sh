# A German page has no English word of ours: every word of templates/text/en.xml that de.xml does not have is looked for, but for what the
# disclosure itself prints, in the content of reports, and as readers find it in the PDFs of reports, briefs and the booklet with their
# metadata and outlines, and in charts with their titles and descriptions. Numbers and dates have the language's forms.
. tests/e2e/lib.sh

words() { # of a file, one a line, in small letters
	sed 's/<!--.*-->//; s/{[^}]*}//g; s/&[^;]*;/ /g; s/<[^>]*>/ /g' "$1" | tr 'A-Z' 'a-z' | grep -oE '[a-z]{3,}' | sort -u
}
words templates/text/en.xml >"$scratch/en"
words templates/text/de.xml >"$scratch/de"
# words of commands for a terminal, and of names of products, apart
comm -23 "$scratch/en" "$scratch/de" >"$scratch/english"
[ "$(wc -l <"$scratch/english")" -gt 300 ] || not_ok "there are English words to look for"

# A message that is the same in both languages has only words that are German, too.
messages() { tr '\n' ' ' <"$1" | sed 's/<message /\n&/g' | sed -n 's/^<message id="\([^"]*\)"[^>]*>\(.*\)<\/message>.*/\1 \2/p' | tr -s ' \t' ' ' | sort; }
messages templates/text/en.xml >"$scratch/en.messages"
messages templates/text/de.xml >"$scratch/de.messages"
[ "$(wc -l <"$scratch/en.messages")" -gt 700 ] || not_ok "there are messages to compare" "$(wc -l <"$scratch/en.messages")"
same=$(comm -12 "$scratch/en.messages" "$scratch/de.messages" | cut -d' ' -f2- | sed 's/{[^}]*}//g; s/<[^>]*>/ /g' | tr 'A-Z' 'a-z' | grep -oE '[a-z]{4,}' | sort -u |
	grep -vxE 'agent|benchmarks|chips|clients|controller|critical|dimms|firmware|hardware|java|jops|kbit|loadgen|maximum|median|software|specjappserver|specjbb|specweb|system|test|tester|threads|tuning|version' | tr '\n' ' ')
if [ -z "$same" ]; then ok "no message is left untranslated"; else not_ok "no message is left untranslated" "$same"; fi

# ---- how German is written ----
# a message of de.xml a line, its slots left in; NB and NN stand for no-break spaces, wide and narrow
sed 's/<!--.*-->//; s/&#160;/NB/g; s/\xc2\xa0/NB/g; s/\xe2\x80\xaf/NN/g' templates/text/de.xml | grep '<message' >"$scratch/messages"
never() { # FACT PATTERN [FILE]: no line of the messages, or of the file, has it
	found=$(grep -nE -- "$2" "${3:-$scratch/messages}" | cut -c1-160 | head -n 5)
	if [ -z "$found" ]; then ok "$1"; else not_ok "$1" "$found"; fi
}
sees() { # FACT PATTERN TEXT: the pattern of a fact finds what it is there for
	if printf '%s\n' "$3" | grep -qE -- "$2"; then ok "found: $1"; else not_ok "found: $1" "$3"; fi
}
unbroken='(Zeilen?|Seiten?|S\.) [{0-9]|[0-9]\. (Perzentil|Jan|Feb|M.?.?rz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)'
never "words are kept with their numbers" "$unbroken"
sees "a word that may part from its number" "$unbroken" "(Zeile {line})"
units='[0-9}] (s|ms|%|MB|GB|MHz|kbit/s|jOPS|JOPS|\{(size-)?unit\})([^a-z]|$)'
never "numbers are kept with their units" "$units"
sees "a unit that may part from its number" "$units" "Vielfache von {step} {unit}<"
never "quotation marks are German" '>[^<]*"'
months='[0-9]\.? ?(Januar|Februar|April|August|September|Oktober|November|Dezember) [0-9]{4}'
never "dates are short" "$months"
ordinal='(das|des|dem|den|vom|zum|im|ein|Das|Des|>) ?([0-9]+|\{[a-z]*percentile\}|\{n\}|\{\})\.( [^A-Z]|[,;:<]|$)'
never "an ordinal has its noun" "$ordinal"
sees "a bare ordinal" "$ordinal" "bei max-jOPS liegt das 90. über 1 s"
sees "a bare ordinal as head" "$ordinal" '<message id="percentile">{n}.</message>'
register='gen.?.?gend|[^-]gen.?.?gen |regelgerecht|Regeltreue|mittleren Durchlauf|Anteil am [bB]esten|alle so|Prozente von|Genauigkeit der Anfragen|Einstellung des Benchmarks|Teile einer Menge|Hersteller des|In Balken'
never "words are those of the trade" "$register"
sees "a word that is not" "$register" "13.278 Verbindungen genügen im mittleren Durchlauf"

# what is no quotation: texts of the content tree, and alternative texts, without a place in the disclosure; names of rules apart
own() {
	awk '/style=audit-rule/ { rule = 1; next } / @[0-9]+:[0-9]+$/ { rule = 0; next } /^\t*text / || / alt="/ { if (!rule) print } { rule = 0 }' "$1" |
		sed 's/^\(\t*symbol.*\) "[a-z]*"/\1/; s/ style=[^ ]*//; s/ kind=[^ ]*//; s/^\t*[a-z-]* //' | grep -oE '"[^"]*"' | tr 'A-Z' 'a-z' | grep -oE '[a-z0-9]{3,}' |
		grep -v '[0-9]' | sort -u
}

# texts that are not quoted line by line: neither verbatim lines nor those that the audit cites, without the marks of styles
texts() {
	awk '{ match($0, /^\t*/); depth = RLENGTH }
		quoted && depth <= quoted { quoted = 0 }
		!quoted && (/^\t*line( |$)/ || /style=audit-(quote|rule)/) { quoted = depth ? depth : 1; next }
		!quoted && (/^\t*text / || / alt="/)' "$1" | sed 's/\xc2\xa0/NB/g; s/\xe2\x80\xaf/NN/g; s/ style=[^ ]*//'
}
# values of closed sets, and the signs between numbers
closed='"( |[A-Z][a-z]*: )?(Yes|No|None|PASSED|FAILED|All|Non-virtual|[Ss]ee notes|Single Supplier|N/A|n/a|COMPLIANCE|CORRECTNESS)"'
counts='"[^"„]*[0-9]( |NB)(cores?|chips?|threads?)([/ ,)"]|$)|"[0-9][^"„]* on chip|"[0-9A-Z()+]* per (core|chip)"|[0-9](NB|NN| )connections'
lists='[0-9],[0-9]+, [0-9]'
sees "a closed value left in English" "$closed" 'text "See notes" @144:36'
sees "counts left in English" "$counts" 'text "12 cores, 2 chips" @171:5'
sees "a unit left in English" "$counts" 'text "13.280NBconnections"'
sees "commas between decimals" "$lists" '"2,00, 2,00, 5,00NNs"'

for page in $(samples) $(seeds); do
	name=$(stem "$page")
	exits "$name: a German report" 0 "$program" report --lang de --quiet --dump=content "$page"
	for template in report brief; do
		"$program" report --lang de --quiet --template $template --dump=content "$page" >"$scratch/content" 2>/dev/null
		own "$scratch/content" >"$scratch/own"
		left=$(comm -12 "$scratch/own" "$scratch/english" | grep -vx manufacturing | tr '\n' ' ') # the name of a transaction
		if [ -z "$left" ]; then ok "$name: no English word is left in the $template"; else not_ok "$name: no English word is left in the $template" "$left"; fi
		texts "$scratch/content" >"$scratch/texts"
		[ -s "$scratch/texts" ] || not_ok "$name: there are texts of the $template"
		if ! grep -q 'Die Seite, wie sie gelesen wurde' "$scratch/content"; then # which prints a page of no known kind as it stands
			never "$name: closed values are translated in the $template" "$closed" "$scratch/texts"
			never "$name: counts are translated in the $template" "$counts" "$scratch/texts"
		fi
		never "$name: no comma is both decimal sign and separator in the $template" "$lists" "$scratch/texts"
		grep -v ' @[0-9]*:[0-9]*$' "$scratch/texts" >"$scratch/ours"
		never "$name: an ordinal has its noun in the $template" "$ordinal" "$scratch/ours"
		never "$name: words are kept with their numbers in the $template" "$unbroken" "$scratch/ours"
		never "$name: dates are short in the $template" "$months" "$scratch/ours"
	done
	"$program" report --lang de --quiet --dump=content "$page" >"$scratch/content" 2>/dev/null
	if head -n 8 "$scratch/content" | grep -q '^# language "de"'; then ok "$name: its language is said"; else not_ok "$name: its language is said"; fi
done

# ---- as a reader finds it ----
# names of rules stand beside their rows, broken at a hyphen where they must be
"$program" list rules | cut -d' ' -f1 | awk '{ print; for (i = 1; i < length($0); i++) if (substr($0, i, 1) == "-") { print substr($0, 1, i); print substr($0, i + 1) } }' |
	sort -u >"$scratch/rules"
ours() { # TEXT DISCLOSURE...: words of ours on it that are English alone
	text=$1
	shift
	cat "$@" | tr 'A-Z' 'a-z' | grep -oE '[a-z]{3,}' | sort -u >"$scratch/page"
	tr 'A-Z' 'a-z' <"$text" | tr -s ' \t' '\n\n' | grep -vxF -f "$scratch/rules" | grep -vE '^[0-9a-f]{32}$' | grep -oE '[a-z]{3,}' | sort -u |
		comm -12 - "$scratch/english" | comm -23 - "$scratch/page" | tr '\n' ' '
}
pages_of() { pdfinfo "$1" | sed -n 's/^Pages: *//p'; }
text_of() { # PDF: what stands on its pages, in its metadata and its outline
	pdftotext -layout "$1" -
	pdfinfo "$1" | grep -E '^(Title|Subject|Keywords|Author):' | cut -d: -f2-
	qpdf --json "$1" | grep -oE '"/Title": "u:[^"]*"' | cut -d: -f3-
}
# whatever language it is of: words that neither the disclosures have, run together with others perhaps, their files' names included, nor
# de.xml, nor names of rules; encodings and units, and what a rule knows to be the right spelling, apart
strange() { # TEXT DISCLOSURE...
	text=$1
	shift
	{ cat "$@"; basename -a "$@"; cat "$scratch/rules"; } | tr 'A-Z' 'a-z' >"$scratch/known"
	tr 'A-Z' 'a-z' <"$text" | tr -s ' \t' '\n\n' | grep -vE '^[0-9a-f]{32}$' | grep -oE '[a-z]{3,}' | sort -u | comm -23 - "$scratch/de" |
		grep -vxE 'utf|ghz|catalyst' | while read -r word; do grep -qF "$word" "$scratch/known" || printf '%s ' "$word"; done
}
german() { # WHAT TEXT DISCLOSURE...
	what=$1
	shift
	[ -s "$1" ] || not_ok "$what: there is something to read"
	left=$(ours "$@")
	if [ -z "$left" ]; then ok "$what: no English word is left"; else not_ok "$what: no English word is left" "$left"; fi
	left=$(strange "$@")
	if [ -z "$left" ]; then ok "$what: every word is the disclosure's or German"; else not_ok "$what: every word is the disclosure's or German" "$left"; fi
}
for page in $(samples) $(seeds); do
	name=$(stem "$page")
	for template in report brief; do
		"$program" report --lang de --quiet --template $template -o "$scratch/$template" "$page" 2>/dev/null
		text_of "$scratch/$template/$name.pdf" >"$scratch/text"
		german "$name: the $template's PDF" "$scratch/text" "$page"
	done
	"$program" chart --lang de --quiet -o "$scratch/charts" "$page" 2>/dev/null
	# German takes no more pages, and what a first page shows in English fits it
	"$program" report --lang en --quiet -o "$scratch/english-report" "$page" 2>/dev/null
	pages=$(pages_of "$scratch/report/$name.pdf") most=$(pages_of "$scratch/english-report/$name.pdf")
	if [ "$pages" -gt 0 ] && [ "$pages" -le "$most" ]; then ok "$name: no more pages than in English"; else not_ok "$name: no more pages than in English" "$pages, $most"; fi
	case $name in
	generic-*) ;;
	*)
		pdftotext -f 1 -l 1 "$scratch/report/$name.pdf" "$scratch/text"
		if grep -qE '^(Ebenen und Einstellungen|Konfiguration des Benchmarks)$|getönt' "$scratch/text" && ! grep -q '^Inhalt$' "$scratch/text"; then
			ok "$name: the first page is full and no more"
		else
			not_ok "$name: the first page is full and no more" "$(tail -n 8 "$scratch/text")"
		fi
		;;
	esac
done
for chart in "$scratch"/charts/*.svg; do
	name=${chart##*/}
	page=$(for page in $(samples) $(seeds); do case $name in "$(stem "$page")"-*) echo "$page" ;; esac; done | tail -n 1)
	sed 's/<[^>]*>/ /g' "$chart" >"$scratch/text"
	german "$name" "$scratch/text" "$page"
	if head -c 400 "$chart" | grep -q 'xml:lang="de"'; then ok "$name: its language is said"; else not_ok "$name: its language is said"; fi
done
# shellcheck disable=SC2046
"$program" booklet --lang de --quiet -o "$scratch/booklet.pdf" $(samples) $(seeds) 2>/dev/null
text_of "$scratch/booklet.pdf" >"$scratch/text"
# shellcheck disable=SC2046
german "the booklet of all" "$scratch/text" $(samples) $(seeds)

# the judge sees what it shall see
echo "Response times of 3 requests" >"$scratch/text"
left=$(ours "$scratch/text" /dev/null)
if [ "$left" = "requests times " ]; then ok "English is found"; else not_ok "English is found" "$left"; fi
left=$(strange "$scratch/text" "$scratch/english")
if [ -z "$left" ]; then ok "known words are let through"; else not_ok "known words are let through" "$left"; fi
left=$(strange "$scratch/text" /dev/null)
if [ "$left" = "requests times " ]; then ok "strange words are found"; else not_ok "strange words are found" "$left"; fi
# in a terminal
# shellcheck disable=SC2046
"$program" audit --lang de $(seeds) $(samples) >"$scratch/text" 2>/dev/null
if cut -c1-20 "$scratch/text" | grep '…'; then not_ok "verdicts fit the terminal"; else ok "verdicts fit the terminal"; fi

first=$(samples | head -n 1)
"$program" report --lang de --quiet --dump=content "$first" >"$scratch/content"
if grep -qE '"[0-9]{1,3}\.[0-9]{3},[0-9]{2}"' "$scratch/content"; then ok "numbers are written 1.234,56"; else not_ok "numbers are written 1.234,56"; fi
if grep -qE '[0-9]{1,2}\.[^a-z0-9]{1,2}(Jan\.|Feb\.|März|Apr\.|Mai|Juni|Juli|Aug\.|Sept\.|Okt\.|Nov\.|Dez\.) [0-9]{4}' "$scratch/content"; then
	ok "dates are written 16. März 2010"
else
	not_ok "dates are written 16. März 2010"
fi
exits "a language that is not there" 2 "$program" report --lang tlh -o "$scratch/o" "$first"
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
