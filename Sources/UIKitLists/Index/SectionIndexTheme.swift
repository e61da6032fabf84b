import UIKitCore

/// Appearance values of the index at the edge of a table. Lengths are in points.
package struct SectionIndexTheme: Sendable {
    /// The width of the bar.
    var width: CGFloat
    /// How far from the edge fingers still touch it.
    package var touchWidth: CGFloat
    /// From one title to the next.
    var lineHeight: CGFloat
    /// Free above and below the titles at least.
    var margin: CGFloat
    var fontSize: CGFloat
    var symbolSize: CGFloat

    /// That of iOS 13 to 18.
    package static let flat = SectionIndexTheme(width: 15, touchWidth: 24, lineHeight: 14, margin: 6, fontSize: 11, symbolSize: 10)

    var font: UIFont { .systemFont(ofSize: fontSize, weight: .semibold) }
}
