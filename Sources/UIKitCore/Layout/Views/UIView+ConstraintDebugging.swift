// For people who look for what is wrong with a layout; nothing that a program should rely on.
extension UIView {
    /// The active constraints that name this view, or a guide of it, along an axis.
    // apple: https://developer.apple.com/documentation/uikit/uiview/constraintsaffectinglayout(for:)
    @objc(constraintsAffectingLayoutForAxis:)
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let state = rare?.layout else { return [] }
        var found: [NSLayoutConstraint] = []
        for constraint in state.constraints + state.guests.active + state.crossing.active
        where constraint.firstAttribute.axis == axis && !found.contains(where: { $0 === constraint }) {
            if constraint.items.contains(where: { $0.layoutView === self }) { found.append(constraint) }
        }
        return found
    }

    /// True if the constraints leave open where the view is, or how large. Slow.
    // apple: https://developer.apple.com/documentation/uikit/uiview/hasambiguouslayout
    @objc open var hasAmbiguousLayout: Bool { itemEngine?.isAmbiguous(self) ?? false }

    /// Shows another position that the constraints leave open for the view, if there is one, and at the next call the former one again.
    // apple: https://developer.apple.com/documentation/uikit/uiview/exerciseambiguityinlayout()
    @objc open func exerciseAmbiguityInLayout() { itemEngine?.exerciseAmbiguity(of: self) }
}
