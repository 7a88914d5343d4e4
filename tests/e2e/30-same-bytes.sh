# The same bytes in a second run and whatever the locale, the time zone, HOME and the user's fonts are.
. tests/e2e/lib.sh

render() { # DIR ENVIRONMENT...: all outputs of all samples and seeds
	dir=$1
	shift
	for command in report chart export; do
		# shellcheck disable=SC2046
		env "$@" "$program" $command --quiet -o "$dir" $(samples) $(seeds)
	done
	# shellcheck disable=SC2046
	env "$@" "$program" booklet --quiet -o "$dir/booklet.pdf" $(samples) $(seeds)
}

same() { if said=$(diff -rq "$scratch/first" "$2" 2>&1); then ok "$1"; else not_ok "$1" "$said"; fi; }

mkdir -p "$scratch/home/.config/fontconfig"
cat >"$scratch/home/.config/fontconfig/fonts.conf" <<'CONF'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <match target="pattern"><test name="family"><string>Noto Sans</string></test>
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit></match>
  <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
</fontconfig>
CONF
cp "$scratch/home/.config/fontconfig/fonts.conf" "$scratch/home/.fonts.conf"

render "$scratch/first"
render "$scratch/again"
same "a second run" "$scratch/again"
render "$scratch/home-run" "HOME=$scratch/home" "XDG_CONFIG_HOME=$scratch/home/.config" "FONTCONFIG_FILE=$scratch/home/.fonts.conf"
same "a hostile HOME" "$scratch/home-run"
render "$scratch/zone-run" TZ=Pacific/Kiritimati
same "another time zone" "$scratch/zone-run"
locale=$(sh tests/locale.sh "$scratch/locale")
if [ -n "$locale" ]; then
	render "$scratch/locale-run" "LOCPATH=$scratch/locale" "LC_ALL=$locale" LANG="$locale"
	same "a German locale" "$scratch/locale-run"
else
	skipped "a German locale: it cannot be made (package locales)"
fi
cp -r tests/results "$scratch/elsewhere"
(
	cd "$scratch" || exit
	for f in elsewhere/*.txt; do
		[ -e "first/$(basename "$f" .txt).pdf" ] && "$program" report --quiet -o moved "$f"
	done
)
differ=
for f in "$scratch"/moved/*.pdf; do
	cmp -s "$f" "$scratch/first/$(basename "$f")" || differ="$differ $(basename "$f")"
done
if [ -z "$differ" ]; then ok "another working folder"; else not_ok "another working folder" "$differ"; fi
# shellcheck disable=SC2046
"$program" booklet --quiet -o "$scratch/here.pdf" $(samples)
# shellcheck disable=SC2046
(cd "$scratch" && "$program" booklet --quiet -o there.pdf $(cd "$OLDPWD" && samples | sed 's|^tests/results|elsewhere|'))
is "another working folder for a booklet" cmp "$scratch/here.pdf" "$scratch/there.pdf"
