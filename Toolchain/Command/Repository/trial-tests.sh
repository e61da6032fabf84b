# Running the tests of a foreign package. A test that traps ends its process, so the rest is run again without it.

# run_trial_tests <package> <scratch folder>: prints what passed and what did not; fails if anything did not.
run_trial_tests() {
    local program passed=0 failed=() trapped=() left
    program=$(find -L "$2/debug" -maxdepth 1 -name '*.xctest' -type f | head -1)
    if [[ -z $program ]]; then
        echo "tests        none were built"
        return 1
    fi
    mapfile -t left < <(cd "$1" && FORASTERO_SDK=$state/stub-sdk "$program" --list-tests 2>/dev/null | grep -E '^[^ ]+/[^ ]+$')
    while ((${#left[@]} > 0)); do run_tests_until_trap "$1" "$program" "$2/test-log"; done
    echo "tests        $passed passed, ${#failed[@]} failed, ${#trapped[@]} trapped"
    if ((${#failed[@]} > 0)); then printf '             failed:  %s\n' "${failed[@]}"; fi
    if ((${#trapped[@]} > 0)); then printf '             trapped: %s\n' "${trapped[@]}"; fi
    run_swift_testing "$1" "$2" && ((${#failed[@]} + ${#trapped[@]} == 0))
}

# Runs the tests in `left`, sorts those that ended into `passed` and `failed`, the one that did not into `trapped`.
run_tests_until_trap() {
    local result name ended=() started
    { (cd "$1" && timeout 300 "$2" "$(IFS=, && echo "${left[*]}")") >"$3" 2>&1 || true; } 2>/dev/null # not the shell's word on the trap
    while read -r result name; do
        ended+=("$name")
        if [[ $result == passed || $result == skipped ]]; then passed=$((passed + 1)); else failed+=("$name"); fi
    done < <(sed -nE "s/^.*Test Case '([^']+)' (passed|failed|skipped) .*/\2 \1/p" "$3")
    started=$(sed -nE "s/^.*Test Case '([^']+)' started.*/\1/p" "$3" | tail -1)
    if [[ -z $started ]]; then # nothing ran: do not try for ever
        trapped+=("${left[@]}")
        left=()
        return
    fi
    if ! printf '%s\n' "${ended[@]}" | grep -qxF -- "$started"; then
        trapped+=("$started")
        ended+=("$started")
    fi
    mapfile -t left < <(printf '%s\n' "${left[@]}" | awk 'NR == FNR { ended[$0]; next } { test = $0; sub(/^[^.]*\./, "", test); sub(/\//, ".", test) }
        !(test in ended)' <(printf '%s\n' "${ended[@]}") -)
}

# Tests that are written for Swift Testing run in a process of their own.
run_swift_testing() {
    local log=$2/swift-testing-log status=0
    grep -rqs --include='*.swift' '^import Testing' "$1" || return 0
    trial_swift test "$1" "$2" --skip-build --disable-xctest >"$log" 2>&1 || status=1
    echo "             Swift Testing: $(grep -oE 'Test run with [0-9]+ tests?.*' "$log" | tail -1 || true)"
    return "$status"
}
