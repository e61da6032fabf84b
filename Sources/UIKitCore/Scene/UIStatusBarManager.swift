/// Describes how the status bar of a scene looks.
// apple: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor @objcMembers open class UIStatusBarManager: UIObject {
    /// Nil for whichever is in front.
    @nonobjc final weak var scene: UIWindowScene?
    private var host: DisplayHost { scene?.host ?? .current }

    /// The strip at the top of the screen that the system uses; of no height where the bar is hidden.
    open var statusBarFrame: CGRect {
        let strip = host.statusBar.strip
        return isStatusBarHidden ? CGRect(x: strip.minX, y: strip.minY, width: strip.width, height: 0) : strip
    }

    /// True if the foremost controller hides it.
    open var isStatusBarHidden: Bool { host.statusBar.isHidden }

    /// The colours that the foremost controller wants.
    open var statusBarStyle: UIStatusBarStyle { host.statusBar.style }
}
