#!/bin/sh
# The checkers refuse what they should: small wrong sources. Prints a line for each that was let through.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
here=$PWD

refuse() { # FILE TEXT
	rm -rf "$scratch/src"
	mkdir -p "$scratch/$(dirname "$1")"
	printf '%b' "$2" >"$scratch/$1"
	(cd "$scratch" && awk -f "$here/tests/lint/layers.awk" "$here/tests/lint/layers" "$1") | grep -q . || echo "let through: $2 in $1"
}

allow() {
	rm -rf "$scratch/src"
	mkdir -p "$scratch/$(dirname "$1")"
	printf '%b' "$2" >"$scratch/$1"
	(cd "$scratch" && awk -f "$here/tests/lint/layers.awk" "$here/tests/lint/layers" "$1")
}

refuse src/base/x.c '#include "xml/load.h"\n'
refuse src/base/x.c '#include <glib.h>\n'
refuse src/family/jbb2015/x.c '#include "template/template.h"\n'
refuse src/chart/bars.c '#include "result/result.h"\n'
refuse src/device/svg.c '#include <cairo.h>\n'
refuse src/text/fonts.c '#include <cairo.h>\n'
refuse src/doc/x.c '#include "chart/chart.h"\n'
refuse src/newfolder/x.c 'int x;\n'
refuse src/cli/x.c '#include <libxml/tree.h>\n'
allow src/device/cairo.c '#include <cairo-pdf.h>\n#include "text/fonts.h"\n#include "device/back.h"\n'
allow src/job.c '#include "job.h"\n#include "paint/paint.h"\n#include <stdlib.h>\n'
allow src/doc/x.c '#include "chart/spec.h"\n'
