import CoreText
import Testing

@Suite("Fonts of Core Text")
struct FontTests {
    @Test("A font is known by the names of its face and family, and 0 stands for 12 points")
    func names() {
        let font = CTFontCreateWithName("Inter-Bold" as CFString, 0, nil)
        #expect(CTFontGetSize(font) == 12)
        #expect(CTFontCopyPostScriptName(font) as String == "Inter-Bold")
        #expect(CTFontCopyFamilyName(font) as String == "Inter")
        #expect(font == CTFontCreateWithName("Inter-Bold" as CFString, 12, nil))
        #expect(font != CTFontCreateWithName("Inter-Bold" as CFString, 13, nil))
    }

    @Test("Heights grow with the size")
    func metrics() {
        let (small, large) = (CTFontCreateWithName("Inter" as CFString, 10, nil), CTFontCreateWithName("Inter" as CFString, 30, nil))
        for metric in [CTFontGetAscent, CTFontGetDescent, CTFontGetCapHeight, CTFontGetXHeight] {
            #expect(metric(small) > 0)
            #expect(abs(metric(large) - 3 * metric(small)) < 0.1)
        }
        #expect(CTFontGetLeading(small) >= 0)
    }

    @Test("A font that is not installed is replaced")
    func missing() {
        #expect(CTFontGetAscent(CTFontCreateWithName("No Such Font" as CFString, 10, nil)) > 0)
    }

    @Test func theSystemsFontsAreFoundByPurpose() throws {
        let system = try #require(CTFontCreateUIFontForLanguage(.system, 0, nil))
        #expect(CTFontGetSize(system) == 13)
        #expect(CTFontCopyFamilyName(system) == "Inter")
        let bold = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 20, "de"))
        #expect(CTFontGetSize(bold) == 20)
        #expect(CTFontCopyPostScriptName(bold).hasSuffix("SemiBold"))
        #expect(CTFontCreateUIFontForLanguage(.none, 12, nil) == nil)
    }
}
