/// Can show again what an activity is about.
// apple: https://developer.apple.com/documentation/uikit/uiuseractivityrestoring
@preconcurrency @MainActor @objc public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
