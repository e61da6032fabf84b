extension NSLayoutConstraint {
    /// The views and guides that the constraint names.
    var items: [any LayoutItem] { first.items + second.items }

    func activate() {
        guard holder == nil else { return }
        let views = items.map(\.layoutView)
        guard let ancestor = Self.nearestCommonAncestor(of: views) else {
            let names = secondAnchor.map { "\(firstAnchor) and \($0)" } ?? "\(firstAnchor)"
            _requireFailure(
                "Unable to activate constraint with anchors \(names) because they have no common ancestor.  Does the constraint or its "
                    + "anchors reference items in different view hierarchies?  That's illegal.")
        }
        ancestor.hold(self)
    }

    /// Returns true if an item is the given view or guide.
    func names(_ item: any LayoutItem) -> Bool { items.contains { $0 === item } }

    func deactivate() { holder?.release(self) }

    /// - Returns: nil where there are no views, one is missing, or they are in different trees.
    static func nearestCommonAncestor(of views: [UIView?]) -> UIView? {
        guard var common = views.first ?? nil else { return nil }
        for view in views.dropFirst() {
            guard let view else { return nil }
            // The usual cases first: siblings, and a view with its superview.
            if view === common || view.parent === common { continue }
            while !view.isDescendant(of: common) {
                guard let next = common.parent else { return nil }
                common = next
            }
        }
        return common
    }

    /// The view in whose coordinates the constraint is: the nearest one that has both items inside, or is one of them.
    package var container: UIView? { Self.nearestCommonAncestor(of: items.map(\.layoutView)) }

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
