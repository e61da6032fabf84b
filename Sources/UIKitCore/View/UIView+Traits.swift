extension UIView {
    /// The traits in force for the view: those of its superview, with its own ``traitOverrides`` and ``overrideUserInterfaceStyle``.
    @objc open var traitCollection: UITraitCollection { applyingTraitOverrides(to: traitsFromAbove) }

    /// Light or dark for this view and all inside it; unspecified takes the superview's. Default: unspecified.
    @objc open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.traitOverrides.userInterfaceStyle ?? .unspecified }
        set { changeTraitOverrides { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }

    /// Called after the traits have changed, before the next frame. Does nothing here.
    @objc open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Internal

    private var traitsFromAbove: UITraitCollection {
        if let parent { return parent.environmentSource.traitCollection }
        return hostWindow?.traitsOfScreenAndScene ?? CurrentTraits.fallback
    }

    /// The traits that the view was notified of last. Outside of windows it is not notified of those of the screen.
    var knownTraits: UITraitCollection {
        if windowLink != nil { return traitCollection }
        let source = environmentSource
        if source !== self { return source.knownTraits }
        return applyingTraitOverrides(to: parent?.knownTraits ?? CurrentTraits.fallback(ofVersion: traitVersion))
    }

    /// Which of the screen's traits the whole tree of the view, which is in no window, was notified of last.
    var treeTraitVersion: UInt32 { topmostView.traitVersion }

    private func applyingTraitOverrides(to traits: UITraitCollection) -> UITraitCollection {
        guard flags.contains(.changesEnvironment), let rare else { return traits }
        return rare.applyingTraitOverrides(to: traits)
    }

    func changeTraitOverrides(_ change: (inout TraitValues) -> Void) {
        var overrides = rare?.traitOverrides ?? TraitValues()
        change(&overrides)
        guard overrides != rare?.traitOverrides ?? TraitValues() else { return }
        let before = EnvironmentSnapshot(of: self)
        flags.insert(.changesEnvironment)
        ensureRare().traitOverrides = overrides
        before.announceChanges(of: self)
    }

    /// The traits above the view have changed. Views that override what changed are not notified.
    func traitsAboveDidChange(from previous: UITraitCollection, to present: UITraitCollection) {
        let former = applyingTraitOverrides(to: previous)
        let current = applyingTraitOverrides(to: present)
        if former != current { traitsDidChange(from: former, to: current) }
    }

    /// Brings colours and pictures up to date with the new traits, and notifies the view and all inside it.
    func traitsDidChange(from previous: UITraitCollection, to present: UITraitCollection? = nil) {
        let present = present ?? traitCollection
        if present.displayScale != previous.displayScale { adoptDisplayScale(present.displayScale, inPlaceOf: previous.displayScale) }
        present.performAsCurrent {
            if present.hasDifferentColorAppearance(comparedTo: previous) { refreshDynamicColors() }
            owningController?.sendTraitChange(from: previous, to: present)
            traitCollectionDidChange(previous)
            rare?.traitObservers?.notify(self, from: previous, to: present)
        }
        for child in children { child.traitsAboveDidChange(from: previous, to: present) }
    }

    /// Draws anew for a screen of another density, unless the app has chosen a scale. A picture that is shown keeps its own.
    private func adoptDisplayScale(_ scale: CGFloat, inPlaceOf previous: CGFloat) {
        guard !flags.contains(.hasOwnContentScale), scale != previous, backingLayer.contentsScale == previous, scale > 0,
            flags.contains(.drawsContent) || backingLayer.contents == nil
        else { return }
        backingLayer.contentsScale = scale
        setNeedsDisplay()
    }

    private func refreshDynamicColors() {
        if ownBackgroundColor?.isDynamic == true { applyBackgroundColor() }
        setNeedsDisplay()
    }
}

extension UIViewController {
    fileprivate func sendTraitChange(from previous: UITraitCollection, to present: UITraitCollection) {
        traitCollectionDidChange(previous)
        traitObservers?.notify(self, from: previous, to: present)
        unavailableContent.needsUpdate = true
        if unavailableContent.configuration != nil { viewIfLoaded?.setNeedsLayout() }
    }
}

extension RareViewState {
    fileprivate func applyingTraitOverrides(to traits: UITraitCollection) -> UITraitCollection {
        let controller = controller
        if controller == nil, !hasTraitOverrides { return traits }
        var overrides = traitOverrides
        if overrides.userInterfaceStyle == nil, let style = controller?.overrideUserInterfaceStyle, style != .unspecified {
            overrides.userInterfaceStyle = style
        }
        if let own = controller?.effectiveTraitOverrides { overrides = own.merging(overrides) }
        guard !overrides.isEmpty || !contentSizeLimits.isEmpty else { return traits }
        var values = traits.values.merging(overrides)
        if !contentSizeLimits.isEmpty {
            values.preferredContentSizeCategory = values.preferredContentSizeCategory.map(contentSizeLimits.applied)
        }
        return values == traits.values ? traits : UITraitCollection(values: values)
    }
}
