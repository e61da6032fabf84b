import Foundation
import Testing
import UIKitTesting
@_spi(ForasteroInternal) @testable import UIKitText

/// What becomes of characters as a person types, pastes and cuts them.
@MainActor
@Suite(.serialized)
struct SmartTypingTests {
    private func stage(_ text: String = "", _ set: (UITextView) -> Void = { _ in }) -> TextViewScreen {
        let stage = TextViewScreen(text, isEditing: true)
        (stage.view.smartQuotesType, stage.view.smartDashesType, stage.view.smartInsertDeleteType) = (.yes, .yes, .yes)
        set(stage.view)
        return stage
    }

    @Test("TX-199: quotation marks are curved and two hyphens a dash where a text wants it")
    func quotesAndDashes() throws {
        let stage = stage()
        try stage.type("He said: \"it's 'so' (\"yes\")\" -- or not")
        #expect(stage.view.text == "He said: \u{201C}it\u{2019}s \u{2018}so\u{2019} (\u{201C}yes\u{201D})\u{201D} \u{2014} or not")
        stage.view.text = ""
        try stage.type("a---b")
        #expect(stage.view.text == "a\u{2014}-b")
    }

    @Test("TX-198, TX-199: by itself a text takes what the keys of a desk type; a keyboard on the screen makes more of it")
    func keyboards() throws {
        let stage = TextViewScreen(isEditing: true)
        try stage.type("\"a\" -- it's  b")
        #expect(stage.view.text == "\"a\" -- it's  b")
        stage.view.text = ""
        stage.screen.showsKeyboard = true
        try stage.type("\"a\" -- it's  b")
        #expect(stage.view.text == "\u{201C}a\u{201D} \u{2014} it\u{2019}s. b")
    }

    @Test("TX-198: two spaces on the screen's keyboard are a full stop behind a word only, and the next letter is a capital")
    func fullStop() throws {
        let stage = TextViewScreen("", isEditing: true)
        stage.screen.showsKeyboard = true
        try stage.type("  x  y,  z")
        #expect(stage.view.text == "  x. y,  z")
        stage.view.text = "word "
        try stage.type(" ")
        #expect(stage.view.text == "word  ")
        stage.view.text = ""
        stage.view.resignFirstResponder()
        stage.view.becomeFirstResponder()
        stage.screen.wait(0.6)
        for key in ["O", "k", "space", "space", "G"] {
            try stage.screen.tap(key)
            stage.screen.wait(0.4)
        }
        #expect(stage.view.text == "Ok. G")
    }

    @Test("TX-199: the delegate is asked for what was typed, and then for what takes its place; it may refuse either")
    func delegate() throws {
        let stage = stage()
        try stage.type("\"")
        #expect(
            stage.log.take() == [
                "change {0, 0} \"\"\"", "selection {1, 0}", "changed", "posted change", "change {0, 1} \"\u{201C}\"", "changed",
                "posted change",
            ])
        stage.log.reactions["should change"] = { [weak log = stage.log] view in log?.answers["should change"] = view.text.last != "\"" }
        try stage.type("a\"")
        #expect(stage.view.text == "\u{201C}a\"")
    }

    @Test("TX-120, TX-199: undo takes the substitution back first, and then what was typed")
    func undo() throws {
        let stage = stage()
        try stage.type("ab\"")
        #expect(stage.view.text == "ab\u{201D}")
        try stage.press("cmd+z")
        #expect(stage.view.text == "ab\"")
        #expect(stage.selection == NSRange(location: 3, length: 0))
        try stage.press("cmd+shift+z")
        #expect(stage.view.text == "ab\u{201D}")
        try stage.press("cmd+z", "cmd+z")
        #expect(stage.view.text == "")
    }

    @Test("TX-199: nothing changes in what is hidden, in addresses, numbers, names of accounts and plain characters")
    func exactTexts() throws {
        let kinds: [UIKeyboardType] = [.asciiCapable, .URL, .emailAddress, .numberPad, .decimalPad, .phonePad, .numbersAndPunctuation]
        for kind in kinds {
            let stage = stage { $0.keyboardType = kind }
            stage.screen.showsKeyboard = true
            try stage.type("a\"--  b'")
            #expect(stage.view.text == "a\"--  b'", "\(kind)")
        }
        for content in [UITextContentType.URL, .emailAddress, .username, .password, .newPassword, .oneTimeCode] {
            let stage = stage { $0.textContentType = content }
            try stage.type("\"--'")
            #expect(stage.view.text == "\"--'")
        }
        let field = FieldScreen(isEditing: true)
        (field.field.smartQuotesType, field.field.smartDashesType, field.field.isSecureTextEntry) = (.yes, .yes, true)
        try field.type("\"--")
        #expect(field.field.text == "\"--")
    }

    @Test("TX-199: what a program sets or inserts, what is pasted and what is composed stays as it is")
    func othersThanKeys() throws {
        let stage = stage()
        stage.view.insertText("\"a\"--")
        #expect(stage.view.text == "\"a\"--")
        stage.view.text = "\""
        UIPasteboard.general.string = "\"b\"--"
        stage.view.paste(nil)
        #expect(stage.view.text == "\"\"b\"--")
        stage.view.text = ""
        TypedInput.deliver {
            stage.view.setMarkedText("'", selectedRange: NSRange(location: 1, length: 0))
            stage.view.insertText("'")
        }
        #expect(stage.view.text == "'")
    }

    @Test("TX-199: fields do the same, and quotation marks are those of the keyboard's language")
    func fields() throws {
        let stage = FieldScreen(isEditing: true)
        (stage.field.smartQuotesType, stage.field.smartDashesType) = (.yes, .yes)
        try stage.type("\"a\"--")
        #expect(stage.field.text == "\u{201C}a\u{201D}\u{2014}")
        stage.field.text = ""
        stage.screen.keyboardLanguage = "de"
        try stage.type("\"a\"")
        #expect(stage.field.text == "\u{201E}a\u{201C}")
        stage.field.text = ""
        stage.screen.keyboardLanguage = "fr"
        try stage.type("\"a\"")
        #expect(stage.field.text == "\u{AB}\u{A0}a\u{A0}\u{BB}")
        stage.screen.keyboardLanguage = "en"
    }

    @Test("TX-101: what is pasted beside a word gets a space, which the delegate hears of; undo takes both back")
    func pasting() throws {
        let stage = stage("onethree")
        UIPasteboard.general.string = "two"
        stage.select(3)
        _ = stage.log.take()
        try stage.press("cmd+v")
        #expect(stage.view.text == "one two three")
        #expect(stage.log.take().first == "change {3, 0} \" two \"")
        try stage.press("cmd+z")
        #expect(stage.view.text == "onethree")
        stage.view.text = "one "
        try stage.press("cmd+v")
        #expect(stage.view.text == "one two")
        UIPasteboard.general.string = ", and"
        try stage.press("cmd+v")
        #expect(stage.view.text == "one two, and")
        stage.view.smartInsertDeleteType = .no
        UIPasteboard.general.string = "x"
        try stage.press("cmd+v")
        #expect(stage.view.text == "one two, andx")
    }

    @Test("TX-103: with words that are cut goes one space beside them, outside of what the delegate is asked; undo brings it back")
    func cutting() throws {
        let stage = stage("one two three")
        stage.select(4, 3)
        _ = stage.log.take()
        try stage.press("cmd+x")
        #expect(stage.view.text == "one three")
        #expect(stage.log.take().first == "change {4, 3} \"\"")
        #expect(UIPasteboard.general.string == "two")
        #expect(stage.selection == NSRange(location: 3, length: 0))
        try stage.press("cmd+z")
        #expect(stage.view.text == "one two three")
        #expect(stage.selection == NSRange(location: 4, length: 3))
        stage.select(0, 3)
        try stage.press("cmd+x")
        #expect(stage.view.text == "two three")
        stage.select(5, 2)
        try stage.press("cmd+x")
        #expect(stage.view.text == "two tee")
        stage.view.text = "(one) two"
        stage.select(1, 3)
        try stage.press("cmd+x")
        #expect(stage.view.text == "() two")
    }
}
