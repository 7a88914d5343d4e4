# Charts of all samples and seeds: well-formed SVG of 1280 x 720 with live text, only the elements that slide programs take.
. tests/e2e/lib.sh

known='svg title desc g rect line polyline polygon path circle text tspan defs clipPath'
charts=$("$program" list charts)
for page in $(samples) $(seeds); do
	name=$(stem "$page")
	family=$("$program" export --quiet "$page" | xmllint --xpath 'string(/result/@family)' -)
	exits "$name: chart" 0 "$program" chart --quiet -o "$scratch/svg" "$page"
	count=0
	for svg in "$scratch/svg/$name"-*.svg; do
		[ -e "$svg" ] || continue
		count=$((count + 1))
		chart=$(basename "$svg" .svg)
		is "$chart: well-formed" xmllint --noout "$svg"
		size=$(xmllint --xpath 'concat(/*/@width, " ", /*/@height)' "$svg")
		if [ "$size" = "1280 720" ]; then ok "$chart: 1280 x 720"; else not_ok "$chart: 1280 x 720" "$size"; fi
		foreign=$(grep -o '<[a-zA-Z][a-zA-Z:]*' "$svg" | tr -d '<' | sort -u | while read -r e; do
			case " $known " in *" $e "*) ;; *) echo "$e" ;; esac
		done)
		if [ -z "$foreign" ]; then ok "$chart: only plain elements"; else not_ok "$chart: only plain elements" "$foreign"; fi
		if grep -q '<text' "$svg"; then ok "$chart: live text"; else not_ok "$chart: live text"; fi
		is "$chart: librsvg draws it" rsvg-convert -o "$scratch/chart.png" "$svg"
	done
	expected=$(echo "$charts" | grep -cw "$family")
	if [ "$count" = "$expected" ]; then ok "$name: $count charts"; else not_ok "$name: has $expected charts" "$count"; fi
done
# Each shipped theme draws each chart; a theme that lacks something is refused and nothing is written.
for theme in templates/themes/*.xml; do
	look=$(basename "$theme" .xml)
	for page in tests/results/jbb2015-meridian-m220.txt tests/results/web99-rook-w8.txt tests/results/jappserver-ardent.txt; do
		exits "$look: charts of $(stem "$page")" 0 "$program" chart --quiet --strict --theme "$look" -o "$scratch/$look" "$page"
	done
done
grep -v 'chart.title-size"' templates/themes/slide-light.xml >"$scratch/lacking.xml"
exits "a theme that lacks a number" 1 "$program" chart --theme "$scratch/lacking.xml" -o "$scratch/lacking" tests/results/web99-rook-w8.txt
says "a theme that lacks a number is told" 'chart.title-size'
if ls "$scratch/lacking/"*.svg >/dev/null 2>&1; then not_ok "no file of a theme that lacks a number"; else ok "no file of a theme that lacks a number"; fi
exits "a report in a theme for slides" 1 "$program" report --theme slide-light -o "$scratch/lacking" tests/results/web99-rook-w8.txt
says "... is told once, with what it lacks" "it is for charts alone: no 'page.left'"
exits "a booklet in a theme for slides" 1 "$program" booklet --theme slide-light -o "$scratch/lacking.pdf" tests/results/web99-rook-w8.txt
if [ -e "$scratch/lacking.pdf" ]; then not_ok "no booklet in a theme for slides"; else ok "no booklet in a theme for slides"; fi
if ls "$scratch/lacking/"*.pdf >/dev/null 2>&1; then not_ok "no report in a theme for slides"; else ok "no report in a theme for slides"; fi
[ -d "$shared/seeds" ] || skipped "the seeds: no ../shared"
