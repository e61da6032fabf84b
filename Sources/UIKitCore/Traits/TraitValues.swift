/// The traits themselves; nil means that a collection leaves a trait open.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var accessibilityContrast: UIAccessibilityContrast?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var preferredContentSizeCategory: UIContentSizeCategory?

    /// These traits, with those that `other` specifies put in their place.
    func merging(_ other: TraitValues) -> TraitValues {
        TraitValues(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
            userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
            accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            displayScale: other.displayScale ?? displayScale,
            preferredContentSizeCategory: other.preferredContentSizeCategory ?? preferredContentSizeCategory)
    }
}
