import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// Bold, italic and underlined text in fields where people may choose it.
@MainActor
@Suite(.serialized)
struct FieldStyleTests {
    private func stage(_ text: String = "some text") -> FieldScreen {
        let stage = FieldScreen(text, isEditing: true)
        stage.field.allowsEditingTextAttributes = true
        return stage
    }

    private func attribute(_ key: NSAttributedString.Key, _ stage: FieldScreen, _ location: Int) -> Any? {
        stage.field.attributedText?.attribute(key, at: location, effectiveRange: nil)
    }

    private func traits(_ stage: FieldScreen, _ location: Int) -> UIFontDescriptor.SymbolicTraits? {
        (attribute(.font, stage, location) as? UIFont)?.fontDescriptor.symbolicTraits
    }

    private let commands = [
        #selector(UIResponderStandardEditActions.toggleBoldface(_:)), #selector(UIResponderStandardEditActions.toggleItalics(_:)),
        #selector(UIResponderStandardEditActions.toggleUnderline(_:)),
    ]

    private func possible(_ stage: FieldScreen) -> [Bool] { commands.map { stage.field.canPerformAction($0, withSender: nil) } }

    @Test("TX-142: the commands need a selection, a field that allows them, and text that is seen")
    func possible() {
        let stage = stage()
        #expect(possible(stage) == [false, false, false])
        stage.select(0, 4)
        #expect(possible(stage) == [true, true, true])
        stage.field.allowsEditingTextAttributes = false
        #expect(possible(stage) == [false, false, false])
        stage.field.allowsEditingTextAttributes = true
        stage.field.isSecureTextEntry = true
        #expect(possible(stage) == [false, false, false])
        stage.field.toggleBoldface(nil)
        #expect(traits(stage, 0)?.contains(.traitBold) == false)
        #expect(!UITextField().allowsEditingTextAttributes)
    }

    @Test("TX-142: keys change the look of what is selected, are told, and are undone one by one")
    func keys() throws {
        let stage = stage()
        stage.field.textColor = .red
        stage.select(5, 4)
        _ = stage.log.take()
        try stage.press("cmd+b")
        #expect(traits(stage, 5)?.contains(.traitBold) == true)
        #expect(traits(stage, 0)?.contains(.traitBold) == false)
        #expect(attribute(.foregroundColor, stage, 5) as? UIColor == .red)
        #expect(stage.selection == NSRange(location: 5, length: 4))
        #expect(stage.field.text == "some text")
        #expect(!stage.log.take().isEmpty)
        try stage.press("cmd+i")
        try stage.press("cmd+u")
        #expect(traits(stage, 8)?.isSuperset(of: [.traitBold, .traitItalic]) == true)
        #expect(attribute(.underlineStyle, stage, 8) as? Int == 1)
        for _ in 0..<3 { try stage.press("cmd+z") }
        #expect(traits(stage, 5)?.isDisjoint(with: [.traitBold, .traitItalic]) == true)
        #expect(attribute(.underlineStyle, stage, 8) == nil)
        try stage.press("cmd+shift+z")
        #expect(traits(stage, 5)?.contains(.traitBold) == true)
    }

    @Test("What is typed behind bold text is bold; without a selection the command is for what is typed next")
    func typing() throws {
        let stage = stage("")
        stage.field.toggleBoldface(nil)
        #expect((stage.field.typingAttributes?[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        try stage.type("ab")
        #expect(traits(stage, 1)?.contains(.traitBold) == true)
        stage.select(0)
        stage.select(2)
        try stage.type("c")
        #expect(traits(stage, 2)?.contains(.traitBold) == true)
        stage.field.toggleBoldface(nil)
        try stage.type("d")
        #expect(traits(stage, 3)?.contains(.traitBold) == false)
        #expect(stage.field.text == "abcd")
    }

    @Test("Without the property what is typed has the look of the field")
    func plain() throws {
        let stage = FieldScreen("", isEditing: true)
        stage.field.attributedText = NSAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: NSUnderlineStyle.single.rawValue])
        try stage.type("b")
        #expect(attribute(.underlineStyle, stage, 0) as? Int == 1)
        #expect(attribute(.underlineStyle, stage, 1) == nil)
    }

    @Test("TX-102: text that is pasted keeps its look where the field allows it, and gets what it does not say from the field")
    func pasting() {
        let stage = stage()
        stage.select(0, 4)
        stage.field.toggleUnderline(nil)
        stage.field.copy(nil)
        stage.select(9)
        stage.field.paste(nil)
        let end = (stage.field.text ?? "").utf16.count - 1
        #expect(stage.field.text?.hasSuffix("some") == true)
        #expect(attribute(.underlineStyle, stage, end) as? Int == 1)
        #expect(attribute(.foregroundColor, stage, end) as? UIColor == .label)
        stage.field.allowsEditingTextAttributes = false
        stage.select(end + 1)
        stage.field.paste(nil)
        #expect(attribute(.underlineStyle, stage, (stage.field.text ?? "").utf16.count - 1) == nil)
    }

    @Test("A picture that is pasted stands in the line, and is drawn")
    func picture() {
        let stage = stage("")
        UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        stage.field.paste(nil)
        #expect(stage.field.text == "\u{FFFC}")
        stage.field.resignFirstResponder()
        stage.screen.settle()
        #expect(stage.screen.inkCount(in: stage.field.frame) > 300)
        UIPasteboard.general.items = []
    }

    @Test("The look is drawn, and a damaged stretch changes nothing")
    func drawing() {
        let stage = stage()
        let plain = stage.field.selectionRects(for: TextOffsetRange(NSRange(location: 0, length: 9))).first?.rect.width ?? 0
        stage.select(0, 9)
        stage.field.toggleBoldface(nil)
        let bold = stage.field.selectionRects(for: TextOffsetRange(NSRange(location: 0, length: 9))).first?.rect.width ?? 0
        #expect(bold > plain)
        var content = FieldContent(font: .systemFont(ofSize: 17))
        content.replace(NSRange(location: 40, length: -3), withStyled: NSAttributedString(string: "x", attributes: [.kern: 1]))
        #expect(content.string == "x")
        #expect(content.attributes(inPlaceOf: NSRange(location: 90, length: 2))?[.kern] as? Int == 1)
        #expect(FieldContent(font: .systemFont(ofSize: 17)).attributes(inPlaceOf: NSRange(location: 0, length: 0)) == nil)
    }
}
