extension UIView {
    /// How a picture is fitted to the bounds of its view when the two differ in size.
    // apple: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
    public typealias ContentMode = UIViewContentMode

    /// The lengths that may change when the superview's size changes; all others are kept.
    // apple: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's upper edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's lower edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Says whether a view's tint is shown as it is, or as grey while something else has the user's attention.
    // apple: https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        /// The tint as it is.
        case normal = 1
        /// The tint without its colour, while something is in front.
        case dimmed = 2
    }
}
