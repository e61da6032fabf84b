// The traits of the system, each by the type under which it is observed and read.

/// Light or dark.
// apple: https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: TraitValues) -> UIUserInterfaceStyle? { traits.userInterfaceStyle }
    static func set(_ value: UIUserInterfaceStyle?, in traits: inout TraitValues) { traits.userInterfaceStyle = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.userInterfaceStyle == second.userInterfaceStyle }
}

/// The kind of device.
// apple: https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: TraitValues) -> UIUserInterfaceIdiom? { traits.userInterfaceIdiom }
    static func set(_ value: UIUserInterfaceIdiom?, in traits: inout TraitValues) { traits.userInterfaceIdiom = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.userInterfaceIdiom == second.userInterfaceIdiom }
}

/// Says whether content is raised.
// apple: https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: TraitValues) -> UIUserInterfaceLevel? { traits.userInterfaceLevel }
    static func set(_ value: UIUserInterfaceLevel?, in traits: inout TraitValues) { traits.userInterfaceLevel = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.userInterfaceLevel == second.userInterfaceLevel }
}

/// How strong contrasts are.
// apple: https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: TraitValues) -> UIAccessibilityContrast? { traits.accessibilityContrast }
    static func set(_ value: UIAccessibilityContrast?, in traits: inout TraitValues) { traits.accessibilityContrast = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.accessibilityContrast == second.accessibilityContrast }
}

/// How heavy text is.
// apple: https://developer.apple.com/documentation/uikit/uitraitlegibilityweight
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func value(in traits: TraitValues) -> UILegibilityWeight? { traits.legibilityWeight }
    static func set(_ value: UILegibilityWeight?, in traits: inout TraitValues) { traits.legibilityWeight = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.legibilityWeight == second.legibilityWeight }
}

/// How wide the interface is.
// apple: https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: TraitValues) -> UIUserInterfaceSizeClass? { traits.horizontalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass?, in traits: inout TraitValues) { traits.horizontalSizeClass = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.horizontalSizeClass == second.horizontalSizeClass }
}

/// How high the interface is.
// apple: https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: TraitValues) -> UIUserInterfaceSizeClass? { traits.verticalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass?, in traits: inout TraitValues) { traits.verticalSizeClass = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.verticalSizeClass == second.verticalSizeClass }
}

/// The direction of reading.
// apple: https://developer.apple.com/documentation/uikit/uitraitlayoutdirection
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: TraitValues) -> UITraitEnvironmentLayoutDirection? { traits.layoutDirection }
    static func set(_ value: UITraitEnvironmentLayoutDirection?, in traits: inout TraitValues) { traits.layoutDirection = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.layoutDirection == second.layoutDirection }
}

/// Pixels per point.
// apple: https://developer.apple.com/documentation/uikit/uitraitdisplayscale
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static func value(in traits: TraitValues) -> CGFloat? { traits.displayScale }
    static func set(_ value: CGFloat?, in traits: inout TraitValues) { traits.displayScale = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.displayScale == second.displayScale }
}

/// The range of colours of the screen.
// apple: https://developer.apple.com/documentation/uikit/uitraitdisplaygamut
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: TraitValues) -> UIDisplayGamut? { traits.displayGamut }
    static func set(_ value: UIDisplayGamut?, in traits: inout TraitValues) { traits.displayGamut = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.displayGamut == second.displayGamut }
}

/// Says whether the screen feels how hard it is pressed.
// apple: https://developer.apple.com/documentation/uikit/uitraitforcetouchcapability
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static func value(in traits: TraitValues) -> UIForceTouchCapability? { traits.forceTouchCapability }
    static func set(_ value: UIForceTouchCapability?, in traits: inout TraitValues) { traits.forceTouchCapability = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.forceTouchCapability == second.forceTouchCapability }
}

/// Says whether the interface is in use.
// apple: https://developer.apple.com/documentation/uikit/uitraitactiveappearance
public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static func value(in traits: TraitValues) -> UIUserInterfaceActiveAppearance? { traits.activeAppearance }
    static func set(_ value: UIUserInterfaceActiveAppearance?, in traits: inout TraitValues) { traits.activeAppearance = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool { first.activeAppearance == second.activeAppearance }
}

/// The size of text the user prefers.
// apple: https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in traits: TraitValues) -> UIContentSizeCategory? { traits.preferredContentSizeCategory }
    static func set(_ value: UIContentSizeCategory?, in traits: inout TraitValues) { traits.preferredContentSizeCategory = value }
    static func isEqual(_ first: TraitValues, _ second: TraitValues) -> Bool {
        first.preferredContentSizeCategory == second.preferredContentSizeCategory
    }
}
