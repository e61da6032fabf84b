extension UIView {
    /// Places the subviews. Does nothing here; called before the next frame after ``setNeedsLayout()``, never by the app.
    @objc open func layoutSubviews() {}

    /// Has ``layoutSubviews()`` called before the next frame, once, however often this is asked for.
    @objc open func setNeedsLayout() { backingLayer.setNeedsLayout() }

    /// Lays out now what waits for layout in the view's tree.
    @objc open func layoutIfNeeded() { backingLayer.layoutIfNeeded() }

    /// How far system bars and the screen's shape reach into the view from its edges, in points.
    @objc open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// Called before layout after ``safeAreaInsets`` have changed. Does nothing here.
    @objc open func safeAreaInsetsDidChange() {}

    // MARK: Internal

    /// What the layer asks for: the controller's callbacks around the view's own layout.
    func performLayout() {
        announceSafeAreaChange()
        guard let controller else { return layoutSubviews() }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }

    private func announceSafeAreaChange() {
        let insets = safeAreaInsets
        guard insets != rare?.announcedSafeAreaInsets ?? .zero else { return }
        ensureRare().announcedSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
    }

    /// How much of the superview's unsafe edges reaches into this view.
    var currentSafeAreaInsets: UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeAreaInsets }
        guard let parent, hostWindow != nil else { return .zero }
        let outer = parent.safeAreaInsets
        guard outer != .zero else { return controller?.additionalSafeAreaInsets ?? .zero }
        let frame = self.frame
        let space = parent.bounds
        let extra = controller?.additionalSafeAreaInsets ?? .zero
        return UIEdgeInsets(
            top: max(0, outer.top - (frame.minY - space.minY)) + extra.top,
            left: max(0, outer.left - (frame.minX - space.minX)) + extra.left,
            bottom: max(0, outer.bottom - (space.maxY - frame.maxY)) + extra.bottom,
            right: max(0, outer.right - (space.maxX - frame.maxX)) + extra.right)
    }
}
