@_spi(ForasteroInternal) import UIKitCore

extension ConstraintNote {
    /// The constraints that name a view or a guide of it: those across, then those in height.
    @MainActor
    static func notes(about view: UIView) -> [ConstraintNote] {
        let axes = [(NSLayoutConstraint.Axis.horizontal, "across"), (.vertical, "in height")]
        return axes.flatMap { axis, name in
            view.constraintsAffectingLayout(for: axis).map { ConstraintNote(axis: name, text: $0.equationText) }
        }
    }
}
