extension NSLayoutConstraint {
    /// The views and guides that the constraint names.
    var items: [any LayoutItem] { first.items + second.items }

    func activate() {
        guard holder == nil else { return }
        guard let container else {
            let names = secondAnchor.map { "\(firstAnchor) and \($0)" } ?? "\(firstAnchor)"
            _requireFailure(
                "Unable to activate constraint with anchors \(names) because they have no common ancestor.  Does the constraint or its "
                    + "anchors reference items in different view hierarchies?  That's illegal.")
        }
        container.hold(self, in: container)
    }

    /// Returns true if an item is the given view or guide.
    func names(_ item: any LayoutItem) -> Bool { items.contains { $0 === item } }

    func deactivate() { holder?.release(self) }

    /// Calls something with each of ``items``.
    @inline(__always) func forEachItem(_ body: (LayoutItemReference) -> Void) {
        first.forEachItem(body)
        second.forEachItem(body)
    }

    /// The view in whose coordinates the constraint is: the nearest one that has all items inside, or is one of them.
    ///
    /// Nil where there are no items, one is in no view, or they are in different trees.
    package var container: UIView? {
        var common: UIView?
        var isMissing = false
        forEachItem { reference in
            guard !isMissing, let view = reference.layoutView else {
                isMissing = true
                return
            }
            guard var nearest = common else {
                common = view
                return
            }
            // The usual cases first: siblings, and a view with its superview.
            if view === nearest || view.parent === nearest { return }
            while !view.isOrIsInside(nearest) {
                guard let next = nearest.parent else {
                    isMissing = true
                    return
                }
                nearest = next
            }
            common = nearest
        }
        return isMissing ? nil : common
    }

    // MARK: Changes while active

    func engineShouldReadConstant() {
        engine?.readConstant(of: self)
        askForLayout()
    }

    func engineShouldReadPriority() {
        engine?.readPriority(of: self)
        askForLayout()
    }

    /// The frames that follow are taken over when the container is laid out.
    func askForLayout() { (container ?? holder)?.askForConstraintLayout() }
}
