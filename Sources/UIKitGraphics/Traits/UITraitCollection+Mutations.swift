extension UITraitCollection {
    /// A collection with the traits that a block sets; all others are left open.
    // apple: https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)
    @MainActor @preconcurrency public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().changed(by: mutations))
    }

    /// This collection with the changes that a block makes.
    @MainActor @preconcurrency public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The value of a trait; its default where the collection leaves it open.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] ?? trait.defaultValue }

    /// The traits that are different in another collection. With nil, all that this one specifies.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        Self.systemTraits.filter { !values.isEqual(to: traitCollection?.values ?? TraitValues(), in: $0) }
    }

    /// The traits of the system on which colours depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] { systemTraits.filter { $0.affectsColorAppearance } }

    /// The traits of the system on which pictures depend.
    public class var systemTraitsAffectingImageLookup: [UITrait] { systemTraitsAffectingColorAppearance + [UITraitDisplayScale.self] }

    private class var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitForceTouchCapability.self, UITraitActiveAppearance.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
}

extension TraitValues {
    @MainActor fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? self
    }
}
