#!/bin/sh
# Exported names begin with the name of a file of their folder, or of the folder; no object has mutable data.
# usage: tests/lint/symbols.sh OBJECT-FOLDER
find "$1/src" -name '*.o' | sort | while read -r object; do
	source=${object#"$1"/} && source=${source%.o}.c
	[ -e "$source" ] || continue
	case $source in src/oom.c | src/main.c) continue ;; esac
	folder=$(dirname "$source")
	# first words that may begin a name here: of the folder, its parent, and each file in it
	words=$({ echo "$folder" | tr / '\n'; find "$folder" -maxdepth 1 -name '*.[ch]' -exec basename {} \; ; } | sed 's/[._].*//' | sort -u | tr '\n' ' ')
	nm -g --defined-only "$object" | while read -r _ _ name; do
		first=${name%%_*}
		case " $words" in
		*" ${first%[sy]}"*) ;;
		*) echo "$source: exports $name: no file here is named ${first}..." ;;
		esac
	done
	# name, section and kind of what lies in writable sections
	objdump -t "$object" | awk -v source="$source" \
		'($3 ~ /^\.(bss|data|tbss|tdata)/ && $3 !~ /^\.data\.rel\.ro/ || $3 == "*COM*" || $4 ~ /^\.(bss|data|tbss|tdata)/ && $4 !~ /^\.data\.rel\.ro/ || $4 == "*COM*") &&
		$NF !~ /^\./ { print source ": mutable " $NF }'
done | sort -u
