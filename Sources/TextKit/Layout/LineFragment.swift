import Foundation
internal import TextEngine

/// One line of text at its position. Positions count from the start of its piece of text.
struct LineFragment {
    /// With the characters that end the paragraph.
    var range: Range<Int>
    /// From one side of the container to the other, spacing included.
    var rect: CGRect
    /// The part with text, padding included.
    var usedRect: CGRect
    /// From the top of the rect.
    var baseline: CGFloat
    /// Where the text begins, from the left of the rect.
    var textX: CGFloat
    /// The index of its container.
    var container: Int
    /// The line of ``layout``, and where in the piece that layout starts.
    var line: Int
    var layoutStart: Int
    var layout: TextLayout
    var positions: LinePositions

    var isRightToLeft: Bool { layout.lines[line].isRightToLeft }
}
