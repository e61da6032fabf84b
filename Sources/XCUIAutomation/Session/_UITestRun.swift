internal import Drive
import Foundation

/// The calls of the generated program of the tests, and of the additions to modules of tests, to this module. It has no part in XCTest:
/// apps load it too.
// ad-hoc: not Apple's; the compiler writes the calls
@MainActor
public enum _UITestRun {
    /// - Parameter recordFailure: given a description; finds the line, and has XCTest record it.
    public static func begin(recordFailure: @escaping @MainActor (String) -> Void) { TestSession.shared.recordFailure = recordFailure }

    /// The value of a test's `continueAfterFailure`. Default: true, for each test anew.
    public static var continuesAfterFailure: Bool {
        get { TestSession.shared.continuesAfterFailure }
        set { TestSession.shared.continuesAfterFailure = newValue }
    }

    /// Called before each test, with its name.
    public static func testWillStart(_ name: String) {
        TestSession.shared.continuesAfterFailure = true
        TestSession.shared.results.begin(name)
    }

    /// Keeps a picture of what is seen.
    public static func testDidFail() {
        guard let picture = TestSession.shared.picture() else { return }
        keep(picture, name: "failure", uniformTypeIdentifier: "public.png")
    }

    /// Called after each test.
    public static func testDidEnd() { TestSession.shared.monitors.removeAll() }

    /// Keeps an attachment in the folder of results.
    public static func keep(_ data: Data, name: String?, uniformTypeIdentifier: String) {
        let extensions = [
            "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json",
            "com.apple.property-list": "plist",
        ]
        TestSession.shared.results.keep(
            data, name: name ?? "attachment", fileExtension: extensions[uniformTypeIdentifier] ?? "data")
    }

    /// Asks a handler about what is in the way; the answer takes it off again.
    public static func addInterruptionMonitor(_ handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
        TestSession.shared.monitors.add(handler)
    }

    /// Takes off what ``addInterruptionMonitor(_:)`` added.
    public static func removeInterruptionMonitor(_ token: any NSObjectProtocol) { TestSession.shared.monitors.remove(token) }

    /// How long the latest launch of the app took, in real seconds; nil where it does not run.
    public static var launchDuration: Double? { TestSession.shared.process?.launchDuration }

    /// Ends the app between two measurements.
    public static func endApplication() { TestSession.shared.endProcess() }
}
