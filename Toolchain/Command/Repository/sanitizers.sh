# Tests under a sanitizer of the toolchain: bad accesses to memory (address), or races (thread).

# sanitized_tests <options of swift test, with --sanitize>: in a build folder of its own, since each sanitizer compiles everything anew.
sanitized_tests() {
    local sanitizer
    sanitizer=$(value_of_option --sanitize "$@")
    if [[ $sanitizer != address && $sanitizer != thread ]]; then fail "There is no sanitizer \"$sanitizer\"." "Choose address or thread"; fi
    # Only what is tested is built.
    FORASTERO_TEST_TARGETS=$(test_targets "$(value_of_option --filter "$@")")
    # Nobody edits here: whole modules take half of the processor time.
    FORASTERO_WHOLE_MODULES=1
    # XCTest and Foundation keep objects until the end, which would be reported as leaks; `LeakWatch` and the monkey look for ours.
    # A test that stops its process on purpose is no finding.
    ASAN_OPTIONS=detect_leaks=0:handle_abort=0:handle_sigill=0:handle_sigtrap=0
    # Foundation, Dispatch and the concurrency library were not compiled for it, and synchronise by means that it does not see.
    TSAN_OPTIONS=suppressions=$command_folder/Repository/thread-sanitizer.txt:report_signal_unsafe=0
    export FORASTERO_TEST_TARGETS FORASTERO_WHOLE_MODULES ASAN_OPTIONS TSAN_OPTIONS
    forastero_swift test --no-parallel --scratch-path "$state/sanitized-$sanitizer" "$@"
}

# value_of_option <name> <arguments…>: of `--name value` and `--name=value`; empty if it is not there.
value_of_option() {
    local name=$1
    shift
    while (($# > 0)); do
        case $1 in
            "$name") echo "${2:-}" && return ;;
            "$name="*) echo "${1#*=}" && return ;;
        esac
        shift
    done
}

# test_targets <filter>: those whose names fit, with commas between them; empty, which means all, if none does.
test_targets() {
    local folder found=()
    if [[ -z $1 ]]; then return; fi
    for folder in "$root"/Tests/*Tests/; do
        folder=$(basename "$folder")
        if [[ $folder. =~ $1 ]]; then found+=("$folder"); fi
    done
    (IFS=, && echo "${found[*]}")
}
