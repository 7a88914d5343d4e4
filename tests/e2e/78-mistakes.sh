# Typical mistakes in templates, themes, languages and rules, and what is said of them: each has an answer.
. tests/e2e/lib.sh

sh tests/mistakes.sh --check "$program"
silent=$(awk '/^== / { if (name && !said) print name; name = $0; said = 0; next } { said = 1 } END { if (!said) print name }' tests/templates/mistakes.golden)
if [ -z "$silent" ]; then ok "no mistake goes unsaid"; else not_ok "no mistake goes unsaid" "$silent"; fi
nowhere=$(grep -vE '^== |^t\.xml:[0-9]+:[0-9]+: |^[a-z/.-]+\.xml:[0-9]+:[0-9]+: ' tests/templates/mistakes.golden)
if [ -z "$nowhere" ]; then ok "each message has a place"; else not_ok "each message has a place" "$nowhere"; fi
