#!/bin/sh
# The README's pictures: the first page of a report, and a chart. usage: tests/pictures.sh PROGRAM FOLDER
set -eu
program=$1 folder=$2
page=tests/results/jappserver-ardent.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$folder"
"$program" report --quiet -o "$scratch" "$page"
"$program" chart --quiet -o "$scratch" "$page"
pdftoppm -png -r 80 -f 1 -l 1 -singlefile "$scratch/$(basename "$page" .txt).pdf" "$folder/report"
chart=$scratch/$(basename "$page" .txt)-response-times.svg
rsvg-convert -w 960 -o "$folder/chart.png" "$chart"
