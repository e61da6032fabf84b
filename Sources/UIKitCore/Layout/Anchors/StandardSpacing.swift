/// The distances that the system keeps between views, in points.
@MainActor
enum StandardSpacing {
    static let betweenEdges: CGFloat = 8

    /// Between a line and one below it: from baseline to baseline a line of the lower text, where its font is known; else as everywhere.
    static func below(_ upper: ConstraintSide, to lower: ConstraintSide) -> CGFloat {
        let isBetweenBaselines = upper.attribute == .lastBaseline && lower.attribute == .firstBaseline
        guard isBetweenBaselines, let height = (lower.item as? UIView)?.baselineFont?.lineHeight else { return betweenEdges }
        return height
    }
}
