import UIKitCore

/// How strong the look of a configured button is.
enum ConfigurationStyle {
    case plain
    case tinted
    case gray
    case filled

    /// That of a selected button.
    var selected: ConfigurationStyle { self == .plain ? .tinted : .filled }
}

/// Appearance values of configured buttons. Lengths are in points.
struct ConfigurationTheme: Sendable {
    /// Of the tint, in the background of a tinted button.
    var tintedAlpha: CGFloat
    var grayColor: UIColor
    var disabledBackground: UIColor
    var disabledForeground: UIColor
    var filledForeground: UIColor
    var cornerRadius: CGFloat
    var smallRadius: CGFloat
    var mediumRadius: CGFloat
    var largeRadius: CGFloat

    /// That of iOS 15 to 18.
    static let flat = ConfigurationTheme(
        tintedAlpha: 0.18, grayColor: .tertiarySystemFill, disabledBackground: .tertiarySystemFill, disabledForeground: .tertiaryLabel,
        filledForeground: .white, cornerRadius: 6, smallRadius: 5, mediumRadius: 8.5, largeRadius: 12)

    func insets(for size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        switch size {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    func titleStyle(for size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        size == .mini || size == .small ? .subheadline : .body
    }

    func subtitleStyle(for size: UIButton.Configuration.Size) -> UIFont.TextStyle {
        size == .mini || size == .small ? .caption2 : .caption1
    }

    /// - Parameter height: of the button.
    @MainActor
    func radius(of configuration: UIButton.Configuration, height: CGFloat, traits: UITraitCollection) -> CGFloat {
        switch configuration.cornerStyle {
        case .fixed: configuration.background.cornerRadius
        case .dynamic:
            // As much larger as the text is.
            configuration.background.cornerRadius
                * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
        case .small: smallRadius
        case .medium: mediumRadius
        case .large: largeRadius
        case .capsule: height / 2
        }
    }
}
