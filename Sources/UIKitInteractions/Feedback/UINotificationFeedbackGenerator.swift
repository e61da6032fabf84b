/// Feels like success or failure. See ``UIFeedbackGenerator``.
// apple: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor @objcMembers open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Something has ended.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
