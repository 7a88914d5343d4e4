# A German page has no English word of ours: every word of templates/text/en.xml that de.xml does not have is looked for on it, but for
# what the disclosure itself prints. Numbers and dates have the language's forms.
. tests/e2e/lib.sh

words() { # of a file, one a line, in small letters
	sed 's/<!--.*-->//; s/{[^}]*}//g; s/&[^;]*;/ /g; s/<[^>]*>/ /g' "$1" | tr 'A-Z' 'a-z' | grep -oE '[a-z]{3,}' | sort -u
}
words templates/text/en.xml >"$scratch/en"
words templates/text/de.xml >"$scratch/de"
# words of commands for a terminal, and of names of products, apart
comm -23 "$scratch/en" "$scratch/de" >"$scratch/english"
[ "$(wc -l <"$scratch/english")" -gt 300 ] || not_ok "there are English words to look for"

# what is no quotation: texts of the content tree, and alternative texts, without a place in the disclosure; names of rules apart
own() {
	awk '/style=audit-rule/ { rule = 1; next } / @[0-9]+:[0-9]+$/ { rule = 0; next } /^\t*text / || / alt="/ { if (!rule) print } { rule = 0 }' "$1" |
		sed 's/^\(\t*symbol.*\) "[a-z]*"/\1/; s/ style=[^ ]*//; s/ kind=[^ ]*//; s/^\t*[a-z-]* //' | grep -oE '"[^"]*"' | tr 'A-Z' 'a-z' | grep -oE '[a-z0-9]{3,}' |
		grep -v '[0-9]' | sort -u
}

for page in $(samples) $(seeds); do
	name=$(stem "$page")
	exits "$name: a German report" 0 "$program" report --lang de --quiet --dump=content "$page"
	"$program" report --lang de --quiet --dump=content "$page" >"$scratch/content" 2>/dev/null
	own "$scratch/content" >"$scratch/own"
	tr 'A-Z' 'a-z' <"$page" | grep -oE '[a-z]{3,}' | sort -u >"$scratch/page"
	left=$(comm -12 "$scratch/own" "$scratch/english" | comm -23 - "$scratch/page" | tr '\n' ' ')
	if [ -z "$left" ]; then ok "$name: no English word is left"; else not_ok "$name: no English word is left" "$left"; fi
	if head -n 8 "$scratch/content" | grep -q '^# language "de"'; then ok "$name: its language is said"; else not_ok "$name: its language is said"; fi
done
first=$(samples | head -n 1)
"$program" report --lang de --quiet --dump=content "$first" >"$scratch/content"
if grep -qE '"[0-9]{1,3}\.[0-9]{3},[0-9]{2}"' "$scratch/content"; then ok "numbers are written 1.234,56"; else not_ok "numbers are written 1.234,56"; fi
if grep -qE '[0-9]{1,2}\.[^a-z0-9]{1,2}(Jan\.|Feb\.|März|Apr\.|Mai|Juni|Juli|Aug\.|Sept\.|Okt\.|Nov\.|Dez\.) [0-9]{4}' "$scratch/content"; then
	ok "dates are written 16. März 2010"
else
	not_ok "dates are written 16. März 2010"
fi
exits "a language that is not there" 1 "$program" report --lang tlh -o "$scratch/o" "$first"
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
