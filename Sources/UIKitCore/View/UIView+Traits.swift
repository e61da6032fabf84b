extension UIView {
    /// The traits in force for the view: those of its superview with its own ``overrideUserInterfaceStyle``.
    @objc open var traitCollection: UITraitCollection { effectiveTraits }

    /// Light or dark for this view and all inside it; unspecified takes the superview's. Default: unspecified.
    @objc open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideUserInterfaceStyle ?? .unspecified }
        set { changeOverrideStyle(newValue) }
    }

    /// Called after the traits have changed, before the next frame. Does nothing here.
    @objc open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The direction in which the view's content is laid out.
    @objc open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Internal

    /// The traits of what is above, with those that this view and its controller set put in their place.
    var effectiveTraits: UITraitCollection {
        let above = traitsFromAbove
        let style = styleOverride
        if style == .unspecified || style == above.userInterfaceStyle { return above }
        return UITraitCollection(values: above.values.merging(TraitValues(userInterfaceStyle: style)))
    }

    private var traitsFromAbove: UITraitCollection {
        if let window = self as? UIWindow { return window.screen.traitCollection }
        return parent?.traitCollection ?? CurrentTraits.fallback
    }

    private var styleOverride: UIUserInterfaceStyle {
        let own = overrideUserInterfaceStyle
        return own == .unspecified ? controller?.overrideUserInterfaceStyle ?? .unspecified : own
    }

    func changeOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != overrideUserInterfaceStyle else { return }
        let before = EnvironmentSnapshot(of: self)
        ensureRare().overrideUserInterfaceStyle = style
        before.announceChanges(of: self)
    }

    /// Brings colours and pictures up to date with the new traits, and tells the view and all inside it.
    func traitsDidChange(from previous: UITraitCollection) {
        let colorsDiffer = traitCollection.hasDifferentColorAppearance(comparedTo: previous)
        for member in treeInPreorder() {
            if colorsDiffer { member.refreshDynamicColors() }
            member.controller?.traitCollectionDidChange(previous)
            member.traitCollectionDidChange(previous)
        }
    }

    private func refreshDynamicColors() {
        if rare?.backgroundColor?.isDynamic == true { applyBackgroundColor() }
        setNeedsDisplay()
    }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
