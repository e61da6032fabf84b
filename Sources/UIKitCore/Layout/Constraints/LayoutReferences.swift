// optimization: from the first weak reference on, each use of an object takes longer for the rest of its life, and each copy of the
// reference asks for the object's own table. Of the time that a cell with twelve constraints took, a third went there. These are told by
// the object itself that it is gone. They are for what lives on the main thread, as views do.

/// Knows a view or a guide as long as it exists, without keeping it alive.
package final class LayoutItemReference {
    /// Nil once the item is gone.
    package private(set) unowned(unsafe) var item: (any LayoutItem)?
    /// The item, if it is a view.
    package private(set) unowned(unsafe) var view: UIView?

    init(to view: UIView) {
        item = view
        self.view = view
    }

    init(to guide: UILayoutGuide) { item = guide }

    /// To be called when the item ceases to exist.
    func leave() {
        item = nil
        view = nil
    }

    /// The view in whose tree the item is.
    @MainActor var layoutView: UIView? { view ?? item?.layoutView }
}

/// Knows a constraint as long as it exists, without keeping it alive.
package final class ConstraintReference {
    /// Nil once the constraint is gone.
    package private(set) unowned(unsafe) var constraint: NSLayoutConstraint?

    init(to constraint: NSLayoutConstraint) { self.constraint = constraint }

    func leave() { constraint = nil }
}

/// Knows who solves constraints as long as it exists, without keeping it alive.
package final class SolverReference {
    /// Nil once it is gone.
    package private(set) unowned(unsafe) var solver: (any ConstraintSolving)?

    package init() {}

    package func point(to solver: any ConstraintSolving) { self.solver = solver }
    package func leave() { solver = nil }
}

/// A constraint that something else keeps alive.
package struct WeakConstraint {
    private let reference: ConstraintReference

    /// Nil once it is gone.
    package var constraint: NSLayoutConstraint? { reference.constraint }

    @MainActor package init(_ constraint: NSLayoutConstraint) { reference = constraint.reference }
}
