import Foundation

/// How tabs look in one state. Belongs to a ``UITabBarItemAppearance``.
// apple: https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor @objcMembers open class UITabBarItemStateAppearance: UIObject {
    @nonobjc var changeHandler: (() -> Void)?

    @nonobjc nonisolated override init() { super.init() }

    /// How the title is set; what is not named is as by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
    /// By how much the title is displaced, in points. Default: zero.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
    /// The colour of the picture; nil is the tint, or grey. Default: nil.
    open var iconColor: UIColor? { didSet { changeHandler?() } }
    /// By how much the badge is displaced, in points. Default: zero.
    open var badgePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
    /// The badge's background; nil is red. Default: nil.
    open var badgeBackgroundColor: UIColor? { didSet { changeHandler?() } }
    /// How the badge's text is set; what is not named is as by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
    /// By how much the badge's text is displaced, in points. Default: zero.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    @nonobjc func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    @nonobjc func reset() { take(UITabBarItemStateAppearance()) }
}
