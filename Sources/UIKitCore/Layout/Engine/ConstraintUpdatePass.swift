/// Calls `updateConstraints()` where it is waited for, the views inside before those around them.
@MainActor
enum ConstraintUpdatePass {
    /// How often views may ask again from within, before the rest is left to the next frame.
    private static let roundLimit = 16

    static func run(on view: UIView) {
        for _ in 0..<roundLimit where view.awaitsConstraintUpdate { visit(view) }
    }

    private static func visit(_ view: UIView) {
        if view.flags.contains(.subtreeNeedsUpdateConstraints) {
            view.flags.remove(.subtreeNeedsUpdateConstraints)
            for child in view.children where child.awaitsConstraintUpdate { visit(child) }
        }
        guard view.flags.contains(.needsUpdateConstraints) else { return }
        view.flags.remove(.needsUpdateConstraints)
        view.observing(.constraints) {
            if let controller = view.owningController {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
    }
}

extension UIView {
    /// True if the view, or one inside, waits for ``updateConstraints()``.
    var awaitsConstraintUpdate: Bool { !flags.isDisjoint(with: [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]) }
}
