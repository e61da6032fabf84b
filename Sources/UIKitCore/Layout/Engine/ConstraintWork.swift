/// What waits for the next layout by constraints, in all trees.
@MainActor
final class ConstraintWork {
    static let shared = ConstraintWork()

    private struct Entry {
        weak var engine: ConstraintEngine?
    }

    /// In the order in which they were changed first.
    private var entries: [Entry] = []
    /// Whether some view may wait for `updateConstraints()`.
    private var mayHaveViewsToUpdate = false

    func append(_ engine: ConstraintEngine) { entries.append(Entry(engine: engine)) }
    func noteViewToUpdate() { mayHaveViewsToUpdate = true }

    /// Before a frame: the views of the windows change their constraints, then all that is solved anew asks for layout.
    func run(in windows: WindowStack) {
        if mayHaveViewsToUpdate {
            mayHaveViewsToUpdate = false
            for window in windows.visibleWindows where window.awaitsConstraintUpdate { window.updateConstraintsIfNeeded() }
        }
        solve { _ in true }
    }

    /// Before a tree is laid out at once.
    func run(inTreeOf view: UIView) {
        guard mayHaveViewsToUpdate || !entries.isEmpty else { return }
        let root = view.rootOfTree
        if root.awaitsConstraintUpdate { root.updateConstraintsIfNeeded() }
        solve { $0.rootOfTree === root }
    }

    private func solve(where isWanted: (UIView) -> Bool) {
        guard !entries.isEmpty else { return }
        let waiting = entries
        entries = []
        for entry in waiting {
            guard let engine = entry.engine, let home = engine.home, engine.isDirty else { continue }
            guard isWanted(home) else {
                entries.append(entry)
                continue
            }
            // A home that waits for layout may get another size before; it has its inside solved then.
            if !home.layer.needsLayout() { engine.update() }
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
