extension UIStackView {
    /// How views share the room along the axis. The first and the last always reach the ends.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
    public enum Distribution: Int, Sendable {
        /// Those give in that resist least by their content priorities.
        case fill
        /// All are of the same size.
        case fillEqually
        /// As their contents' sizes are to one another.
        case fillProportionally
        /// In their own sizes, with equal room between.
        case equalSpacing
        /// In their own sizes, with equal distances from middle to middle as far as ``UIStackView/spacing`` lets.
        case equalCentering
    }

    /// Where views stand across the axis.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the leading edge of a column, at the upper one of a row.
        case leading
        /// With the first lines of their texts at one height. For rows; columns take it for ``leading``.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge of a column, at the lower one of a row.
        case trailing
        /// With the last lines of their texts at one height. For rows; columns take it for ``leading``.
        case lastBaseline

        /// ``leading``, for rows.
        public static var top: Alignment { .leading }
        /// ``trailing``, for rows.
        public static var bottom: Alignment { .trailing }
    }

    /// As a custom spacing: that of the stack.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/spacingusedefault
    @objc public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// As a spacing: the usual one of the system, 8 points.
    // apple: https://developer.apple.com/documentation/uikit/uistackview/spacingusesystem
    @objc public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// Those that take room.
    var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The room that is asked for after a view, in points.
    func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let gap = custom == Self.spacingUseDefault ? spacing : custom
        return gap == Self.spacingUseSystem ? 8 : gap
    }
}
