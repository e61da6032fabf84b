import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// Links, attachments, and what is recognised in a text that is only read.
@MainActor
@Suite(.serialized)
struct TextItemTests {
    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    private func stage(_ text: NSAttributedString) -> TextViewScreen {
        let stage = TextViewScreen("")
        stage.view.isEditable = false
        stage.view.attributedText = text
        stage.screen.settle()
        return stage
    }

    private func linked() -> TextViewScreen {
        let text = NSMutableAttributedString(string: "see ", attributes: font)
        text.append(NSAttributedString(string: "this \u{2588}\u{2588}", attributes: font.merging([.link: "https://a.b/c"]) { $1 }))
        return stage(text)
    }

    @Test("TX-124: a link has the tint colour, or what the app says of links")
    func linkLook() {
        let stage = linked()
        let location = stage.point(before: 10)
        stage.view.tintColor = .red
        stage.screen.settle()
        #expect(stage.screen.color(at: CGPoint(x: location.x + 3, y: location.y))?.isNear(.red) == true)
        stage.view.linkTextAttributes = [.foregroundColor: UIColor.green]
        stage.screen.settle()
        #expect(stage.screen.color(at: CGPoint(x: location.x + 3, y: location.y))?.isNear(.green) == true)
    }

    private class OldDelegate: UIObject, UITextViewDelegate {
        var calls: [String] = []
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
            -> Bool
        {
            calls.append("\(URL) \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
            return false
        }
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            calls.append("oldest")
            return false
        }
        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            calls.append("attachment \(characterRange.location) \(characterRange.length)")
            return false
        }
    }

    @Test("TX-125, TX-126: a tap on a link of a text that is only read asks for the whole of it; a long press asks for its actions")
    func oldDelegate() throws {
        let (stage, delegate) = (linked(), OldDelegate())
        stage.view.delegate = delegate
        try stage.screen.tap(at: stage.point(before: 6))
        stage.screen.wait(1)
        try stage.screen.press(at: stage.point(before: 6), for: 0.8)
        #expect(delegate.calls == ["https://a.b/c 4 7 0", "https://a.b/c 4 7 1"])
        delegate.calls = []
        stage.view.isEditable = true
        stage.screen.wait(1)
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(delegate.calls.isEmpty)
        #expect(stage.view.isFirstResponder)
    }

    @Test("TX-126: the method without the kind of interaction is asked where the other one is missing")
    func oldestDelegate() throws {
        final class Oldest: UIObject, UITextViewDelegate {
            var calls = 0
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
                calls += 1
                return false
            }
        }
        let (stage, delegate) = (linked(), Oldest())
        stage.view.delegate = delegate
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(delegate.calls == 1)
    }

    @Test("TX-127, TX-128: the newer method gives the action of a tap, and none of the older ones is asked")
    func newDelegate() throws {
        final class New: OldDelegate {
            var action: UIAction?
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
                if case .link(let url) = textItem.content { calls.append("primary \(url) \(textItem.range.length)") }
                return action
            }
            func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
                -> UITextItem.MenuConfiguration?
            {
                calls.append("menu \(defaultMenu.children.count)")
                return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
            }
        }
        let (stage, delegate) = (linked(), New())
        stage.view.delegate = delegate
        delegate.action = UIAction { [unowned delegate] _ in delegate.calls.append("done") }
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(delegate.calls == ["primary https://a.b/c 7", "done"])
        stage.screen.wait(1)
        (delegate.calls, delegate.action) = ([], nil)
        try stage.screen.tap(at: stage.point(before: 6))
        stage.screen.wait(0.5)
        #expect(delegate.calls == ["primary https://a.b/c 7", "menu 2"])
        #expect(stage.screen.shows("Own"))
    }

    @Test("TX-129: items of a text that is not selected answer where the delegate has the newer methods")
    func notSelectable() throws {
        final class New: UIObject, UITextViewDelegate {
            var count = 0
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
                count += 1
                return nil
            }
        }
        let (stage, old, new) = (linked(), OldDelegate(), New())
        stage.view.isSelectable = false
        stage.view.delegate = old
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(old.calls.isEmpty)
        stage.screen.wait(1)
        stage.view.delegate = new
        try stage.screen.tap(at: stage.point(before: 6))
        #expect(new.count == 1)
    }

    @Test("TX-130: a tap on an attachment asks for its one character")
    func attachments() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let text = NSMutableAttributedString(string: "a", attributes: font)
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        let (stage, delegate) = (stage(text), OldDelegate())
        stage.view.delegate = delegate
        let location = stage.point(before: 1)
        try stage.screen.tap(at: CGPoint(x: location.x + 10, y: location.y))
        #expect(delegate.calls == ["attachment 1 1"])
    }

    @Test("TX-131, TX-132: what is recognised acts as a link while the text is only read, and is not written into it")
    func detectors() throws {
        let (stage, delegate) = (stage(NSAttributedString(string: "go to www.example.org now", attributes: font)), OldDelegate())
        stage.view.delegate = delegate
        stage.view.dataDetectorTypes = .link
        stage.screen.settle()
        try stage.screen.tap(at: stage.point(before: 8))
        #expect(delegate.calls == ["http://www.example.org 6 15 0"])
        #expect(stage.view.textStorage.attribute(.link, at: 8, effectiveRange: nil) == nil)
        stage.view.text = "call 555-123-4567"
        stage.view.dataDetectorTypes = [.phoneNumber]
        delegate.calls = []
        stage.screen.wait(1)
        try stage.screen.tap(at: stage.point(before: 8))
        #expect(delegate.calls.first?.hasPrefix("tel:5551234567 5 12") == true)
        stage.view.isEditable = true
        stage.view.isEditable = false
        stage.view.dataDetectorTypes = []
        delegate.calls = []
        stage.screen.wait(1)
        try stage.screen.tap(at: stage.point(before: 8))
        #expect(delegate.calls.isEmpty)
    }
}
