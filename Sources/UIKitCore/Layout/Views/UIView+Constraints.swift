@_spi(ForasteroInternal) internal import QuartzCore

extension UIView {
    /// The constraints that this view has; those of its subviews among each other are usually here.
    // apple: https://developer.apple.com/documentation/uikit/uiview/constraints
    @objc open var constraints: [NSLayoutConstraint] { rare?.layout?.constraints ?? [] }

    /// Makes a constraint active, as one of this view's. It leaves the view that had it. Asks for layout.
    /// - Precondition: its items are this view, views inside, or guides of those.
    // apple: https://developer.apple.com/documentation/uikit/uiview/addconstraint(_:)
    @objc open func addConstraint(_ constraint: NSLayoutConstraint) {
        for item in constraint.items {
            _require(
                item.layoutView?.isDescendant(of: self) == true,
                "The view hierarchy is not prepared for the constraint: \(constraint)\nWhen added to a view, the constraint's items must be "
                    + "descendants of that view (or the view itself). Add the views to \(self) first.")
        }
        hold(constraint)
    }

    /// Makes several constraints active, as this view's.
    @objc open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes one of this view's constraints inactive. Does nothing with those of other views.
    // apple: https://developer.apple.com/documentation/uikit/uiview/removeconstraint(_:)
    @objc open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { release(constraint) }
    }

    /// Makes several of this view's constraints inactive.
    @objc open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// True if the view's frame is what it was set to, or follows from ``autoresizingMask``; constraints that name the view then have to
    /// agree with it. False: the frame is what the constraints say. Default: true.
    // apple: https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
    @objc open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.isLaidOutByConstraints) }
        set {
            guard newValue == flags.contains(.isLaidOutByConstraints) else { return }
            flags.set(.isLaidOutByConstraints, !newValue)
            constraintRoleDidChange()
        }
    }

    /// True if the class cannot be without constraints. Default: false.
    // apple: https://developer.apple.com/documentation/uikit/uiview/requiresconstraintbasedlayout
    @objc open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Internal

    /// Takes a constraint in; its items are here or inside.
    /// - Parameter known: the constraint's container, if that has been found out already.
    func hold(_ constraint: NSLayoutConstraint, in known: UIView? = nil) {
        guard constraint.holder !== self, let container = known ?? constraint.container else { return }
        constraint.holder?.release(constraint)
        constraint.holder = self
        ensureConstraintState().hold(constraint)
        constraint.isGuest = container !== self
        if constraint.isGuest { container.ensureConstraintState().guests.append(WeakConstraint(constraint)) }
        var absorbed: [UIView] = []
        constraint.forEachViewOnTheWay(to: self, container: container) { view, isBetween in
            let wasAbsorbed = view.isLaidOutFromOutside
            let state = view.ensureConstraintState()
            state.noteCrossing(constraint)
            if isBetween { state.absorbing.append(WeakConstraint(constraint)) }
            if view.isLaidOutFromOutside != wasAbsorbed { absorbed.append(view) }
        }
        for view in absorbed { view.constraintRoleDidChange() }
        container.noteConstraintsInside()
        constraint.forEachItem { item in
            let view = item.layoutView
            if view !== container { view?.parent?.noteConstraintsInside() }
        }
        let root = container.constraintRoot
        root.ensureEngine().add(constraint)
        container.askForConstraintLayout()
    }

    /// Lets go of a constraint that the view has.
    func release(_ constraint: NSLayoutConstraint) {
        guard let state = rare?.layout, let index = state.constraints.lastIndex(where: { $0 === constraint }) else { return }
        let container = constraint.container
        constraint.engine?.remove(constraint)
        constraint.engine = nil
        if constraint.isGuest { container?.rare?.layout?.guests.drop(constraint) }
        var freed: [UIView] = []
        constraint.forEachViewOnTheWay(to: self, container: container ?? self) { view, isBetween in
            let wasAbsorbed = view.isLaidOutFromOutside
            view.rare?.layout?.dropCrossing(constraint)
            if isBetween { view.rare?.layout?.absorbing.drop(constraint) }
            if view.isLaidOutFromOutside != wasAbsorbed { freed.append(view) }
        }
        constraint.holder = nil
        state.letGo(at: index)
        for view in freed { view.constraintRoleDidChange() }
        (container ?? self).askForConstraintLayout()
    }

    /// What the layout of the view itself changes is settled at its end.
    func askForConstraintLayout() {
        if backingLayer.isBeingLaidOut { flags.insert(.changedConstraintsInLayout) } else { setNeedsLayout() }
    }
}

extension NSLayoutConstraint {
    /// Calls `body` for the items' views and all around them below `holder`, each once; whether it is one around an item, below `container`.
    fileprivate func forEachViewOnTheWay(to holder: UIView, container: UIView, _ body: (UIView, _ isBetween: Bool) -> Void) {
        var former: (UIView?, UIView?, UIView?)
        forEachItem { item in
            var isItem = true
            var isInside = true
            let itemView = item.layoutView
            var next = itemView
            while let view = next, view !== holder {
                if view === container { isInside = false }
                // What lies around an item before was on that one's way.
                let isKnown =
                    former.0?.isOrIsInside(view) == true || former.1?.isOrIsInside(view) == true || former.2?.isOrIsInside(view) == true
                if !isKnown { body(view, isInside && !isItem) }
                isItem = false
                next = view.parent
            }
            former = (itemView, former.0, former.1)
        }
    }
}

extension UIView {
    /// Returns true for the view itself and for those that it lies in.
    // optimization: without counting references to those on the way.
    final func isOrIsInside(_ view: UIView) -> Bool {
        let wanted = Unmanaged.passUnretained(view).toOpaque()
        if Unmanaged.passUnretained(self).toOpaque() == wanted { return true }
        var next = parentLink
        while let candidate = next {
            if candidate.toOpaque() == wanted { return true }
            next = candidate._withUnsafeGuaranteedRef { $0.parentLink }
        }
        return false
    }
}
