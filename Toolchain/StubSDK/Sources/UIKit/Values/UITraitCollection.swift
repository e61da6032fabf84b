import QuartzCore

open class UITraitCollection: UIObject, @unchecked Sendable {
    public override init() {}
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    public init(displayScale: CGFloat) { self.displayScale = displayScale }
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.userInterfaceIdiom = userInterfaceIdiom }
    public init(preferredContentSizeCategory: UIContentSizeCategory) { self.preferredContentSizeCategory = preferredContentSizeCategory }
    public init(layoutDirection: UIUserInterfaceLayoutDirection) { self.layoutDirection = layoutDirection }
    public init(displayGamut: UIDisplayGamut) {}
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) { self.init() }

    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light, userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact, verticalSizeClass = UIUserInterfaceSizeClass.regular
    public private(set) var displayScale: CGFloat = 3, preferredContentSizeCategory = UIContentSizeCategory.large
    public private(set) var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    public class var current: UITraitCollection {
        get { UITraitCollection() }
        set {}
    }
    public func performAsCurrent(_ actions: () -> Void) { actions() }
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
    public func containsTraits(in trait: UITraitCollection?) -> Bool { true }
}

@preconcurrency @MainActor @objc public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
