extension UIWindowScene {
    /// The traits that override the screen's, for all windows of the scene. Default: none.
    ///
    /// A change takes effect at once, and those whose traits are different afterwards are notified of it.
    // apple: https://developer.apple.com/documentation/uikit/uiwindowscene/traitoverrides
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: ownTraitOverrides ?? TraitValues()) }
        set {
            guard newValue.values != ownTraitOverrides ?? TraitValues() else { return }
            let previous = traitCollection
            let former = windows.map { ($0, $0.traitsOfScreenAndScene) }
            ownTraitOverrides = newValue.values.isEmpty ? nil : newValue.values
            for (window, traits) in former { window.traitsAboveDidChange(from: traits, to: window.traitsOfScreenAndScene) }
            if traitCollection != previous { traitCollectionDidChange(previous) }
        }
    }

    func applyingTraitOverrides(to traits: UITraitCollection) -> UITraitCollection {
        guard let ownTraitOverrides else { return traits }
        return UITraitCollection(values: traits.values.merging(ownTraitOverrides))
    }
}

extension UIWindow {
    /// Traits of the screen as the window's scene overrides them.
    func traitsOfScene(above traits: UITraitCollection) -> UITraitCollection {
        windowScene?.applyingTraitOverrides(to: traits) ?? traits
    }

    var traitsOfScreenAndScene: UITraitCollection { traitsOfScene(above: screenHost.traits) }
}
