/// The values that a view inherits from those above it, remembered while they change.
@MainActor
struct EnvironmentSnapshot {
    private let traits: UITraitCollection
    /// Nil where no view above has a tint of its own.
    private let tint: UIColor?
    private let tintAdjustmentMode: UIView.TintAdjustmentMode

    init(of view: UIView) {
        traits = view.knownTraits
        tint = view.inheritedTintColor
        tintAdjustmentMode = view.effectiveTintAdjustmentMode
    }

    /// Notifies the view, and all inside it, of what is different now.
    func announceChanges(of view: UIView) {
        // Mostly the same objects, which need no comparison.
        let presentTraits = view.knownTraits
        if presentTraits !== traits, presentTraits != traits { view.traitsDidChange(from: traits, to: presentTraits) }
        if view.effectiveTintAdjustmentMode != tintAdjustmentMode {
            for member in view.treeInPreorder() { member.tintColorDidChange() }
        } else {
            let presentTint = view.inheritedTintColor
            if presentTint !== tint, presentTint ?? .tintColor != tint ?? .tintColor { view.announceTintChange() }
        }
    }
}
