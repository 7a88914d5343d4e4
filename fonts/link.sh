#!/bin/sh
# Links the fonts named in the manifest from where their Debian packages put them into this folder (fall-backs into
# fallback/). Says which packages are missing and then fails; a file that is not the one known only warns.
set -u
cd "$(dirname "$0")" || exit 1
mkdir -p fallback || exit 1
missing=
while read -r role package file licence sha; do
	case $role in
	''|'#'*) continue ;;
	main) target=${file##*/} ;;
	fallback) target=fallback/${file##*/} ;;
	*) echo "fonts/manifest: unknown role '$role'" >&2; exit 1 ;;
	esac
	if [ ! -r "$file" ]; then
		case " $missing " in *" $package "*) ;; *) missing="$missing $package" ;; esac
		continue
	fi
	found=$(sha256sum "$file")
	[ "${found%% *}" = "$sha" ] ||
		echo "fonts: warning: $file ($licence) is another version than the one known; line breaks may differ" >&2
	ln -sf "$file" "$target" || exit 1
done < manifest
if [ -n "$missing" ]; then
	echo "fonts: missing Debian packages:$missing (apt-get install$missing)" >&2
	exit 1
fi
