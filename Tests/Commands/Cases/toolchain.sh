# The Swift toolchain: missing, of another version, broken.

test_missing_toolchain_says_which_is_needed_and_where_to_get_it() {
    expect_failure "Swift 6.3 is needed, and no Swift was found" env FORASTERO_SWIFT="$PWD/nowhere" "$root/forastero" format
    expect_failure "https://www.swift.org/install/linux" env FORASTERO_SWIFT="$PWD/nowhere" "$root/forastero" format
}

test_other_version_is_named_with_its_folder() {
    fake swiftc 'echo "Swift version 5.10.1 (swift-5.10.1-RELEASE)"'
    expect_failure "Swift 6.3 is needed; found 5.10.1 in $PWD/fakes." env FORASTERO_SWIFT="$PWD/fakes" "$root/forastero" format
}

test_version_that_only_begins_alike_is_another_one() {
    fake swiftc 'echo "Swift version 6.30 (swift-6.30-RELEASE)"'
    expect_failure "found 6.30 in" env FORASTERO_SWIFT="$PWD/fakes" "$root/forastero" format
}

test_toolchain_that_does_not_run_is_named() {
    fake swiftc 'exit 127'
    expect_failure "found one that does not run in $PWD/fakes" env FORASTERO_SWIFT="$PWD/fakes" "$root/forastero" format
}

test_toolchain_behind_a_link_is_found_with_its_real_folder() {
    local real
    real=$(source "$root/Toolchain/Command/Shared/toolchain.sh" && source "$root/Toolchain/Command/Shared/messages.sh" && require_toolchain && echo "$swift_folder")
    mkdir links
    ln -s "$real/swiftc" links/swiftc
    expect_equal "$(source "$root/Toolchain/Command/Shared/toolchain.sh" && real_swift_folder "$PWD/links")" "$real"
}

test_without_a_toolchain_nothing_is_installed() {
    all_packages_but xvfb
    fake apt-get 'touch called'
    fake sudo 'touch called'
    copy_of_command
    expect_failure "no Swift was found" env FORASTERO_SWIFT="$PWD/nowhere" copy/forastero setup
    if [[ -e called ]]; then complain "packages were installed"; fi
}
