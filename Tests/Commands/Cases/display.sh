# The display server for tests.

test_display_server_has_a_free_number_and_ends_with_the_run() {
    local first second
    with_display 'echo "$DISPLAY $!"; exec {other}< <(with_display "echo \$DISPLAY"); read -r second <&$other; [[ $second != "$DISPLAY" ]]' >started
    read -r first second <started
    expect_words ":" "$first"
    if kill -0 "$second" 2>/dev/null; then complain "Xvfb ($second) is still running"; fi
}

test_display_server_that_does_not_start_says_why() {
    fake Xvfb 'echo "no space for screens" >&2; exit 1'
    expect_failure "no space for screens" with_display 'echo "$DISPLAY"'
}

with_display() {
    bash -euo pipefail -c '
        for part in "$root"/Toolchain/Command/Shared/{messages,folders,display}.sh; do source "$part"; done
        start_display_server
        eval "$1"' test "$1"
}
export -f with_display
