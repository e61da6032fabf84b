import Foundation

/// The conditions under which an interface is shown: style, size classes, scale, preferred text size.
///
/// Immutable and equal by value. A trait that a collection leaves open reads as "unspecified" (0 for the scale).
// apple: https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: UIObject, NSCopying, @unchecked Sendable {
    package private(set) var values = TraitValues()

    // MARK: Creating

    /// A collection that leaves every trait open.
    public override init() { super.init() }

    package convenience init(values: TraitValues) {
        self.init()
        self.values = values
    }

    /// A collection that says only whether the interface is light or dark; unspecified leaves that open too.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
    }

    /// A collection that says only what kind of device it is; unspecified leaves that open too.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(userInterfaceIdiom: idiom == .unspecified ? nil : idiom))
    }

    /// A collection that says only whether the background is raised; unspecified leaves that open too.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
    }

    /// A collection that says only how much contrast is wanted; unspecified leaves that open too.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: TraitValues(accessibilityContrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast))
    }

    /// A collection that says only how much room there is across; unspecified leaves that open too.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
    }

    /// A collection that says only how much room there is down; unspecified leaves that open too.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(verticalSizeClass: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
    }

    /// A collection that says only which way one reads; unspecified leaves that open too.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(layoutDirection: layoutDirection == .unspecified ? nil : layoutDirection))
    }

    /// - Parameter displayScale: pixels per point; 0 leaves the trait open.
    public convenience init(displayScale scale: CGFloat) {
        self.init(values: TraitValues(displayScale: scale == 0 ? nil : scale))
    }

    /// A collection that says only how large text is preferred; unspecified leaves that open too.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            values: TraitValues(
                preferredContentSizeCategory: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
    }

    /// All traits that the given collections specify; where several specify one, the last wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
    }

    // MARK: Reading

    /// Says whether the interface is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// Says whether the background is raised above what is behind, as in sheets over dark screens.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// How much contrast is wanted.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// Says whether bold text is wanted.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    /// How much room there is across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// How much room there is down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// Which way one reads.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// Pixels per point; 0 where the collection leaves it open.
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    /// Which colours the screen shows.
    open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    /// Says whether the screen feels pressure; `unknown` where the collection leaves it open.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// Says whether the window is the one that keys go to.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    /// How large text is preferred.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }

    // MARK: Comparing

    /// Returns true if this collection agrees with every trait that `trait` specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.merging(trait.values) == values
    }

    /// Returns true if dynamic colours may resolve differently under the two collections: style, level, contrast, idiom or gamut differ, or
    /// a trait of the app that affects the appearance of colours.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || userInterfaceIdiom != other.userInterfaceIdiom
            || displayGamut != other.displayGamut || values.custom?.affectingColors != other.values.custom?.affectingColors
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: The current collection

    /// The collection against which dynamic colours and images resolve on this thread.
    ///
    /// Set by the framework around drawing, layout and trait callbacks of each view. Where nobody has set it, that of the screen.
    // apple: https://developer.apple.com/documentation/uikit/uitraitcollection/current
    open class var current: UITraitCollection {
        get { CurrentTraits.ofThread ?? CurrentTraits.fallback }
        set { CurrentTraits.ofThread = newValue }
    }

    /// Runs `actions` with this collection as ``current``, and puts the former one back.
    open func performAsCurrent(_ actions: () -> Void) {
        let former = CurrentTraits.ofThread
        CurrentTraits.ofThread = self
        defer { CurrentTraits.ofThread = former }
        actions()
    }
}
