import Foundation
internal import TextEngine

/// The line that is being drawn, for the steps that are only given a range of it.
struct DrawingPass {
    let stretch: DrawnStretch
    let line: PlacedLine
    /// The face that the glyphs which are shown come from.
    var currentFace: GlyphFont?

    /// The face for glyphs that are said to be of a font; nil for a font that is not the one being drawn.
    func face(for font: UIFont) -> GlyphFont? { font == stretch.font ? currentFace : nil }
}
