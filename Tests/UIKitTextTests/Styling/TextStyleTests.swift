import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// Bold, italic and underlined text where people may choose it.
@MainActor
@Suite struct TextStyleTests {
    private func stage(_ text: String = "some text") -> TextViewScreen {
        let stage = TextViewScreen(text, isEditing: true)
        stage.view.allowsEditingTextAttributes = true
        return stage
    }

    private func traits(_ stage: TextViewScreen, _ location: Int) -> UIFontDescriptor.SymbolicTraits? {
        (stage.view.textStorage.attribute(.font, at: location, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
    }

    private let commands = [
        #selector(UIResponderStandardEditActions.toggleBoldface(_:)), #selector(UIResponderStandardEditActions.toggleItalics(_:)),
        #selector(UIResponderStandardEditActions.toggleUnderline(_:)),
    ]

    @Test("TX-142: the commands need a selection, and a text that allows them")
    func possible() {
        let stage = stage()
        for command in commands { #expect(!stage.view.canPerformAction(command, withSender: nil)) }
        stage.select(0, 4)
        for command in commands { #expect(stage.view.canPerformAction(command, withSender: nil)) }
        stage.view.allowsEditingTextAttributes = false
        for command in commands { #expect(!stage.view.canPerformAction(command, withSender: nil)) }
        stage.view.allowsEditingTextAttributes = true
        stage.view.isEditable = false
        for command in commands { #expect(!stage.view.canPerformAction(command, withSender: nil)) }
    }

    @Test("TX-142: keys change the look of what is selected, are told, and are undone one by one")
    func keys() throws {
        let stage = stage()
        stage.select(5, 4)
        _ = stage.log.take()
        try stage.press("cmd+b")
        #expect(traits(stage, 5)?.contains(.traitBold) == true)
        #expect(traits(stage, 0)?.contains(.traitBold) == false)
        #expect(stage.selection == NSRange(location: 5, length: 4))
        #expect(stage.log.take() == ["changed", "posted change"])
        try stage.press("cmd+i", "cmd+u")
        #expect(traits(stage, 8)?.isSuperset(of: [.traitBold, .traitItalic]) == true)
        #expect(stage.view.textStorage.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int == 1)
        #expect(stage.view.undoManager?.undoActionName == "Style")
        try stage.press("cmd+z")
        #expect(stage.view.textStorage.attribute(.underlineStyle, at: 8, effectiveRange: nil) == nil)
        try stage.press("cmd+z", "cmd+z")
        #expect(traits(stage, 5)?.isDisjoint(with: [.traitBold, .traitItalic]) == true)
        #expect(stage.view.text == "some text")
        try stage.press("cmd+shift+z")
        #expect(traits(stage, 5)?.contains(.traitBold) == true)
    }

    @Test("What has the look in part gets it as a whole; what has all of it loses it")
    func mixed() throws {
        let stage = stage()
        stage.select(0, 4)
        stage.view.toggleBoldface(nil)
        stage.select(0, 9)
        stage.view.toggleBoldface(nil)
        #expect(traits(stage, 8)?.contains(.traitBold) == true)
        stage.view.toggleBoldface(nil)
        #expect(traits(stage, 0)?.contains(.traitBold) == false)
        #expect(traits(stage, 8)?.contains(.traitBold) == false)
    }

    @Test("Without a selection it is the look of what is typed next")
    func typing() throws {
        let stage = stage("")
        stage.view.toggleBoldface(nil)
        try stage.type("a")
        #expect(traits(stage, 0)?.contains(.traitBold) == true)
        stage.view.toggleBoldface(nil)
        try stage.type("b")
        #expect(traits(stage, 1)?.contains(.traitBold) == false)
    }
}
