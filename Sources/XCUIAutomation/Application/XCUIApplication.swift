internal import Drive
import Foundation

/// An app that a test starts, uses and ends. All objects for one app stand for the same process.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    let bundleIdentifier: String

    /// The arguments behind the program's name when the app is launched the next time; pairs of `-key value` are user defaults as well.
    /// Default: empty.
    open var launchArguments: [String] = []
    /// Variables that the app finds in its environment when it is launched the next time. Default: empty.
    open var launchEnvironment: [String: String] = [:]

    /// The app that the tests are for.
    public convenience init() { self.init(bundleIdentifier: TestSession.shared.target.bundleIdentifier) }

    /// An app by its identifier. There is no other here than the one that the tests are for: a test that launches another fails.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        super.init(nil, ElementPath())
    }

    /// nil while it does not run.
    var process: ApplicationProcess? { isTarget ? TestSession.shared.process : nil }

    private var isTarget: Bool { bundleIdentifier == TestSession.shared.target.bundleIdentifier }

    // MARK: Its life

    /// Starts the app, after ending it if it runs. Fails the test where that is not possible.
    open func launch() {
        guard isTarget else { return failToLaunch("there is no such app on this machine") }
        terminate()
        do {
            try TestSession.shared.launch(arguments: launchArguments, environment: launchEnvironment)
        } catch {
            failToLaunch("\(error)")
        }
    }

    /// Brings the app to the front; starts it if it does not run.
    open func activate() {
        guard let process else { return launch() }
        _ = process.answer(.foreground)
        process.isInForeground = true
    }

    /// Ends the app at once.
    open func terminate() {
        guard process != nil else { return }
        TestSession.shared.endProcess()
    }

    private func failToLaunch(_ reason: String) {
        TestSession.shared.fail("Failed to launch \(bundleIdentifier): \(reason)")
    }

    /// The home button was pressed.
    func leave() {
        guard let process else { return }
        _ = process.answer(.background)
        process.isInForeground = false
    }

    /// The state of an app.
    // apple: https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum
    public enum State: UInt, Sendable {
        case unknown = 0, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// Says whether the app runs, and is in front. Asked anew each time.
    open var state: State {
        guard let process, process.isRunning else { return .notRunning }
        return process.isInForeground ? .runningForeground : .runningBackground
    }

    /// Waits at most so many seconds until the app is in a state.
    /// - Returns: whether it is.
    open func wait(for state: State, timeout: TimeInterval) -> Bool { wait(atMost: timeout) { self.state == state } }
}
