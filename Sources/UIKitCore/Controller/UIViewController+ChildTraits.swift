extension UIViewController {
    /// Gives a child other traits than this controller has; nil takes that back.
    ///
    /// Only the traits that `collection` specifies are replaced. Forgotten when the child leaves.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
    @objc(setOverrideTraitCollection:forChildViewController:)
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        guard childViewController.parent === self else { return }
        childViewController.changeParentTraits(to: collection)
    }

    /// The traits that were set by ``setOverrideTraitCollection(_:forChild:)``. Default: nil.
    @objc(overrideTraitCollectionForChildViewController:)
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.parentTraits : nil
    }

    // MARK: Internal

    /// The values that override inherited traits: the parent's, and above those ``traitOverrides``.
    var effectiveTraitOverrides: TraitValues? {
        guard let parentTraits else { return ownTraitOverrides }
        return ownTraitOverrides.map { parentTraits.values.merging($0) } ?? parentTraits.values
    }

    func changeParentTraits(to traits: UITraitCollection?) {
        guard traits != parentTraits else { return }
        let before = viewIfLoaded.map { EnvironmentSnapshot(of: $0) }
        parentTraits = traits
        if let view = viewIfLoaded { before?.announceChanges(of: view) }
    }
}
