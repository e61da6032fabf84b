import Foundation
import Testing
import UIKitText
import UIKitTesting

/// What typing changes, and who is notified.
@MainActor
@Suite(.serialized)
struct TypingTests {
    @Test("CT-49: typing asks with a range in UTF-16 units, then comes the event and the notification")
    func typing() throws {
        let stage = FieldScreen("a👍🏽", isEditing: true)
        stage.log.reactions["event changed"] = { #expect($0.text == "a👍🏽b") }
        try stage.type("b")
        #expect(stage.log.take() == ["change {5, 0} \"b\"", "event changed", "posted change"])
    }

    @Test("CT-49: deleting asks with an empty text and the whole character")
    func deleting() throws {
        let stage = FieldScreen("a👨‍👩‍👧‍👦", isEditing: true)
        try stage.press("delete")
        #expect(stage.field.text == "a")
        #expect(stage.log.take() == ["change {1, 11} \"\"", "event changed", "posted change"])
        try stage.press("delete")
        _ = stage.log.take()
        try stage.press("delete")
        #expect(stage.field.text == "")
        #expect(stage.log.take().isEmpty)
    }

    @Test("CT-49: what is pasted comes whole, on one line, and takes the place of the selection")
    func pasting() throws {
        let stage = FieldScreen("one two", isEditing: true)
        UIPasteboard.general.string = "a\nb"
        stage.select(0, 3)
        try stage.press("cmd+v")
        #expect(stage.field.text == "a b two")
        #expect(stage.selection == NSRange(location: 3, length: 0))
        #expect(stage.log.take() == ["change {0, 3} \"a b\"", "event changed", "posted change"])
    }

    @Test("CT-50: where the delegate says no, nothing changes and nothing is sent")
    func refusing() throws {
        let stage = FieldScreen("abc", isEditing: true)
        stage.log.answers["should change"] = false
        UIPasteboard.general.string = "x"
        try stage.type("d")
        try stage.press("delete")
        try stage.press("cmd+v")
        stage.select(0, 2)
        try stage.press("cmd+x")
        try stage.press("option+delete")
        #expect(stage.field.text == "abc")
        #expect(stage.log.take().allSatisfy { $0.hasPrefix("change") })
    }

    @Test("CT-51, CT-19: text that a program sets is told to nobody, and the caret stands at its end")
    func setting() throws {
        let stage = FieldScreen("abc", isEditing: true)
        stage.select(1)
        stage.field.text = "new"
        #expect(stage.log.take().isEmpty)
        #expect(stage.selection == NSRange(location: 3, length: 0))
        stage.field.attributedText = NSAttributedString(string: "other")
        #expect(stage.log.take().isEmpty)
        #expect(stage.field.text == "other")
        stage.field.text = nil
        #expect(stage.field.text == "")
        #expect(stage.log.take().isEmpty)
    }

    @Test("CT-52: Return asks, sends editingDidEndOnExit, and types nothing; without a target the field stays")
    func returning() throws {
        let stage = FieldScreen("abc", isEditing: true)
        try stage.press("return")
        #expect(stage.log.take() == ["should return"])
        #expect(stage.field.isEditing)
        #expect(stage.field.text == "abc")
        var exits = 0
        stage.field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
        stage.log.answers["should return"] = false
        try stage.press("return")
        #expect(exits == 0)
        #expect(stage.field.isEditing)
        stage.log.answers = [:]
        _ = stage.log.take()
        try stage.press("return")
        #expect(exits == 1)
        #expect(!stage.field.isEditing)
        #expect(stage.log.take() == ["should return", "should end", "did end", "posted end", "event end"])
    }

    @Test("CT-52: the usual shouldReturn that resigns ends the typing once")
    func resigning() throws {
        let stage = FieldScreen(isEditing: true)
        stage.log.reactions["should return"] = { $0.resignFirstResponder() }
        stage.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        try stage.press("return")
        #expect(stage.log.take() == ["should return", "should end", "did end", "posted end", "event end"])
    }

    @Test("Return does nothing in an empty field that enables its key automatically")
    func automaticReturn() throws {
        let stage = FieldScreen(isEditing: true)
        stage.field.enablesReturnKeyAutomatically = true
        try stage.press("return")
        #expect(stage.log.take().isEmpty)
        try stage.type("a")
        try stage.press("return")
        #expect(stage.log.take().last == "should return")
    }

    @Test("Tab is offered as text")
    func tab() throws {
        let stage = FieldScreen(isEditing: true)
        try stage.press("tab")
        #expect(stage.field.text == "\t")
        #expect(stage.log.take().first == "change {0, 0} \"\t\"")
    }

    @Test("CT-53: the clear button asks, empties the field and tells it")
    func clearButton() throws {
        let stage = FieldScreen("text", isEditing: true)
        stage.field.clearButtonMode = .always
        stage.log.answers["should clear"] = false
        stage.screen.settle()
        try stage.screen.tap("Clear text")
        #expect(stage.field.text == "text")
        #expect(stage.log.take() == ["should clear"])
        stage.log.answers = [:]
        try stage.screen.tap("Clear text")
        #expect(stage.field.text == "")
        #expect(stage.log.take() == ["should clear", "event changed", "posted change"])
        stage.screen.settle()
        #expect(!stage.screen.shows("Clear text"))
    }

    @Test("CT-55: dots in place of characters leave the text as it is; what is typed first takes the place of what was there")
    func secret() throws {
        let stage = FieldScreen("pass")
        stage.field.isSecureTextEntry = true
        #expect(stage.field.text == "pass")
        #expect(stage.field.accessibilityValue == "••••")
        stage.field.becomeFirstResponder()
        try stage.type("x")
        try stage.type("y")
        #expect(stage.field.text == "xy")
        try stage.press("delete")
        #expect(stage.field.text == "x")
        stage.field.isSecureTextEntry = false
        #expect(stage.field.text == "x")
    }

    @Test("Nothing secret is copied or cut")
    func secretCopies() throws {
        let stage = FieldScreen("pass", isEditing: true)
        stage.field.isSecureTextEntry = true
        UIPasteboard.general.string = "former"
        try stage.press("cmd+a")
        try stage.press("cmd+c")
        try stage.press("cmd+x")
        stage.field.copy(nil)
        stage.field.cut(nil)
        #expect(UIPasteboard.general.string == "former")
        #expect(stage.field.text == "pass")
    }

    @Test("clearsOnInsertion: what is typed first takes the place of all; a selection switches it off")
    func insertion() throws {
        let stage = FieldScreen("text", isEditing: true)
        stage.field.clearsOnInsertion = true
        #expect(stage.selection == NSRange(location: 0, length: 4))
        try stage.type("n")
        #expect(stage.field.text == "n")
        #expect(!stage.field.clearsOnInsertion)
        stage.field.clearsOnInsertion = true
        stage.select(1)
        #expect(!stage.field.clearsOnInsertion)
        try stage.type("o")
        #expect(stage.field.text == "no")
    }

    @Test("A delegate may set another text when it is asked, and say no, as those do that put numbers in groups")
    func formatting() throws {
        let stage = FieldScreen(isEditing: true)
        stage.log.answers["should change"] = false
        stage.log.reactions["should change"] = { $0.text = ($0.text ?? "") + "12 " }
        try stage.type("1")
        #expect(stage.field.text == "12 ")
        #expect(stage.selection == NSRange(location: 3, length: 0))
    }

    @Test("A delegate that sets a shorter text and says yes does not lead beyond its end")
    func shortening() throws {
        let stage = FieldScreen("a long text", isEditing: true)
        stage.log.reactions["should change"] = { $0.text = "ab" }
        try stage.type("c")
        #expect(stage.field.text == "abc")
        stage.select(0, 3)
        try stage.press("delete")
        #expect(stage.field.text == "")
        stage.log.reactions = ["event changed": { if ($0.text?.count ?? 0) > 3 { $0.text = "abc" } }]
        try stage.type("defg")
        #expect(stage.field.text == "abc")
    }

    @Test("The field may leave its window in the midst of a change")
    func removal() throws {
        let stage = FieldScreen("abc", isEditing: true)
        stage.log.reactions["should change"] = { $0.removeFromSuperview() }
        try stage.type("d")
        #expect(!stage.field.isEditing)
        #expect(stage.field.superview == nil)
        stage.screen.wait(1)
    }

    @Test("Text of all kinds keeps its characters whole", arguments: ["e\u{301}", "🇩🇪🇫🇷", "नमस्ते", "שלום", "👩🏽‍🚀", "a\u{200D}b", "𝒳𝒴"])
    func unicode(text: String) throws {
        let stage = FieldScreen(isEditing: true)
        try stage.type(text)
        #expect(stage.field.text == text)
        for count in stride(from: text.count - 1, through: 0, by: -1) {
            try stage.press("delete")
            #expect(stage.field.text == String(text.prefix(count)))
        }
    }

    @Test("Half of a character that someone asks for is none")
    func halves() throws {
        let stage = FieldScreen("a😀b", isEditing: true)
        stage.select(2)
        #expect(stage.selection == NSRange(location: 1, length: 0))
        stage.select(2, 1)
        #expect(stage.selection == NSRange(location: 1, length: 2))
        let range = try #require(stage.field.textRange(from: stage.field.beginningOfDocument, to: stage.field.endOfDocument))
        #expect(stage.field.text(in: range) == "a😀b")
        stage.field.replace(range, withText: "")
        #expect(stage.field.text == "")
    }

    @Test("A megabyte is pasted, typed to, and deleted")
    func much() throws {
        let stage = FieldScreen(isEditing: true)
        let much = String(repeating: "0123456789 äöü ", count: 60_000)
        UIPasteboard.general.string = much
        try stage.press("cmd+v")
        try stage.type("!")
        #expect(stage.field.text == much + "!")
        try stage.press("cmd+a")
        try stage.press("delete")
        #expect(stage.field.text == "")
    }

    @Test("Styled text keeps its look while it is typed into, and typingAttributes style what comes next")
    func attributes() throws {
        let stage = FieldScreen(isEditing: true)
        #expect(stage.field.typingAttributes?[.foregroundColor] as? UIColor == .label)
        stage.field.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        #expect(stage.field.textColor == .red)
        try stage.type("d")
        func color(_ index: Int) -> UIColor? {
            stage.field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        #expect(stage.field.text == "redd")
        #expect(color(3) == .red)
        stage.field.typingAttributes = [.foregroundColor: UIColor.blue]
        try stage.type("x")
        #expect(color(4) == .blue)
        #expect(color(0) == .red)
        stage.field.resignFirstResponder()
        #expect(stage.field.typingAttributes == nil)
    }
}
