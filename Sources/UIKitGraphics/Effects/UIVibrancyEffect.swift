import Foundation

/// Makes content stand out from the frosted glass that it lies on.
// apple: https://developer.apple.com/documentation/uikit/uivibrancyeffect
@preconcurrency @MainActor @objcMembers open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// The effect for main text on a glass.
    @objc(effectForBlurEffect:)
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// - Parameter blurEffect: the glass on which the content lies.
    @objc(effectForBlurEffect:style:)
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        blurEffect = UIBlurEffect(style: .regular)
        style = .label
        super.init(coder: coder)
    }

    /// The tint of content that stands out on the glass.
    @nonobjc package var contentColor: UIColor {
        switch style {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}
