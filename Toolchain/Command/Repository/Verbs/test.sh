# test [group] [options]: runs all tests, or a group: commands, toolchain, package, clients (options of swift test alone: package)
verb_test() {
    local groups=(commands toolchain package clients) group
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
    for group in "${groups[@]}"; do
        say "testing: $group"
        "test_$group" "$@"
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
    if (($# > 0)); then
        count_tests forastero_swift test --no-parallel "$@"
        return
    fi
    count_tests forastero_swift test --no-parallel --skip EndToEndTests
    count_tests forastero_swift test --skip-build --filter EndToEndTests
}

# Unrelated packages that use the Swift SDK, as an app does.
test_clients() {
    make_bundle release "$state/bundle"
    count_tests "$root/Tests/ClientPackages/run" "$state/bundle"
}
