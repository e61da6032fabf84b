import UIKitCore

/// Appearance values and thresholds of actions behind rows. Lengths are in points, times in seconds.
struct SwipeTheme: Equatable, Sendable {
    var fontSize: CGFloat
    var buttonPadding: CGFloat
    var leastButtonWidth: CGFloat
    /// Between picture and title.
    var gap: CGFloat
    var symbolSize: CGFloat
    /// Rows at least so high show pictures and titles; in lower ones there are only the pictures.
    var heightForBoth: CGFloat
    /// The part of the row that a finger must have opened for the first action to be done.
    var fullSwipePart: CGFloat
    /// How much of the way beyond the buttons counts where there is no full swipe.
    var resistance: CGFloat
    /// How long it takes to open and close.
    var duration: Double
    /// How far a finger is thrown by its speed, in seconds of it.
    var throwTime: CGFloat

    /// That of iOS 13 to 18.
    static let flat = SwipeTheme(
        fontSize: 15, buttonPadding: 15, leastButtonWidth: 74, gap: 4, symbolSize: 20, heightForBoth: 72, fullSwipePart: 0.6,
        resistance: 0.25, duration: 0.3, throwTime: 0.12)
}
