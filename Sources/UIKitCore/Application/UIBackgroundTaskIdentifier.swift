/// Names a piece of work that is to be finished in the background.
// apple: https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Stands for no work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
