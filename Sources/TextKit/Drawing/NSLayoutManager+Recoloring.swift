package import Foundation

extension NSLayoutManager {
    /// Draws characters in one colour, whatever their own is, as marks of a search do.
    package func drawGlyphs(forCharacterRange range: NSRange, at origin: CGPoint, color: UIColor) {
        let former = overlays
        overlays.set([.foregroundColor: color], in: range)
        drawGlyphs(forGlyphRange: range, at: origin)
        overlays = former
    }
}
