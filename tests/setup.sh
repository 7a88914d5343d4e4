#!/bin/sh
# Installs the Debian packages that are missing, and says which and why. Groups: build (always), test, lint, bench.
# Does nothing, silently, when all are there. usage: tests/setup.sh [GROUP...]
set -eu

packages() {
	cat <<-'LIST'
	build gcc                 compiles
	build make                builds
	build pkg-config          finds the libraries below
	build libcairo2-dev       draws PDF and PNG
	build libpango1.0-dev     finds and opens fonts, shapes complex scripts
	build libharfbuzz-dev     shapes words
	build libfontconfig-dev   keeps the program's own set of fonts
	build libfreetype-dev     reads font files
	build libxml2-dev         results and templates are XML, bound by XPath
	build libglib2.0-dev      SHA-256 and pango's types
	build libjansson-dev      JSON
	build zlib1g-dev          compressed input
	build libpng-dev          PNG
	build fonts-noto-core     Noto Sans and its signs, for text
	build fonts-noto-mono     Noto Sans Mono, for tuning notes
	build fonts-dejavu-core   the last fall-back for signs that Noto lacks
	test  check               unit tests
	test  libsubunit-dev      check links with it
	test  qpdf                checks every PDF
	test  libqpdf-dev         reads PDF objects in tests
	test  poppler-utils       reads text and pictures out of PDFs
	test  libxml2-utils       checks SVG and XML
	test  librsvg2-bin        draws SVG
	test  locales             runs the tests in a German locale, too
	lint  clang               the second compiler
	lint  clang-format        reports the form of the code
	bench valgrind            counts instructions
	LIST
}

groups=" build ${*:-} "
missing=
while read -r group name why; do
	case $groups in *" $group "*) ;; *) continue ;; esac
	status=$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null || true)
	[ "$status" = installed ] && continue
	[ -n "$missing" ] || echo "Debian packages that are missing:"
	printf '  %-20s %s\n' "$name" "$why"
	missing="$missing $name"
done <<LIST
$(packages)
LIST
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
	echo "setup: this is no Debian; install what corresponds to:$missing" >&2
	exit 1
fi
if [ "$(id -u)" = 0 ]; then
	as_root=
elif command -v sudo >/dev/null; then
	as_root=sudo
else
	echo "setup: neither root nor sudo; ask an administrator for: apt-get install$missing" >&2
	exit 1
fi
install() {
	# shellcheck disable=SC2086
	$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
}
echo "installing them${as_root:+ with sudo} ..."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! install >"$log" 2>&1; then
	# the package lists may be old or absent: once more with fresh ones
	{ $as_root apt-get update -q && install; } >"$log" 2>&1 || {
		tail -n 20 "$log" >&2
		echo "setup: apt-get could not install:$missing" >&2
		exit 1
	}
fi
