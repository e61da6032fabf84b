@_spi(ForasteroInternal) internal import CoreGraphics
internal import PixelKernels

/// Coverage with its position in pixels.
struct PlacedGlyph {
    var coverage: PixelBuffer
    var x: Int
    var y: Int
}

/// Several glyphs as one mask.
struct GlyphMask {
    let coverage: PixelBuffer
    let origin: CGPoint

    /// Fails when there is nothing to be seen, or no memory.
    init?(_ glyphs: [PlacedGlyph]) {
        guard let first = glyphs.first else { return nil }
        var (left, top) = (first.x, first.y)
        var (right, bottom) = (left, top)
        for glyph in glyphs {
            left = min(left, glyph.x)
            top = min(top, glyph.y)
            right = max(right, glyph.x + glyph.coverage.width)
            bottom = max(bottom, glyph.y + glyph.coverage.height)
        }
        guard let coverage = PixelBuffer(width: right - left, height: bottom - top, format: .alpha8) else { return nil }
        let bytes = coverage.pixels.assumingMemoryBound(to: UInt8.self)
        for glyph in glyphs {
            let source = glyph.coverage
            pk_add_coverage(
                bytes + (glyph.y - top) * coverage.bytesPerRow + glyph.x - left, coverage.bytesPerRow,
                source.pixels.assumingMemoryBound(to: UInt8.self), source.bytesPerRow, source.width, source.height)
        }
        self.coverage = coverage
        origin = CGPoint(x: left, y: top)
    }
}
