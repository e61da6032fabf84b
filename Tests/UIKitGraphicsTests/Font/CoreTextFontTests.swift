import CoreText
import Testing
import UIKitTesting

@Suite("Fonts that are fonts of Core Text")
struct CoreTextFontTests {
    @Test("A font goes where one of Core Text is wanted, and is itself")
    func bridging() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(CTFontGetSize(font as CTFont) == 17)
        #expect(CTFontCopyPostScriptName(font) as String == font.fontName)
        #expect(CTFontGetAscent(font) == font.ascender)
        let value: Any = font
        #expect(value as? CTFont === font)
    }

    @Test("A font of Core Text becomes one of views, and comes back as the same")
    func backAndForth() {
        let made = CTFontCreateWithName("Courier" as CFString, 15, nil)
        let font = _objcFont(made)
        #expect(font.pointSize == 15)
        #expect(font.fontName == CTFontCopyPostScriptName(made) as String)
        #expect(_objcFont(font as CTFont) === font)
    }

    @Test("The fonts of runs are those of the text, and what replaces them is of the same class")
    func runs() throws {
        let text = NSAttributedString(string: "aש", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let runs = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text as CFAttributedString)) as? [CTRun])
        let fonts = runs.compactMap { (CTRunGetAttributes($0) as NSDictionary)[kCTFontAttributeName] as? UIFont }
        #expect(fonts.count == 2)
        #expect(fonts.first == .systemFont(ofSize: 20))
        #expect(fonts.last?.familyName != fonts.first?.familyName)
    }

    @Test("A class derived from fonts needs no initializers of its own")
    func derived() {
        final class BrandFont: UIFont, @unchecked Sendable {
            var brand = "Plain"
        }
        #expect(BrandFont().pointSize == 12)
        #expect(BrandFont(name: "Courier", size: 9)?.pointSize == 9)
        #expect(BrandFont(name: "Courier", size: 9)?.brand == "Plain")
    }
}
