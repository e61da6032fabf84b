import UIKit
import UIKitTesting
import XCTest

@MainActor
private final class TickCounter: NSObject {
    private(set) var count = 0
    /// The tick after which each block ran.
    private(set) var served: [Int] = []

    @objc func tick(_ link: CADisplayLink) {
        count += 1
        guard count <= 5 else { return }
        DispatchQueue.main.async { self.served.append(self.count) }
    }
}

/// What the main queue does goes by virtual time where time is virtual.
@MainActor
final class MainQueueTimeTests: XCTestCase {
    func testBlocksRunBetweenTheFramesOfOneWait() {
        let screen = TestScreen()
        let counter = TickCounter()
        let link = CADisplayLink(target: counter, selector: #selector(TickCounter.tick))
        link.add(to: .main, forMode: .common)
        screen.wait(0.5)
        link.invalidate()
        XCTAssertEqual(counter.served, [1, 2, 3, 4, 5])
    }

    func testWhatIsToRunLaterRunsAtItsVirtualTime() {
        let screen = TestScreen()
        let start = CACurrentMediaTime()
        var times: [String: Double] = [:]
        func note(_ name: String) { times[name] = ((CACurrentMediaTime() - start) * 1000).rounded() / 1000 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("closure") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: DispatchWorkItem { note("item") })
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1) { note("wall") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50), qos: .userInitiated) { note("quality") }
        let cancelled = DispatchWorkItem { note("cancelled") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
        cancelled.cancel()
        screen.wait(0.15)
        XCTAssertEqual(times, ["quality": 0.05, "wall": 0.1])
        screen.wait(3600)
        XCTAssertEqual(times, ["quality": 0.05, "wall": 0.1, "item": 0.2, "closure": 0.3])
    }

    func testOtherQueuesGoByTheMachinesTime() {
        let screen = TestScreen()
        let ended = expectation(description: "other queue")
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { ended.fulfill() }
        wait(for: [ended], timeout: 5)
        XCTAssertFalse(screen.shows("anything"))
    }
}
