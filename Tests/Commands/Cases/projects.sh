# The command of the installed Swift SDK, for Xcode projects. The reader of projects and the package manager are faked.

# A bundle whose reader says what it was asked, and describes an app that says what it was given.
make_project() {
    make_bundle_skeleton
    mkdir -p "Their App/Shop.xcodeproj" "made/package/.build/debug" "made/Shop.app"
    fake_swift 'case "$*" in *--show-bin-path*) echo "'"$PWD"'/made/package/.build/debug" ;; *) echo "built: $*" ;; esac'
    printf '#!/bin/bash\necho "app got: $* ($GUEST, $FORASTERO_SCREEN)"\n' >made/package/.build/debug/Shop
    chmod +x made/package/.build/debug/Shop
    cat >bundle/bin/forastero-project <<END
#!/bin/bash
echo "reader got: \$*" >&2
printf '%s\t%s\n' package "$PWD/made/package" bundle "$PWD/made/Shop.app" executable "The Shop" module Shop root "$PWD/Their App" \
    screen 820x1180@2 argument -a argument "b c" environment "GUEST=me & you"
END
    chmod +x bundle/bin/forastero-project
    export FORASTERO_SWIFT=$PWD/fakes
}

test_a_project_stands_where_the_name_of_an_app_does() {
    make_project
    expect_success "reader got: prepare Their App" bundle/bin/forastero run "Their App" --display headless
    expect_success "app got: -a b c --display headless (me & you, 820x1180@2)" bundle/bin/forastero run "Their App/Shop.xcodeproj" --display headless
    expect_success "app got: -a b c --display browser (me & you, 390x844@3)" \
        env FORASTERO_SCREEN=390x844@3 bundle/bin/forastero run "Their App/Shop.xcodeproj/" --display browser
    expect_success "--drive - -a b c --screen 1x1@1" bundle/bin/forastero drive "Their App" - --screen 1x1@1
    expect_success "app got: --monkey 7 --monkey-seed 2 -a b c --strict-nibs" bundle/bin/forastero monkey "Their App" --events 7 --seed 2 --strict-nibs
    expect_success "--monkey 7 --monkey-seed 1 -a b c --monkey-no-shrink" bundle/bin/forastero monkey "Their App" --no-shrink --events 7
    expect_success "built: build" bundle/bin/forastero build "Their App" -c release
}

test_the_project_of_the_current_folder_needs_no_name() {
    make_project
    cd "Their App"
    expect_success "reader got: prepare ." ../bundle/bin/forastero build
    expect_success "app got: --monkey 10000" ../bundle/bin/forastero monkey
    touch Package.swift
    expect_success "built: build" ../bundle/bin/forastero build
    if ../bundle/bin/forastero build 2>&1 | grep -q "reader got"; then complain "a package was taken for a project"; fi
}

test_options_of_projects_go_to_the_reader() {
    make_project
    expect_success "reader got: prepare Their App --for building --scheme Beta Shop --configuration Beta --packages vendor --packages more" \
        env FORASTERO_PACKAGES=more bundle/bin/forastero build "Their App" --scheme "Beta Shop" --configuration=Beta --packages vendor
    expect_failure "reader got: prepare Their App --for tests" bundle/bin/forastero test "Their App"
    expect_failure "--scheme needs a value." bundle/bin/forastero build "Their App" --scheme
}

test_a_project_that_cannot_be_read_ends_the_command() {
    make_project
    printf '#!/bin/bash\necho "forastero: error: it is damaged" >&2\nexit 1\n' >bundle/bin/forastero-project
    for verb in build run test monkey; do expect_failure "it is damaged" bundle/bin/forastero "$verb" "Their App"; done
    expect_failure "drive needs a script." bundle/bin/forastero drive "Their App"
    expect_failure "The script none cannot be read." bundle/bin/forastero drive "Their App" none
}

test_messages_name_the_files_of_the_project() {
    make_project
    rm -r usr
    fake_swift 'echo "'"$PWD"'/made/package/Targets/Shop/Sub/A.swift:3:1: error: no"; exit 1'
    expect_failure "$PWD/Their App/Sub/A.swift:3:1: error: no" bundle/bin/forastero build "Their App"
}

test_a_scheme_without_tests_is_told() {
    make_project
    expect_failure "The scheme has no tests." bundle/bin/forastero test "Their App"
}

# A project with tests of the user interface, whose program says what it was given and fails the first time as one that must not go on.
make_interface_tests() {
    make_project
    cat >made/package/.build/debug/ShopPackageTests.xctest <<'END'
#!/bin/bash
echo "module $FORASTERO_TEST_MODULE for $FORASTERO_TEST_BUNDLE_IDENTIFIER in $FORASTERO_TEST_APPLICATION, shard [$FORASTERO_TEST_SHARD]"
if [[ $FORASTERO_TEST_SKIP == *testOne* ]]; then
    echo "Test Case 'A.testTwo' started"
    echo "Test Case 'A.testTwo' passed (0.1 seconds)"
    exit 0
fi
touch "$FORASTERO_ATTACHMENTS/failure.png"
echo "Test Case 'A.testOne' started"
echo "Test Case 'A.testOne' failed (0.1 seconds)"
exit 75
END
    chmod +x made/package/.build/debug/ShopPackageTests.xctest
    sed -i 's|printf|if [[ $1 == junit ]]; then cat "${@: -1}" >"$2"; exit; fi\nprintf|; s|argument -a|identifier org.example.shop tests AppUITests run "" place interface libraries xctest skip "" only "" argument -a|' \
        bundle/bin/forastero-project
}

test_interface_tests_are_told_of_the_app_and_go_on_after_a_failure() {
    make_interface_tests
    expect_failure "Tests failed in 1 of 1 targets." bundle/bin/forastero test "Their App" --junit report.xml --results pictures
    expect_success "module AppUITests for org.example.shop in $PWD/made/Shop.app/The Shop, shard []" cat report.xml
    expect_success "Test Case 'A.testTwo' passed" cat report.xml
    expect_success "failure.png" ls pictures
}

test_shards_go_together() {
    make_interface_tests
    for options in "--shards 2" "--shard 1" "--shards 2 --shard 3" "--shards 2 --shard 0" "--shards x --shard 1"; do
        expect_failure "--shards and --shard go together." bundle/bin/forastero test "Their App" $options
    done
    expect_failure "--junit needs a value." bundle/bin/forastero test "Their App" --junit
    expect_failure "shard [2/3]" bundle/bin/forastero test "Their App" --shards 3 --shard 2
}

test_two_runs_on_a_project_wait_for_each_other() {
    local key
    make_project
    export XDG_CACHE_HOME=$PWD/caches
    mkdir -p caches/forastero/locks
    key=$(realpath "Their App" | sha256sum | cut -c 1-16)
    (
        flock 9
        touch held
        while [[ ! -f waited ]]; do read -rt 0.01 <> <(:) || :; done
    ) 9>"caches/forastero/locks/$key" &
    while [[ ! -f held ]]; do read -rt 0.01 <> <(:) || :; done
    bundle/bin/forastero build "Their App" 2>&1 | while read -r line; do
        if [[ $line == *"waiting for another run on this project"* ]]; then touch waited; fi
    done
    wait
    if [[ ! -f waited ]]; then complain "the second run did not wait"; fi
}
