# The tests of Xcode projects. Those that have a host run inside of the launched app, those of the user interface use the app from a process
# of their own, the others are in a process without one.

# run_project_tests [--filter EXPRESSION] [--junit FILE] [--results FOLDER] [--shards N --shard K] [options of swift build]
run_project_tests() {
    local filter= junit= shards= shard= options=() failures=0 index
    results_folder=$(dirname "$package_folder")/results
    while (($# > 0)); do
        case $1 in
            --filter | --junit | --results | --shards | --shard)
                if (($# < 2)); then fail "$1 needs a value."; fi
                case $1 in
                    --filter) filter=$2 ;;
                    --junit) junit=$(absolute_path "$2") ;;
                    --results) results_folder=$(absolute_path "$2") ;;
                    --shards) shards=$2 ;;
                    --shard) shard=$2 ;;
                esac
                shift 2
                ;;
            *)
                options+=("$1")
                shift
                ;;
        esac
    done
    require_shard "$shard" "$shards"
    if ((${#test_modules[@]} == 0)); then fail "The scheme has no tests." "forastero explain lists the targets."; fi
    build_tests "${options[@]}"
    for ((index = 0; index < ${#test_modules[@]}; index++)); do
        run_test_module "$index" "$filter" "${shards:+$shard/$shards}" || failures=$((failures + 1))
    done
    if [[ -n $junit ]]; then report_as_junit "$junit"; fi
    if [[ -n $(find "$results_folder" -type f -print -quit) ]]; then say "pictures and attachments: $results_folder"; fi
    if ((failures > 0)); then fail "Tests failed in $failures of ${#test_modules[@]} targets."; fi
}

absolute_path() { realpath -m -- "$1"; }

# require_shard <which> <of how many>
require_shard() {
    if [[ -z $1$2 ]]; then return; fi
    if ! [[ $1 =~ ^[1-9][0-9]{0,4}$ && $2 =~ ^[1-9][0-9]{0,4}$ ]] || (($1 > $2)); then
        fail "--shards and --shard go together." "As in --shards 4 --shard 1: the first of four parts."
    fi
}

# build_tests [options of swift build]: the program of the tests, and the app where tests use it from outside.
build_tests() {
    tests_program=$app_bundle/$app_executable.xctest
    build_project_with "${app_module}PackageTests.xctest" "$tests_program" --build-tests "$@"
    if [[ " ${test_place[*]} " == *" interface "* ]]; then build_project "$@"; fi
    # They find an app as it is after its installation.
    tests_container=$(mktemp -d)
    logs_folder=$(mktemp -d)
    at_exit rm -rf "$tests_container" "$logs_folder"
    rm -rf "$results_folder"
    mkdir -p "$results_folder"
}

# run_test_module <number> <filter> <shard>: each library of tests in a process of its own, and another one where a test stopped it.
run_test_module() {
    local index=$1 filter=$2 shard=$3 module=${test_modules[$1]} status=0 code library
    for library in ${test_libraries[index]}; do
        case $library in
            xctest)
                say "testing $(test_title "$index")"
                run_xctests "$index" "$filter" "$shard" || status=1
                ;;
            swift-testing)
                # The tests of a target go together to one machine.
                if ! in_shard "$module" "$shard"; then continue; fi
                say "testing $(test_title "$index")"
                code=0
                name_tested test_process "$index" swift-testing --testing-library swift-testing --no-parallel \
                    --filter "${filter:-^$module\\.}" | tee -a "$logs_folder/$index" || code=$?
                # 69: none of its tests match.
                ((code == 0 || code == 69)) || status=1
                ;;
        esac
    done
    return "$status"
}

# test_title <number>: what is tested, for people.
test_title() {
    local title=${test_modules[$1]}
    case ${test_place[$1]} in
        hosted) title+=" in the app" ;;
        interface) title+=" with the app" ;;
    esac
    echo "$title${test_run[$1]:+, ${test_run[$1]}}"
}

# in_shard <name> <shard/shards>
in_shard() {
    if [[ -z $2 ]]; then return 0; fi
    (($(cksum <<<"$1" | cut -d ' ' -f 1) % ${2#*/} == ${2%/*} - 1))
}

# run_xctests <number> <filter> <shard>
run_xctests() {
    local index=$1 log started status=0 failed=0 skip=${test_skip[$1]} stopped=() messages=() ended=()
    log=$(mktemp)
    at_exit rm -f "$log"
    while true; do
        status=0
        FORASTERO_TEST_FILTER=$2 FORASTERO_TEST_SHARD=$3 FORASTERO_TEST_ONLY=${test_only[index]} FORASTERO_TEST_SKIP=$skip \
            name_tested test_process "$index" | tee "$log" || status=$?
        cat "$log" >>"$logs_folder/$index"
        mapfile -t -O ${#ended[@]} ended < <(sed -nE "s/^.*Test Case '([^']+)' (passed|failed|skipped) .*/\1/p" "$log")
        started=$(test_that_stopped "$log")
        if [[ -n $started ]]; then
            stopped+=("$started")
            messages+=("$(message_of_stop "$log" "$started")")
            say "$started stopped the process; going on with the tests that are left"
        elif ((status == test_must_not_go_on)); then
            failed=1
        else
            break
        fi
        skip=${test_skip[index]:+${test_skip[index]}|}$(pattern_of "${ended[@]}" "${stopped[@]}")
    done
    for ((i = 0; i < ${#stopped[@]}; i++)); do say "stopped: ${stopped[i]}: ${messages[i]}"; done
    ((status == 0 && failed == 0 && ${#stopped[@]} == 0))
}

# With this status a run ends where a test has failed that says continueAfterFailure = false; the other tests follow in a new process.
test_must_not_go_on=75

# test_process <number> [arguments…]: the program of the tests, as Xcode would surround it.
test_process() {
    local index=$1 variables=() arguments=()
    shift
    if [[ -n ${test_environment[index]:-} ]]; then mapfile -t variables <<<"${test_environment[index]%$'\n'}"; fi
    if [[ -n ${test_arguments[index]:-} ]]; then mapfile -t arguments <<<"${test_arguments[index]%$'\n'}"; fi
    if [[ ${test_place[index]} == interface ]]; then
        # Where helpers that take pictures look for the folder of a simulator.
        variables+=("SIMULATOR_HOST_HOME=$results_folder" "SIMULATOR_DEVICE_NAME=iPhone")
        # By which lines of tests are found where they fail.
        variables+=("FORASTERO_TEST_SYMBOLIZER=$swift_folder/llvm-symbolizer")
        variables+=("FORASTERO_TEST_APPLICATION=$program" "FORASTERO_TEST_BUNDLE_IDENTIFIER=$app_identifier")
    fi
    env "${variables[@]}" FORASTERO_DISPLAY="${FORASTERO_DISPLAY:-headless}" FORASTERO_TEST_MODULE="${test_modules[index]}" \
        FORASTERO_CONTAINER="$tests_container" FORASTERO_ATTACHMENTS="$results_folder" \
        XCTestConfigurationFilePath="$app_bundle/PlugIns/${test_modules[index]}.xctest" \
        XCInjectBundleInto="$app_bundle/$app_executable" "$tests_program" "$@" "${arguments[@]}" 2>&1
}

# name_tested <command…>: what tests say of places names the project's files.
name_tested() { "$@" | name_sources; }

# report_as_junit <file>: of all that the tests have printed.
report_as_junit() {
    local index parts=()
    for ((index = 0; index < ${#test_modules[@]}; index++)); do
        if [[ -f $logs_folder/$index ]]; then parts+=("${test_modules[index]}${test_run[index]:+ (${test_run[index]})}" "$logs_folder/$index"); fi
    done
    "$bundle/bin/forastero-project" junit "$1" "${parts[@]}"
    say "report: $1"
}
