extension NSLayoutConstraint {
    /// A line or a side of a view or of a guide.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
    public enum Attribute: Int, Sendable {
        /// No attribute: what the right side of a constant length has.
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        /// Left, or right where one reads from right to left.
        case leading = 5
        /// Right, or left where one reads from right to left.
        case trailing = 6
        case width = 7
        case height = 8
        /// The vertical line in the middle.
        case centerX = 9
        /// The horizontal line in the middle.
        case centerY = 10
        /// Where the last line of text stands; the lower edge of views without text.
        case lastBaseline = 11
        /// Where the first line of text stands; the upper edge of views without text.
        case firstBaseline = 12
        /// The left edge of what the layout margins leave.
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        /// The left margin, or the right one where one reads from right to left.
        case leadingMargin = 17
        /// The right margin, or the left one where one reads from right to left.
        case trailingMargin = 18
        /// The vertical line in the middle of what the layout margins leave.
        case centerXWithinMargins = 19
        /// The horizontal line in the middle of what the layout margins leave.
        case centerYWithinMargins = 20

        /// The former name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the left side of a constraint compares with the right one.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction of the plane.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How views that a visual format names are aligned with one another.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges are in one line.
        public static let alignAllLeft = FormatOptions(aligning: .left)
        /// Right edges are in one line.
        public static let alignAllRight = FormatOptions(aligning: .right)
        /// Upper edges are in one line.
        public static let alignAllTop = FormatOptions(aligning: .top)
        /// Lower edges are in one line.
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        /// Left edges are in one line; right ones where one reads from right to left.
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        /// Right edges are in one line; left ones where one reads from right to left.
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        /// Vertical middles are in one line.
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        /// Horizontal middles are in one line.
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        /// The last lines of text are on one line.
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        /// The first lines of text are on one line.
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        /// All that say how views are aligned.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Horizontal formats go the way one reads. What holds without another direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All that say which way a horizontal format goes.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are those between edges. What holds without another one.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical distances are those from the last line of text to the first one of the next view.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All that say between what distances are measured.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
    }
}
