/// How much a size or a rule of layout matters, from just above 0 to 1000.
// apple: https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a number, from just above 0 to 1000. Nothing keeps it within.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Nothing may go against it.
    public static let required = UILayoutPriority(1000)
    /// With which buttons keep content from being cut off.
    public static let defaultHigh = UILayoutPriority(750)
    /// With which a drag may change the size of a window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// With which a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// With which a drag may not change the size of a window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// With which content is held together.
    public static let defaultLow = UILayoutPriority(250)
    /// With which a view follows the size that `systemLayoutSizeFitting` is given.
    public static let fittingSizeLevel = UILayoutPriority(50)

    // MARK: A little more, a little less

    /// A priority that counts more by a number, as in `.required - 1`. Nothing keeps it within 0 and 1000.
    // apple: https://developer.apple.com/documentation/uikit/uilayoutpriority
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
    /// A priority that counts less by a number.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
    /// Lets a priority count more.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
    /// Lets a priority count less.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
