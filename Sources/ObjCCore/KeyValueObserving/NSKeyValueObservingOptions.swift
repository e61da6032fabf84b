/// The options of an observer.
// apple: https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A message at once, before the call that starts the observation returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A message before each change, besides the one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
