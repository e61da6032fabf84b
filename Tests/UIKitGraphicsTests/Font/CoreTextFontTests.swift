import CoreText
import Testing
import UIKitTesting

@Suite("Fonts that are fonts of Core Text")
struct CoreTextFontTests {
    @Test("A font goes where one of Core Text is wanted")
    func bridging() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(CTFontGetSize(font as CTFont) == 17)
        #expect(CTFontCopyPostScriptName(font) as String == font.fontName)
        #expect(CTFontGetAscent(font) == font.ascender)
        let value: Any = font
        #expect(value as? CTFont === font)
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
}
