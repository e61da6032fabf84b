internal import CPango
@_spi(ForasteroInternal) public import CoreGraphics

/// How much of each pixel a text covers.
// optimization: text of one colour that is kept like this takes a quarter of the memory of pixels, and on its way to the screen nothing else
// has to be written, cleared, or looked through.
@_spi(ForasteroInternal)
public struct TextCoverage {
    /// One byte a pixel, with a clear pixel around the text where there is room; nil where no pixel is covered.
    public let pixels: PixelBuffer?
    /// The pixel at its top left.
    public let x: Int
    public let y: Int
}

extension TextLayout {
    /// The pixels that the text covers when it is drawn in one colour with the top left of its container at a point.
    ///
    /// - Parameters:
    ///   - origin: In points from the top left of the picture.
    ///   - width: The width that alignment works with, in points.
    ///   - scale: Pixels to a point.
    ///   - pixelWidth: How many pixels the picture is wide, and how many it is high.
    /// - Returns: Nil where the text is more than that: has colours of its own, lines under it or through it, pictures in it, is very large.
    ///   It has to be drawn then.
    @_spi(ForasteroInternal)
    public func coverage(at origin: CGPoint, width: CGFloat, scale: CGFloat, pixelWidth: Int, pixelHeight: Int) -> TextCoverage? {
        let painter = TextPainter(layout: self, origin: origin, width: width, color: .black)
        var placed: [PlacedGlyph] = []
        let isComplete = FontLibrary.shared.withContexts { _ in
            painter.segments().allSatisfy { $0.addCoverage(to: &placed, scale: scale) }
        }
        guard isComplete else { return nil }
        let room = PixelRoom(left: 0, top: 0, right: pixelWidth, bottom: pixelHeight)
        guard let mask = GlyphMask(placed, margin: 1, within: room) else { return TextCoverage(pixels: nil, x: 0, y: 0) }
        return TextCoverage(pixels: mask.coverage, x: mask.x, y: mask.y)
    }
}

extension TextPainter.Segment {
    /// Adds the glyphs. Only while the font library is locked.
    /// - Returns: False where they are more than coverage.
    fileprivate func addCoverage(to placed: inout [PlacedGlyph], scale: CGFloat) -> Bool {
        let strip = strip
        guard attributes.isOneColor, strip.slant == 0, attributes.font.size * scale <= GlyphPainter.largestSize, let font else {
            return false
        }
        let start = CGPoint(x: strip.start.x * scale, y: strip.start.y * scale)
        guard GlyphPainter.isNear(start) else { return false }
        return GlyphPainter.place(strip.glyphs.pointee, at: start, FontLibrary.shared.glyphs.set(font, scale: scale), &placed)
    }
}

extension TextAttributes {
    /// Nothing but glyphs is drawn, in the colour that the text gets from outside.
    fileprivate var isOneColor: Bool {
        color == nil && backgroundColor == nil && underline == nil && strikethrough == nil && strokeWidth == 0 && shadow == nil
            && inlineBox == nil
    }
}
