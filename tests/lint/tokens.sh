#!/bin/sh
# Every shipped theme has each number and color that charts ask for. Prints a line for each that a theme lacks.
tokens=$(grep -ohE 'canvas_(token|color|font)\([^()]*\)' src/chart/*.c | grep -oE '"[a-z0-9-]+"' | tr -d '"' | sort -u)
whole=$(grep -ohE 'theme_number\([^()]*"chart\.[a-z0-9-]+"\)' src/*.c src/*/*.c | grep -oE 'chart\.[a-z0-9-]+' | sort -u)
for theme in templates/themes/*.xml; do
	grep -q '<theme [^>]*based-on=' "$theme" && continue
	for token in $(echo "$tokens" | sed 's/^/chart./') $whole; do
		grep -q "name=\"$token\"" "$theme" || echo "$theme: lacks $token"
	done
done
exit 0
