internal import CPango

/// What it takes to place and to draw a line.
struct LineLook {
    /// The bytes of the paragraph on the line.
    var bytes: Range<Int>
    var isRightToLeft: Bool
    /// In points.
    var width: CGFloat
    /// Stretches of one font and one look, from left to right. They live as long as the paragraph's layout.
    var runs: [UnsafeMutablePointer<PangoGlyphItem>]
}
