# What other tools get: show, and export in its formats; several results together, and all of it read back.
. tests/e2e/lib.sh

first=tests/results/jappserver-ardent.txt second=tests/results/web99-rook-w8.txt third=tests/results/jbb2015-rook-r7.txt
unknown=tests/results/generic-osprey.txt

# --- XML ---
for page in $(samples) $(seeds) $unknown; do
	name=$(stem "$page")
	"$program" export --quiet "$page" >"$scratch/$name.xml"
	is "$name: the export keeps to the schema" xmllint --noout --relaxng templates/result.rng "$scratch/$name.xml"
	is "$name: read back it exports the same" sh -c '"$1" export "$2" | cmp - "$2"' sh "$program" "$scratch/$name.xml"
done
"$program" export --quiet "$first" "$second" "$unknown" >"$scratch/all.xml"
is "several results are one document of the schema" xmllint --noout --relaxng templates/result.rng "$scratch/all.xml"
is "... with each of them" sh -c "[ \$(grep -c '<result ' '$scratch/all.xml') = 3 ]"
is "... read back it exports the same" sh -c '"$1" export "$2" | cmp - "$2"' sh "$program" "$scratch/all.xml"
is "... from standard input, too" sh -c '"$1" export - <"$2" | cmp - "$2"' sh "$program" "$scratch/all.xml"
is "... is an input of many for a folder" "$program" export --quiet -o "$scratch/many" "$scratch/all.xml"
is "... named by their ids" sh -c "[ \$(ls '$scratch/many' | grep -c '^\(jappserver2004\|web99\|generic\)-.*\.xml$') = 3 ]"
is "... and for reports" "$program" report --quiet -o "$scratch/many" "$scratch/all.xml"
is "... one each" sh -c "[ \$(ls '$scratch'/many/*.pdf | wc -l) = 3 ]"
is "... and for a booklet" "$program" booklet --quiet --retrieved 2026-03-15 -o "$scratch/all.pdf" "$scratch/all.xml"
is "... with all chapters" sh -c "pdftotext '$scratch/all.pdf' - | grep -q 'Corvane Osprey'"
mkdir -p "$scratch/nothing"
"$program" export --quiet "$scratch/nothing" >"$scratch/none.xml"
is "none is a document, too" xmllint --noout --relaxng templates/result.rng "$scratch/none.xml"
is "... and is read back" sh -c '"$1" export "$2" | cmp - "$2"' sh "$program" "$scratch/none.xml"

# --- names of files that are no text ---
for odd in "$(printf 'no-utf8-\377.txt')" "$(printf 'control-\001.txt')" 'a<b>&"c".txt'; do
	cp "$first" "$scratch/$odd"
	"$program" export --quiet "$scratch/$odd" >"$scratch/odd.xml"
	is "the export is well-formed whatever the file's name" xmllint --noout "$scratch/odd.xml"
done

# --- ids that clash ---
sed 's/4,012\.77/4,012.78/' "$first" >"$scratch/twin.txt"
ids() { "$program" export --quiet --to csv "$@" | sed 1d | cut -d, -f1 | sort -u; }
is "results of one id get digits" test "$(ids "$first" "$scratch/twin.txt" | grep -c -- '-[0-9a-f]\{4\}$')" = 2
is "... whatever their order" test "$(ids "$first" "$scratch/twin.txt")" = "$(ids "$scratch/twin.txt" "$first")"
is "... the same result does not" test "$(ids "$first" "$first" | wc -l)" = 1
is "... alone it has none" test "$(ids "$first" | grep -c -- '-[0-9a-f]\{4\}$')" = 0

# --- JSON ---
"$program" export --quiet --to json "$first" >"$scratch/one.json"
is "JSON of one result is an object" sh -c "head -c 1 '$scratch/one.json' | grep -q '{'"
is "... with decimals as they are printed" grep -q '"value": "4012.77"' "$scratch/one.json"
"$program" export --quiet --to json "$first" "$second" >"$scratch/two.json"
is "JSON of several is a list" sh -c "head -c 1 '$scratch/two.json' | grep -q '\[' && [ \$(grep -c '^  \"benchmark\":\|^    \"benchmark\":' '$scratch/two.json') = 2 ]"
is "... the audit of several, too" sh -c '"$1" audit --to json "$2" | head -c 1 | grep -q "\["' sh "$program" "$scratch/all.xml"

# --- CSV ---
exits "CSV" 0 "$program" export --to csv "$first"
is "... has its columns" sh -c "head -n 1 '$scratch/out' | grep -q '^result,id,label,printed,value,unit,line$'"
is "... a row for the metric" grep -q ',jops,.*,"4,012.77",4012.77,JOPS,4$' "$scratch/out"
is "... no formulas" sh -c "! sed 's/,\"/,/g' '$scratch/out' | cut -d, -f4 | grep '^[-=+@]' | grep -v '^-*[0-9.]*$'"
is "... but guarded text" grep -q ",'-X" "$scratch/out"
for table in bom timings mix runs curve systems; do
	exits "--table $table" 0 "$program" export --table $table "$first" "$second" "$third"
	is "... has one head and rows" sh -c "[ \$(grep -c '^result,id,' '$scratch/out') = 1 ] && [ \$(wc -l <'$scratch/out') -gt 2 ]"
done
exits "a table of a page that has none" 0 "$program" export --table curve "$first"
is "... is its head alone" sh -c "[ \$(wc -l <'$scratch/out') = 1 ]"
exits "a table into a folder" 0 "$program" export --table bom -o "$scratch/csv" "$first"
is "... is named by it" test -s "$scratch/csv/jappserver-ardent-bom.csv"
exits "a table as XML" 2 "$program" export --table bom --to xml "$first"
exits "verdicts as CSV" 2 "$program" export --audit --to csv "$first"
exits "an unknown table" 2 "$program" export --table timing "$first"
says "... with the nearest" "did you mean timings?"

# --- show ---
exits "show" 0 "$program" show "$first"
is "... how it was recognised" grep -q '^  recognised as  *SPECjAppServer2004 Standard (jappserver2004)$' "$scratch/out"
is "... facts of each part" grep -q '^  settings  *[0-9]*-[0-9]*  *8 facts' "$scratch/out"
is "... what was not read, and where" grep -q '^    2:1  *copyright' "$scratch/out"
is "... no warnings" grep -q '^  warnings: none$' "$scratch/out"
exits "show of an unknown benchmark" 0 "$program" show "$unknown"
is "... says so" grep -q '^    .*\[family-unknown\]$' "$scratch/out"
is "... once" test ! -s "$scratch/said"
exits "... is an error when warnings are" 1 "$program" show --strict "$unknown"
exits "show of several" 0 "$program" show "$scratch/all.xml"
is "... each" sh -c "[ \$(grep -c '^  recognised as' '$scratch/out') = 3 ]"
exits "show of what is not there" 1 "$program" show "$scratch/not-there.txt"
says "... says why" "not-there.txt"

# --- the report of an unknown benchmark ---
exits "a report of an unknown benchmark" 0 "$program" report -o "$scratch" "$unknown"
says "... with a warning" "[family-unknown]"
pdftotext -layout "$scratch/$(stem "$unknown").pdf" "$scratch/unknown.txt"
for words in 'System Under Test' 'Osprey 12' '98304 MB' '165.1' 'Interfaces' 'group' 'heap is what' 'The clients ran'; do
	is "... holds $words" grep -q "$words" "$scratch/unknown.txt"
done
