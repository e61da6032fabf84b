extension UIViewController {
    /// Has the controllers asked again how the status bar is to look. To be called when an answer of this one is different now.
    ///
    /// Layout that follows is animated inside of an animation. By themselves controllers are asked when one of them appears or disappears.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
    @objc open func setNeedsStatusBarAppearanceUpdate() { statusBar.update() }

    /// The status bar of the screen on which the controller is shown.
    var statusBar: StatusBar { (viewIfLoaded?.window?.screenHost ?? .current).statusBar }

    /// How a change of the status bar is animated. Default: ``UIStatusBarAnimation/fade``.
    @objc open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// True if the bar at the lower edge of the screen may go away after a while. Default: false.
    @objc open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// Says that the answer about the home indicator is different now. Screens here have no home indicator: nobody asks.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofhomeindicatorautohidden()
    @objc open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Says that the answer about the edges is different now. The system has no gestures at the edges here: nobody asks.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsupdateofscreenedgesdeferringsystemgestures()
    @objc open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// The edges at which the app's gestures come before those of the system. Default: none.
    @objc open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides instead of this controller at which edges its gestures come first. Default: nil.
    @objc open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// The child that decides instead of this controller whether the home indicator hides. Default: nil.
    @objc open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
}

/// How the status bar comes and goes.
// apple: https://developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
