import CoreText
import Foundation
import Testing

@Suite("Glyphs of a font")
struct FontGlyphTests {
    private let font = CTFontCreateWithName("Inter", 20, nil)

    private func glyphs(_ text: String) -> [CGGlyph] {
        var glyphs = [CGGlyph](repeating: 0, count: text.utf16.count)
        CTFontGetGlyphsForCharacters(font, Array(text.utf16), &glyphs, glyphs.count)
        return glyphs
    }

    @Test("Each character has a number, unless the font lacks it")
    func numbers() {
        var glyphs = [CGGlyph](repeating: 9, count: 3)
        #expect(CTFontGetGlyphsForCharacters(font, Array("abc".utf16), &glyphs, 3))
        #expect(Set(glyphs).count == 3)
        #expect(!glyphs.contains(0))
        #expect(!CTFontGetGlyphsForCharacters(font, Array("a漢c".utf16), &glyphs, 3))
        #expect(glyphs[1] == 0)
        #expect(CTFontGetGlyphCount(font) > 500)
        #expect(CTFontCopyCharacterSet(font).characterIsMember(UInt16(UInt8(ascii: "a"))))
        #expect(!CTFontCopyCharacterSet(font).characterIsMember(0x6F22))
    }

    @Test("Names of glyphs lead to their numbers")
    func names() throws {
        let glyph = glyphs("A")[0]
        let name = try #require(CTFontCopyNameForGlyph(font, glyph))
        #expect(CTFontGetGlyphWithName(font, name) == glyph)
        #expect(CTFontGetGlyphWithName(font, "no.such.glyph") == 0)
        let info = try #require(CTGlyphInfoCreateWithGlyph(glyph, font, "A"))
        #expect(CTGlyphInfoGetGlyphName(info) == name)
        #expect(CTGlyphInfoGetGlyph(info) == glyph)
        #expect(CTGlyphInfoGetCharacterCollection(info) == .identityMapping)
        #expect(CTGlyphInfoCreateWithGlyph(65535, font, "A") == nil)
        #expect(CTGlyphInfoCreateWithGlyphName("no.such.glyph", font, "A") == nil)
    }

    @Test("Outlines lie in their bounds, and these in the box of the font")
    func outlines() throws {
        let glyphs = glyphs("Hg ")
        var bounds = [CGRect](repeating: .zero, count: 3)
        let whole = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &bounds, 3)
        #expect(abs(bounds[0].height - CTFontGetCapHeight(font)) < 0.1)
        #expect(bounds[0].minY == 0)
        #expect(bounds[1].minY < -2)
        #expect(whole.contains(bounds[0]))
        #expect(CTFontGetBoundingBox(font).contains(whole))
        let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[1], nil))
        #expect(bounds[1].insetBy(dx: -0.1, dy: -0.1).contains(outline.boundingBoxOfPath))
        #expect(outline.boundingBoxOfPath.insetBy(dx: -0.1, dy: -0.1).contains(bounds[1]))
        #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        let large = try #require(CTFontCreatePathForGlyph(font, glyphs[1], &twice))
        #expect(abs(large.boundingBoxOfPath.width - 2 * outline.boundingBoxOfPath.width) < 0.01)
    }

    @Test("Advances add up, and grow with the size")
    func advances() {
        let glyphs = glyphs("HiW")
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        #expect(abs(Double(advances.reduce(0) { $0 + $1.width }) - sum) < 0.001)
        #expect(advances[1].width < advances[0].width)
        #expect(abs(CTFontGetAdvancesForGlyphs(CTFontCreateWithName("Inter", 40, nil), .horizontal, glyphs, nil, 3) - 2 * sum) < 0.1)
        var optical = [CGRect](repeating: .zero, count: 3)
        CTFontGetOpticalBoundsForGlyphs(font, glyphs, &optical, 3, 0)
        #expect(optical.map(\.width) == advances.map(\.width))
    }

    @Test("Glyphs are drawn where they are asked to be")
    func drawing() {
        let ink = ink { context in
            CTFontDrawGlyphs(self.font, self.glyphs("HH"), [CGPoint(x: 20, y: 30), CGPoint(x: 90, y: 60)], 2, context)
        }
        #expect(ink.minY == 30)
        #expect((20...23).contains(ink.minX))
        #expect(abs(ink.maxY - 60 - CTFontGetCapHeight(font)) < 1.01)
    }

    @Test("What the file of the font says")
    func file() throws {
        #expect(CTFontGetUnitsPerEm(font) > 999)
        #expect(CTFontCopyName(font, kCTFontFullNameKey).map { ($0 as String).hasPrefix("Inter") } == true)
        #expect(CTFontCopyName(font, kCTFontVersionNameKey) != nil)
        #expect(CTFontCopyName(font, "no such name") == nil)
        let head = try #require(CTFontCopyTable(font, 0x6865_6164, []))
        #expect(head.length == 54)
        #expect(CTFontCopyTable(font, 0x3F3F_3F3F, []) == nil)
        #expect(CTFontGetSlantAngle(font) == 0)
        #expect(CTFontCopyGraphicsFont(font, nil).numberOfGlyphs == CTFontGetGlyphCount(font))
        #expect(CTFontGetUnderlinePosition(font) < 0)
        #expect(CTFontGetUnderlineThickness(font) > 0)
        var leaning = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
        let slanted = CTFontCreateWithName("Inter", 20, &leaning)
        #expect(CTFontGetMatrix(slanted) == leaning)
        #expect(CTFontGetSlantAngle(slanted) < -10)
    }

    @Test("Fonts that are listed are found by their names")
    func listing() throws {
        #expect((CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains("Inter") == true)
        #expect((CTFontManagerCopyAvailablePostScriptNames() as? [String])?.contains("Inter-Bold") == true)
        let file = try #require(CTFontCopyAttribute(font, kCTFontURLAttribute) as? NSURL)
        let found = CTFontManagerCreateFontDescriptorsFromURL(file) as? [CTFontDescriptor]
        #expect(found?.count == 1)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(NSURL(fileURLWithPath: "/nowhere.ttf")) == nil)
        #expect(CTFontManagerCreateFontDescriptorFromData(NSData()) == nil)
        #expect(CTFontManagerScope.user == .persistent)
    }

    @Test("The features of a font are those that its file has")
    func features() throws {
        let kinds = try #require(CTFontCopyFeatures(font) as? [[String: Any]])
        let spacing = try #require(kinds.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kNumberSpacingType })
        #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
        let selectors = try #require(spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]])
        #expect(selectors.contains { $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int == kMonospacedNumbersSelector })
        #expect(!kinds.contains { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kLowerCaseType })
    }

    @Test("Text above the line is smaller where the font has such signs")
    func superscript() {
        #expect(width(line("2", [kCTSuperscriptAttributeName as String: 1])) < width(line("2")) - 1)
        #expect(width(line("2", [kCTSuperscriptAttributeName as String: 0])) == width(line("2")))
    }
}
