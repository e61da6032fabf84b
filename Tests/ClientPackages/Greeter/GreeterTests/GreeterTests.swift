import UIKit
import XCTest

@testable import My_Greeter

final class GreeterTests: XCTestCase {
    private var delegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    /// XP-115, XP-118, XP-119: the app is launched, its window is key, and the first controller has loaded its view.
    func testTheAppIsLaunched() throws {
        XCTAssertEqual(delegate?.events, ["launched with a window"])
        let window = try XCTUnwrap(delegate?.window)
        XCTAssertTrue(window.isKeyWindow)
        let controller = try XCTUnwrap(window.rootViewController as? GreetingController)
        XCTAssertEqual(controller.greeting.text, "Hello from a framework")
        XCTAssertNotNil(UIColor(named: "Sunrise"))
        XCTAssertEqual(controller.view.backgroundColor, UIColor(named: "Sunrise"))
    }

    /// XP-71, XP-89, XP-119: the bundles of the app and of the tests, and what the scheme sets.
    func testBundlesAndSurroundings() throws {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.my-greeter")
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String, "1.2")
        XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String, "Good day")
        XCTAssertNotNil(Bundle(for: GreeterTests.self).url(forResource: "fixture", withExtension: "txt"))
        XCTAssertNil(Bundle.main.url(forResource: "fixture", withExtension: "txt"))
        XCTAssertEqual(ProcessInfo.processInfo.environment["GREETER_GUEST"], "guest of Greeter")
    }

    /// XP-120: an app that asks learns that it is tested.
    func testTheAppKnowsThatItIsTested() {
        XCTAssertNotNil(NSClassFromString("XCTestCase"))
        XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
    }

    /// XP-56, XP-143, XP-144: without an import, by the bridging header, also through the app's module; and a file of the app that
    /// imports UIKit alone may use the members of what UIKit exports.
    func testTheBridgingHeaderIsSeen() {
        XCTAssertEqual(limitedGreetings(2_000, GreetingLimits(least: 0, most: UInt32(GREETING_MAXIMUM))), 1_000)
        XCTAssertEqual(DigestLength.ofGreetings, 32)
    }

    /// XP-122: while a test waits, the run loop turns, and animations go on.
    func testTheAppGoesOnWhileATestWaits() throws {
        let controller = try XCTUnwrap(delegate?.window?.rootViewController as? GreetingController)
        let done = expectation(description: "the animation ends")
        UIView.animate(withDuration: 0.05, animations: { controller.button.alpha = 0.5 }) { _ in done.fulfill() }
        wait(for: [done], timeout: 5)
        controller.button.alpha = 1
    }
}
