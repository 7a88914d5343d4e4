#!/bin/sh
# Exported names begin with their file's first word or their folder; no object has mutable data. usage: tests/lint/symbols.sh OBJECT-FOLDER
find "$1/src" -name '*.o' | sort | while read -r object; do
	source=${object#"$1"/} && source=${source%.o}.c
	[ -e "$source" ] || continue
	case $source in src/oom.c | src/main.c) continue ;; esac
	stem=$(basename "$source" .c)
	folder=$(basename "$(dirname "$source")")
	above=$(basename "$(dirname "$(dirname "$source")")")
	nm -g --defined-only "$object" | while read -r _ _ name; do
		case $name in
		"${stem%%_*}"* | "$folder"_* | "$above"_*) ;;
		*) echo "$source: exports $name, expected ${stem%%_*}_... or ${folder}_..." ;;
		esac
	done
	objdump -t "$object" | awk -v source="$source" '
		# section symbols, files and functions aside: size and name of what lies in writable sections
		($4 ~ /^\.(bss|data|tbss|tdata|lbss|ldata)/ && $4 !~ /^\.data\.rel\.ro/ || $4 == "*COM*") && $3 !~ /d/ { print source ": mutable " $NF }
		($3 ~ /^\.(bss|data|tbss|tdata)/ && $3 !~ /^\.data\.rel\.ro/ || $3 == "*COM*") && $2 == "O" { print source ": mutable " $NF }'
done | sort -u
