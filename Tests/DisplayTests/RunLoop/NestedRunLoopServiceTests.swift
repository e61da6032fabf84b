import CoreFoundation
import Display
import XCTest

/// Swift Testing has no main run loop, so these are tests of XCTest.
@MainActor
final class NestedRunLoopServiceTests: XCTestCase {
    /// Runs the main run loop once until the service stops it: what else earlier tests have left in it does not end the run.
    private static func runLoop() { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 30, false) }

    private static func stopLoop() { CFRunLoopStop(CFRunLoopGetMain()) }

    func testALoopIsServedWhereNoLoopButAScriptHasCalledTheCode() async {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { true }, isCallingApp: { true }) {
            calls += 1
            Self.stopLoop()
        }
        Self.runLoop()
        XCTAssertGreaterThanOrEqual(calls, 1)
        service.invalidate()
    }

    func testALoopInsideOfALoopIsServed() async {
        var calls = 0
        let service = NestedRunLoopService(isNeeded: { true }, isCallingApp: { false }) {
            calls += 1
            Self.stopLoop()
        }
        RunLoop.main.perform {
            MainActor.assumeIsolated {
                Self.runLoop()
                Self.stopLoop()
            }
        }
        Self.runLoop()
        XCTAssertGreaterThanOrEqual(calls, 1)
        service.invalidate()
    }
}
