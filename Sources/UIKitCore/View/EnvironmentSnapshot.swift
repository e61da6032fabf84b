/// What a view inherits from those above it, remembered while they change.
@MainActor
struct EnvironmentSnapshot {
    private let traits: UITraitCollection
    private let tint: UIColor
    private let tintAdjustmentMode: UIView.TintAdjustmentMode

    init(of view: UIView) {
        traits = view.traitCollection
        tint = view.undimmedTintColor
        tintAdjustmentMode = view.effectiveTintAdjustmentMode
    }

    /// Tells the view, and all inside it, what is different now.
    func announceChanges(of view: UIView) {
        if view.traitCollection != traits { view.traitsDidChange(from: traits) }
        if view.effectiveTintAdjustmentMode != tintAdjustmentMode {
            for member in view.treeInPreorder() { member.tintColorDidChange() }
        } else if view.undimmedTintColor != tint {
            view.announceTintChange()
        }
    }
}
