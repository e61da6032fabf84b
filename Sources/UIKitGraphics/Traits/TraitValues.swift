/// The traits themselves; nil means that a collection leaves a trait open.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var accessibilityContrast: UIAccessibilityContrast?
    var legibilityWeight: UILegibilityWeight?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var displayScale: CGFloat?
    var displayGamut: UIDisplayGamut?
    var forceTouchCapability: UIForceTouchCapability?
    var activeAppearance: UIUserInterfaceActiveAppearance?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    /// Those that the app has defined; nil while there are none.
    var custom: CustomTraits?

    package init(
        userInterfaceStyle: UIUserInterfaceStyle? = nil,
        userInterfaceIdiom: UIUserInterfaceIdiom? = nil,
        userInterfaceLevel: UIUserInterfaceLevel? = nil,
        accessibilityContrast: UIAccessibilityContrast? = nil,
        legibilityWeight: UILegibilityWeight? = nil,
        horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
        displayScale: CGFloat? = nil,
        displayGamut: UIDisplayGamut? = nil,
        forceTouchCapability: UIForceTouchCapability? = nil,
        activeAppearance: UIUserInterfaceActiveAppearance? = nil,
        preferredContentSizeCategory: UIContentSizeCategory? = nil,
        custom: CustomTraits? = nil
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.userInterfaceLevel = userInterfaceLevel
        self.accessibilityContrast = accessibilityContrast
        self.legibilityWeight = legibilityWeight
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.displayGamut = displayGamut
        self.forceTouchCapability = forceTouchCapability
        self.activeAppearance = activeAppearance
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.custom = custom
    }

    /// True if every trait is left open.
    package var isEmpty: Bool { self == TraitValues() }

    /// These traits, overridden by those that `other` specifies.
    package func merging(_ other: TraitValues) -> TraitValues {
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
