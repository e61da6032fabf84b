extension UIView {
    /// How far system bars and the screen's shape reach into the view from its edges, in points.
    ///
    /// Zero outside of a window. Follows from the superview's insets and the view's frame in it; a view controller adds its
    /// `additionalSafeAreaInsets` to those of its view.
    // apple: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
    @objc open var safeAreaInsets: UIEdgeInsets {
        safeAreaInsets(below: parent.map { $0.safeAreaLeft(of: $0.safeAreaInsets) } ?? .zero)
    }

    /// Called before layout after ``safeAreaInsets`` have changed. Does nothing here.
    @objc open func safeAreaInsetsDidChange() {}

    // MARK: Internal

    /// The view's safe area when its superview's has the given insets.
    func safeAreaInsets(below outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let hostWindow else { return .zero }
        // Only the window itself has nothing above it.
        guard let parent else { return hostWindow.screenSafeAreaInsets }
        let extra = owningController?.addedSafeAreaInsets ?? .zero
        guard outer != .zero else { return extra }
        return outer.reaching(into: frame, inside: parent.bounds).adding(extra)
    }

    /// The insets that ``safeAreaInsetsDidChange()`` was last called for.
    var announcedSafeAreaInsets: UIEdgeInsets { rare?.announcedSafeAreaInsets ?? .zero }

    private var outerAnnouncedSafeArea: UIEdgeInsets {
        parent.map { $0.safeAreaLeft(of: $0.announcedSafeAreaInsets) } ?? .zero
    }

    /// Notifies the view of changed safe area insets, and of the margins that follow from them.
    func announceInsets() {
        let insets = safeAreaInsets(below: outerAnnouncedSafeArea)
        let isDifferent = insets != announcedSafeAreaInsets
        if isDifferent {
            ensureRare().announcedSafeAreaInsets = insets
            surroundingsDidChangeForConstraints()
        }
        announceMargins()
        guard isDifferent else { return }
        safeAreaDidChange()
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
    }

    /// Notifies the subviews whose insets follow from new insets, or a new geometry, of this view.
    func passInsetsOn() {
        for child in children { child.insetsMayHaveChanged() }
    }

    /// Announces the insets if they are different now. Cheap where nothing reaches in from the edges.
    ///
    /// Moving alone asks for no layout, whatever it does to the safe area; margins that follow the superview's do.
    package func insetsMayHaveChanged() {
        let outer = outerAnnouncedSafeArea
        let mayReachIn = outer != .zero || parent == nil || rare?.announcedSafeAreaInsets != nil
        if mayReachIn, safeAreaInsets(below: outer) != announcedSafeAreaInsets {
            announceInsets()
            if flags.contains(.hasConstraintsInside) { setNeedsLayout() }
            passInsetsOn()
        } else if flags.contains(.preservesSuperviewLayoutMargins), announceMargins() {
            setNeedsLayout()
            passInsetsOn()
        }
    }
}
