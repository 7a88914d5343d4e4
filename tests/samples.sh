#!/bin/sh
# The bundled samples of the families that the program knows, one path a line: a sample's name begins with a part of its
# family's id (jappserver-ardent.txt: jappserver2004). usage: tests/samples.sh PROGRAM
families=$("$1" list families | cut -d' ' -f1)
for page in tests/results/*.txt; do
	name=$(basename "$page")
	case " $(echo "$families" | tr '\n' ' ')" in *"${name%%-*}"*) echo "$page" ;; esac
done
exit 0
