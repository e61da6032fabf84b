# Tests under a sanitizer: planted mistakes are found. The package here has nothing of ours but the command and the compiler.

test_a_planted_overflow_is_found() {
    planted_package
    expect_failure "AddressSanitizer: heap-buffer-overflow" planted/forastero test package --sanitize address --filter readsBeyondTheEnd
}

test_a_planted_race_is_found() {
    planted_package
    expect_failure "ThreadSanitizer: Swift access race" planted/forastero test package --sanitize=thread --filter countsFromTwoThreads
}

test_what_is_sound_passes_under_both_sanitizers() {
    planted_package
    expect_success "1 passed, 0 failed" planted/forastero test package --sanitize address --filter PlantedTests.isSound
    expect_success "1 passed, 0 failed" planted/forastero test package --sanitize thread --filter PlantedTests.isSound
    # The usual build is not thrown away for them.
    if [[ -e planted/.build/debug ]]; then complain "the build folder was used"; fi
}

test_only_the_tests_that_are_named_are_built() {
    planted_package
    mkdir -p planted/Tests/OtherTests
    (
        source "$root/Toolchain/Command/Repository/sanitizers.sh"
        root=$PWD/planted
        expect_equal "$(test_targets '^PlantedTests')" PlantedTests
        expect_equal "$(test_targets 'Tests')" OtherTests,PlantedTests
        expect_equal "$(test_targets 'isSound')" ""
        expect_equal "$(test_targets '')" ""
    )
}

test_an_unknown_sanitizer_is_named() {
    planted_package
    expect_failure 'There is no sanitizer "memory".' planted/forastero test --sanitize memory
    expect_failure 'There is no sanitizer "".' planted/forastero test --sanitize
}

# A package with a fault that each sanitizer is to find, and one function without.
planted_package() {
    mkdir -p planted/Toolchain planted/Sources/Planted planted/Tests/PlantedTests planted/.build/forastero
    cp "$root/forastero" planted/
    cp -R "$root/Toolchain/Command" "$root/Toolchain/Package.swift" "$root/Toolchain/Sources" planted/Toolchain/
    cp "$root/.build/forastero/stamp" "$root/.build/forastero/toolset.json" planted/.build/forastero/
    ln -s "$root/.build/forastero/bin" planted/.build/forastero/bin
    cat >planted/Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Planted",
    targets: [.target(name: "Planted"), .testTarget(name: "PlantedTests", dependencies: ["Planted"])],
    swiftLanguageModes: [.v5])
END
    cat >planted/Sources/Planted/Planted.swift <<'END'
import Foundation

public final class Counter: @unchecked Sendable {
    public var value = 0
    public init() {}
}

public func byte(at index: Int, of count: Int) -> UInt8 {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 7, count: count)
    defer { bytes.deallocate() }
    return bytes[index]
}

public func countFromTwoThreads() -> Int {
    let (counter, done) = (Counter(), DispatchSemaphore(value: 0))
    for _ in 0..<2 {
        Thread.detachNewThread {
            for _ in 0..<1000 { counter.value += 1 }
            done.signal()
        }
    }
    for _ in 0..<2 { done.wait() }
    return counter.value
}
END
    cat >planted/Tests/PlantedTests/PlantedTests.swift <<'END'
import Planted
import Testing

@Test func readsBeyondTheEnd() { #expect(byte(at: 16, of: 16) >= 0) }
@Test func countsFromTwoThreads() { #expect(countFromTwoThreads() > 0) }
@Test func isSound() { #expect(byte(at: 15, of: 16) == 7) }
END
}
