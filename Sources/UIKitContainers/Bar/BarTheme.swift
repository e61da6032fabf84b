import UIKitCore

/// Appearance values of bars and of the buttons in them. Lengths are in points.
struct BarTheme: Sendable {
    /// The height of a bar, without what is above or below it.
    var height: CGFloat
    /// The same on a phone in landscape.
    var compactHeight: CGFloat
    /// From the edge of a bar to its content.
    var margin: CGFloat
    /// The same on screens that are at least ``wideWidth`` wide.
    var wideMargin: CGFloat
    var wideWidth: CGFloat
    /// Between two buttons side by side.
    var buttonSpacing: CGFloat
    /// A button answers touches at least this wide, or up to halfway to its neighbour.
    var touchWidth: CGFloat
    /// The size of a title on a button.
    var buttonFontSize: CGFloat
    /// How much of a button is left while a finger is on it.
    var highlightedAlpha: CGFloat
    /// How long it takes to come back, in seconds.
    var fadeDuration: Double
    /// Of titles and pictures that cannot be used.
    var disabledColor: UIColor
    /// Around the content of a chosen button, and the roundness of what is behind it.
    var selectionPadding: CGFloat
    var selectionRadius: CGFloat

    /// That of iOS 13 to 18.
    static let flat = BarTheme(
        height: 44, compactHeight: 32, margin: 16, wideMargin: 20, wideWidth: 414, buttonSpacing: 18, touchWidth: 44, buttonFontSize: 17,
        highlightedAlpha: 0.2, fadeDuration: 0.47, disabledColor: .tertiaryLabel, selectionPadding: 4, selectionRadius: 6)

    func margin(forWidth width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : margin }

    /// The height of a bar with these traits.
    func height(for traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? compactHeight : height }
}
