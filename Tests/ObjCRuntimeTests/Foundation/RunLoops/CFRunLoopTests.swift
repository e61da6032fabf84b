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
        CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) {
            _ = counter.add()
            CFRunLoopStop(CFRunLoopGetMain())
        }
        XCTAssertEqual(counter.count, 0)
        CFRunLoopWakeUp(CFRunLoopGetMain())
        CFRunLoopRun()
        XCTAssertEqual(counter.count, 1)
    }

    func testARunInAModeSaysWhyItEnded() {
        let source = idleSource()
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 0, false), .timedOut)
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), ["kCFRunLoopDefaultMode"] as NSArray) { CFRunLoopStop(CFRunLoopGetCurrent()) }
        XCTAssertEqual(CFRunLoopRunInMode("kCFRunLoopDefaultMode" as NSString, 1000, false), .stopped)
        CFRunLoopRemoveSource(CFRunLoopGetCurrent(), source, .defaultMode)
        XCTAssertEqual(CFRunLoopRunInMode(CFRunLoopMode("nothing waits here"), 1000, false), .finished)
    }

    func testASourceIsCalledOnceItIsSignalled() {
        let counter = FiringCounter()
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(counter).toOpaque()
        context.perform = { _ = Unmanaged<FiringCounter>.fromOpaque($0!).takeUnretainedValue().add() }
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, .commonModes)
        XCTAssertTrue(CFRunLoopContainsSource(CFRunLoopGetMain(), source, .commonModes))
        // What other tests have left for the main queue is handled, too.
        while CFRunLoopRunInMode(.defaultMode, 0, true) == .handledSource {}
        XCTAssertEqual(counter.count, 0)
        CFRunLoopSourceSignal(source)
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 1000, true), .handledSource)
        XCTAssertEqual(counter.count, 1)
        CFRunLoopSourceInvalidate(source)
        XCTAssertFalse(CFRunLoopSourceIsValid(source))
        XCTAssertFalse(CFRunLoopContainsSource(CFRunLoopGetMain(), source, .commonModes))
    }

    private func idleSource() -> CFRunLoopSource {
        var context = CFRunLoopSourceContext()
        return CFRunLoopSourceCreate(nil, 0, &context)
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
