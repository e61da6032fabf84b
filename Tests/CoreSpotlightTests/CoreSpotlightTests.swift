import CoreSpotlight
import UIKitCore
import UniformTypeIdentifiers
import XCTest

final class CoreSpotlightTests: XCTestCase {
    /// MO-28: nothing is put in, and whoever wants to is notified.
    func testIndex() {
        XCTAssertFalse(CSSearchableIndex.isIndexingAvailable())
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "A title"
        XCTAssertEqual(attributes.contentType, "public.text")
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: attributes)
        let answered = expectation(description: "answers")
        answered.expectedFulfillmentCount = 2
        CSSearchableIndex.default().indexSearchableItems([item]) { error in
            XCTAssertEqual((error as? CSIndexError)?.code, .indexingUnsupported)
            answered.fulfill()
        }
        CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["1"]) { error in
            XCTAssertEqual((error as? CSIndexError)?.code, .indexingUnsupported)
            answered.fulfill()
        }
        wait(for: [answered], timeout: 10)
    }

    func testContentOfActivities() {
        let activity = NSUserActivity(activityType: "test.read")
        XCTAssertNil(activity.contentAttributeSet)
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        activity.contentAttributeSet = attributes
        XCTAssertTrue(activity.contentAttributeSet === attributes)
        activity.contentAttributeSet = nil
        XCTAssertNil(activity.contentAttributeSet)
    }

    func testItemsWithoutNames() {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        let items = (0..<2).map { _ in CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes) }
        XCTAssertNotEqual(items[0].uniqueIdentifier, items[1].uniqueIdentifier)
    }
}
