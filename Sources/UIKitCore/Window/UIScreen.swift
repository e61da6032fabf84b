import Foundation

/// A screen: its size, its pixels per point, its traits.
// apple: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor @objcMembers open class UIScreen: UIObject, UITraitEnvironment {
    private let host: DisplayHost
    private lazy var space = ScreenCoordinateSpace(screen: self)

    init(host: DisplayHost) {
        self.host = host
        super.init()
    }

    /// The screen on which the application is shown.
    open class var main: UIScreen { DisplayHost.current.screen }

    /// All screens: the main one.
    open class var screens: [UIScreen] { [main] }

    /// The screen in points; the origin is the upper left corner.
    open var bounds: CGRect { CGRect(origin: .zero, size: host.display.geometry.size) }

    /// The screen in pixels.
    open var nativeBounds: CGRect {
        let pixels = host.display.geometry.pixelSize
        return CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    }

    /// Pixels per point.
    open var scale: CGFloat { host.display.geometry.scale }

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

    // MARK: Internal

    /// How far the shape of the screen and the system's bars reach in from its edges.
    var safeAreaInsets: UIEdgeInsets { DeviceShape(screenSize: bounds.size).safeAreaInsets }

    func show(_ windows: [UIWindow]) { host.show(windows) }
    func hide(_ window: UIWindow) { host.hide(window) }
}
