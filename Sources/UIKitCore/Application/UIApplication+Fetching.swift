import Foundation

/// The result of fetching in the background.
// apple: https://developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}

/// Says whether an application may be woken in the background.
// apple: https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied = 1
    case available = 2
}

// The reasons for which the system would wake an application. Nothing wakes one here, and each of these says so in its own way.
extension UIApplication {
    /// Fetch as often as the system allows.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Do not fetch.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// How often the application would like to fetch, in seconds. Nothing follows: no application is woken here.
    @objc open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Says whether the application may be woken: it may not (restricted).
    @objc open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Asks for a token for notifications from afar. There is no service for them here: in the next turn the delegate is notified that it
    /// failed, with the error that a simulator gives.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()
    @objc open func registerForRemoteNotifications() {
        FramePipeline.afterAnyFrame { [self] in
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010,
                userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported on this system"])
            delegate?.application?(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Wants no notifications from afar any more.
    @objc open func unregisterForRemoteNotifications() {}

    /// True if the application gets notifications from afar: no.
    @objc open var isRegisteredForRemoteNotifications: Bool { false }

    /// Events of headsets and of the lock screen go to the first responder from now on. None comes here.
    @objc open func beginReceivingRemoteControlEvents() {}
    /// Ends what ``beginReceivingRemoteControlEvents()`` began. Does nothing.
    @objc open func endReceivingRemoteControlEvents() {}
}
