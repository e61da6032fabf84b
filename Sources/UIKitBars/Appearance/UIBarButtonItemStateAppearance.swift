import Foundation

/// How buttons in a bar look in one state. Belongs to a ``UIBarButtonItemAppearance``.
// apple: https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor @objcMembers open class UIBarButtonItemStateAppearance: UIObject {
    @nonobjc var changeHandler: (() -> Void)?

    @nonobjc nonisolated override init() { super.init() }

    /// How the title is set; what is not named is as by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
    /// By how much the title is displaced, in points. Default: zero.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
    /// A picture behind the title. Default: nil.
    open var backgroundImage: UIImage? { didSet { changeHandler?() } }
    /// By how much that picture is displaced, in points. Default: zero.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

    @nonobjc func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    @nonobjc func reset() { take(UIBarButtonItemStateAppearance()) }
}
