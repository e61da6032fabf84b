// Which views are solved together. A view whose frame is set by the app, or follows from its autoresizing mask, is where one system of
// equations ends and another one begins: what is inside takes its size as given. So a table has many small systems, not one for all.
extension UIView {
    /// True if the view's frame is found together with what is around it.
    package var isLaidOutFromOutside: Bool {
        if flags.contains(.isLaidOutByConstraints) { return !isFramedByContainer }
        return rare?.layout?.absorbing.contains { $0.constraint?.holder != nil } ?? false
    }

    /// True if the view is a controller's that no constraint ties to what is around it: whoever shows the controller sets the frame, even
    /// where the app has said that the mask counts for nothing.
    var isFramedByContainer: Bool {
        guard flags.contains(.isOfController) else { return false }
        return !(rare?.layout?.crossing.contains { $0.constraint?.holder != nil } ?? false)
    }

    /// The view with whose size given the views inside this one are laid out: this one or one around it.
    var constraintRoot: UIView {
        var root = self
        while root.isLaidOutFromOutside, let parent = root.parent { root = parent }
        return root
    }

    /// Solves what is inside the view; made when it is first needed.
    func ensureEngine() -> any ConstraintSolving {
        let state = ensureConstraintState()
        if let engine = state.engine { return engine }
        let engine = ConstraintSystem.make(root: self)
        state.engine = engine
        return engine
    }

    /// Solves for the view's own frame; nil where no constraint names it.
    var itemEngine: (any ConstraintSolving)? {
        guard flags.contains(.isConstraintItem) else { return nil }
        return (parent ?? self).constraintRoot.rare?.layout?.engine
    }

    /// Marks this view and those around it: there may be constraints inside.
    func noteConstraintsInside() {
        var next: UIView? = self
        while let view = next, !view.flags.contains(.hasConstraintsInside) {
            view.flags.insert(.hasConstraintsInside)
            next = view.parent
        }
    }

    /// The view's frame is found in another way now: what knows it, and what is inside, begins again.
    func constraintRoleDidChange() {
        guard !flags.isDisjoint(with: [.hasConstraintsInside, .isConstraintItem]) else { return }
        rare?.layout?.engine = nil
        if let parent { parent.constraintRoot.ensureEngine().beginAnew() }
        if flags.contains(.hasConstraintsInside), !isLaidOutFromOutside || parent == nil { _ = ensureEngine() }
        setNeedsLayout()
        parent?.setNeedsLayout()
    }

    // MARK: Hierarchy

    /// Called before the view leaves its superview: what leads across that border ends.
    func willLeaveConstraints() {
        guard let state = rare?.layout else { return leaveEngine() }
        for constraint in state.crossing.active { constraint.deactivate() }
        state.forgetCrossing()
        leaveEngine()
    }

    private func leaveEngine() {
        guard flags.contains(.hasConstraintsInside), isLaidOutFromOutside, let parent else { return }
        parent.constraintRoot.rare?.layout?.engine?.remove(treeOf: self)
    }

    /// In a window constraints round to other points than outside of one.
    func enterWindow(_ window: UIWindow?) {
        hostWindow = window
        if window != nil, flags.contains(.hasConstraintsInside) { setNeedsLayout() }
    }

    /// Called after the view has come into a superview.
    func didJoinConstraints() {
        guard flags.contains(.hasConstraintsInside), let parent else { return }
        parent.noteConstraintsInside()
        guard isLaidOutFromOutside else { return }
        rare?.layout?.engine = nil
        parent.constraintRoot.ensureEngine().add(treeOf: self)
    }
}

extension UIView {
    /// Ends the active constraints that name one of the view's guides.
    func endConstraints(naming guide: UILayoutGuide) {
        var next: UIView? = self
        while let view = next {
            for constraint in view.constraints where constraint.names(guide) { constraint.deactivate() }
            next = view.parent
        }
    }

    /// True if constraints lay out something inside the view, or determine its size.
    @_spi(ForasteroInternal)
    @nonobjc public final var isSizedByConstraints: Bool {
        guard flags.contains(.hasConstraintsInside) else { return false }
        var isSized = false
        forEachConstraintInside { _ in isSized = true }
        return isSized
    }

    /// Finds the size of the view for what is inside; nil where there are no constraints.
    var engineForFitting: (any ConstraintSolving)? {
        guard isSizedByConstraints else { return nil }
        // One that has the size given can be asked with another one; elsewhere the surroundings would have a say.
        if isFrameGiven, !isLaidOutFromOutside {
            let engine = ensureEngine()
            if !engine.isUpdating { return engine }
        }
        return ConstraintSystem.make(root: self, isForFitting: true)
    }
}
