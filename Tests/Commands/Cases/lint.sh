# Lint of imports and of documentation, and reading what test runners report.

test_declared_imports_are_allowed() {
    make_package
    expect_success "" lint_imports
}

test_undeclared_import_is_found_at_its_line() {
    make_package
    printf 'import Foundation\n@testable import Ground\n' >Sources/Top/Top.swift
    sed -i 's/"Middle"\]/]/; s/\["Ground", /[/' Package.swift
    expect_failure "Sources/Top/Top.swift:2: error: Top imports Ground but does not declare it" lint_imports
}

test_c_library_is_imported_internally_only() {
    make_package
    echo 'import CThing' >Sources/Ground/Ground.swift
    expect_failure "Sources/Ground/Ground.swift:1: error: the C library CThing is imported by internal import only" lint_imports
}

test_source_outside_every_target_is_found() {
    make_package
    mkdir Sources/Lost
    echo 'import Foundation' >Sources/Lost/Lost.swift
    expect_failure "stands in no target" lint_imports
}

test_imports_are_checked_without_waiting_for_who_tests_the_package() {
    make_package
    swift() {
        printf '%s\n' "$*" >>calls
        command swift "$@"
    }
    export -f swift
    lint_imports
    expect_words "--ignore-lock describe" "$(cat calls)"
}

test_results_of_all_runners_are_counted() {
    cat >output <<'END'
Test Suite 'All tests' started at 2026-01-01 00:00:00.000
	 Executed 3 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
Test Suite 'All tests' failed at 2026-01-01 00:00:00.000
	 Executed 3 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
✔ Test "it failed after all" passed after 0.001 seconds.
✘ Test add() failed after 0.001 seconds with 1 issue.
✘ Test run with 5 tests in 2 suites failed after 0.1 seconds with 1 issue.
Test Suite 'All tests' started at 2026-01-01 00:00:00.000
	 Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
Test Suite 'All tests' passed at 2026-01-01 00:00:00.000
4 passed, 1 failed
END
    expect_equal "$(source "$root/Toolchain/Command/Repository/test-counts.sh" && read_counts output)" "11 3"
}

test_what_failed_is_told_again_at_the_end() {
    cat >runner <<'END'
echo '✔ Test first() passed after 0.001 seconds.'
echo '✘ Test add() recorded an issue at AddTests.swift:3:5: Expectation failed: 1 + 1 == 3'
echo '✘ Test add() failed after 0.001 seconds with 1 issue.'
echo '✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.'
exit 1
END
    report_of runner >report || true
    expect_equal "$(tail -3 report)" "What failed:
✘ Test add() recorded an issue at AddTests.swift:3:5: Expectation failed: 1 + 1 == 3
1 passed, 1 failed"
}

# report_of <script>: counts what a script prints as the output of a test runner.
report_of() {
    bash -euo pipefail -c '
        for part in "$root"/Toolchain/Command/{Shared/{messages,folders},Repository/test-counts}.sh; do source "$part"; done
        count_tests bash "$0"
        report_tests' "$1"
}

test_runner_that_runs_nothing_has_failed() {
    expect_failure "0 passed, 1 failed" bash -euo pipefail -c '
        for part in "$root"/Toolchain/Command/{Shared/{messages,folders},Repository/test-counts}.sh; do source "$part"; done
        count_tests true
        report_tests'
}

# Three modules, one above the other, and a C library.
make_package() {
    mkdir -p Sources/{Ground,Middle,Top,CThing}
    cat >Package.swift <<'END'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Floors",
    targets: [
        .systemLibrary(name: "CThing"),
        .target(name: "Ground", dependencies: ["CThing"]),
        .target(name: "Middle", dependencies: ["Ground"]),
        .target(name: "Top", dependencies: ["Ground", "Middle"]),
    ])
END
    echo 'module CThing { header "thing.h" }' >Sources/CThing/module.modulemap
    touch Sources/CThing/thing.h
    echo 'internal import CThing' >Sources/Ground/Ground.swift
    printf 'import Foundation\npublic import Ground\n' >Sources/Middle/Middle.swift
    printf 'import Ground // and\nimport struct Middle.Thing\n' >Sources/Top/Top.swift
}

lint_imports() {
    bash -euo pipefail -c '
        for part in "$root"/Toolchain/Command/{Shared/{messages,toolchain},Repository/lint-imports}.sh; do source "$part"; done
        require_toolchain
        check_imports_of_package "$PWD"'
}

# A module with three folders.
make_folders() {
    mkdir -p Sources/Floors/{Ground,Left,Right}
    printf '/// Not a Roof.\npublic final class Ground {}\n' >Sources/Floors/Ground/Ground.swift
    printf 'struct Left {\n    let ground: Ground\n    let text = "Roof"\n    weak var right: Right? // a Roof\n}\n' >Sources/Floors/Left/Left.swift
    printf '@MainActor\npackage final class Right { var left: Left? }\n' >Sources/Floors/Right/Right.swift
}

lint_folders() {
    bash -euo pipefail -c '
        source "$root/Toolchain/Command/Repository/lint-folders.sh"
        check_folders_of Sources/Floors "$@"' - "$@"
}

test_folders_use_those_above_them_and_beside_them() {
    make_folders
    expect_success "" lint_folders "Ground" "Left Right"
}

test_a_folder_that_uses_one_below_it_is_named() {
    make_folders
    expect_failure "./Left/Left.swift:4: error: Left uses Right of Right, which stands below it" lint_folders "Ground" "Left" "Right"
}

test_a_folder_without_a_place_is_named() {
    make_folders
    expect_failure "the folder Right has no place in the order" lint_folders "Ground" "Left"
}

# A module with a class, and a protocol that it conforms to.
make_documented_module() {
    git init -q .
    mkdir -p Sources/Clocks
    cat >Sources/Clocks/Clock.swift <<'END'
/// What ticks.
// apple: https://example.com/ticking
@objc public protocol Ticking {
    /// Called once a second.
    func tick()
}

/// A clock.
@MainActor
@objcMembers open class Clock: NSObject, Ticking {
    /// In seconds. Default: 0.
    @objc(timeOfDay)
    open var time = 0
    open func tick() { time += 1 }
    public required init?(coder: NSCoder) { nil }
    open override var description: String { "a clock" }
    @_spi(Inside)
    public var gear = 0
    var spring = 0
}

struct Wheel { public let teeth: Int }
END
}

# declared <line of Swift>: puts it into the class.
declared() { sed -i "s|^    var spring = 0|    $1|" Sources/Clocks/Clock.swift; }

test_declarations_with_comments_pass() {
    make_documented_module
    expect_success "" lint_documentation
}

test_member_without_comment_is_found_at_its_line() {
    make_documented_module
    declared "@objc public final class func wind(by turns: Int) {}"
    expect_failure "Sources/Clocks/Clock.swift:19: error: Clock.wind(by) has no comment" lint_documentation
}

test_constant_type_and_initializer_need_comments() {
    make_documented_module
    declared "public static let hours = 12"
    expect_failure "Clock.hours has no comment" lint_documentation
    make_documented_module
    declared "public enum Hand { case short, long }"
    expect_failure "Clock.Hand has no comment" lint_documentation
    make_documented_module
    declared "public convenience init(time: Int) { self.init() }"
    expect_failure "Clock.init(time) has no comment" lint_documentation
}

test_requirement_needs_a_comment_of_its_own() {
    make_documented_module
    sed -i '/Called once a second/d' Sources/Clocks/Clock.swift
    expect_failure "Ticking.tick() has no comment" lint_documentation
}

test_member_of_public_extension_and_global_function_need_comments() {
    make_documented_module
    printf '%s\n' 'public extension Clock {' '    var noon: Int { 12 }' '    private var dusk: Int { 18 }' '}' >Sources/Clocks/Clock+Noon.swift
    expect_failure "Clock+Noon.swift:2: error: Clock.noon has no comment" lint_documentation
    echo 'public func now() -> Int { 0 }' >Sources/Clocks/Clock+Noon.swift
    expect_failure "Clock+Noon.swift:1: error: now() has no comment" lint_documentation
}

test_constants_of_raw_values_and_texts_need_no_comments() {
    make_documented_module
    cat >Sources/Clocks/Hand.swift <<'END'
/// Which hand.
public enum Hand: Int { case short, long }
/// Which bells ring.
public struct Bells: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let low = Bells(rawValue: 1)
}
let example = """
    public func example() {}
    """
END
    expect_success "" lint_documentation
}

lint_documentation() {
    bash -euo pipefail -c '
        source "$root/Toolchain/Command/Repository/lint-documentation.sh"
        root=$PWD
        check_documentation'
}

# lint_nib_keys <line of a class that reads keys>: of NibKey with the keys `hidden` and `opaque`
lint_nib_keys() {
    git init -q .
    mkdir -p Sources/InterfaceBuilder/Lowering/Families Sources/UIKitGraphics/Coding/Keys Sources/UIKitViews
    printf '    package static let %s\n' 'hidden = "UIHidden"' 'opaque = "UIOpaque"' >Sources/UIKitGraphics/Coding/Keys/NibKey+Views.swift
    echo '    .flag("hidden", NibKey.hidden), .flag("opaque", NibKey.opaque),' >Sources/InterfaceBuilder/Lowering/Families/View.swift
    echo "    isHidden = coder.decodeBool(forKey: NibKey.hidden) $1" >Sources/UIKitViews/View.swift
    bash -euo pipefail -c '
        source "$root/Toolchain/Command/Repository/lint-sources.sh"
        root=$PWD
        check_nib_keys'
}

test_keys_of_nibs_need_readers() {
    expect_success "" lint_nib_keys "|| coder.decodeBool(forKey: NibKey.opaque)"
    expect_failure "no class reads the key UIOpaque" lint_nib_keys ""
}

test_keys_of_nibs_are_written_once() {
    expect_failure "the text of a key is written in NibKey" lint_nib_keys '|| coder.decodeBool(forKey: "UIOpaque")'
}

# lint_pages <line of a script>
lint_pages() {
    git init -q .
    mkdir -p Sources/Pages/Resources
    echo "$1" >Sources/Pages/Resources/page.js
    bash -euo pipefail -c '
        source "$root/Toolchain/Command/Repository/lint-sources.sh"
        root=$PWD
        check_pages'
}

test_scripts_of_pages_are_checked() {
    expect_success "" lint_pages "const one = 1;"
    expect_failure "page.js:1: error: const or let in place of var" lint_pages "var one = 1;"
    expect_failure "page.js:1: error: === and !== in place of == and !=" lint_pages "if (one == 2) two();"
    expect_failure "page.js:1: error: a blank at the end of the line" lint_pages "two(); "
    expect_failure "page.js:1: error: a line has at most 140 characters" lint_pages "$(printf '%0141d' 0)"
}
