# The tests of an app package, where some stop their process.

test_a_test_that_stops_the_process_does_not_end_the_run() {
    make_package_with_tests
    fake_swift_with_tests
    expect_failure "stopped: A.testTwo: Fatal error: no door" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero test
    expect_failure "2 tests stopped their process." env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero test
    # What ran is not run again, and the test that stopped neither.
    expect_words "(^|\\.)(A[./]testOne|A[./]testTwo)(\\(\\))?\$" "$(cat log)"
    expect_words "--disable-swift-testing" "$(cat log)"
}

test_tests_that_fail_are_not_run_again() {
    make_package_with_tests
    fake_swift 'echo "$*" >>log; echo "Test Case '"'A.testOne'"' started at"; echo "Test Case '"'A.testOne'"' failed (0 seconds)"; exit 1'
    if FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero test >out 2>&1; then complain "it should have failed" "$(cat out)"; fi
    expect_equal "$(grep -c '^test' log)" 1
}

test_a_list_of_tests_for_linux_does_not_hide_the_others() {
    make_package_with_tests
    fake_swift 'echo "$*"'
    mkdir Tests
    touch Tests/LinuxMain.swift
    expect_success "--filter Shop --enable-test-discovery" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero test --filter Shop
}

test_explain_lists_modules_types_and_members_at_once() {
    make_package_with_tests
    fake_swift 'cat >"$FORASTERO_EXPLAIN" <<END
module	$PWD/Sources/A.swift:1	CoreData
module	$PWD/Sources/B.swift:2	CoreData
error	$PWD/Sources/A.swift:7	cannot find type '"'UIThing'"' in scope
error	$PWD/Sources/A.swift:8	value of type '"'UIView'"' has no member '"'glow'"'
error	$PWD/Sources/A.swift:9	type '"'UIView'"' has no member '"'dim'"'
error	$PWD/Sources/A.swift:9	cannot find '"'doIt'"' in scope
END'
    report=$(FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain 2>err) && complain "it should have failed" "$report"
    expect_equal "$report" "Modules
    CoreData
        Sources/A.swift:1, Sources/B.swift:2

Types
    UIThing
        Sources/A.swift:7

Functions and values
    doIt
        Sources/A.swift:9

Members
    UIView.glow
        Sources/A.swift:8
    UIView.dim
        Sources/A.swift:9"
}

test_explain_names_messages_of_notifications() {
    make_package_with_tests
    mkdir -p Sources
    printf '%s\n' 'a' 'center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message in' 'b' 'b' 'c { x in' \
        'center.addObserver(' '    of: app, for: .didBecomeActive' ') { _ in' >Sources/A.swift
    fake_swift 'for line in 2 5 8; do
    printf "error\t$PWD/Sources/A.swift:$line\tcannot infer type of closure parameter without a type annotation\n"
done >"$FORASTERO_EXPLAIN"'
    report=$(FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain 2>err) && complain "it should have failed" "$report"
    expect_equal "$report" "Members
    NotificationCenter.MessageIdentifier.keyboardWillShow
        Sources/A.swift:2
    NotificationCenter.MessageIdentifier.didBecomeActive
        Sources/A.swift:8

Other errors, some of which follow from those above
    cannot infer type of closure parameter without a type annotation
        Sources/A.swift:5"
}

test_explain_says_that_nothing_is_missing() {
    make_package_with_tests
    fake_swift 'echo "Build complete!"'
    expect_success "nothing is missing" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain "$PWD"
    expect_failure "There is no Package.swift in /nowhere." env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain /nowhere
}

test_explain_of_a_package_that_cannot_be_read_says_why() {
    make_package_with_tests
    fake_swift 'echo "error: manifest: no"; exit 1'
    expect_failure "error: manifest: no" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain
}

test_explain_says_whether_it_took_the_package_or_the_project_of_a_folder() {
    make_package_with_tests
    printf '#!/bin/bash\nexit 1\n' >bundle/bin/forastero-project; chmod +x bundle/bin/forastero-project
    fake_swift 'echo "Build complete!"'
    mkdir Shop.xcodeproj
    expect_failure "taking the Xcode project in $PWD" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain "$PWD"
    expect_success "nothing is missing" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain --package "$PWD"
    expect_success "nothing is missing" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain "$PWD" --package
    expect_success "taking the package in this folder" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain
    rm Package.swift
    expect_failure "There is no Package.swift" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero explain --package "$PWD"
}

make_package_with_tests() {
    source "$root/Tests/Commands/Cases/application.sh"
    make_bundle_skeleton
    touch Package.swift
}

# A package manager with four tests, two of which stop the process: what it skips it does not run.
fake_swift_with_tests() {
    fake_swift '
        echo "$*" >>'"$PWD"'/log
        for name in One Two Three Four; do
            if [[ $* == *"test$name"* ]]; then continue; fi
            echo "Test Case '"'A.test"'$name'"'"' started at 2026"
            case $name in
                Two) echo "/a/b.swift:3: Fatal error: no door" ;;
                Four) echo "*** Program crashed: Illegal instruction at 0x00" ;;
                *) echo "Test Case '"'A.test"'$name'"'"' passed (0.0 seconds)"; continue ;;
            esac
            exit 1
        done'
}

test_what_runs_beside_is_counted_when_it_is_joined() {
    source "$root/Toolchain/Command/Shared/messages.sh"
    source "$root/Toolchain/Command/Shared/folders.sh"
    source "$root/Toolchain/Command/Shared/display.sh"
    source "$root/Toolchain/Command/Repository/test-counts.sh"
    runner() { echo "error: two is three" && echo "5 passed, 1 failed" && false; }
    group() { count_tests runner; }
    begin_beside numbers group
    count_tests echo "2 passed, 0 failed"
    expect_equal "$tests_passed $tests_failed" "2 0"
    join_beside numbers >out
    expect_equal "$tests_passed $tests_failed" "7 1"
    expect_equal "${test_failures[*]}" "error: two is three"
    expect_equal "$(tail -1 out)" "5 passed, 1 failed"
    # A runner that breaks off names no test.
    crashing() { echo "4 passed, 0 failed" && echo "Illegal instruction" && return 4; }
    test_failures=()
    count_tests crashing >/dev/null
    expect_equal "$tests_passed $tests_failed" "11 2"
    expect_equal "${test_failures[0]}" "no test says that it failed; status 4 of: crashing"
    expect_equal "${test_failures[2]}" "    Illegal instruction"
    broken() { echo "no disk" && exit 3; }
    begin_beside other broken
    if (join_beside other) >out 2>&1; then complain "it should have failed" "$(cat out)"; fi
    expect_words "other broke off" "$(cat out)"
}
