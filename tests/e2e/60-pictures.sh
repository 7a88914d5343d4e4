# The README's pictures are what the program draws now.
. tests/e2e/lib.sh

pngdiff=${PNGDIFF:?}
sh tests/pictures.sh "$program" "$scratch/pictures"
for picture in report chart; do
	is "$picture.png is up to date (else make readme-pictures)" "$pngdiff" "out/readme/$picture.png" "$scratch/pictures/$picture.png" 5
	if "$pngdiff" out/readme/report.png "$scratch/pictures/chart.png" 5 >/dev/null; then
		not_ok "... and the comparison tells pictures apart"
	else
		ok "... and the comparison tells pictures apart"
	fi
done
for picture in $(grep -o 'out/readme/[a-z-]*\.png' README.md | sort -u); do
	is "README.md shows $picture, which is there" test -s "$picture"
done
