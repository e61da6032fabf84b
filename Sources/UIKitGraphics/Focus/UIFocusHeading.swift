/// In which direction focus moves.
// apple: https://developer.apple.com/documentation/uikit/uifocusheading
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIFocusHeading(rawValue: 1 << 0)
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the group before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item. No key means it here.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item. No key means it here.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
