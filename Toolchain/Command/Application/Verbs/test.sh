# test [PROJECT] [options of swift test]: runs its tests, one after another, and goes on where one stops the process
verb_test() {
    take_project "$@"
    if [[ -n $project ]]; then
        prepare_project tests
        run_project_tests "${rest[@]}"
        return
    fi
    require_package
    require_sdk
    # Views that are in no window go by the screen of the process, and tests side by side would change it for each other.
    run_tests "$@"
}
