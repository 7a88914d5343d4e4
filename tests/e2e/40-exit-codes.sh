# Exit codes, messages, and what is never written.
. tests/e2e/lib.sh

page=$(samples | head -n 1)
name=$(stem "$page")
out=$scratch/o

exits "help is fine" 0 "$program" --help
exits "the version is fine" 0 "$program" --version
for command in report chart booklet export list; do exits "$command --help is fine" 0 "$program" $command --help; done
exits "no command" 2 "$program"
exits "an unknown command" 2 "$program" raport "$page"
says "... with the nearest" "did you mean report?"
exits "a command of nothing" 2 "$program" report
exits "an unknown option" 2 "$program" report --teme print "$page"
says "... with the nearest" "did you mean --theme?"
exits "an option of another command" 2 "$program" export --chart x "$page"
exits "an option without its value" 2 "$program" report "$page" -o
exits "an unknown stage" 2 "$program" report --dump=contents "$page"
says "... with the nearest" "did you mean content?"
exits "an unknown format" 2 "$program" export --to docx "$page"
exits "a date that is none" 2 "$program" report --retrieved 31-Feb-2010 -o "$out" "$page"
exits "an unknown chart" 2 "$program" chart --chart no-such-chart -o "$out" "$page"
exits "an unknown template" 2 "$program" report --template no-such-template -o "$out" "$page"
says "... with those that there are" "booklet, brief, report"
exits "an unknown template of a booklet" 2 "$program" booklet --template bookle -o "$out.pdf" "$page"
says "... with the nearest" "did you mean booklet?"
exits "an unknown theme" 2 "$program" report --theme no-such-theme -o "$out" "$page"
says "... with those that there are" "print, slide-light"
exits "an unknown language" 2 "$program" show --lang fr "$page"
says "... with those that there are" "de, en"
exits "a template's file that is not there" 1 "$program" report --template "$scratch/none.xml" -o "$out" "$page"
cp "$page" "$scratch/-dash.txt"
(cd "$scratch" && exits "a file that looks like an option" 2 "$program" show -dash.txt && says "... with the way to name it" "-- -dash.txt" &&
	exits "... which works" 0 "$program" show -- -dash.txt)
exits "a folder named like a file" 2 "$program" report -o "$scratch/like.pdf" "$page"
says "... with what the option names" "-o names a folder"
if [ -e "$scratch/like.pdf" ]; then not_ok "... and none is made"; else ok "... and none is made"; fi
exits "an unknown list" 2 "$program" list famlies
says "... with the nearest" "did you mean families?"
if [ -e "$out/$name.pdf" ]; then not_ok "nothing was written by any of these"; else ok "nothing was written by any of these"; fi

missing=$(BENCHFOLIO_HOME=$scratch "$program" report -o "$out" "$page" 2>&1) && code=0 || code=$?
if [ "$code" = 3 ]; then ok "no templates and fonts"; else not_ok "no templates and fonts" "exit $code" "$missing"; fi

exits "a missing file" 1 "$program" report -o "$out" "$scratch/none.txt"
printf 'A page of a shop\nwith nothing in it\n' >"$scratch/shop.txt"
"$program" report -o "$out" "$scratch/shop.txt" 2>"$scratch/said" && code=0 || code=$?
if [ "$code" = 0 ] && grep -q family-unknown "$scratch/said"; then ok "an unknown benchmark"; else not_ok "an unknown benchmark" "exit $code" "$(cat "$scratch/said")"; fi
exits "... is an error when warnings are" 1 "$program" report --strict -o "$out" "$scratch/shop.txt"
printf '<html><body>x</body></html>\n' >"$scratch/saved.html"
exits "the source of a web page" 1 "$program" report -o "$out" "$scratch/saved.html"
says "... said" "[family-markup]"
head -c 5000 /dev/zero >"$scratch/zeros.txt"
exits "no text" 1 "$program" report -o "$out" "$scratch/zeros.txt"
says "... said" "[family-binary]"
: >"$scratch/empty.txt"
exits "an empty file" 1 "$program" report -o "$out" "$scratch/empty.txt"
head -c 17000000 /dev/zero | tr '\0' 'a' >"$scratch/large.txt"
exits "a file over the limit" 1 "$program" report -o "$out" "$scratch/large.txt"
if [ "$(id -u)" != 0 ]; then
	cp "$page" "$scratch/secret.txt" && chmod 0 "$scratch/secret.txt"
	exits "an unreadable file" 1 "$program" report -o "$out" "$scratch/secret.txt"
else
	skipped "an unreadable file: root reads all"
fi
mkdir -p "$scratch/nothing"
exits "an empty folder only warns" 0 "$program" report -o "$out" "$scratch/nothing"

exits "one bad input of two" 1 "$program" report -o "$out" "$scratch/none.txt" "$page"
if [ -s "$out/$name.pdf" ]; then ok "... costs only its own output"; else not_ok "... costs only its own output"; fi

mkdir -p "$scratch/in/deep" && cp "$page" "$scratch/in/deep/b.txt" && cp "$page" "$scratch/in/a.txt"
exits "a folder" 0 "$program" report -o "$scratch/folder" "$scratch/in"
if [ -s "$scratch/folder/a.pdf" ] && [ -s "$scratch/folder/b.pdf" ]; then ok "... is read to its depth"; else not_ok "... is read to its depth"; fi
printf '# Notes\n\nWhat was downloaded, and when.\n' >"$scratch/in/notes.md"
exits "a folder with a file that is no result" 0 "$program" report --strict -o "$scratch/beside" "$scratch/in"
says "... names it" "notes.md: note: no benchmark recognised; skipped"
if [ -s "$scratch/beside/a.pdf" ] && [ ! -e "$scratch/beside/notes.pdf" ]; then ok "... and skips it"; else not_ok "... and skips it"; fi
exits "... is read when it is named" 0 "$program" report -o "$scratch/beside" "$scratch/in/notes.md"
if [ -s "$scratch/beside/notes.pdf" ]; then ok "... by its shape"; else not_ok "... by its shape"; fi
exits "a booklet of the folder" 0 "$program" booklet --dump=booklet "$scratch/in"
if grep -q notes.md "$scratch/out"; then not_ok "... is without it"; else ok "... is without it"; fi
rm "$scratch/in/notes.md"
exits "standard input" 0 sh -c '"$1" export - <"$2"' sh "$program" "$page"
cp "$page" "$scratch/in/deep/a.txt"
exits "two inputs of one name" 0 "$program" report -o "$scratch/clash" "$scratch/in/a.txt" "$scratch/in/deep/a.txt"
says "... said" "[cli-name-clash]"
if [ "$(ls "$scratch/clash" | wc -l)" = 2 ]; then ok "... give two outputs"; else not_ok "... give two outputs" "$(ls "$scratch/clash")"; fi

cp "$page" "$scratch/own.pdf"
exits "an output that is the input" 2 "$program" report -o "$scratch" "$scratch/own.pdf"
is "... leaves it alone" cmp "$page" "$scratch/own.pdf"
mkdir -p "$scratch/linked" && ln -s "$scratch/in/a.txt" "$scratch/linked/a.pdf"
exits "an output that is a link to the input" 2 "$program" report -o "$scratch/linked" "$scratch/in/a.txt"
is "... leaves it alone" cmp "$page" "$scratch/in/a.txt"
exits "-o that is a file" 2 "$program" report -o "$scratch/own.pdf" "$page"
exits "-o below a file" 3 "$program" report -o "$scratch/own.pdf/x" "$page"

exits "a full disk" 3 sh -c '"$1" export "$2" >/dev/full' sh "$program" "$page"
exits "a full disk for a dump" 3 sh -c '"$1" report --dump=pages "$2" >/dev/full' sh "$program" "$page"
mkdir -p "$scratch/full" && ln -s /dev/full "$scratch/full/$name.pdf"
exits "an output on a full device" 3 "$program" report -o "$scratch/full" "$page"
exits "several results into a folder" 0 "$program" export -o "$scratch/xml" "$page"
exits "an exported result is an input" 0 "$program" report -o "$scratch/again" "$scratch/xml/$name.xml"
"$program" report --quiet -o "$scratch/plain" "$page"
for stage in lines result template content marks pages trace; do
	exits "--dump=$stage" 0 "$program" report --dump=$stage "$page"
	if [ -s "$scratch/out" ]; then ok "... prints"; else not_ok "... prints"; fi
done
