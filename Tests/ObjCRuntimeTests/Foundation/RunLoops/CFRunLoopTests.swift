import Foundation
import Synchronization
import XCTest

@testable import ObjCRuntime

/// Core Foundation's run loops, which turn for real.
final class CFRunLoopTests: XCTestCase {
    func testATimerFiresAndEndsTheRun() {
        let counter = FiringCounter()
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { _ in
            if counter.add() == 3 { CFRunLoopStop(CFRunLoopGetCurrent()) }
        }
        XCTAssertEqual(CFRunLoopTimerGetInterval(timer), 0.001)
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
        CFRunLoopRun()
        XCTAssertEqual(counter.count, 3)
        CFRunLoopTimerInvalidate(timer)
        XCTAssertFalse(CFRunLoopTimerIsValid(timer))
    }

    func testABlockIsCalledInTheNextTurn() {
        let counter = FiringCounter()
        CFRunLoopPerformBlock(CFRunLoopGetMain(), .defaultMode) {
            _ = counter.add()
            CFRunLoopStop(CFRunLoopGetMain())
        }
        XCTAssertEqual(counter.count, 0)
        CFRunLoopWakeUp(CFRunLoopGetMain())
        CFRunLoopRun()
        XCTAssertEqual(counter.count, 1)
    }
}

private final class FiringCounter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }

    func add() -> Int {
        value.withLock {
            $0 += 1
            return $0
        }
    }
}
