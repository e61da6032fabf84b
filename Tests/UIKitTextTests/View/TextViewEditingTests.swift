import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// What a person does to the text of a text view, who is asked, and who is notified.
@MainActor
@Suite(.serialized)
struct TextViewEditingTests {
    private func range(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }

    @Test("TX-92: a tap asks the delegate, begins, tells it, posts, and places the caret")
    func beginning() throws {
        let stage = TextViewScreen("Hello world")
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(stage.log.take() == ["should begin", "did begin", "posted begin", "selection {6, 0}"])
        #expect(stage.view.isFirstResponder)
    }

    @Test("TX-92: where the delegate says no, nothing begins")
    func refusedBeginning() throws {
        let stage = TextViewScreen("Hello world")
        stage.log.answers["should begin"] = false
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(stage.log.take() == ["should begin"])
        #expect(!stage.view.isFirstResponder)
    }

    @Test("TX-93: leaving asks, ends, tells and posts; who says no keeps it, but not if it is forced")
    func ending() {
        let stage = TextViewScreen("x", isEditing: true)
        stage.log.answers["should end"] = false
        #expect(!stage.view.resignFirstResponder())
        #expect(stage.log.take() == ["should end"])
        stage.log.answers["should end"] = true
        stage.view.resignFirstResponder()
        #expect(stage.log.take() == ["should end", "did end", "posted end"])
        #expect(!stage.view.isFirstResponder)
        stage.view.becomeFirstResponder()
        stage.log.answers["should end"] = false
        _ = stage.log.take()
        stage.screen.window.endEditing(true)
        #expect(stage.log.take().suffix(2) == ["did end", "posted end"])
    }

    @Test("TX-94, TX-96, CT-58: a character asks with the selection, changes the storage, then tells selection, text, notification")
    func typing() throws {
        final class Watcher: UIObject, NSTextStorageDelegate {
            var note: (String) -> Void = { _ in }
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { note("storage") }
        }
        let (stage, watcher) = (TextViewScreen("abc", isEditing: true), Watcher())
        var order: [String] = []
        watcher.note = { order.append($0) }
        stage.view.textStorage.delegate = watcher
        stage.log.reactions["should change"] = { _ in order.append("asked") }
        stage.log.reactions["selection"] = { order.append("selection of \($0.text ?? "")") }
        stage.select(1, 1)
        (_, order) = (stage.log.take(), [])
        try stage.type("X")
        #expect(stage.log.take() == ["change {1, 1} \"X\"", "selection {2, 0}", "changed", "posted change"])
        #expect(order == ["asked", "storage", "selection of aXc"])
    }

    @Test("TX-95: where the delegate says no nothing changes, and nothing more comes")
    func refusedTyping() throws {
        let stage = TextViewScreen("abc", isEditing: true)
        stage.log.answers["should change"] = false
        try stage.type("X")
        try stage.press("delete")
        #expect(stage.log.take() == ["change {3, 0} \"X\"", "change {2, 1} \"\""])
        #expect(stage.view.text == "abc")
    }

    @Test(
        "TX-97, TX-98: deleting takes a whole character, and tells one selection",
        arguments: ["😀", "👩‍👩‍👧", "e\u{301}\u{302}", "🇨🇿", "👍🏽", "\r\n"])
    func deletingClusters(character: String) throws {
        let stage = TextViewScreen("a" + character, isEditing: true)
        try stage.press("delete")
        let length = character.utf16.count
        #expect(stage.log.take() == ["change {1, \(length)} \"\"", "selection {1, 0}", "changed", "posted change"])
        #expect(stage.view.text == "a")
    }

    @Test("TX-98: deleting a word by a key selects nothing on the way")
    func deletingWords() throws {
        let stage = TextViewScreen("one two", isEditing: true)
        try stage.press("control+delete")
        #expect(stage.log.take() == ["change {4, 3} \"\"", "selection {4, 0}", "changed", "posted change"])
    }

    @Test("TX-99: deleting in an empty text asks all the same, and changes nothing")
    func deletingNothing() throws {
        let stage = TextViewScreen("", isEditing: true)
        try stage.press("delete")
        #expect(stage.log.take() == ["change {0, 0} \"\""])
        stage.view.deleteBackward()
        #expect(stage.log.take().isEmpty)
    }

    @Test("TX-100: Return is a line feed, whatever is written on the key; a key command catches it first")
    func returnKey() throws {
        let stage = TextViewScreen("ab", isEditing: true)
        stage.view.returnKeyType = .done
        try stage.press("return")
        #expect(stage.view.text == "ab\n")
        #expect(stage.log.take().first == "change {2, 0} \"\n\"")

        final class Sender: UITextView {
            var count = 0
            override var keyCommands: [UIKeyCommand]? {
                let command = UIKeyCommand(input: "\r", modifierFlags: [], action: #selector(send))
                command.wantsPriorityOverSystemBehavior = true
                return [command]
            }
            @objc func send() { count += 1 }
        }
        let own = Sender(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let other = TextViewScreen("ab", isEditing: true, view: own)
        try other.press("return")
        #expect(own.count == 1)
        #expect(own.text == "ab")
    }

    @Test("TX-101, TX-102: what is pasted is asked for once as a whole, and looks like what is typed")
    func pasting() throws {
        let stage = TextViewScreen("abc", isEditing: true)
        stage.select(1, 1)
        _ = stage.log.take()
        UIPasteboard.general.string = "one\ntwo"
        try stage.press("cmd+v")
        #expect(
            stage.log.take() == ["change {1, 1} \"one\ntwo\"", "selection {8, 0}", "changed", "posted change"]
                && stage.view.text == "aone\ntwoc")
        #expect(stage.view.textStorage.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    }

    @Test("TX-103: cutting asks for the selection with nothing in its place")
    func cutting() throws {
        let stage = TextViewScreen("one two", isEditing: true)
        stage.select(0, 4)
        _ = stage.log.take()
        try stage.press("cmd+x")
        #expect(stage.log.take().first == "change {0, 4} \"\"")
        #expect(UIPasteboard.general.string == "one ")
        #expect(stage.view.text == "two")
    }

    @Test("TX-105: what a program types and deletes is not asked for, but told")
    func programTyping() {
        let stage = TextViewScreen("ab", isEditing: true)
        stage.view.insertText("c")
        #expect(stage.view.text == "abc")
        #expect(stage.log.take() == ["selection {3, 0}", "changed", "posted change"])
        stage.view.deleteBackward()
        #expect(stage.view.text == "ab")
        #expect(!stage.log.take().contains { $0.hasPrefix("change ") })
        stage.view.replace(stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument)!, withText: "new")
        #expect(stage.view.text == "new")
        #expect(!stage.log.take().contains { $0.hasPrefix("change ") })
    }

    @Test("TX-106: keys go through insertText and deleteBackward, which a subclass may override")
    func overriding() throws {
        final class Own: UITextView {
            var calls: [String] = []
            override func insertText(_ text: String) {
                calls.append("insert \(text)")
                super.insertText(text.uppercased())
            }
            override func deleteBackward() {
                calls.append("delete")
                super.deleteBackward()
            }
        }
        let own = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let stage = TextViewScreen("", isEditing: true, view: own)
        try stage.type("a")
        try stage.press("return", "delete")
        #expect(own.text == "A")
        #expect(own.calls == ["insert a", "insert \n", "delete"])
        #expect(stage.log.take().first == "change {0, 0} \"A\"")
    }

    @Test("TX-107: a program's selection is told if it changed, and cut to the text")
    func selecting() {
        let stage = TextViewScreen("abc")
        stage.select(1, 1)
        stage.select(1, 1)
        #expect(stage.log.take() == ["selection {1, 1}"])
        stage.select(2, 100)
        #expect(stage.selection == range(2, 1))
        stage.select(-5, 2)
        stage.view.selectedRange = NSRange(location: NSNotFound, length: 0)
        #expect(stage.selection == range(3))
        stage.view.selectedRange = NSRange(location: Int.max, length: Int.max)
        #expect(stage.selection == range(3))
    }

    @Test("TX-108: focus that comes by code finds the caret at the end")
    func focusByCode() {
        let stage = TextViewScreen("abc", isEditing: true)
        #expect(stage.selection == range(3))
    }

    @Test("TX-109, TX-110: typing goes on with the look before the caret; a look that is set holds until the caret moves")
    func typingAttributes() throws {
        let stage = TextViewScreen("", isEditing: true)
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        stage.view.attributedText = text
        func color() -> UIColor? { stage.view.typingAttributes[.foregroundColor] as? UIColor }
        stage.select(0)
        #expect(color() == .red)
        stage.select(3)
        #expect(color() == .red)
        stage.select(4)
        #expect(color() == .blue)
        stage.select(3, 2)
        #expect(color() == .blue)
        stage.select(7)
        stage.view.typingAttributes = [.foregroundColor: UIColor.green, NSAttributedString.Key("own"): 1]
        try stage.type("x")
        try stage.type("y")
        #expect(stage.view.textStorage.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .green)
        #expect(stage.view.textStorage.attribute(NSAttributedString.Key("own"), at: 8, effectiveRange: nil) as? Int == 1)
        stage.select(1)
        #expect(color() == .red)
    }

    @Test("TX-111: after all was deleted, typing goes on with the look that the first character had")
    func emptied() throws {
        let stage = TextViewScreen("", isEditing: true)
        stage.view.attributedText = NSAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.red, .kern: 4])
        try stage.press("cmd+a", "delete")
        #expect(stage.view.text == "")
        #expect(stage.view.typingAttributes[.kern] as? Int == 4)
        try stage.type("x")
        #expect(stage.view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("TX-112: typing behind an attachment makes no other one; typing behind a link continues it")
    func behindAttachments() throws {
        let stage = TextViewScreen("", isEditing: true)
        stage.view.attributedText = NSAttributedString(attachment: NSTextAttachment(image: UIImage()))
        try stage.type("x")
        #expect(stage.view.textStorage.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
        stage.view.attributedText = NSAttributedString(string: "a", attributes: [.link: "http://a.b"])
        try stage.type("x")
        #expect(stage.view.textStorage.attribute(.link, at: 1, effectiveRange: nil) as? String == "http://a.b")
    }

    @Test("TX-113: the next insertion takes the place of all text, unless the selection changes")
    func clearing() throws {
        let stage = TextViewScreen("abc", isEditing: true)
        stage.view.clearsOnInsertion = true
        try stage.type("x")
        #expect(stage.view.text == "x")
        #expect(!stage.view.clearsOnInsertion)
        stage.view.clearsOnInsertion = true
        stage.select(0)
        try stage.type("y")
        #expect(stage.view.text == "yx")
    }

    @Test("TX-114: a text that cannot be edited begins nothing and takes no keys, but is selected")
    func notEditable() throws {
        let stage = TextViewScreen("Hello world")
        stage.view.isEditable = false
        try stage.screen.tap(at: stage.point(before: 2))
        #expect(stage.log.take().isEmpty)
        stage.screen.wait(1)
        try stage.screen.doubleTap(at: stage.point(before: 2))
        #expect(stage.selection == range(0, 5))
        #expect(stage.log.take() == ["selection {0, 5}"])
        try stage.press("x")
        stage.view.deleteBackward()
        #expect(stage.view.text == "Hello world")
        try stage.press("cmd+c")
        #expect(UIPasteboard.general.string == "Hello")
    }

    @Test("TX-192: the input delegate hears of a program's text and selection, and not of typing")
    func inputDelegate() {
        final class Input: UIObject, UITextInputDelegate {
            var calls: [String] = []
            func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will") }
            func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did") }
            func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
            func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
        }
        let (stage, input) = (TextViewScreen("abc", isEditing: true), Input())
        stage.view.inputDelegate = input
        stage.view.insertText("d")
        stage.view.setMarkedText("x", selectedRange: range(1))
        #expect(input.calls.isEmpty)
        stage.select(0)
        #expect(input.calls == ["selection will", "selection did"])
        input.calls = []
        stage.view.text = "new"
        #expect(input.calls.prefix(2) == ["text will", "text did"])
    }

    @Test("TX-197: what a text view wants of a keyboard at first")
    func traits() {
        let view = UITextView()
        #expect(view.autocapitalizationType == .sentences)
        #expect(view.autocorrectionType == .default)
        #expect(view.spellCheckingType == .default)
        #expect(view.keyboardType == .default)
        #expect(view.returnKeyType == .default)
        #expect(!view.enablesReturnKeyAutomatically)
        #expect(!view.isSecureTextEntry)
        #expect(view.textContentType == nil)
        #expect(view.smartQuotesType == .default)
    }

    @Test("DF-20: what is posted of editing comes from the view itself")
    func notifications() throws {
        final class Posted: UIObject {
            var names: [NSNotification.Name] = []
            @objc func note(_ note: Notification) { names.append(note.name) }
        }
        let (stage, posted) = (TextViewScreen("a"), Posted())
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
        ]
        for name in names {
            NotificationCenter.default.addObserver(posted, selector: #selector(Posted.note(_:)), name: name, object: stage.view)
        }
        stage.view.text = "b"
        stage.view.becomeFirstResponder()
        try stage.type("c")
        stage.view.resignFirstResponder()
        #expect(posted.names == names)
    }

    @Test("A delegate may change text, selection and responder whenever it is told or asked")
    func meddling() throws {
        for moment in ["should change", "selection", "changed", "posted change"] {
            let stage = TextViewScreen("some text", isEditing: true)
            var count = 0
            stage.log.reactions[moment] = { view in
                count += 1
                guard count < 4 else { return }
                view.text = String(repeating: "x", count: count)
                view.selectedRange = NSRange(location: 1, length: 100)
                view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1))
                view.resignFirstResponder()
                view.becomeFirstResponder()
            }
            try stage.type("a")
            try stage.press("delete")
            stage.view.undoManager?.undo()
            stage.screen.settle()
            #expect(count > 0)
            #expect(NSMaxRange(stage.selection) <= stage.view.textStorage.length)
        }
    }
}
