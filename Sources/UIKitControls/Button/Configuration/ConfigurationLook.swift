import UIKitCore

/// The colours of a configured button in one state.
@MainActor
struct ConfigurationLook {
    let foreground: UIColor
    /// Nil where the style has no background.
    let background: UIColor?

    init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor, role: UIButton.Role) {
        let theme = ConfigurationTheme.flat
        let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
        let style = isSelected ? configuration.style.selected : configuration.style
        let base = role == .destructive ? .systemRed : tint
        if state.contains(.disabled) {
            foreground = theme.disabledForeground
            background = style == .plain ? nil : theme.disabledBackground
            return
        }
        switch style {
        case .plain:
            foreground = configuration.baseForegroundColor ?? base
            background = configuration.baseBackgroundColor
        case .tinted:
            foreground = configuration.baseForegroundColor ?? base
            background = (configuration.baseBackgroundColor ?? base).withAlphaComponent(theme.tintedAlpha)
        case .gray:
            foreground = configuration.baseForegroundColor ?? base
            background = configuration.baseBackgroundColor ?? theme.grayColor
        case .filled:
            // A grey button that is selected has the colours of its content changed with those of its background.
            let wasFilled = configuration.style == .filled
            foreground = wasFilled ? configuration.baseForegroundColor ?? theme.filledForeground : theme.filledForeground
            background = configuration.baseBackgroundColor ?? (wasFilled ? base : configuration.baseForegroundColor ?? base)
        }
    }

    /// A text in the font of a style and the colour of the content, where its own attributes do not say otherwise.
    func text(
        _ text: AttributedString, style: UIFont.TextStyle, traits: UITraitCollection,
        transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var base = AttributeContainer()
        base.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        base.foregroundColor = foreground
        var result = text
        for run in text.runs {
            let merged = base.merging(run.attributes)
            result[run.range].setAttributes(transformer?(merged) ?? merged)
        }
        return NSAttributedString(result)
    }
}

extension UIButton.Configuration {
    /// True if something is seen behind the content that fades with it.
    var hasBackground: Bool { style != .plain || background.backgroundColor != nil || baseBackgroundColor != nil }
}
