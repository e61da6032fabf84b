@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A headless screen for one test: shows a view or a controller, is touched like a real one, and has its own virtual time.
///
///     let screen = TestScreen(showing: MyController())
///     try screen.tap("Save")
///     #expect(screen.shows("Saved"))
///
/// Touches go in where those of a real screen do. Time moves only by ``wait(_:)`` and by what gestures take, so a test is as
/// fast as the machine and gives the same result each time. Several screens may exist side by side; the one that was used last is
/// `UIScreen.main`, until it goes.
@MainActor
public final class TestScreen {
    private let host: DisplayHost
    private let screenDriver: ScreenDriver
    /// The window that this object has made; nil where an app makes its own.
    private var ownWindow: UIWindow?
    private var hostedDelegate: (any UIApplicationDelegate)?

    /// The window that fills the screen; of an app the one that gets the keys.
    public var window: UIWindow {
        host.activate()
        guard let window = ownWindow ?? UIApplication.shared.keyWindow else {
            _requireFailure("The app shows no window. Call makeKeyAndVisible() in its application or scene delegate.")
        }
        return window
    }

    var driver: ScreenDriver {
        host.activate()
        return screenDriver
    }

    /// An empty screen.
    /// - Parameters:
    ///   - size: in points; a phone if nothing is said.
    ///   - scale: pixels per point.
    public convenience init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, style: UIUserInterfaceStyle = .light
    ) {
        self.init(host: DisplayHost.makeForTesting(size: size, scale: scale, style: style))
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        ownWindow = window
        driver.settle()
    }

    /// An empty screen of a device of a kind.
    package convenience init(size: CGSize, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light, kind: DeviceShape.Kind) {
        self.init(host: DisplayHost.makeForTesting(size: size, scale: scale, style: style, kind: kind))
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        ownWindow = window
        driver.settle()
    }

    private init(host: DisplayHost) {
        self.host = host
        host.activate()
        screenDriver = ScreenDriver(host: host)
    }

    /// A screen on which a whole app runs: its delegate is created and notified of the launch, with scenes if it has adopted them in code.
    ///
    /// The app ends when this object goes, or when another one is launched; there is one at a time.
    /// - Parameter delegateClass: the class that has `@main` in the app.
    public convenience init(
        launching delegateClass: (NSObject & UIApplicationDelegate).Type, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2, style: UIUserInterfaceStyle = .light
    ) {
        self.init(host: DisplayHost.makeForTesting(size: size, scale: scale, style: style), launching: delegateClass)
    }

    /// The same on a device of a kind.
    package convenience init(
        launching delegateClass: (NSObject & UIApplicationDelegate).Type, size: CGSize, scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, kind: DeviceShape.Kind
    ) {
        self.init(host: DisplayHost.makeForTesting(size: size, scale: scale, style: style, kind: kind), launching: delegateClass)
    }

    private convenience init(host: DisplayHost, launching delegateClass: (NSObject & UIApplicationDelegate).Type) {
        self.init(host: host)
        UIApplication.shared.beginLife(delegateClass: delegateClass)
        hostedDelegate = UIApplication.shared.delegate
        driver.settle()
    }

    isolated deinit {
        if let hostedDelegate {
            host.activate()
            UIApplication.shared.endLife(of: hostedDelegate)
        }
        host.retire()
    }

    /// A screen that a controller fills.
    public convenience init(
        showing controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light
    ) {
        self.init(size: size, scale: scale, style: style)
        window.rootViewController = controller
        driver.settle()
    }

    /// A screen with a view at its upper left corner, in its own size, on white or black.
    public convenience init(
        showing view: UIView, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light
    ) {
        self.init(size: size, scale: scale, style: style)
        window.backgroundColor = .systemBackground
        window.addSubview(view)
        driver.settle()
    }

    // MARK: Time

    /// Lets time pass; what is due meanwhile happens in order.
    public func wait(_ seconds: TimeInterval) { driver.wait(seconds) }

    /// Brings the screen up to date without letting time pass.
    public func settle() { driver.settle() }

    // MARK: The device

    /// Which edge of the device is turned down or aside.
    public enum Turn: Sendable {
        case upright, left, right
    }

    /// Turns the device, so that the screen stands or lies.
    public func turn(_ turn: Turn) {
        switch turn {
        case .upright: driver.rotateDevice(.up)
        case .left: driver.rotateDevice(.left)
        case .right: driver.rotateDevice(.right)
        }
    }

    /// Shakes the device.
    public func shake() { driver.shake() }

    // MARK: Touches

    // A view is named by its accessibility identifier, its label or its visible text. It must be on screen and get the touch.

    /// Puts a finger down on it, and lifts it.
    public func tap(_ name: String) throws { try driver.tap(.named(name)) }
    /// Puts a finger down at a point of the screen, and lifts it.
    public func tap(at point: CGPoint) throws { try driver.tap(.point(point)) }
    /// Taps it twice in quick succession.
    public func doubleTap(_ name: String) throws { try driver.tap(.named(name), count: 2) }
    /// Taps a point of the screen twice in quick succession.
    public func doubleTap(at point: CGPoint) throws { try driver.tap(.point(point), count: 2) }
    /// Puts a finger down on it for so many seconds.
    public func press(_ name: String, for seconds: TimeInterval) throws { try driver.press(.named(name), for: seconds) }
    /// Puts a finger down at a point of the screen for so many seconds.
    public func press(at point: CGPoint, for seconds: TimeInterval) throws { try driver.press(.point(point), for: seconds) }
    /// - Parameters:
    ///   - rest: how long the finger rests before it moves, so that what can be lifted is.
    ///   - hold: how long the finger rests at the end, so that nothing goes on scrolling.
    public func drag(
        from start: CGPoint, to end: CGPoint, after rest: TimeInterval = 0, in seconds: TimeInterval = 0.3,
        holding hold: TimeInterval = 0
    ) throws {
        try driver.drag(.point(start), to: .point(end), in: seconds, hold: hold, press: rest)
    }

    /// Swipes from the middle of a view.
    public func swipe(_ direction: SwipeDirection, on name: String) throws { try driver.swipe(.named(name), direction.driven) }

    /// Moves two fingers about the middle of a view until they are `scale` times as far apart as in the beginning.
    public func pinch(_ name: String, scale: Double) throws { try driver.pinch(.named(name), scale: scale) }

    /// Turns two fingers about the middle of a view, clockwise.
    public func rotate(_ name: String, degrees: Double) throws { try driver.rotate(.named(name), degrees: degrees) }

    /// Turns the wheel of a mouse over a position, as far as scrolls by so many points: where they are below 0, what lies to the right
    /// or below comes into sight.
    public func scroll(at point: CGPoint, byDeltaX deltaX: CGFloat, deltaY: CGFloat) throws {
        try driver.scroll(.point(point), byDeltaX: deltaX, deltaY: deltaY)
    }

    /// Puts a finger down, to be moved and lifted by hand.
    public func touchDown(at point: CGPoint) -> TestFinger { TestFinger(driver: driver, at: point) }

    // MARK: Keys

    /// True if a keyboard is drawn on the screen while text is edited, in whatever way it was begun. Default: false.
    public var showsKeyboard: Bool {
        get { host.keyboardUse.policy == .always }
        set { host.keyboardUse.policy = newValue ? .always : .never }
    }

    /// The same as in a window: only after a touch, and until a key was pressed. Default: false.
    public var usesKeyboardAfterTouches: Bool {
        get { host.keyboardUse.policy == .auto }
        set { host.keyboardUse.policy = newValue ? .auto : .never }
    }

    /// Whose letters are on the keyboard on the screen, as a language code. Default: "en".
    public var keyboardLanguage: String {
        get { host.keyboardUse.language }
        set { host.keyboardUse.language = newValue }
    }

    /// Types text where text is being edited; throws where nothing is.
    public func type(_ text: String) throws { try driver.type(text) }

    /// Presses a key and lets it go: one character, or a name such as `return`, with `cmd+`, `shift+`, `control+` and `option+`
    /// before it.
    public func press(key: String) throws {
        guard let key = DriveKey(parsing: key) else { throw TestScreenError.unknownKey(key, known: DriveKey.names.sorted()) }
        try driver.press(key)
    }

    // MARK: The system

    /// The app is left: it goes to the background.
    public func leaveApp() { driver.setVisible(false) }

    /// The app is in front again.
    public func returnToApp() { driver.setVisible(true) }

    /// The system goes dark, or light again. Windows, views and controllers that say their own style keep it.
    public func changeStyle(to style: UIUserInterfaceStyle) { driver.changeAppearance(to: style == .dark ? .dark : .light) }

    /// Text is wanted larger by so many of the sizes that the system offers, or smaller if below 0.
    public func changeTextSize(by steps: Int) { driver.changeTextSize(by: steps) }

    /// Memory is short.
    public func warnOfMemory() { driver.warnOfMemory() }

    // MARK: Looking

    /// Returns true if a view of a name is on screen.
    public func shows(_ name: String) -> Bool { driver.visibleView(named: name) != nil }

    /// The view of a name that is on screen.
    public func view(named name: String) -> UIView? { driver.visibleView(named: name) }

    /// The tree of views as text, the same in each run.
    public func dump() -> String { driver.dump() }

    /// The picture of the screen, at its scale.
    public func snapshot() -> UIImage? { driver.snapshot() }

    /// Writes what can be seen as a PNG file.
    public func writeSnapshot(to path: String) throws { try driver.writeSnapshot(to: path) }

    /// The colour that can be seen at a position, in points.
    public func color(at point: CGPoint) -> UIColor? {
        driver.withSnapshot { $0.color(at: point) } ?? nil
    }
}
