/// The sides of a popover on which its arrow may be: that side is towards what the popover belongs to.
// apple: https://developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow is on the upper edge: the popover lies below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow is on the lower edge: the popover lies above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow is on the left edge: the popover lies right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow is on the right edge: the popover lies left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All four sides: the popover finds the best one.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction of an arrow while none is shown. Not to be asked for.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
