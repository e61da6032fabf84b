/// The values that a view inherits from those above it, remembered while they change.
@MainActor
struct EnvironmentSnapshot {
    private let former: Source

    private enum Source {
        // optimization: of most views that are put together nothing else is inherited, and a number is compared faster than traits.
        /// Nothing but traits of the screen, which the tree outside of windows was notified of; see ``CurrentTraits/version``.
        case screen(version: UInt32)
        /// The tint is nil where no view above has one of its own.
        case views(UITraitCollection, tint: UIColor?, UIView.TintAdjustmentMode)
    }

    init(of view: UIView) {
        if let version = view.plainEnvironmentVersion {
            former = .screen(version: version)
        } else {
            former = .views(view.knownTraits, tint: view.inheritedTintColor, view.effectiveTintAdjustmentMode)
        }
    }

    /// Notifies the view, and all inside it, of what is different now.
    func announceChanges(of view: UIView) {
        switch former {
        case .screen(let version):
            if view.plainEnvironmentVersion == version { return }
            announceChanges(of: view, since: CurrentTraits.fallback(ofVersion: version), tint: nil, .normal)
        case .views(let traits, let tint, let tintAdjustmentMode):
            announceChanges(of: view, since: traits, tint: tint, tintAdjustmentMode)
        }
    }

    private func announceChanges(
        of view: UIView, since traits: UITraitCollection, tint: UIColor?, _ tintAdjustmentMode: UIView.TintAdjustmentMode
    ) {
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
