# Schemas and reference agree with the tables that they are made from, and the shipped files with the schemas.
. tests/e2e/lib.sh

sh tests/reference.sh --check "$program"
valid() { # SCHEMA FILE...
	schema=$1
	shift
	for file in "$@"; do is "$file is valid by $schema" xmllint --noout --relaxng "templates/$schema" "$file"; done
}
valid template.rng templates/*.xml templates/parts/*.xml templates/charts/*.xml
valid theme.rng templates/themes/*.xml
valid text.rng templates/text/*.xml
valid rules.rng templates/rules/*.xml
