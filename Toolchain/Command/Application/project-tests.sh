# The tests of Xcode projects. Those that have a host run inside of the launched app, the others in a process without one.

# run_project_tests [--filter EXPRESSION] [options of swift build]
run_project_tests() {
    local filter= options=() failures=0 index
    while (($# > 0)); do
        case $1 in
            --filter)
                filter=${2:-}
                shift $(($# > 1 ? 2 : 1))
                ;;
            *)
                options+=("$1")
                shift
                ;;
        esac
    done
    if ((${#test_modules[@]} == 0)); then fail "The scheme has no unit tests." "forastero explain lists the targets."; fi
    tests_program=$app_bundle/$app_executable.xctest
    build_project_with "${app_module}PackageTests.xctest" "$tests_program" --build-tests "${options[@]}"
    # They find an app as it is after its installation.
    tests_container=$(mktemp -d)
    at_exit rm -rf "$tests_container"
    for ((index = 0; index < ${#test_modules[@]}; index++)); do
        run_test_module "$index" "$filter" || failures=$((failures + 1))
    done
    if ((failures > 0)); then fail "Tests failed in $failures of ${#test_modules[@]} targets."; fi
}

# run_test_module <number> <filter>: each library of tests in a process of its own, and another one where a test stopped it.
run_test_module() {
    local index=$1 filter=$2 module=${test_modules[$1]} status=0 library
    for library in ${test_libraries[index]}; do
        say "testing $module$([[ ${test_hosted[index]} == yes ]] && echo " in the app")"
        case $library in
            xctest) run_xctests "$index" "$filter" || status=1 ;;
            swift-testing) name_tested test_process "$index" swift-testing --testing-library swift-testing --no-parallel --filter "${filter:-^$module\\.}" || status=1 ;;
        esac
    done
    return "$status"
}

# run_xctests <number> <filter>
run_xctests() {
    local index=$1 log started status=0 skip=${test_skip[$1]} stopped=() messages=() ended=()
    log=$(mktemp)
    at_exit rm -f "$log"
    while true; do
        status=0
        FORASTERO_TEST_FILTER=$2 FORASTERO_TEST_ONLY=${test_only[index]} FORASTERO_TEST_SKIP=$skip \
            name_tested test_process "$index" | tee "$log" || status=$?
        started=$(test_that_stopped "$log")
        if [[ -z $started ]]; then break; fi
        stopped+=("$started")
        messages+=("$(message_of_stop "$log" "$started")")
        mapfile -t -O ${#ended[@]} ended < <(sed -nE "s/^.*Test Case '([^']+)' (passed|failed|skipped) .*/\1/p" "$log")
        say "$started stopped the process; going on with the tests that are left"
        skip=${test_skip[index]:+${test_skip[index]}|}$(pattern_of "${ended[@]}" "${stopped[@]}")
    done
    for ((i = 0; i < ${#stopped[@]}; i++)); do say "stopped: ${stopped[i]}: ${messages[i]}"; done
    ((status == 0 && ${#stopped[@]} == 0))
}

# test_process <number> [arguments…]: the program of the tests, as Xcode would surround it.
test_process() {
    local index=$1 variables=() arguments=()
    shift
    if [[ -n ${test_environment[index]:-} ]]; then mapfile -t variables <<<"${test_environment[index]%$'\n'}"; fi
    if [[ -n ${test_arguments[index]:-} ]]; then mapfile -t arguments <<<"${test_arguments[index]%$'\n'}"; fi
    env "${variables[@]}" FORASTERO_DISPLAY="${FORASTERO_DISPLAY:-headless}" FORASTERO_TEST_MODULE="${test_modules[index]}" \
        FORASTERO_CONTAINER="$tests_container" XCTestConfigurationFilePath="$app_bundle/PlugIns/${test_modules[index]}.xctest" \
        XCInjectBundleInto="$app_bundle/$app_executable" "$tests_program" "$@" "${arguments[@]}" 2>&1
}

# name_tested <command…>: what tests say of places names the project's files.
name_tested() { "$@" | name_sources; }
