import UIKitCore

/// Appearance values of the colour picker. Lengths are in points.
struct ColorPickerTheme: Sendable {
    var margin: CGFloat
    var headerHeight: CGFloat
    var closeButtonSide: CGFloat
    var segmentsHeight: CGFloat
    var gap: CGFloat
    /// Of the grid and of what stands in its place, as shares of their width.
    var paneShare: CGFloat
    var paneRadius: CGFloat
    var captionHeight: CGFloat
    var sliderHeight: CGFloat
    var fieldSize: CGSize
    var swatchSide: CGFloat
    var savedSide: CGFloat
    var markWidth: CGFloat
    /// The size in a popover.
    var popoverSize: CGSize

    /// That of iOS 14 to 18; sizes are by eye.
    static let flat = ColorPickerTheme(
        margin: 16, headerHeight: 54, closeButtonSide: 30, segmentsHeight: 32, gap: 18, paneShare: 10.0 / 12, paneRadius: 8,
        captionHeight: 20, sliderHeight: 36, fieldSize: CGSize(width: 76, height: 36), swatchSide: 78, savedSide: 30, markWidth: 3,
        popoverSize: CGSize(width: 375, height: 640))

    var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
    var captionFont: UIFont { .systemFont(ofSize: 13, weight: .semibold) }
    var fieldFont: UIFont { .systemFont(ofSize: 17) }
}
