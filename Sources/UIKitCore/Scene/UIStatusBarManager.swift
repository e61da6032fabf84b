/// Describes how the status bar of a scene looks.
// apple: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor @objcMembers open class UIStatusBarManager: UIObject {
    /// The strip at the top of the screen that the system uses; of no height where the bar is hidden.
    open var statusBarFrame: CGRect {
        let frame = UIApplication.shared.statusBarFrame
        return isStatusBarHidden ? CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0) : frame
    }

    /// True if the foremost controller hides it.
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }

    /// The colours that the foremost controller wants.
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}
