import CoreLocation
import SafariServices
import UIKitTesting
import XCTest

@testable import Traveller

@MainActor final class TravellerTests: XCTestCase {
    private let controller = TravelController()
    private lazy var screen = TestScreen(showing: UINavigationController(rootViewController: controller))

    override func setUp() { screen.settle() }

    private func expectAnswers(_ expected: String..., to question: () -> Void) {
        question()
        let answered = expectation(description: "\(expected)")
        answered.assertForOverFulfill = false
        func look() { if Set(controller.answers).isSuperset(of: expected) { answered.fulfill() } }
        controller.onAnswer = look
        look()
        wait(for: [answered], timeout: 10)
    }

    func testTheDeviceSaysNo() {
        expectAnswers("places allowed: false", "places: denied") { controller.locate() }
        expectAnswers("unlock: true") { controller.unlock() }
        expectAnswers("remind: false", "pending: [\"pack\"]") { controller.remind() }
        expectAnswers("camera: false", "photos: true") { controller.photograph() }
        expectAnswers("moves: false") { controller.shake() }
        XCTAssertNil(controller.write())
        controller.rate()
    }

    /// MO-28.
    func testNobodyIsNear() {
        expectAnswers("contacts: false", "nobody") {
            controller.present(controller.invite(), animated: false)
            screen.wait(1)
            XCTAssertNotNil(screen.view(named: "No Contacts"))
            try? screen.tap("Cancel")
            screen.wait(1)
        }
        expectAnswers("indexed: false", "refresh: unavailable") { controller.remember("Prague") }
        expectAnswers("watch: none") { controller.listen() }
        XCTAssertTrue((3...8).contains(controller.rollDice()))
    }

    func testPagesGoToTheBrowser() {
        expectAnswers("page: false") {
            controller.read(URL(string: "https://example.org")!)
            screen.wait(1)
        }
        expectAnswers("page closed") {
            try? screen.tap("Done")
            screen.wait(1)
        }
    }

    func testWhatIsReal() {
        XCTAssertEqual(controller.distanceToPrague, 251_000, accuracy: 1_000)
        XCTAssertFalse(controller.model.isEmpty)
        let told = expectation(description: "the path")
        var isConnected = false
        let monitor = Connection.watch(on: .main) {
            isConnected = $0
            told.fulfill()
        }
        wait(for: [told], timeout: 10)
        monitor.cancel()
        XCTAssertEqual(isConnected, Connection.isReachable)
    }

    /// MO-78, MO-96, MO-97, MO-100, MO-102.
    func testPublishersGoByTheClockOfTheScreen() {
        // Timers that are made before there is a screen go by the clock of the machine.
        let screen = TestScreen()
        let trip = TripController()
        screen.window.rootViewController = trip
        screen.settle()
        for text in ["P", "Pe", "P"] {
            trip.model.query = text
            screen.wait(0.2)
        }
        XCTAssertEqual(trip.label.text, "")
        screen.wait(0.2)
        XCTAssertEqual(trip.label.text, "Prague, Paris, Perugia")
        screen.wait(2.5)
        XCTAssertEqual(trip.model.seconds, 3)
        XCTAssertEqual(trip.changes, 7)
        trip.title = "Trip"
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        XCTAssertEqual(trip.titles, [nil, "Trip", "Away"])
    }

    /// MO-84, MO-101.
    func testPagesAreLoaded() throws {
        let loaded = expectation(description: "a text")
        let model = TripModel()
        let address = try XCTUnwrap(URL(string: "data:text/plain;base64,bG9hZGVk"))
        var texts: [String] = []
        let loading = model.text(at: address).sink(receiveCompletion: { _ in loaded.fulfill() }, receiveValue: { texts.append($0) })
        wait(for: [loaded], timeout: 10)
        XCTAssertEqual(texts, ["loaded"])
        loading.cancel()
    }

    /// MO-32.
    func testModulesAreLookedFor() { XCTAssertTrue(Connection.looksForWholeModules) }

    func testClassesGoByTheirBareNames() {
        XCTAssertEqual(NSStringFromClass(CLLocationManager.self), "CLLocationManager")
        XCTAssertEqual(NSStringFromClass(SFSafariViewController.self), "SFSafariViewController")
    }
}
