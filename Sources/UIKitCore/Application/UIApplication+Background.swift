import Foundation

extension UIApplication {
    /// Says that work has begun that is to be finished even if the application goes to the background meanwhile.
    ///
    /// Each call needs one of ``endBackgroundTask(_:)``. 30 seconds after the application went to the background, those who have not
    /// finished are notified.
    /// - Parameter handler: called when the time is over.
    // apple: https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(expirationhandler:)
    @objc(beginBackgroundTaskWithExpirationHandler:)
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// The same, with a name that is of use to those who look for mistakes only.
    @objc(beginBackgroundTaskWithName:expirationHandler:)
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Says that work is done. Does nothing for work that is not known any more.
    @objc open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.finish(identifier) }

    /// How long the application may still go on, in seconds. Very large in the foreground.
    @objc open var backgroundTimeRemaining: TimeInterval { backgroundTasks.remainingTime }
}
