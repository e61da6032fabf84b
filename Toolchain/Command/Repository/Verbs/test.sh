# test [group] [options]: runs all tests, or a group: commands, toolchain, package, clients (options of swift test alone: package)
#   instructions: counts what fixed scenes take, after a run of all tests
#   --sanitize address|thread [--filter X]: the package's tests, built to find bad accesses to memory, or races
verb_test() {
    local groups=(commands toolchain package clients)
    case ${1:-} in
        commands | toolchain | package | clients | instructions)
            groups=("$1")
            shift
            ;;
        ?*) groups=(package) ;;
    esac
    prepare "${build_packages[@]}" "${test_packages[@]}" "${site_packages[@]}" "${instruction_packages[@]}"
    # Exit tests make programs crash on purpose; explaining each crash takes a second.
    export SWIFT_BACKTRACE=enable=no
    # Numbers and dates are written as a new simulator writes them, wherever the tests run.
    export LC_ALL=C.UTF-8
    start_display_server
    FORASTERO_CONTAINER=$(mktemp -d)
    export FORASTERO_CONTAINER
    at_exit rm -rf "$FORASTERO_CONTAINER"
    if ((${#groups[@]} > 1)); then
        test_all
    else
        test_group "$groups" "$@"
    fi
    report_tests
}

# test_group <group> [options]
test_group() {
    local begun=$SECONDS
    say "testing: $1"
    "test_$1" "${@:2}"
    say "tested: $1, in $((SECONDS - begun)) s"
}

# Whatever needs one core runs beside something else: our modules depend on each other one by one, and packages of tests are small.
test_all() {
    runs_all=yes
    begin_beside tools test_tools
    test_group package
    join_beside tools
    join_beside programs
}

# What needs none of our modules.
test_tools() {
    test_group commands
    test_group toolchain
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
    if [[ -n $runs_all && ! -e $root/.build/debug ]]; then export FORASTERO_WHOLE_MODULES=1; fi
    forastero_swift build --build-tests || fail "The tests did not build."
    if [[ -n $runs_all ]]; then
        make_bundle debug "$tested_bundle"
        begin_beside programs test_programs
    fi
    count_tests forastero_swift test --skip-build --no-parallel --skip EndToEndTests
    if [[ -z $runs_all ]]; then test_examples; fi
}

# The examples, run as programs. Another run of the same build may go on: nothing is built.
test_examples() { count_tests forastero_swift test --skip-build --ignore-lock --filter EndToEndTests; }

# What runs programs and waits for them.
test_programs() {
    test_group clients
    test_examples
    test_group instructions
}

# Unrelated packages that use the Swift SDK, as an app does.
#
# With all other tests, the SDK is made of the modules that these have built, as optimising all of them takes longer than all tests. Alone,
# the group takes the SDK as it is handed out.
test_clients() {
    local folder=$tested_bundle
    if [[ -z $runs_all ]]; then
        folder=$state/bundle
        make_bundle release "$folder"
    fi
    count_tests "$root/Tests/ClientPackages/run" "$folder"
}

# True if all groups run.
runs_all=

# The SDK of debug, where all groups run.
tested_bundle=$state/tested
