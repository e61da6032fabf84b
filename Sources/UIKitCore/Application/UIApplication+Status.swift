import Foundation

// The application's badge and status bar, and its own state.
extension UIApplication {
    /// True if the foremost controller hides the status bar.
    ///
    /// Setting it has an effect only where Info.plist says that controllers are not asked (`UIViewControllerBasedStatusBarAppearance`).
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/isstatusbarhidden
    @objc open var isStatusBarHidden: Bool {
        get { DisplayHost.current.statusBar.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// The colours that the foremost controller wants for the status bar. Setting it has an effect where setting ``isStatusBarHidden`` has.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle
    @objc open var statusBarStyle: UIStatusBarStyle {
        get { DisplayHost.current.statusBar.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// Sets ``isStatusBarHidden``; the bar comes and goes at once.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarhidden(_:with:)
    @objc(setStatusBarHidden:withAnimation:)
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        DisplayHost.current.statusBar.fix { $0.isHidden = hidden }
    }

    /// Sets ``statusBarStyle``; the colours change at once.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/setstatusbarstyle(_:animated:)
    @objc(setStatusBarStyle:animated:)
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        DisplayHost.current.statusBar.fix { $0.style = statusBarStyle }
    }

    /// The orientations in which a window may be shown: what the delegate answers, else what Info.plist says, else all but upside
    /// down on a phone. The shape of the display decides how it is shown in fact.
    @objc(supportedInterfaceOrientationsForWindow:)
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let answer = delegate?.application?(self, supportedInterfaceOrientationsFor: window) { return answer }
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        return InfoPlist.main.supportedOrientations(isPad: isPad) ?? (isPad ? .all : .allButUpsideDown)
    }

    /// True if the user's files can be read: always.
    @objc open var isProtectedDataAvailable: Bool { true }

    /// True if another icon than the first may be chosen: no.
    @objc open var supportsAlternateIcons: Bool { false }

    // Posted with the application.
    /// Posted before the interface turns, with the new orientation as a number in the user info.
    public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface has turned, with the former orientation as a number in the user info.
    public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Known by name, and never posted.
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Known by name, and never posted.
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of a notification about orientations for the orientation, a number.
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
}
