import UIKitCore

/// Appearance values of pickers. Lengths are in points.
struct PickerTheme: Sendable {
    var size: CGSize
    var rowHeight: CGFloat
    var columnGap: CGFloat
    /// From the edges of the picker to the band behind the chosen rows.
    var bandInset: CGFloat
    /// By how much the band is higher than a row.
    var bandExcess: CGFloat
    var bandRadius: CGFloat
    var bandColor: UIColor
    /// From the edges of a wheel to its texts.
    var titleInset: CGFloat
    var fontSize: CGFloat
    /// Of rows that are not chosen.
    var otherFontSize: CGFloat
    var otherAlpha: CGFloat
    var textColor: UIColor
    /// Rows that are turned away further than this fade: the share of their height that is seen.
    var fadeStart: CGFloat

    /// That of iOS 14 to 18.
    // observed: sizes and shades; the fading of rows near the edges is by eye
    static let flat = PickerTheme(
        size: CGSize(width: 320, height: 216), rowHeight: 32, columnGap: 5, bandInset: 9, bandExcess: 2, bandRadius: 8,
        bandColor: .quaternarySystemFill, titleInset: 9, fontSize: 23.5, otherFontSize: 21, otherAlpha: 0.447, textColor: .label,
        fadeStart: 0.6)

    var font: UIFont { .systemFont(ofSize: fontSize) }

    /// How a row looks by its distance from the middle, in rows, and the share of its height that is seen.
    func look(distance: CGFloat, share: CGFloat) -> (scale: CGFloat, alpha: CGFloat) {
        let away = min(abs(distance), 1)
        let fade = min(share / fadeStart, 1)
        return (1 - away * (1 - otherFontSize / fontSize), (1 - away * (1 - otherAlpha)) * fade)
    }
}
