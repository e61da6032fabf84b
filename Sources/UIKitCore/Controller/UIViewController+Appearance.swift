extension UIViewController {
    /// Sends the "will" callback, first here and then to the children that are inside.
    /// - Parameter isAskedFor: by a container, which may say good-bye to what has never been there.
    func beginTransition(isAppearing: Bool, animated: Bool, isAskedFor: Bool = false) {
        let target: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
        switch (appearance.phase, isAppearing) {
        case (.appearing, true), (.appeared, true), (.disappearing, false): return
        case (.disappeared, false) where !isAskedFor: return
        default: break
        }
        appearance.phase = target
        appearance.isAnimated = animated
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in forwardedChildren { child.beginTransition(isAppearing: isAppearing, animated: animated, isAskedFor: isAskedFor) }
        statusBar.update()
    }

    /// Writes a warning when a container begins the same twice, or ends what it has not begun.
    func warnIfUnbalanced(beginning isAppearing: Bool?) {
        let isUnbalanced =
            switch (appearance.phase, isAppearing) {
            case (.appearing, true), (.disappearing, false): true
            case (.appeared, nil), (.disappeared, nil): true
            default: false
            }
        if isUnbalanced { ConsoleWarning.tell("Unbalanced calls to begin/end appearance transitions for \(self).") }
    }

    /// Sends the "did" callback that belongs to the latest "will".
    func endTransition() {
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
            appearance.isMovingToParent = false
            appearance.isMovingFromParent = false
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
            appearance.isMovingFromParent = false
        case .appeared, .disappeared: return
        }
        for child in forwardedChildren { child.endTransition() }
        childrenDidEndTransition(isAppearing: appearance.phase == .appeared)
        statusBar.update()
    }

    /// The same, unless the parent is appearing too: then both are notified together.
    func endTransitionUnlessParentWill() {
        if appearance.phase == .appearing, let parent = parentController, parent.appearance.phase == .appearing,
            parent.forwardedChildren.contains(self)
        {
            return
        }
        endTransition()
    }

    /// Notifies the controller, and the children inside, that its view has its position.
    package func sendIsAppearing() {
        viewIsAppearing(appearance.isAnimated)
        for child in forwardedChildren where child.appearance.phase == .appearing { child.sendIsAppearing() }
    }

    /// The children whose views are inside this controller's, if it forwards by itself.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    func styleOverrideDidChange(from previous: UIUserInterfaceStyle) {
        guard let view = viewIfLoaded else { return }
        let now = view.traitCollection
        let former =
            previous == .unspecified
            ? view.superview?.traitCollection ?? CurrentTraits.fallback
            : UITraitCollection(values: now.values.merging(TraitValues(userInterfaceStyle: previous)))
        if former != now { view.traitsDidChange(from: former) }
    }
}
