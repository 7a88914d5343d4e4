#!/bin/sh
# Renders the bundled samples and says what was made and what to try next. usage: tests/demo.sh PROGRAM OUT
set -eu
program=$1 out=$2
pages=$(sh tests/samples.sh "$program")
# shellcheck disable=SC2086
"$program" report -o "$out/reports" $pages
# shellcheck disable=SC2086
"$program" chart -o "$out/charts" $pages
# shellcheck disable=SC2086
"$program" booklet -o "$out/booklet.pdf" $pages
cat <<END

made:  $out/reports   $(ls "$out/reports" | grep -c '\.pdf$') reports, a PDF each
       $out/charts    $(ls "$out/charts" | grep -c '\.svg$') charts, an SVG of 1280 x 720 each, to be dropped on a slide
       $out/booklet.pdf   all of them compared and bound in one PDF

next:  save a published result page as text (page.txt), then
       $program report -o $out page.txt
       $program chart -o $out page.txt
       $program booklet -o $out/booklet.pdf --retrieved 2026-03-15 page.txt another.txt
       $program --help
END
