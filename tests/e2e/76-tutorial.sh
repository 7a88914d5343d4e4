# The tutorial of templates/README.md, step by step: its commands are run, its pieces put where it says, and its words looked for in the PDF.
. tests/e2e/lib.sh

home=${BENCHFOLIO_HOME:-$PWD}
BENCHFOLIO_HOME=$home
export BENCHFOLIO_HOME
page=$(samples | grep ardent | head -n 1)
mkdir -p "$scratch/blocks" "$scratch/bin" "$scratch/tutorial"
ln -s "$program" "$scratch/bin/benchfolio"
cp "$page" "$scratch/tutorial/page.txt"

# each fenced block into NN.sh, NN.xml or NN.shows; what stands behind "```xml" into NN.where
awk -v dir="$scratch/blocks" '
	/^## / { inside = /^## A report of your own/ }
	!inside { next }
	/^```/ && open { open = 0; close(file); next }
	/^```/ { open = 1; n++; kind = substr($1, 4); file = sprintf("%s/%02d.%s", dir, n, kind)
		if (kind == "xml") { where = $0; sub(/^```xml /, "", where); print where > sprintf("%s/%02d.where", dir, n) }
		printf "" > file; next }
	open { print > file }
' templates/README.md

put() { # WHERE FILE: "mine.xml before MARK", or "own.xml whole"
	target=${1%% *} rest=${1#* }
	mkdir -p "$(dirname "$target")"
	case $rest in
	whole) cp "$2" "$target" ;;
	before\ *)
		awk -v mark="${rest#before }" -v piece="$2" 'index($0, mark) && !done { while ((getline line < piece) > 0) print line; done = 1 } { print }
			END { exit !done }' "$target" >"$target.new" && mv "$target.new" "$target"
		;;
	*) return 1 ;;
	esac
}

cd "$scratch/tutorial" || exit 1
steps=0
for block in "$scratch"/blocks/[0-9]*; do
	case $block in
	*.sh)
		steps=$((steps + 1))
		if said=$(PATH="$scratch/bin:$PATH" sh -eu "$block" 2>&1); then ok "step $steps runs"; else not_ok "step $steps runs" "$(cat "$block")" "$said"; fi
		# of the shipped parts nothing is complained of
		if [ -z "$(printf '%s' "$said" | grep -E 'warning|error')" ]; then ok "step $steps: no complaint"; else not_ok "step $steps: no complaint" "$said"; fi
		;;
	*.xml) is "a piece for step $((steps + 1)) finds its place" put "$(cat "${block%.xml}.where")" "$block" ;;
	*.shows)
		pdftotext -layout out/page.pdf - 2>/dev/null | tr -s ' \n' ' ' >text
		while read -r words; do
			if grep -qF -- "$words" text; then ok "step $steps shows: $words"; else not_ok "step $steps shows: $words"; fi
		done <"$block"
		;;
	esac
done
if [ "$steps" = 5 ]; then ok "the tutorial has five steps"; else not_ok "the tutorial has five steps" "$steps"; fi
is "its last PDF is sound" qpdf --check out/page.pdf

# what `template new` prints is checked, and makes something
for kind in report chart booklet theme; do
	is "new $kind" "$program" template new $kind -o new-$kind.xml
	exits "new $kind is fine" 0 "$program" template check new-$kind.xml
	exits "new $kind goes over no file" 2 "$program" template new $kind -o new-$kind.xml
done
exits "the new report makes a PDF" 0 "$program" report --template new-report.xml -o made page.txt
exits "the new chart is drawn" 0 "$program" chart --chart new-chart.xml -o made page.txt
exits "the new booklet is bound" 0 "$program" booklet --template new-booklet.xml -o made/booklet.pdf page.txt
exits "the new theme is used" 0 "$program" report --theme new-theme.xml -o themed page.txt
if [ -s made/page-new-chart.svg ]; then ok "a chart of one's own has its file's name"; else not_ok "a chart of one's own has its file's name" "$(ls made)"; fi
for file in made/page.pdf made/booklet.pdf themed/page.pdf; do is "$file is sound" qpdf --check $file; done
