import CoreText
import Testing
import UIKitGraphics

struct FontCastTests {
    @Test("A font of views and one of Core Text are made of each other, of the same face and size")
    func bothWays() {
        let font = UIFont.boldSystemFont(ofSize: 19)
        let other = _objcCoreTextFont(font)
        #expect(CTFontGetSize(other) == 19)
        #expect(CTFontCopyPostScriptName(other) as String == font.fontName)
        #expect(_objcFont(other) == font)
        #expect(_objcFont(font) === font)
        #expect(_objcCoreTextFont(other) === other)
    }
}
