# Counts what the test runners report, so that a run ends with one line for all of them.

tests_passed=0
tests_failed=0
# What the failed tests said, one line each.
test_failures=()

# count_tests <command…>: runs a test runner and reads its closing lines. A failure of the runner counts even if no test failed.
count_tests() {
    local output status=0 passed failed
    output=$(mktemp)
    at_exit rm -f "$output"
    "$@" 2>&1 | tee "$output" || status=$?
    read -r passed failed < <(read_counts "$output")
    if ((status != 0 && failed == 0)); then failed=1; fi
    if ((status == 0 && passed == 0)); then
        say "no test ran in: $*"
        failed=$((failed + 1))
    fi
    if ((failed > 0)); then mapfile -t -O "${#test_failures[@]}" test_failures < <(read_failures "$output"); fi
    tests_passed=$((tests_passed + passed))
    tests_failed=$((tests_failed + failed))
}

# Prints how many tests passed and failed. XCTest repeats its totals for each suite, so only the last of a run counts;
# several runs may stand in one output.
read_counts() {
    awk '
        function close_suites() { passed += executed - executed_failed; failed += executed_failed; executed = executed_failed = 0 }
        /^Test Suite .* started at/ && ++depth == 1 { close_suites() }
        /^Test Suite .* (passed|failed) at/ { depth-- }
        /Executed [0-9]+ tests?, with/ {
            for (i = 1; i <= NF; i++) {
                if ($i == "Executed") executed = $(i + 1)
                if ($i ~ /^failures?$/) executed_failed = $(i - 1)
            }
        }
        / Test run with [0-9]+ tests? .*(passed|failed) after/ {
            for (i = 2; i <= NF; i++) if ($(i - 1) == "run" && $i == "with") count = $(i + 1)
            runs += count
        }
        /^.+ Test .* failed after .* with [0-9]+ issue/ && !/ Test (run|case) / { run_failed++ }
        /^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3 }
        END { close_suites(); print passed + runs - run_failed, failed + run_failed }' "$1"
}

# Prints what failed tests, and those that broke off, said.
read_failures() {
    sed -E 's/\x1b\[[0-9;]*m//g' "$1" |
        grep -E '^✘ Test .* recorded an issue|: error: [^ ]+ : |^error: |^FAILED |^SUMMARY: [A-Za-z]+Sanitizer: ' | cut -c 1-600 | head -50 || true
}

# Failures are repeated at the end: above them a run writes thousands of lines.
report_tests() {
    if ((tests_failed > 0 && ${#test_failures[@]} > 0)); then printf '%s\n' "What failed:" "${test_failures[@]}"; fi
    echo "$tests_passed passed, $tests_failed failed"
    ((tests_failed == 0))
}
