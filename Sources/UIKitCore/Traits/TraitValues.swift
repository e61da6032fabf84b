/// The traits themselves; nil means that a collection leaves a trait open.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var accessibilityContrast: UIAccessibilityContrast?
    var legibilityWeight: UILegibilityWeight?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var displayGamut: UIDisplayGamut?
    var forceTouchCapability: UIForceTouchCapability?
    var activeAppearance: UIUserInterfaceActiveAppearance?
    var preferredContentSizeCategory: UIContentSizeCategory?
    /// Those that the app has defined; nil while there are none.
    var custom: CustomTraits?

    /// Whether every trait is left open.
    var isEmpty: Bool { self == TraitValues() }

    /// These traits, with those that `other` specifies put in their place.
    func merging(_ other: TraitValues) -> TraitValues {
        TraitValues(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
            userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
            accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
            legibilityWeight: other.legibilityWeight ?? legibilityWeight,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            displayScale: other.displayScale ?? displayScale,
            displayGamut: other.displayGamut ?? displayGamut,
            forceTouchCapability: other.forceTouchCapability ?? forceTouchCapability,
            activeAppearance: other.activeAppearance ?? activeAppearance,
            preferredContentSizeCategory: other.preferredContentSizeCategory ?? preferredContentSizeCategory,
            custom: custom.map { $0.merging(other.custom) } ?? other.custom)
    }
}
