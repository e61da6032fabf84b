import Foundation

/// Frosted glass: what is behind it is blurred and tinted.
// apple: https://developer.apple.com/documentation/uikit/uiblureffect
@preconcurrency @MainActor @objcMembers open class UIBlurEffect: UIVisualEffect {
    /// How thick the glass is, and how bright.
    // apple: https://developer.apple.com/documentation/uikit/uiblureffect/style-swift.enum
    public enum Style: Int, Sendable {
        /// Lighter than ``light``.
        case extraLight = 0
        case light = 1
        /// Dark, whatever the interface style.
        case dark = 2
        /// Follows light and dark.
        case regular = 4
        /// Follows light and dark, and stands out more than ``regular``.
        case prominent = 5
        // These follow light and dark, from the thinnest to the thickest.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// That of bars.
        case systemChromeMaterial = 10
        // The same, always light
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        // The same, always dark
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    @nonobjc package final let style: Style

    /// An effect that blurs what is behind, and tints it by a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = coder.decodeEnumeration(Style.self, forKey: NibKey.blurEffectStyle) ?? .regular
        super.init(coder: coder)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect).map { $0.style == style && type(of: $0) == type(of: self) } ?? false
    }
    nonisolated open override var hash: Int { style.hashValue }
}
