# Checks every #include against the table of layers: awk -f layers.awk TABLE SOURCE...
# Prints a line for each include that its folder may not have.

function trim(s) { gsub(/^[ \t]+|[ \t]+$/, "", s); return s }

# "src/device/cairo.c": folder "device", stem "cairo"; "src/job.c": folder ".", stem "job"
function locate(path,    parts, n) {
	n = split(path, parts, "/")
	folder = n > 2 ? parts[2] : "."
	stem = parts[n]
	sub(/\.[ch]$/, "", stem)
}

function may_own(target,    i, n, allowed, target_folder) {
	target_folder = target
	sub(/\/.*/, "", target_folder)
	if (target !~ /\//)
		return folder == "." || own[folder] == "*"
	if (target_folder == folder || own[folder] == "*")
		return 1
	n = split(own[folder], allowed, " ")
	for (i = 1; i <= n; i++)
		if (allowed[i] == target_folder || allowed[i] == target)
			return 1
	return 0
}

function may_library(target,    i, n, allowed, colon, prefix) {
	if (target in system_header)
		return 1
	n = split(libraries[folder], allowed, " ")
	for (i = 1; i <= n; i++) {
		colon = index(allowed[i], ":")
		prefix = substr(allowed[i], colon + 1)
		if (colon && stem !~ "^" substr(allowed[i], 1, colon - 1))
			continue
		if (index(target, prefix) == 1)
			return 1
	}
	return 0
}

BEGIN {
	n = split("assert ctype errno float inttypes limits locale math setjmp signal stdalign stdarg stdbool stddef stdint stdio " \
		"stdlib stdnoreturn string time dirent fcntl unistd sys/stat sys/types sys/wait sys/resource sys/syscall sys/mman " \
		"linux/openat2 poll", names, " ")
	for (i = 1; i <= n; i++)
		system_header[names[i] ".h"] = 1
}

FILENAME == ARGV[1] {
	if ($0 ~ /^#/ || $0 ~ /^[ \t]*$/)
		next
	split($0, column, "|")
	own[trim(column[1])] = trim(column[2])
	libraries[trim(column[1])] = trim(column[3])
	next
}

FNR == 1 {
	locate(FILENAME)
	if (!(folder in own))
		print FILENAME ": the folder " folder " is not in " ARGV[1]
}

/^[ \t]*#[ \t]*include[ \t]*"/ {
	split($0, quoted, "\"")
	if (!may_own(quoted[2]))
		print FILENAME ":" FNR ": " folder "/ may not include " quoted[2]
}

/^[ \t]*#[ \t]*include[ \t]*</ {
	target = $0
	sub(/^[^<]*</, "", target)
	sub(/>.*/, "", target)
	if (!may_library(target))
		print FILENAME ":" FNR ": " folder "/" stem " may not include <" target ">"
}
