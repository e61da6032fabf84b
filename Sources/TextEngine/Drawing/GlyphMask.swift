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
    /// The pixel at the mask's top left.
    let x: Int
    let y: Int

    var origin: CGPoint { CGPoint(x: x, y: y) }

    /// Fails when there is nothing to be seen, or no memory.
    ///
    /// - Parameters:
    ///   - margin: So many clear pixels are left around, as far as there is room.
    ///   - room: From the origin; nothing outside of it is part of the mask.
    init?(_ glyphs: [PlacedGlyph], margin: Int = 0, within room: PixelRoom = .unlimited) {
        guard let first = glyphs.first else { return nil }
        var (left, top) = (first.x, first.y)
        var (right, bottom) = (left, top)
        for glyph in glyphs {
            left = min(left, glyph.x)
            top = min(top, glyph.y)
            right = max(right, glyph.x + glyph.coverage.width)
            bottom = max(bottom, glyph.y + glyph.coverage.height)
        }
        left = max(left - margin, room.left)
        top = max(top - margin, room.top)
        right = min(right + margin, room.right)
        bottom = min(bottom + margin, room.bottom)
        guard left < right, top < bottom, let coverage = CoverageMemory.shared.makeBuffer(width: right - left, height: bottom - top)
        else {
            return nil
        }
        self.coverage = coverage
        (x, y) = (left, top)
        for glyph in glyphs { add(glyph, right: right, bottom: bottom) }
    }

    private func add(_ glyph: PlacedGlyph, right: Int, bottom: Int) {
        let source = glyph.coverage
        let (minX, minY) = (max(glyph.x, x), max(glyph.y, y))
        let (maxX, maxY) = (min(glyph.x + source.width, right), min(glyph.y + source.height, bottom))
        guard minX < maxX, minY < maxY else { return }
        let target = coverage.pixels + (minY - y) * coverage.bytesPerRow + minX - x
        let start = source.pixels + (minY - glyph.y) * source.bytesPerRow + minX - glyph.x
        pk_add_coverage(
            target.assumingMemoryBound(to: UInt8.self), coverage.bytesPerRow, start.assumingMemoryBound(to: UInt8.self), source.bytesPerRow,
            maxX - minX, maxY - minY)
    }
}

/// A rectangle of pixels, by its edges.
struct PixelRoom {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let unlimited = PixelRoom(left: .min, top: .min, right: .max, bottom: .max)
}
