/// A key of the dictionary that describes a change to `observeValue(forKeyPath:of:change:context:)`.
// apple: https://developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The ``NSKeyValueChange``, as a number. Always there.
    public static let kindKey = NSKeyValueChangeKey("kind")
    /// The value after the change, or the inserted elements; `NSNull` for nil. There if the observer asked for it.
    public static let newKey = NSKeyValueChangeKey("new")
    /// The value before the change, or the removed elements; `NSNull` for nil. There if the observer asked for it.
    public static let oldKey = NSKeyValueChangeKey("old")
    /// Where elements were inserted, removed or replaced, as an `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey("indexes")
    /// True in the message that comes before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey("notificationIsPrior")
}
