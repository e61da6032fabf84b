# The rules of UIKit's behaviour in Documentation/Rules, and the tests that name them.

# A line of tables for awk, tab-separated: "rule <code> <grade> <file:line>", "open <code> <reason> <file:line>" for what stands under "## Open",
# "area <prefix> <title>". The code XX-* in an open line stands for all rules of the area that are not named otherwise.
read_rules() {
    awk -v root="$root/" '
        function place() { file = FILENAME; sub("^" root, "", file); return file ":" FNR }
        FNR == 1 { open = 0; prefix = "" }
        FNR == 1 && match($0, /\([A-Z][A-Z]\)$/) {
            prefix = substr($0, RSTART + 1, 2)
            print "area\t" prefix "\t" substr($0, 3, RSTART - 4)
        }
        /^## / { open = ($0 == "## Open") }
        !/^- [A-Z][A-Z]-[0-9*]/ { next }
        open {
            end = index($0, ": ")
            count = split(substr($0, 3, end - 3), codes, ", ")
            for (i = 1; i <= count; i++) print "open\t" codes[i] "\t" substr($0, end + 2) "\t" place()
            next
        }
        {
            code = $2
            sub(/:$/, "", code)
            grade = "ungraded"
            if (match($0, /\[(documented|observed|guessed|design)[^\[]*$/)) { grade = substr($0, RSTART + 1); sub(/[^a-z].*/, "", grade) }
            print "rule\t" code "\t" grade "\t" place()
        }' "$root"/Documentation/Rules/*.md
}

# Prints "test <code> <file:line>" for each code of a known area that a test names; CV-139…141 names three.
read_tested_rules() {
    local prefixes
    prefixes=$(read_rules | awk -F'\t' '$1 == "area" { printf "%s%s", bar, $2; bar = "|" }')
    git -C "$root" grep --untracked -noE "\b($prefixes)-[0-9]+(…[0-9]+)?\b" -- 'Tests/*.swift' 'Tests/*.sh' 'Toolchain/Tests/*.swift' 'Toolchain/ProjectReader/Tests/*.swift' |
        awk -F: '{
            place = $1 ":" $2
            print "test\t" first($3) "\t" place
            if (split($3, ends, "…") < 2) next
            split(ends[1], code, "-")
            for (number = code[2] + 1; number <= ends[2]; number++) printf "test\t%s-%0*d\t%s\n", code[1], length(code[2]), number, place
        }
        function first(text) { sub(/….*/, "", text); return text }'
}

# Reports codes in tests that no rule has, rules that stand twice, and rules that are said to be open though there is a test.
check_rules() {
    {
        read_rules
        read_tested_rules
    } | awk -F'\t' '
        $1 == "rule" && ($2 in rules) { print $4 ": error: " $2 " stands at " rules[$2] ", too"; failed = 1 }
        $1 == "rule" { rules[$2] = $4; if ($3 == "ungraded") { print $4 ": error: " $2 " has no grade"; failed = 1 } }
        $1 == "open" { open[$2] = $4 }
        $1 == "test" && !($2 in tests) { tests[$2] = $3 }
        END {
            for (code in tests) if (!(code in rules)) { print tests[code] ": error: there is no rule " code " in Documentation/Rules"; failed = 1 }
            for (code in open) {
                if (code ~ /-\*$/) continue
                if (!(code in rules)) { print open[code] ": error: there is no rule " code; failed = 1 }
                if (code in tests) { print open[code] ": error: " code " is not open: " tests[code] " names it"; failed = 1 }
            }
            exit failed
        }' >&2
}

# Prints a table: per area its rules, those that a test names, those that are open with a reason, and of the rest those that are guessed and those that
# are neither tested nor explained.
print_rule_table() {
    {
        read_rules
        read_tested_rules
    } | awk -F'\t' '
        $1 == "area" { order[++areas] = $2; title[$2] = $3 }
        $1 == "rule" { grade[$2] = $3 }
        $1 == "open" { open[$2] = 1 }
        $1 == "test" { tested[$2] = 1 }
        END {
            for (code in grade) {
                area = substr(code, 1, 2)
                count[area, "rules"]++
                kind = (code in tested) ? "tested" : (code in open || (area "-*") in open) ? "open" : (grade[code] == "guessed" || grade[code] == "design") ? "guessed" : "missing"
                count[area, kind]++
            }
            columns = split("rules tested open guessed missing", column, " ")
            printf "%-6s", "area"
            for (c = 1; c <= columns; c++) printf "%9s", column[c]
            print ""
            for (i = 1; i <= areas; i++) {
                printf "%-6s", order[i]
                for (c = 1; c <= columns; c++) { printf "%9d", count[order[i], column[c]]; total[c] += count[order[i], column[c]] }
                print "   " title[order[i]]
            }
            printf "%-6s", "all"
            for (c = 1; c <= columns; c++) printf "%9d", total[c]
            print ""
        }'
}

# Prints the rules of one area, each with the test that names it, the reason why it is open, or "missing".
print_rules_of_area() {
    {
        read_rules
        read_tested_rules
    } | awk -F'\t' -v area="$1" '
        substr($2, 1, 2) != area { next }
        $1 == "rule" { order[++rules] = $2; grade[$2] = $3 }
        $1 == "open" { reason[$2] = $3 }
        $1 == "test" && !($2 in test) { test[$2] = $3 }
        END {
            for (i = 1; i <= rules; i++) {
                code = order[i]
                if (!(code in reason) && (area "-*") in reason) reason[code] = reason[area "-*"]
                state = (code in test) ? test[code] : (code in reason) ? "open: " reason[code] : "missing"
                printf "%-8s%-12s%s\n", code, grade[code], state
            }
            exit rules == 0
        }' || fail "There is no area '$1'." "Use one of the two letters that './forastero rules' shows."
}
