/// The numbers from one to another.
// apple: https://developer.apple.com/documentation/uikit/uifloatrange
public struct UIFloatRange: Equatable, Sendable {
    /// The smallest of them.
    public var minimum: CGFloat
    /// The largest of them.
    public var maximum: CGFloat

    /// From 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// From one number to another; nobody checks their order.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// From 0 to 0.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// True if a bound is missing.
    public var isInfinite: Bool { minimum == -.infinity || maximum == .infinity }
}
