# The audit on the command line: exit codes, the table, JSON, own rules, what an export keeps.
. tests/e2e/lib.sh

page=tests/results/jappserver-ardent.txt
exits "a sound page" 0 "$program" audit "$page"
cp "$scratch/out" "$scratch/table"
is "the table has the metric's check" grep -q '^pass .*JOPS .*4,012\.77 .*jops$' "$scratch/table"
is "the tally comes first" grep -q "^$page: Audit: none fails, .* pass$" "$scratch/table"

sed 's/4,012\.77 SPEC/4,012.78 SPEC/' "$page" >"$scratch/wrong.txt"
exits "a check that fails" 1 "$program" audit "$scratch/wrong.txt"
says "... is said" "checks fail"
is "worst first" sh -c "sed -n 3p '$scratch/out' | grep -q '^fail .*jops\$'"
exits "a please-check is no failure" 0 "$program" audit tests/results/jappserver-brookline.txt
exits "one of several fails" 1 "$program" audit "$scratch/wrong.txt" "$page"

exits "JSON" 0 "$program" audit --to json "$page"
is "... is one object with its tally" sh -c "head -c 1 '$scratch/out' | grep -q '{' && grep -q '^ *\"fail\": 0,' '$scratch/out'"
is "... names the lines of each check" sh -c "[ \$(grep -c '\"lines\": \[' '$scratch/out') -ge \$(grep -c '\"verdict\":' '$scratch/out') ]"
"$program" audit --to json "$page" tests/results/web99-rook-w8.txt >"$scratch/out" 2>"$scratch/said"
is "... of several is a list" sh -c "head -c 1 '$scratch/out' | grep -q '\[' && [ \$(grep -c '\"benchmark\":' '$scratch/out') = 2 ]"

exits "a rule explained" 0 "$program" audit --explain jops
is "... with its expression" grep -qF '$all div $time' "$scratch/out"
exits "... and the function it calls" 0 "$program" audit --explain sla
is "... with its help" grep -q 'function .*sla-exact(sla)' "$scratch/out"
exits "an unknown rule" 2 "$program" audit --explain jopps
says "... with the nearest" "did you mean jops?"
exits "rules are listed" 0 "$program" list rules
if grep -q '«' "$scratch/out" || [ -s "$scratch/said" ]; then not_ok "every rule has a title" "$(cat "$scratch/said")"; else ok "every rule has a title"; fi
is "... each with its benchmark" grep -q '^critical-jops  *jbb2015 ' "$scratch/out"

cat >"$scratch/own.xml" <<'X'
<rules version="1"><rule id="fast" title="Clock of the application tier" source="form" severity="please-check" relation="at-least" unit="MHz"
  expected="9000" found="$mhz"><input name="mhz" select="id('hw_1.mhz')"/></rule></rules>
X
exits "own rules" 0 "$program" audit --rules "$scratch/own.xml" "$page"
is "... stand in the table" grep -q '^please check .*Clock of the application tier .*fast$' "$scratch/out"
exits "own rules are listed" 0 "$program" list --rules "$scratch/own.xml" rules
is "... beside the shipped ones" sh -c "grep -q '^fast .*Clock of the application tier' '$scratch/out' && grep -q '^jops ' '$scratch/out'"
exits "charts take own rules" 0 "$program" chart --rules "$scratch/own.xml" -o "$scratch/charts" "$page"
sed 's/relation/relaton/' "$scratch/own.xml" >"$scratch/slip.xml"
exits "a slip in them" 1 "$program" audit --rules "$scratch/slip.xml" "$page"
says "... with the place and the nearest" "slip.xml:1:"
says "... and the nearest name" "did you mean 'relation'?"

exits "an export with its verdicts" 0 "$program" export --audit "$page"
cp "$scratch/out" "$scratch/with.xml"
is "... is as its schema says" xmllint --noout --relaxng templates/result.rng "$scratch/with.xml"
is "... has them" grep -q '<check id="audit.jops" rule="jops" .* verdict="pass"' "$scratch/with.xml"
"$program" export "$page" >"$scratch/without.xml"
"$program" export "$scratch/with.xml" >"$scratch/again.xml"
is "... and drops them when read back" cmp "$scratch/without.xml" "$scratch/again.xml"
"$program" export --audit "$scratch/with.xml" >"$scratch/again.xml"
is "... or computes them anew" cmp "$scratch/with.xml" "$scratch/again.xml"

if command -v pdftotext >/dev/null; then
	"$program" report -o "$scratch/o" "$page" 2>/dev/null
	pdftotext -layout "$scratch/o/jappserver-ardent.pdf" "$scratch/report.txt"
	is "the report says the verdict" grep -q 'checks pass, none fails' "$scratch/report.txt"
	is "... and shows the audit" grep -q '14,445,965 ÷ 3,600' "$scratch/report.txt"
	"$program" report -o "$scratch/o" "$scratch/wrong.txt" 2>/dev/null && code=0 || code=$?
	is "a failing check fails no report" test "$code" = 0
fi
