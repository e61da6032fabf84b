import XCTest

@testable import Counter

/// As on iOS: XCTest brings UIKit with it, and the methods of a main-actor class are synchronous.
@MainActor
final class CounterViewControllerTests: XCTestCase {
    func testBeginsAtZero() {
        let controller = CounterViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.label.text, "Count: 0")
        XCTAssertTrue(controller.label.superview === controller.view)
    }

    func testButtonSendsItsAction() {
        let controller = CounterViewController()
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        controller.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.label.text, "Count: 2")
    }

    func testAnswersToItsSelectors() {
        let controller = CounterViewController()
        XCTAssertTrue(controller.responds(to: #selector(CounterViewController.add(_:))))
        XCTAssertTrue(controller.responds(to: Selector(("reset"))))
        XCTAssertFalse(controller.responds(to: Selector(("subtract:"))))
    }
}
