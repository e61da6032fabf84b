import Foundation
import Testing
@testable import TextKit

struct AttributedStringTests {
    @Test("Values and objects of attributed text hold the same, both ways")
    func conversion() {
        var text = AttributedString("Hello link")
        text.font = UIFont.boldSystemFont(ofSize: 20)
        text.tracking = 3
        if let range = text.range(of: "link") { text[range].link = URL(string: "https://example.org") }
        let object = NSAttributedString(text)
        #expect(object.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect((object.attribute(.link, at: 7, effectiveRange: nil) as? URL)?.host == "example.org")
        #expect(object.attribute(.link, at: 0, effectiveRange: nil) == nil)
        let back = AttributedString(object)
        #expect(String(back.characters) == "Hello link")
        #expect(back.runs.count == 2)
        #expect(back.runs.first?.font == .boldSystemFont(ofSize: 20))
        #expect(back.runs.first?.tracking == 3)
    }

    @Test("Effects of text go both ways, written as a style or as its raw value")
    func effect() {
        var text = AttributedString("Pressed")
        text[AttributeScopes.UIKitAttributes.TextEffectAttribute.self] = .letterpressStyle
        let object = NSAttributedString(text)
        let raw = NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
        #expect(object.attribute(.textEffect, at: 0, effectiveRange: nil) as? String == raw)
        #expect(AttributedString(object).textEffect == .letterpressStyle)
        let style = NSAttributedString(string: "a", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
        #expect(AttributedString(style).textEffect == .letterpressStyle)
        #expect(style == NSAttributedString(string: "a", attributes: [.textEffect: raw]))
        #expect(style.attribute(.textEffect, at: 0, effectiveRange: nil) as? String == raw)
        let wrong = NSAttributedString(string: "a", attributes: [.textEffect: 7, .verticalGlyphForm: 0])
        #expect(AttributedString(wrong).textEffect == nil)
    }

    @Test("The effect of letters pressed into paper is drawn")
    func letterpress() {
        func picture(_ extra: [NSAttributedString.Key: Any]) -> Data? {
            let setup = TextSetup("Text", attributes: extra.merging([.font: TextSetup.font]) { $1 })
            setup.storage.addAttribute(.backgroundColor, value: UIColor.gray, range: setup.whole)
            return setup.picture().pngData()
        }
        #expect(picture([:]) != picture([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]))
    }
}
