/// The trees that wait for the next layout by constraints. A frame takes what belongs to its screen, and trees that are on none.
@MainActor
package final class ConstraintWork {
    package static let shared = ConstraintWork()

    /// In the order in which they were changed first.
    private var entries: [SolverReference] = []
    /// How many times a view has asked for `updateConstraints()`. Each screen remembers up to which it has looked for them.
    private var updateRequests = 0

    package func append(_ engine: any ConstraintSolving) { entries.append(engine.reference) }
    func noteViewToUpdate() { updateRequests &+= 1 }

    /// Before a frame: the views of the windows change their constraints, then all that is solved again asks for layout.
    func run(in windows: WindowStack) {
        if windows.handledUpdateRequests != updateRequests {
            windows.handledUpdateRequests = updateRequests
            for window in windows.visibleWindows where window.awaitsConstraintUpdate { window.updateConstraintsIfNeeded() }
        }
        solve { root in root.hostWindow.map { $0.screenHost.windows === windows } ?? true }
    }

    /// Before a tree is laid out at once.
    func run(inTreeOf view: UIView) {
        guard !entries.isEmpty || view.displayHost.windows.handledUpdateRequests != updateRequests else { return }
        let root = view.rootOfTree
        if root.awaitsConstraintUpdate { root.updateConstraintsIfNeeded() }
        solve { $0.rootOfTree === root }
    }

    private func solve(where isWanted: (UIView) -> Bool) {
        guard !entries.isEmpty else { return }
        let waiting = entries
        entries = []
        for entry in waiting {
            guard let engine = entry.solver, let root = engine.root, engine.isDirty else { continue }
            guard isWanted(root) else {
                entries.append(entry)
                continue
            }
            // A root that waits for layout may get another size before; it has its inside solved then.
            if !root.layer.needsLayout() { engine.update(layingOut: nil) }
        }
    }
}

extension UIView {
    fileprivate var rootOfTree: UIView {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }
}
