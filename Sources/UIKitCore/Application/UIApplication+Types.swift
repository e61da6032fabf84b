import Foundation

extension UIApplication {
    /// Says whether the application is in front, and gets events.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/state
    public enum State: Int, Sendable {
        /// In front, with events.
        case active = 0
        /// In front, without events: between the background and ``active``.
        case inactive = 1
        /// Not shown.
        case background = 2
    }

    // Posted with the application, each after the delegate's method of the same name.
    /// The delegate has been asked whether launching went well. The user info holds the launch options.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    /// The application is in front and gets events.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    /// The application is about to get no more events.
    public nonisolated static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    /// The application is not shown any more.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The application is about to be shown again.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    /// The application is about to end.
    public nonisolated static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    /// Memory is short: the delegate has been notified, controllers are notified after this.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    // Known by name, and never posted: nothing of the kind happens on this system.
    /// The day, or the time by more than a trifle, has changed.
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// A picture of the screen has been taken by the user.
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// The user's files are about to be locked.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// The user's files can be read again.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Says whether the application may be woken in the background has changed.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
