# test [group] [options]: runs all tests, or a group: commands, toolchain, package, clients (options of swift test alone: package)
#   --sanitize address|thread [--filter X]: the package's tests, built to find bad accesses to memory, or races
verb_test() {
    local groups=(commands toolchain package clients) group begun
    case ${1:-} in
        commands | toolchain | package | clients)
            groups=("$1")
            shift
            ;;
        ?*) groups=(package) ;;
    esac
    prepare "${build_packages[@]}" "${test_packages[@]}" "${site_packages[@]}"
    # Exit tests make programs crash on purpose; explaining each crash takes a second.
    export SWIFT_BACKTRACE=enable=no
    start_display_server
    FORASTERO_CONTAINER=$(mktemp -d)
    export FORASTERO_CONTAINER
    at_exit rm -rf "$FORASTERO_CONTAINER"
    if ((${#groups[@]} > 1)); then builds_bundle_beside_tests=yes; fi
    for group in "${groups[@]}"; do
        say "testing: $group"
        begun=$SECONDS
        "test_$group" "$@"
        say "tested: $group, in $((SECONDS - begun)) s"
    done
    report_tests
}

# The commands themselves, with bad input.
test_commands() { count_tests "$root/Tests/Commands/run" "$@"; }

# The translator and the compiler driver, the reader of projects, and the maker of the documentation's site.
test_toolchain() {
    count_tests swift test --package-path "$root/Toolchain" "$@"
    count_tests swift test --package-path "$reader_package" "$@"
    count_tests swift test --package-path "$site_package" "$@"
}

# Our modules and the examples. Tests in this process go one after another, since they share the process's screen;
# those that run programs and wait for them go side by side.
test_package() {
    if [[ " $* " == *" --sanitize"[\ =]* ]]; then
        count_tests sanitized_tests "$@"
        return
    fi
    if (($# > 0)); then
        count_tests forastero_swift test --no-parallel "$@"
        return
    fi
    # What a run of all tests builds in a fresh copy is not edited afterwards: whole modules take half of the processor time. Elsewhere the
    # first edit would have to pay for that.
    if [[ -n $builds_bundle_beside_tests && ! -e $root/.build/debug ]]; then export FORASTERO_WHOLE_MODULES=1; fi
    forastero_swift build --build-tests || fail "The tests did not build."
    if [[ -n $builds_bundle_beside_tests ]]; then begin_bundle; fi
    count_tests forastero_swift test --skip-build --no-parallel --skip EndToEndTests
    if [[ -n $bundle_process ]]; then finish_bundle; fi
    count_tests forastero_swift test --skip-build --filter EndToEndTests
}

# Unrelated packages that use the Swift SDK, as an app does.
test_clients() {
    if [[ -z $bundle_process ]]; then make_bundle release "$state/bundle"; fi
    count_tests "$root/Tests/ClientPackages/run" "$state/bundle"
}

# The Swift SDK of release is built while tests of one process run, which use one core: where all groups run.
builds_bundle_beside_tests=
bundle_process=
bundle_log=

begin_bundle() {
    bundle_log=$(mktemp)
    at_exit rm -f "$bundle_log"
    (
        # What the run cleans up at its end is not this part's business.
        exit_commands=()
        trap - EXIT INT TERM HUP
        bundle_scratch=$state/release
        make_bundle release "$state/bundle"
    ) >"$bundle_log" 2>&1 &
    bundle_process=$!
    at_exit end_process "$bundle_process"
}

finish_bundle() {
    wait "$bundle_process" || fail "The Swift SDK did not build." "$(tail -40 "$bundle_log")"
}
