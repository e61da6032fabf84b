import JournalKit
import XCTest

@testable import Journal

@MainActor
final class JournalViewControllerTests: XCTestCase {
    func testMissingOptionalMethodsAreSkipped() {
        let controller = JournalViewController()
        controller.loadViewIfNeeded()
        controller.entry.change(to: "")
        XCTAssertEqual(controller.changes, 1)
    }

    func testOptionalMethodsAddedBySubclassAreCalled() {
        let controller = StrictJournalViewController()
        controller.loadViewIfNeeded()
        controller.entry.change(to: "")
        controller.entry.change(to: "Sun")
        XCTAssertEqual(controller.changes, 1)
        XCTAssertEqual(controller.refusals, 1)
        XCTAssertEqual(controller.entry.text, "Sun")
    }

    func testOverrideOfAnExtensionsMethodInAnotherModule() {
        let controller = JournalViewController()
        controller.loadViewIfNeeded()
        let entry: EntryView? = controller.view.viewWithTag(7) as? EntryView
        XCTAssertEqual(entry?.summary(), "Monday: Nothing yet")
    }
}
