import Foundation

/// How caret and selection look. Lengths are in points, times in seconds.
struct TextMarksTheme: Sendable {
    var caretWidth: CGFloat = 2
    /// Of the tint colour, behind what is selected or being composed.
    var selectionAlpha: CGFloat = 0.2
    /// How long the caret is seen, and how long it is not.
    var caretShown = 0.6
    var caretHidden = 0.5
    /// Under misspelled words: how large dots are, how far apart, and how far below the letters' foot.
    var dotSide: CGFloat = 2
    var dotDistance: CGFloat = 4
    var dotDrop: CGFloat = 2.5
    var knobSide: CGFloat = 10
    /// How far from a handle a finger takes it.
    var handleReach: CGFloat = 22
    var loupeSize = CGSize(width: 112, height: 48)
    var loupeScale: CGFloat = 1.25
    var loupeBorder: CGFloat = 0.5
    /// From what the loupe shows to its middle.
    var loupeDistance: CGFloat = 58

    /// That of iOS 13 to 18.
    static let flat = TextMarksTheme()
}
