import XCTest

final class GreeterUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app.launchArguments = ["-greeting", "Ahoy"]
        app.launchEnvironment["GREETER_HOST"] = "the captain"
        app.launch()
    }

    override func tearDown() {
        XCUIDevice.shared.orientation = .portrait
        super.tearDown()
    }

    /// XP-127, XP-128: the app is launched anew for each test, with its arguments as defaults and its variables.
    func testLaunching() {
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(app.staticTexts["greeting"].label, "Ahoy from the captain")
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        XCTAssertFalse(app.staticTexts["greeting"].exists)
        app.launchArguments = []
        app.launch()
        XCTAssertEqual(app.staticTexts["greeting"].label, "Hello from a framework")
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    }

    /// XP-130, XP-133: taps, and queries that are looked for anew.
    func testGreeting() {
        let button = app.buttons["Greet"]
        XCTAssertTrue(button.isHittable)
        button.tap()
        XCTAssertEqual(app.staticTexts["greeting"].label, "Greeted 1 times")
        app.buttons.element(boundBy: 0).tap()
        XCTAssert(app.staticTexts["Greeted 2 times"].exists)
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Gr' AND enabled == true")).count, 1)
        XCTAssertFalse(app.buttons["Nobody"].exists)
        XCTAssertEqual(app.alerts.count, 0)
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.01)).tap()
        XCTAssertTrue(app.staticTexts["Greeted 2 times"].firstMatch.exists)
    }

    /// XP-135: text goes where the keyboard has its focus.
    func testTyping() {
        let field = app.textFields["Guest"]
        field.tap()
        field.typeText("Žofiex")
        field.typeText(XCUIKeyboardKey.delete.rawValue)
        XCTAssertEqual(field.value as? String, "Žofie")
        app.typeText("\n")
        XCTAssertTrue(app.staticTexts["Good day, Žofie"].waitForExistence(timeout: 2))
    }

    /// XP-134, XP-141: what comes later is waited for, by the app's clock and by the real one.
    func testWaiting() {
        app.buttons["Greet"].press(forDuration: 1)
        XCTAssertFalse(app.alerts["Later"].exists)
        XCTAssertTrue(app.alerts["Later"].waitForExistence(timeout: 10))
        app.alerts["Later"].buttons["OK"].tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(withTimeout: 5))
        let appears = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Computed"])
        wait(for: [appears], timeout: 10)
    }

    /// XP-138: the device turns, and pictures have the pixels of what they show.
    func testTurning() {
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        let button = app.buttons["Greet"]
        XCTAssertEqual(button.screenshot().image.size.height, button.frame.height, accuracy: 1)
        XCTAssertFalse(XCUIScreen.main.screenshot().pngRepresentation.isEmpty)
    }

    /// XP-139: helpers that take pictures look for the folder of a simulator.
    func testSimulatorFolder() throws {
        let folder = try XCTUnwrap(ProcessInfo().environment["SIMULATOR_HOST_HOME"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder))
    }
}
