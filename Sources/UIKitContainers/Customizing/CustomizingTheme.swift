import UIKitCore

/// Appearance values of the screen on which tabs are rearranged. Lengths are in points, times in seconds.
struct CustomizingTheme: Sendable {
    /// How many icons stand side by side on a phone, and how wide a position for one is on wider screens.
    var narrowColumns: Int
    var columnWidth: CGFloat
    var rowHeight: CGFloat
    /// Left and right of the grid, and below it.
    var margin: CGFloat
    /// Above and below the hint.
    var hintMargin: CGFloat
    var hintFontSize: CGFloat
    var titleFontSize: CGFloat
    /// Between the upper edge of a position and its icon's middle, and where the title begins.
    var iconCenter: CGFloat
    var titleTop: CGFloat
    var symbolSize: CGFloat
    var iconColor: UIColor
    /// The opacity of an icon whose copy is dragged, and of a tab that cannot be moved.
    var liftedAlpha: CGFloat
    var fixedAlpha: CGFloat
    /// How much larger a dragged icon is.
    var liftScale: CGFloat
    /// Of the glow: the share of the tint colour in the middle and around it, its roundness, and how far it shines.
    var glowAlpha: CGFloat
    var glowShineAlpha: Float
    var glowRadius: CGFloat
    var glowSpread: CGFloat
    /// How far above the bar a dragged icon still meets it.
    var reach: CGFloat
    var slideDuration: Double
    var liftDuration: Double
    var moveDuration: Double
    /// How long a finger rests on an icon of a grid that scrolls before the icon lifts.
    var pressDuration: Double

    static let flat = CustomizingTheme(
        narrowColumns: 4, columnWidth: 104, rowHeight: 74, margin: 8, hintMargin: 18, hintFontSize: 15, titleFontSize: 11, iconCenter: 27,
        titleTop: 46, symbolSize: 22, iconColor: .secondaryLabel, liftedAlpha: 0.25, fixedAlpha: 0.35, liftScale: 1.35, glowAlpha: 0.14,
        glowShineAlpha: 0.3, glowRadius: 10, glowSpread: 8, reach: 28, slideDuration: 0.4, liftDuration: 0.2,
        moveDuration: 0.3, pressDuration: 0.2)
}
