# Functions over 60 lines need their reason in the comment right above, with the word "long". awk -f lengths.awk SOURCE...
FNR == 1 { start = 0; last_comment = 0 }
/^\/\*/ && tolower($0) ~ /long/ { last_comment = FNR }
/\*\/[ \t]*$/ && last_comment && FNR - last_comment < 8 { last_comment = FNR }
/^[A-Za-z_].*\)?$/ && !/;[ \t]*$/ && !/^[a-z_]*:/ { if (!start) { name_line = FNR; name = $0; reason = last_comment == FNR - 1 } }
/^{/ { start = name_line ? name_line : FNR }
/^}/ {
	if (start && FNR - start + 1 > 60 && name ~ /\(/ && !reason)
		print FILENAME ":" start ": " FNR - start + 1 " lines: " name
	start = 0
	name_line = 0
}
