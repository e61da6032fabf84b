/// Can show again what an activity is about.
// apple: https://developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor @objc public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Called to show what an activity is about, after the app has said that it goes on with it. Never called here.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
