import UIKit

/// Appearance values of a player's controls. Lengths are in points, times in seconds.
struct PlayerTheme {
    /// From the edges of the safe area.
    var margin: CGFloat
    /// The sides of what can be tapped in the corners.
    var cornerButton: CGFloat
    var cornerRadius: CGFloat
    var cornerSymbol: CGFloat
    /// The sides of the button in the middle, and of those beside it.
    var playButton: CGFloat
    var skipButton: CGFloat
    var playSymbol: CGFloat
    var skipSymbol: CGFloat
    /// Between the middles of the buttons in the middle.
    var buttonSpacing: CGFloat
    var trackHeight: CGFloat
    var heldTrackHeight: CGFloat
    /// As high as a finger needs.
    var barHeight: CGFloat
    var timeFont: UIFont
    var veil: UIColor
    var track: UIColor
    var progress: UIColor
    /// Controls that nobody uses go after so long.
    var patience: TimeInterval
    var fade: TimeInterval
    /// How far one goes forward or back at once.
    var skip: TimeInterval

    /// That of iOS 16 to 18: in white over the pictures, in light and dark.
    @MainActor static let flat = PlayerTheme(
        margin: 16, cornerButton: 44, cornerRadius: 12, cornerSymbol: 17, playButton: 72, skipButton: 56, playSymbol: 36, skipSymbol: 26,
        buttonSpacing: 84, trackHeight: 6, heldTrackHeight: 10, barHeight: 44,
        timeFont: .monospacedDigitSystemFont(ofSize: 13, weight: .semibold), veil: UIColor(white: 0, alpha: 0.32),
        track: UIColor(white: 1, alpha: 0.32), progress: .white, patience: 3, fade: 0.25, skip: 10)
}
