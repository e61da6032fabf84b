import ObjCRuntime
import Synchronization
import XCTest

private class Clerk: UIObject {
    var heard: [String] = []
    func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "-")") }
    func note(_ text: String?) { heard.append(text ?? "nil") }
    func answer() -> NSObject { NSString("answer") }

    static func entries() -> [_ObjCEntry] {
        [
            _objcM1("tick:", "tick(_:)", { (o: Clerk, a0) in o.tick(a0) }),
            _objcM1("note:", "note(_:)", { (o: Clerk, a0) in o.note(a0) }),
            _objcM0("answer", "answer()", { (o: Clerk) in o.answer() }),
        ]
    }
}

/// What happens on the main run loop, which Swift Testing does not turn.
final class RunLoopTests: XCTestCase {
    private static let tables: Void = _objcRegister { $0.run { $0.add(Clerk.self, Clerk.entries) } }

    override func setUp() { Self.tables }

    /// Turns the run loop until the condition holds; a turn ends with the next timer, or the test fails.
    private func turn(until condition: () -> Bool) {
        for _ in 0..<1000 where !condition() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssert(condition(), "the run loop has turned 1000 times")
    }

    func testATimerSendsItsMessageOnce() {
        let clerk = Clerk()
        let timer = Timer.scheduledTimer(timeInterval: 0.001, target: clerk, selector: "tick:", userInfo: "info", repeats: false)
        turn { !clerk.heard.isEmpty }
        XCTAssertEqual(clerk.heard, ["tick info"])
        XCTAssertFalse(timer.isValid)
    }

    func testATimerRepeatsUntilItIsInvalidated() {
        let clerk = Clerk()
        let timer = Timer(timeInterval: 0.001, target: clerk, selector: "tick:", userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .default)
        turn { clerk.heard.count >= 3 }
        timer.invalidate()
        let count = clerk.heard.count
        clerk.perform("note:", with: "end", afterDelay: 0.005)
        turn { clerk.heard.last == "end" }
        XCTAssertEqual(clerk.heard.count, count + 1)
        XCTAssertNil(timer.userInfo)
    }

    func testATimerWithAClosureWaitsForItsTime() {
        nonisolated(unsafe) var fired: [String] = []
        let clerk = Clerk()
        let timer = _objcTimer(timeInterval: 10, repeats: false) { _ in fired.append("late") }
        RunLoop.main.add(timer, forMode: .default)
        let repeating = _objcScheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in fired.append("soon") }
        turn { fired.count >= 2 }
        XCTAssertFalse(fired.contains("late"))
        repeating.invalidate()
        timer.invalidate()
        let count = fired.count
        clerk.perform("note:", with: "end", afterDelay: 0.005)
        turn { clerk.heard.last == "end" }
        XCTAssertEqual(fired.count, count)
    }

    func testATimerWithAClosureFollowsAVirtualClock() {
        nonisolated(unsafe) var scheduled: (delay: TimeInterval, interval: TimeInterval?, body: @Sendable () -> Void)?
        nonisolated(unsafe) var isTakenBack = false
        _ObjCVirtualTime.scheduler = { delay, interval, body in
            scheduled = (delay, interval, body)
            return { isTakenBack = true }
        }
        defer { _ObjCVirtualTime.scheduler = nil }
        nonisolated(unsafe) var count = 0
        let timer = _objcScheduledTimer(withTimeInterval: 2, repeats: true) { _ in count += 1 }
        XCTAssertEqual(scheduled?.delay, 2)
        XCTAssertEqual(scheduled?.interval, 2)
        scheduled?.body()
        XCTAssertEqual(count, 1)
        timer.invalidate()
        XCTAssert(isTakenBack)
    }

    func testTheSystemIsTheEmulatedOne() {
        let info = ProcessInfo.processInfo
        XCTAssert(info._objcIsOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 13, minorVersion: 4, patchVersion: 9)))
        XCTAssertFalse(info._objcIsOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 99, minorVersion: 0, patchVersion: 0)))
    }

    func testATimerDoesNotFireBeforeItIsScheduled() {
        let clerk = Clerk()
        let timer = Timer(timeInterval: 0, target: clerk, selector: "tick:", userInfo: nil, repeats: false)
        XCTAssertEqual(clerk.heard, [])
        timer.fire()
        XCTAssertEqual(clerk.heard, ["tick -"])
    }

    func testATimerKeepsItsTargetUntilItIsInvalid() {
        weak var target: Clerk?
        let timer: Timer
        do {
            let clerk = Clerk()
            target = clerk
            timer = Timer(timeInterval: 10, target: clerk, selector: "tick:", userInfo: nil, repeats: true)
        }
        XCTAssertNotNil(target)
        timer.invalidate()
        XCTAssertNil(target)
    }

    func testDelayedMessagesComeInTheOrderOfTheirTimes() {
        let clerk = Clerk()
        clerk.perform("note:", with: "late", afterDelay: 0.02)
        clerk.perform("note:", with: "now", afterDelay: 0)
        XCTAssertEqual(clerk.heard, [])
        turn { clerk.heard.count == 2 }
        XCTAssertEqual(clerk.heard, ["now", "late"])
    }

    func testDelayedMessagesAreTakenBack() {
        let clerk = Clerk()
        for text in ["a", "b", "c"] { clerk.perform("note:", with: text, afterDelay: 0) }
        NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: "note:", object: "b")
        turn { clerk.heard.count == 2 }
        clerk.perform("note:", with: "d", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: clerk)
        clerk.perform("note:", with: "end", afterDelay: 0)
        turn { clerk.heard.last == "end" }
        XCTAssertEqual(clerk.heard, ["a", "c", "end"])
    }

    func testMessagesReachTheMainThread() {
        let clerk = Clerk()
        clerk.performSelector(onMainThread: "note:", with: "at once", waitUntilDone: true)
        clerk.performSelector(onMainThread: "note:", with: "later", waitUntilDone: false)
        XCTAssertEqual(clerk.heard, ["at once"])
        nonisolated(unsafe) let target = clerk
        Thread { target.performSelector(onMainThread: "note:", with: "from a thread", waitUntilDone: true) }.start()
        turn { clerk.heard.count == 3 }
        XCTAssertEqual(Set(clerk.heard.dropFirst()), ["later", "from a thread"])
    }

    func testAResultLivesUntilTheRunLoopTurns() {
        let clerk = Clerk()
        weak var result: NSObject?
        do {
            let answer = clerk.perform("answer")?.takeUnretainedValue() as? NSObject
            result = answer
            XCTAssertEqual(answer, NSString("answer"))
        }
        XCTAssertNotNil(result)
        turn { result == nil }
    }

    func testATimerWithoutAnythingIsNotValid() {
        let timer = Timer()
        XCTAssertFalse(timer.isValid)
        timer.invalidate()
    }

    func testTheSchedulerOfVirtualTimeStaysOneFunctionHoweverOftenItIsLookedAt() {
        let former = _ObjCVirtualTime.scheduler
        defer { _ObjCVirtualTime.scheduler = former }
        let delays = Mutex<[TimeInterval]>([])
        _ObjCVirtualTime.scheduler = { delay, _, _ in
            delays.withLock { $0.append(delay) }
            return {}
        }
        // One more call on the stack for each look would overflow it.
        for _ in 0..<400_000 { _ = _ObjCVirtualTime.scheduler }
        _ = _ObjCVirtualTime.scheduler?(3, nil) {}
        XCTAssertEqual(delays.withLock { $0 }, [3])
    }
}
