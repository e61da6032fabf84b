import Testing
import UIKit

@testable import Counter

@MainActor
@Suite struct CountingTests {
    @Test(arguments: [0, 1, 5])
    func countsEachTap(taps: Int) {
        let controller = CounterViewController()
        for _ in 0..<taps { controller.add(controller.button) }
        #expect(controller.count == taps)
        controller.reset()
        #expect(controller.count == 0)
    }

    @Test func countIsReadByName() {
        let controller = CounterViewController()
        controller.add(controller.button)
        #expect(controller.value(forKey: "count") as? Int == 1)
    }
}
