#!/bin/sh
# Makes the locale de_DE.UTF-8 in a folder for LOCPATH and prints its name; prints nothing where that is impossible.
# usage: tests/locale.sh FOLDER
mkdir -p "$1"
[ -d "$1/de_DE.UTF-8" ] || localedef -i de_DE -f UTF-8 "$1/de_DE.UTF-8" >/dev/null 2>&1
[ -d "$1/de_DE.UTF-8" ] && echo de_DE.UTF-8
exit 0
