import Foundation

/// A screen: its size, its pixels per point, its traits.
// apple: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor @objcMembers open class UIScreen: UIObject, UITraitEnvironment {
    /// The screen of a window that was closed answers as the one that the user is at.
    var host: DisplayHost { ownHost ?? .current }
    /// Weak: the host holds its screen, and apps may hold it for longer than the window is there.
    private weak var ownHost: DisplayHost?
    private lazy var space = ScreenCoordinateSpace(screen: self)

    init(host: DisplayHost) {
        ownHost = host
        super.init()
    }

    /// The screen on which the application is shown.
    open class var main: UIScreen { DisplayHost.current.screen }

    /// All screens: the main one.
    open class var screens: [UIScreen] { [main] }

    /// The screen in points; the origin is the upper left corner.
    open var bounds: CGRect { CGRect(origin: .zero, size: host.geometry.size) }

    /// The screen in pixels, as it is held upright.
    open var nativeBounds: CGRect {
        let pixels = host.geometry.pixelSize
        return CGRect(x: 0, y: 0, width: min(pixels.width, pixels.height), height: max(pixels.width, pixels.height))
    }

    /// Pixels per point.
    open var scale: CGFloat { host.geometry.scale }

    /// Pixels of the device per point; the same as ``scale``.
    open var nativeScale: CGFloat { scale }

    /// How often the picture can change in a second.
    open var maximumFramesPerSecond: Int { 60 }

    /// The screen's coordinates, for conversion to and from those of views.
    open var coordinateSpace: any UICoordinateSpace { space }

    /// The same: screens here do not turn.
    open var fixedCoordinateSpace: any UICoordinateSpace { space }

    /// The traits of the screen, from which those of windows and views follow.
    open var traitCollection: UITraitCollection { host.traits }

    /// Called after the screen's traits have changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// How bright the screen is, from 0 to 1. Stored, and changes are posted; the display is not dimmed. Default: 0.5.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    /// True if the picture may be darkened below what the screen itself can. Stored only. Default: false.
    open var wantsSoftwareDimming = false

    /// True if somebody records or mirrors the screen; that cannot be known, so false.
    open var isCaptured: Bool { false }

    /// The screen that this one shows the same as: none.
    open var mirrored: UIScreen? { nil }

    /// Calls a method for each frame of this screen, once it is added to a run loop.
    @objc(displayLinkWithTarget:selector:)
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

    /// Posted with the screen after ``brightness`` has changed.
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")

    // Known by name, and never posted: there is one screen, and it stays as it is.
    /// Another screen was connected.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// A screen was taken away.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// A screen has another size.
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
    /// Somebody has begun, or ceased, to record the screen.
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")

    /// A view that shows a picture of the whole screen.
    /// - Parameter afterUpdates: whether what has changed since the last frame is in the picture.
    // apple: https://developer.apple.com/documentation/uikit/uiscreen/snapshotview(afterscreenupdates:)
    @objc(snapshotViewAfterScreenUpdates:)
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        SnapshotView(host.picture(afterScreenUpdates: afterUpdates), size: bounds.size, scale: scale)
    }

    // MARK: Internal

    /// How far the shape of the screen and the system's bars reach in from its edges.
    var safeAreaInsets: UIEdgeInsets {
        var insets = DeviceShape(screenSize: bounds.size, kind: host.deviceKind).safeAreaInsets(statusBarIsHidden: host.statusBar.isHidden)
        insets.top += host.mainMenu?.stripHeight ?? 0
        return insets
    }

    func show(_ windows: [UIWindow]) { host.show(windows) }
    func hide(_ window: UIWindow) { host.hide(window) }
}
