import Foundation
internal import TextEngine

// Glyphs and characters. Indexes of both are the same, so a range of one is a range of the other, enlarged to whole characters.
extension NSLayoutManager {
    /// The properties of a glyph in addition to its shape.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutmanager/glyphproperty
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing is drawn and no room is taken.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// It does something in the line instead of being drawn.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space that can be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// It is no base character.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// One for each UTF-16 unit of the text.
    @objc open var numberOfGlyphs: Int { storage?.length ?? 0 }

    /// Returns true if there is a glyph with that number.
    @objc open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// Does nothing: glyphs are made with the layout.
    @objc open func ensureGlyphs(forCharacterRange charRange: NSRange) { checkNotEditing("glyph generation") }
    /// Does nothing: glyphs are made with the layout.
    @objc open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { checkNotEditing("glyph generation") }

    /// The number of a glyph in its font; 0 for null glyphs and control characters.
    @objc open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        checkGlyph(glyphIndex, #function)
        return glyph(at: glyphIndex)
    }

    /// The same, and whether there is such a glyph.
    @objc open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        let isValid = isValidGlyphIndex(glyphIndex)
        isValidIndex?.pointee = ObjCBool(isValid)
        return isValid ? glyph(at: glyphIndex) : 0
    }

    private func glyph(at index: Int) -> CGGlyph {
        guard let line = flow.line(at: index), let cluster = line.cluster(at: index) else { return 0 }
        guard cluster.range.lowerBound == index - line.layoutStart else { return 0 }
        return CGGlyph(truncatingIfNeeded: cluster.glyph)
    }

    /// The properties of a glyph in addition to its shape. Control characters and blanks are known by their codes.
    @objc open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        checkGlyph(glyphIndex, #function)
        guard let storage else { return [] }
        let unit = storage.unit(at: glyphIndex)
        if unit == 0x20 { return .elastic }
        if unit < 0x20 || unit == 0x2028 || unit == 0x2029 || unit == 0x85 { return .controlCharacter }
        guard let line = flow.line(at: glyphIndex), let cluster = line.cluster(at: glyphIndex) else { return [] }
        return cluster.range.lowerBound == glyphIndex - line.layoutStart ? [] : .null
    }

    /// The same number, kept within the text.
    @objc open func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(glyphIndex, 0), numberOfGlyphs) }

    /// The glyph that draws a character: the first of those that are one.
    @objc open func glyphIndexForCharacter(at charIndex: Int) -> Int {
        let index = min(max(charIndex, 0), numberOfGlyphs)
        guard index < numberOfGlyphs, isInsideCharacter(index), let line = flow.line(at: index), let cluster = line.cluster(at: index)
        else {
            return index
        }
        return cluster.range.lowerBound + line.layoutStart
    }

    /// The glyphs of a range of characters, enlarged to whole characters. What is beyond the text has none.
    @objc open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        let whole = wholeClusters(clamped(charRange))
        actualCharRange?.pointee = whole
        return whole
    }

    /// The characters of a range of glyphs, enlarged to whole characters.
    @objc open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        checkCharacters(glyphRange, #function)
        let whole = wholeClusters(glyphRange)
        actualGlyphRange?.pointee = whole
        return whole
    }

    /// Glyphs of a range with what belongs to each; buffers that are nil are left out.
    ///
    /// - Returns: How many there are.
    @objc open func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?, properties props: UnsafeMutablePointer<GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?, bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        checkCharacters(glyphRange, #function)
        for offset in 0..<glyphRange.length {
            let index = glyphRange.location + offset
            if let glyphBuffer { glyphBuffer[offset] = glyph(at: index) }
            if let props { props[offset] = propertyForGlyph(at: index) }
            if let charIndexBuffer { charIndexBuffer[offset] = index }
            if let bidiLevelBuffer { bidiLevelBuffer[offset] = flow.line(at: index)?.cluster(at: index)?.isRightToLeft == true ? 1 : 0 }
        }
        return glyphRange.length
    }

    /// The part of a range that is in the text. Programs ask for the glyphs of more than there are, and iOS gives them those.
    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), numberOfGlyphs)
        return NSRange(location: start, length: min(max(range.length, 0), numberOfGlyphs - start))
    }

    func wholeClusters(_ range: NSRange) -> NSRange {
        guard range.length > 0 else { return range }
        var (start, end) = (range.location, NSMaxRange(range))
        if isInsideCharacter(start), let line = flow.line(at: start), let cluster = line.cluster(at: start) {
            start = cluster.range.lowerBound + line.layoutStart
        }
        if end < numberOfGlyphs, isInsideCharacter(end), let line = flow.line(at: end - 1), let cluster = line.cluster(at: end - 1) {
            end = max(end, cluster.range.upperBound + line.layoutStart)
        }
        return NSRange(location: start, length: end - start)
    }

    /// Returns true if a unit may belong to the character before it.
    // optimization: plain letters, of which most text is, need no layout to know where they begin. Letters of ligatures do.
    private func isInsideCharacter(_ index: Int) -> Bool {
        guard let storage, index > 0, index < storage.length else { return false }
        let unit = storage.unit(at: index)
        if unit <= 0x20 { return false }
        return unit >= 0x300 || (unit > 0x40 && unit < 0x7F && storage.unit(at: index - 1) == 0x66)
    }
}
