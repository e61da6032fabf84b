import Foundation
import XCTest

@testable import AccessibilityBus

/// How questions come to the main thread. Its run loop has to turn.
final class QuestionQueueTests: XCTestCase {
    @MainActor
    private final class Log {
        nonisolated init() {}
        var turns = 0
        var answered: [Int] = []
    }

    /// AX-62: a million questions at once do not stop the main thread: those beyond a number are refused, and the others are answered in turns.
    func testManyQuestions() {
        let log = Log()
        let queue = QuestionQueue { log.turns += 1 }
        var accepted = 0
        for number in 0..<1_000_000 where queue.add({ log.answered.append(number) }) { accepted += 1 }
        XCTAssertEqual(accepted, 4096)
        let done = expectation(description: "all are answered")
        Self.wait(for: log, 4096, done)
        wait(for: [done], timeout: 60)
        MainActor.assumeIsolated {
            XCTAssertEqual(log.answered, Array(0..<4096))
            XCTAssertEqual(log.turns, 32)
        }
        XCTAssertTrue(queue.add { log.answered.append(-1) })
    }

    private static func wait(for log: Log, _ count: Int, _ done: XCTestExpectation) {
        DispatchQueue.main.async {
            if log.answered.count >= count { done.fulfill() } else { wait(for: log, count, done) }
        }
    }
}
