public import Foundation
internal import TextEngine

/// The numbers of the glyphs for UTF-16 units; 0 for what the font lacks, and for second halves of pairs.
///
/// - Returns: False if the font lacks one.
// apple: https://developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = Array(UnsafeBufferPointer(start: characters, count: max(count, 0)))
    let numbers = font.glyphs?.numbers(for: units) ?? units.map { _ in 0 }
    for (index, number) in numbers.enumerated() { glyphs[index] = number }
    return zip(units, numbers).allSatisfy { $1 != 0 || UTF16.isTrailSurrogate($0) }
}

/// How far the pen moves on behind glyphs, in points, together.
///
/// - Parameters:
///   - orientation: From top to bottom a glyph takes the height of the font, and moves the pen along the width of the size.
///   - advances: Receives one for each glyph; nil only asks for the sum.
// apple: https://developer.apple.com/documentation/coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    var sum: CGFloat = 0
    for index in 0..<max(count, 0) {
        let advance = orientation == .vertical ? font.textFont.ascender - font.textFont.descender : font.advance(of: glyphs[index])
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return Double(sum)
}

/// The rectangles around the shapes of glyphs, each with its pen at zero, and the one around all of them.
///
/// - Parameter boundingRects: Receives one for each glyph; nil only asks for the whole.
// apple: https://developer.apple.com/documentation/coretext/ctfontgetboundingrectsforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var whole = CGRect.null
    for index in 0..<max(count, 0) {
        var bounds = font.glyphs?.bounds(of: UInt32(glyphs[index])) ?? .zero
        // From top to bottom the pen is above the middle of a glyph.
        if orientation == .vertical {
            bounds = bounds.offsetBy(dx: -font.advance(of: glyphs[index]) / 2, dy: -font.textFont.ascender)
        }
        boundingRects?[index] = bounds
        whole = whole.union(bounds)
    }
    return whole
}

/// The rectangles that glyphs seem to take: as wide as their advances, and as high as the font.
///
/// - Parameter options: Reserved.
// apple: https://developer.apple.com/documentation/coretext/ctfontgetopticalboundsforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex,
    _ options: CFOptionFlags
) -> CGRect {
    var whole = CGRect.null
    for index in 0..<max(count, 0) {
        let bounds = CGRect(
            x: 0, y: font.textFont.descender, width: font.advance(of: glyphs[index]),
            height: font.textFont.ascender - font.textFont.descender)
        boundingRects?[index] = bounds
        whole = whole.union(bounds)
    }
    return whole
}

/// The outline of a glyph with its pen at zero; nil for one without an outline, such as a space.
///
/// - Parameter matrix: Applied to the outline; nil for none.
// apple: https://developer.apple.com/documentation/coretext/ctfontcreatepathforglyph(_:_:_:)
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let outline = font.glyphs?.outline(of: UInt32(glyph)) else { return nil }
    var transform = CTFontGetMatrix(font).concatenating(matrix?.pointee ?? .identity)
    return transform.isIdentity ? outline : outline.copy(using: &transform)
}

/// Draws glyphs in the fill colour of a context, each with its pen at a point that goes through the text matrix.
// apple: https://developer.apple.com/documentation/coretext/ctfontdrawglyphs(_:_:_:_:_:)
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    guard let face = font.glyphs, count > 0 else { return }
    let points = (0..<count).map { CGPoint(x: positions[$0].x, y: -positions[$0].y) }
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    GlyphDrawing(font: face, attributes: TextAttributes(font: font.textFont))
        .draw((0..<count).map { UInt32(glyphs[$0]) }, at: points, in: context)
    context.restoreGState()
}

// MARK: Names

/// The number of the glyph of a name in the font's file; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: font.glyphs?.number(named: glyphName as String) ?? 0)
}

/// The name of a glyph in the font's file; nil where it has none.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    font.glyphs?.name(of: UInt32(glyph)).map { $0 as CFString }
}

// MARK: File

/// The characters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet { (font.glyphs?.characters ?? CharacterSet()) as NSCharacterSet }

/// The design of the font, in no particular size.
///
/// - Parameter attributes: Receives nothing: a design here has no attributes beyond its file.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont {
    attributes?.pointee = nil
    let names = [font.textFont.faceName, font.textFont.familyName, "Inter", "DejaVu Sans"]
    guard let design = names.lazy.compactMap({ FontLibrary.shared.graphicsFont(named: $0) }).first else {
        fatalError("No font is installed, so that there is no file to take a design from. Install fonts-inter.")
    }
    return design
}

/// The bytes of one of the tables of the font's file; nil where there is none of that name.
///
/// - Parameter options: Reserved.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.glyphs?.table(table).map { $0 as NSData }
}

/// How tables are read. There is no option.
public struct CTFontTableOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

extension CTFont {
    /// With the room that belongs to the design of the system's font.
    func advance(of glyph: CGGlyph) -> CGFloat {
        let own = glyphs?.advance(of: UInt32(glyph)) ?? 0
        return own == 0 ? 0 : own + textFont.tracking
    }
}
