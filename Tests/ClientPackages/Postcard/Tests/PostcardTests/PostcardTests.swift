import XCTest

@testable import Postcard
@testable import PostcardModel

private final class StampedView: UIView {
    override var isStamped: Bool { true }
    override func stamp(_ mark: String) -> String { super.stamp(mark) + "!" }
}

/// Isolated to no actor, as most code of before Swift 6 is.
private struct SizeFollower {
    let target: UIContentSizeCategoryAdjusting
    var isFollowing: Bool {
        get { target.adjustsFontForContentSizeCategory }
        nonmutating set { target.adjustsFontForContentSizeCategory = newValue }
    }
}

@MainActor final class PostcardTests: XCTestCase, UITextFieldDelegate {
    func testModulesOfThePackageAreForIOSTogether() {
        XCTAssertEqual(Postage().country, "phone")
    }

    func testWhatIsInternalIsOverridden() {
        let controller = PostcardController()
        XCTAssertEqual(controller.describe(StampedView()), "Stamp on phone!")
        XCTAssertEqual(controller.describe(UIView()), "blank")
    }

    func testTheResourcesOfAClassAreThoseOfItsModule() throws {
        for type in [PostcardTests.self, classForCoder] as [AnyClass] {
            let file = try XCTUnwrap(Bundle(for: type).url(forResource: "greeting", withExtension: "txt"))
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "Hello from here\n")
        }
    }

    func testObservedValuesFulfilExpectations() {
        let controller = PostcardController()
        keyValueObservingExpectation(for: controller, keyPath: "marks", expectedValue: 1)
        _ = controller.describe(UIView())
        waitForExpectations(timeout: 1)
        let second = XCTKVOExpectation(keyPath: "marks", object: controller, expectedValue: 2)
        _ = controller.describe(UIView())
        wait(for: [second], timeout: 1)
    }

    func testCodeWithoutIsolationUsesProtocolsOfViews() {
        let follower = SizeFollower(target: UILabel())
        follower.isFollowing = true
        XCTAssertTrue(follower.isFollowing)
    }

    func testClassesFoundByNameAnswer() throws {
        let found = try XCTUnwrap(NSClassFromString("UIApplication"))
        XCTAssertTrue(found.responds(to: NSSelectorFromString("sharedApplication")))
        XCTAssertFalse(found.responds(to: NSSelectorFromString("nothingOfTheKind")))
    }

    func testAttachmentsAreTaken() {
        XCTContext.runActivity(named: "Write") { activity in
            activity.add(XCTAttachment(string: "text"))
            add(XCTAttachment(image: UIImage()))
        }
    }
}
