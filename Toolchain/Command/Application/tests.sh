# Running the tests of an app package. A test that stops its process does not end the run: the others follow in another process.

# run_tests [options of swift test]: prints what swift prints, and at the end the tests that stopped, with their messages.
run_tests() {
    local log status=0 stopped=() messages=() ended=() given=("$@") options started
    log=$(mktemp)
    at_exit rm -f "$log"
    if [[ -f Tests/LinuxMain.swift || -f Tests/XCTMain.swift ]]; then
        # The list of tests that older packages keep for this system is not what their authors run on iOS.
        given+=(--enable-test-discovery)
    fi
    options=("${given[@]}")
    while true; do
        status=0
        sdk_swift test --no-parallel "${options[@]}" 2>&1 | tee "$log" || status=$?
        started=$(test_that_stopped "$log")
        if [[ -z $started ]]; then break; fi
        stopped+=("$started")
        messages+=("$(message_of_stop "$log" "$started")")
        mapfile -t -O ${#ended[@]} ended < <(sed -nE "s/^.*Test Case '([^']+)' (passed|failed|skipped) .*/\1/p" "$log")
        say "$started stopped the process; going on with the tests that are left"
        options=("${given[@]}" --skip-build --disable-swift-testing --skip "$(pattern_of "${ended[@]}" "${stopped[@]}")")
    done
    if ((${#stopped[@]} == 0)); then return "$status"; fi
    for ((i = 0; i < ${#stopped[@]}; i++)); do say "stopped: ${stopped[i]}: ${messages[i]}"; done
    fail "${#stopped[@]} tests stopped their process."
}

# test_that_stopped <log>: the last test that began, if it did not end.
test_that_stopped() {
    awk -F "'" '
        /Test Case \047.*\047 started/ { running = $2 }
        /Test Case \047.*\047 (passed|failed|skipped)/ { running = "" }
        /^Test Suite \047All tests\047 (passed|failed)|^Test Suite \047Selected tests\047 (passed|failed)/ { running = "" }
        END { print running }' "$1"
}

# message_of_stop <log> <test>: what the process said last of the matter.
message_of_stop() {
    awk -v test="$2" '
        index($0, "Test Case \047" test "\047 started") { inside = 1; next }
        inside && /(Fatal error|Precondition failed|Assertion failed|runtime failure|terminated)/ && !message { message = $0 }
        inside && NF && !first { first = $0 }
        END { print message ? message : first ? first : "no message" }' "$1" | sed -E 's/^.*(Fatal error|Precondition failed|Assertion failed): /\1: /; s/^\*\*\* //'
}

# pattern_of <Class.test>…: an expression for swift's --skip that matches these tests.
pattern_of() {
    printf '%s\n' "$@" | sort -u | sed -E 's/[][().*+?^$|{}\\]/\\&/g; s/\\\./[.\/]/g' | paste -sd '|' | sed -E 's/^(.*)$/(^|\\.)(\1)(\\(\\))?$/'
}
