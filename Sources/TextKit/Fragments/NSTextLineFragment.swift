import Foundation
internal import TextEngine

/// A line of a layout fragment. Positions count from the upper left corner of the fragment.
// apple: https://developer.apple.com/documentation/uikit/nstextlinefragment
open class NSTextLineFragment: UIObject {
    /// The text of the paragraph.
    public let attributedString: NSAttributedString
    /// The part of it that the line shows.
    public let characterRange: NSRange
    /// The line, as high as its fonts ask for.
    public let typographicBounds: CGRect
    /// Where the letters of the line begin, on its baseline, from the upper left corner of ``typographicBounds``.
    public let glyphOrigin: CGPoint
    private let line: PlacedLine
    private let engine: NSLayoutManager
    /// Where the paragraph starts in the text.
    private let start: Int

    init(_ line: PlacedLine, engine: NSLayoutManager, text: NSAttributedString, start: Int, origin: CGPoint) {
        self.line = line
        self.engine = engine
        self.start = start
        attributedString = text
        characterRange = NSRange(location: line.range.location - start, length: line.range.length)
        typographicBounds = line.usedRect.offsetBy(dx: -origin.x, dy: -origin.y)
        glyphOrigin = CGPoint(x: line.textX - line.usedRect.minX, y: line.baseline - line.usedRect.minY)
        super.init()
    }

    /// Draws the line with the upper left corner of its bounds at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        let origin = CGPoint(x: point.x - line.usedRect.minX, y: point.y - line.usedRect.minY)
        engine.drawBackground(forGlyphRange: line.range, at: origin)
        engine.drawGlyphs(forGlyphRange: line.range, at: origin)
        UIGraphicsPopContext()
    }

    /// Where a character of the paragraph stands, from the upper left corner of the bounds, on the baseline.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: line.caretX(at: start + index) - line.usedRect.minX, y: glyphOrigin.y)
    }

    /// The character of the paragraph at a point.
    open func characterIndex(for point: CGPoint) -> Int {
        guard let cluster = line.nearestCluster(to: point.x + line.usedRect.minX) else { return characterRange.location }
        return line.layoutStart + cluster.range.lowerBound - start
    }

    /// How far the point is through the glyph that is nearest, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let x = point.x + line.usedRect.minX
        return line.nearestCluster(to: x).map { line.fraction(x, through: $0) } ?? 0
    }
}
