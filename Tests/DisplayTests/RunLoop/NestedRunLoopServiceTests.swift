import Display
import XCTest

/// Swift Testing has no main run loop, so these are tests of XCTest.
@MainActor
final class NestedRunLoopServiceTests: XCTestCase {
    /// Runs the main run loop until something has happened in it.
    private static func runLoop() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 30)) }

    /// Runs the main run loop for what waits already.
    private static func turnLoop() { _ = RunLoop.main.run(mode: .default, before: Date()) }

    func testALoopIsServedWhereNoLoopButAScriptHasCalledTheCode() async {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { true }, isCallingApp: { true }, handler: { calls += 1 })
        Self.runLoop()
        XCTAssertGreaterThanOrEqual(calls, 1)
        service.invalidate()
    }

    func testALoopInsideOfALoopIsServed() async {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { true }, isCallingApp: { false }, handler: { calls += 1 })
        RunLoop.main.perform { MainActor.assumeIsolated { Self.runLoop() } }
        Self.turnLoop()
        XCTAssertGreaterThanOrEqual(calls, 1)
        service.invalidate()
    }
}
