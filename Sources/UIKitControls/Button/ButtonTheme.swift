import UIKitCore

/// What makes the look of buttons.
struct ButtonTheme: Sendable {
    /// Above and below the title where no insets are set, in points.
    var verticalPadding: CGFloat
    var minimumWidth: CGFloat
    /// The size of a system button's title.
    var systemFontSize: CGFloat
    /// How much of a system button is left while a finger is on it.
    var highlightedAlpha: CGFloat
    /// How long it takes to come back, in seconds.
    var fadeDuration: Double
    var highlightedImageAlpha: CGFloat
    var disabledImageAlpha: CGFloat
    var disabledTitleColor: UIColor

    /// That of iOS 13 to 18.
    static let flat = ButtonTheme(
        verticalPadding: 6, minimumWidth: 30, systemFontSize: 15, highlightedAlpha: 0.2, fadeDuration: 0.47, highlightedImageAlpha: 0.6,
        disabledImageAlpha: 0.5, disabledTitleColor: .tertiaryLabel)
}
