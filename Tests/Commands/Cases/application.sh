# The command of the installed Swift SDK, for app packages.

test_its_help_lists_every_verb() {
    local file
    make_bundle_skeleton
    for file in "$root"/Toolchain/Command/Application/Verbs/*.sh; do
        expect_success "    $(basename "$file" .sh) " bundle/bin/forastero help
    done
}

test_new_makes_a_package_with_the_name_everywhere() {
    make_bundle_skeleton
    expect_success "made $PWD/Shop" bundle/bin/forastero new Shop
    expect_success "// swift-tools-version" cat Shop/Package.swift Shop/Sources/Shop/AppDelegate.swift Shop/Tests/ShopTests/ViewControllerTests.swift
    if grep -rq AppName Shop || [[ -n $(find Shop -name '*AppName*') ]]; then complain "the template's name is left over"; fi
    expect_equal "$(find . -maxdepth 1 -name '.Shop*')" ""
}

test_new_tells_editors_what_to_start() {
    make_bundle_skeleton
    expect_success "made $PWD/Shop" bundle/bin/forastero new Shop
    expect_equal "$(python3 -c 'import json; print(json.load(open("Shop/.vscode/settings.json"))["swift.sourcekit-lsp.serverPath"])')" "$PWD/bundle/bin/forastero"
    expect_success '"swiftSDK": "forastero"' cat Shop/.sourcekit-lsp/config.json
}

# AX-86
test_the_service_of_a_kiosk_names_its_user_and_the_app() {
    local command_folder=$root/Toolchain/Command title=Shop program="/x/My \"100%\" Shop"
    source "$command_folder/Application/kiosk.sh"
    mkdir -p root/DEBIAN
    add_kiosk "$PWD/root" shop /usr/lib/shop
    expect_success "User=shop-kiosk" cat root/usr/lib/systemd/system/shop-kiosk.service
    expect_success 'ExecStart=/usr/bin/cage -s -- "/usr/lib/shop/My \"100%%\" Shop" --display window' cat root/usr/lib/systemd/system/shop-kiosk.service
    expect_success 'if [ "$1" = configure ]' cat root/DEBIAN/postinst
    expect_success "" sh -n root/DEBIAN/postinst
    expect_success "" sh -n root/DEBIAN/prerm
}

test_run_in_a_kiosk_needs_a_number_of_seconds() {
    make_bundle_skeleton
    touch Package.swift
    expect_failure "--kiosk-seconds needs a number." bundle/bin/forastero run --kiosk-seconds soon
}

test_new_keeps_what_exists() {
    make_bundle_skeleton
    mkdir Shop
    expect_failure "$PWD/Shop exists already." bundle/bin/forastero new Shop
}

test_new_needs_a_name_that_swift_accepts() {
    make_bundle_skeleton
    expect_failure "usage: forastero new MyApp" bundle/bin/forastero new
    expect_failure "begins with a capital letter" bundle/bin/forastero new my-app
    expect_failure "begins with a capital letter" bundle/bin/forastero new ../Up
}

test_outside_a_package_it_says_how_to_begin() {
    make_bundle_skeleton
    expect_failure "There is no Package.swift in $PWD." bundle/bin/forastero build
    expect_failure "forastero new MyApp" bundle/bin/forastero test
}

test_sdk_of_another_swift_version_is_refused() {
    make_bundle_skeleton
    echo "Swift version 6.3.0 (swift-6.3-RELEASE)" >bundle/sdk/compiler-version
    touch Package.swift
    fake swiftc 'echo "Swift version 6.3.9 (swift-6.3.9-RELEASE)"; echo "\"runtimeResourcePath\": \"'"$PWD"'/usr/lib/swift\""'
    mkdir -p usr/{bin,lib/swift}
    expect_failure "The Swift SDK was built with Swift 6.3.0, and this is 6.3.9" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero build
}

test_damaged_sdk_is_named() {
    make_bundle_skeleton
    rm bundle/sdk/lib/libForastero.so
    touch Package.swift
    expect_failure "The Swift SDK in $PWD/bundle is damaged." bundle/bin/forastero build
}

test_run_without_a_display_takes_pictures_and_names_the_other_ways() {
    make_bundle_skeleton
    touch Package.swift
    fake Shop 'echo "$*"; cat "${@: -1}"; touch Shop.png'
    fake_swift 'case $1 in package) printf "Products:\n    Name: Shop\n    Type:\n        Executable: nil\n" ;; build) echo "'"$PWD"'/fakes" ;; esac'
    run_without_display() { env -u DISPLAY -u WAYLAND_DISPLAY FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero run; }
    expect_success "DISPLAY and WAYLAND_DISPLAY are not set" run_without_display
    expect_success "forastero drive Shop SCRIPT" run_without_display
    expect_success "--display headless --drive $PWD/.build/pictures/Shop/Tour.drive" run_without_display
    expect_success "snapshot \"Shop.png\"" run_without_display
    expect_success "$PWD/.build/pictures/Shop/Shop.png" run_without_display
}

test_run_at_a_terminal_without_a_display_leaves_the_way_to_the_app() {
    make_bundle_skeleton
    touch Package.swift
    fake Shop 'echo "it got: $*."'
    fake_swift 'case $1 in package) printf "Products:\n    Name: Shop\n    Type:\n        Executable: nil\n" ;; build) echo "'"$PWD"'/fakes" ;; esac'
    run_at_a_terminal() { env -u DISPLAY -u WAYLAND_DISPLAY FORASTERO_SWIFT="$PWD/fakes" script -qec "bundle/bin/forastero run --fast" /dev/null; }
    expect_success "it got: --fast." run_at_a_terminal
}

test_run_with_a_display_or_a_choice_of_one_takes_no_pictures() {
    make_bundle_skeleton
    touch Package.swift
    fake Shop 'echo "it got: $*."'
    fake_swift 'case $1 in package) printf "Products:\n    Name: Shop\n    Type:\n        Executable: nil\n" ;; build) echo "'"$PWD"'/fakes" ;; esac'
    expect_success "it got: --fast." env DISPLAY=:7 FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero run --fast
    expect_success "it got: --display headless." \
        env -u DISPLAY -u WAYLAND_DISPLAY FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero run Shop --display headless
}

test_run_plays_its_own_script_with_an_app_that_has_an_odd_name() {
    mkdir pictures
    fake 'Tab "A" \B' 'cat "$4"'
    expect_success 'snapshot "Tab \"A\" \\B.png"' pictures_of "$PWD/fakes/Tab \"A\" \\B"
}

test_run_with_a_monkey_plays_no_script() {
    mkdir pictures
    fake Shop 'echo "it got: $*."'
    expect_success "it got: --monkey 10." pictures_of "$PWD/fakes/Shop" --monkey 10
}

# pictures_of <program> [arguments…]: opens it where nobody sits at a terminal.
pictures_of() {
    env -u DISPLAY -u WAYLAND_DISPLAY bash -euo pipefail -c '
        command_name=forastero
        for part in "$root"/Toolchain/Command/Shared/{messages,folders,display,programs}.sh; do source "$part"; done
        open_program "$1" "$PWD/none.drive" "$PWD/pictures" "${@:2}"' test "$@"
}

test_unknown_app_is_named_and_the_apps_are_listed() {
    make_bundle_skeleton
    touch Package.swift
    fake_swift 'printf "Products:\n    Name: Shop\n    Type:\n        Executable: nil\n    Name: Till\n    Type:\n        Executable: nil\n"'
    expect_failure "This package has: Shop Till" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero run Chop
    expect_failure "Which app? This package has: Shop Till" env FORASTERO_SWIFT="$PWD/fakes" bundle/bin/forastero run
}
