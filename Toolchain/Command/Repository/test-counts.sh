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
    if ((failed > 0)); then note_failures "$status" "$output" "$@"; fi
    tests_passed=$((tests_passed + passed))
    tests_failed=$((tests_failed + failed))
}

# note_failures <status> <output> <command…>: keeps what the failed tests of a runner said. Where none said anything, as the runner itself broke
# off, that is kept instead, with what it printed last.
note_failures() {
    local said
    mapfile -t said < <(read_failures "$2")
    if ((${#said[@]} == 0)); then
        mapfile -t said < <(
            echo "no test says that it failed; status $1 of: ${*:3}"
            tail -5 "$2" | cut -c 1-300 | sed 's/^/    /'
        )
    fi
    test_failures+=("${said[@]}")
}

# The processes that run beside the others, and what they print, by name.
declare -A beside_process=() beside_log=()

# begin_beside <name> <command…>: runs it in a process of its own, which counts its tests for itself.
begin_beside() {
    local log
    log=$(mktemp)
    at_exit rm -f "$log"
    (
        # What the run cleans up at its end is not this part's business.
        exit_commands=()
        trap - EXIT INT TERM HUP
        tests_passed=0 tests_failed=0 test_failures=()
        "${@:2}"
        echo "beside: $tests_passed $tests_failed"
        if ((${#test_failures[@]} > 0)); then printf 'beside: %s\n' "${test_failures[@]}"; fi
    ) >"$log" 2>&1 &
    beside_process[$1]=$! beside_log[$1]=$log
    at_exit end_process "$!"
}

# join_beside <name>: waits for it, prints what it printed, and adds its counts.
join_beside() {
    local status=0 passed failed failures
    wait "${beside_process[$1]}" || status=$?
    grep -v '^beside: ' "${beside_log[$1]}" || true
    if ((status != 0)); then fail "$1 broke off." "$(tail -40 "${beside_log[$1]}")"; fi
    read -r passed failed < <(sed -n 's/^beside: \([0-9]* [0-9]*\)$/\1/p' "${beside_log[$1]}")
    mapfile -t failures < <(sed -n 's/^beside: //p' "${beside_log[$1]}" | tail -n +2)
    tests_passed=$((tests_passed + passed))
    tests_failed=$((tests_failed + failed))
    if ((failed > 0)); then test_failures+=("${failures[@]}"); fi
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
