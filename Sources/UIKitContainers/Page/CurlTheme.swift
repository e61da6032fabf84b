import UIKitCore

/// Appearance values of pages that are turned over. Lengths are in points, times in seconds.
struct CurlTheme: Sendable {
    /// Of a whole turn.
    var duration: Double
    /// Of the shadow on the page below.
    var shadeWidth: CGFloat
    var shadeOpacity: CGFloat
    /// Of the bend beside the fold, on the back.
    var bendOpacity: CGFloat
    /// How much of the front shows through to a back that has no page of its own.
    var showThrough: CGFloat
    var paper: UIColor
    /// The share of the width at either edge where a tap turns the page.
    var tapShare: CGFloat
    /// In points a second: a finger at least this fast decides by its direction.
    var decidingSpeed: CGFloat
    /// A page that is turned this far goes on, if the finger is slow.
    var decidingProgress: CGFloat

    // ad-hoc: a flat fold instead of a round one
    static let flat = CurlTheme(
        duration: 0.6, shadeWidth: 36, shadeOpacity: 0.35, bendOpacity: 0.22, showThrough: 0.12,
        paper: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.97, alpha: 1) }, tapShare: 0.2,
        decidingSpeed: 200, decidingProgress: 0.25)
}
