import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// What a text view holds, and what setting it does.
@MainActor
@Suite(.serialized)
struct TextViewContentTests {
    private func range(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }

    @Test("TX-67: a view made in code can be edited, selected and scrolled, with 8 points above and below")
    func defaults() {
        let view = UITextView()
        #expect(view.isEditable)
        #expect(view.isSelectable)
        #expect(view.isScrollEnabled)
        #expect(view.clipsToBounds)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.dataDetectorTypes.isEmpty)
        #expect(!view.allowsEditingTextAttributes)
        #expect(!view.clearsOnInsertion)
        #expect(!view.usesStandardTextScaling)
        #expect(!view.isEditable == false)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.backgroundColor == .systemBackground)
        #expect(view.text == "")
        #expect(view.selectedRange == range(0))
        #expect(view.textContainer.widthTracksTextView)
        #expect(view.textContainer.lineFragmentPadding == 5)
    }

    @Test("TX-68: without a font it reads nil, and text is that of Helvetica at 12 points")
    func noFont() {
        let stage = TextViewScreen("x", view: UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(stage.view.font == nil)
        let expected = UIFont(name: "Helvetica", size: 12)?.lineHeight ?? 0
        #expect(abs(stage.view.caretRect(for: stage.view.beginningOfDocument).height - expected) < 0.5)
    }

    @Test("TX-69: nil is an empty text, an empty attributed text, and the default look of links")
    func nils() {
        let view = UITextView()
        view.text = "x"
        view.text = nil
        #expect(view.text == "")
        view.attributedText = NSAttributedString(string: "y")
        view.attributedText = nil
        #expect(view.attributedText.length == 0)
        #expect(view.text == "")
        view.linkTextAttributes = [.kern: 1]
        view.linkTextAttributes = nil
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
        #expect(view.linkTextAttributes.count == 1)
    }

    @Test("TX-70: plain text follows the label's colour; attributed text without a colour is black in light and dark")
    func colors() {
        let stage = TextViewScreen("\u{2588}\u{2588}\u{2588}")
        let location = CGPoint(x: 35, y: 58)
        #expect(stage.screen.color(at: location)?.isNear(.black) == true)
        stage.screen.changeStyle(to: .dark)
        stage.screen.settle()
        #expect(stage.screen.color(at: location)?.isNear(.white) == true)
        stage.view.backgroundColor = .white
        stage.view.attributedText = NSAttributedString(string: "\u{2588}\u{2588}", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        stage.screen.settle()
        #expect(stage.screen.color(at: location)?.isNear(.black) == true)
    }

    @Test("TX-71: a text that is set takes the view's font, colour and alignment, and nothing of the former one")
    func settingText() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 20)
        view.textColor = .red
        view.textAlignment = .center
        view.textStorage.append(NSAttributedString(string: "old", attributes: [.kern: 3]))
        view.text = "new"
        var reach = NSRange()
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: &reach)
        #expect(reach == range(0, 3))
        #expect(attributes[.kern] == nil)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    @Test("TX-72: an attributed text is copied, and font, colour and alignment are those at its end")
    func settingAttributedText() {
        let view = UITextView()
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(string: "one", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.append(
            NSAttributedString(
                string: "two",
                attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green, .paragraphStyle: style]))
        view.attributedText = text
        text.deleteCharacters(in: range(0, 3))
        #expect(view.text == "onetwo")
        #expect(view.font == .systemFont(ofSize: 9))
        #expect(view.textColor == .green)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 9))
    }

    @Test("TX-73: font, colour and alignment that are set afterwards are put on all text, and leave the rest as it is")
    func restyling() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 2, .font: UIFont.systemFont(ofSize: 9)])
        view.font = .systemFont(ofSize: 21)
        view.textColor = .blue
        view.textAlignment = .center
        let attributes = view.attributedText.attributes(at: 1, effectiveRange: nil)
        #expect(attributes[.kern] as? Int == 2)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 21))
        #expect(attributes[.foregroundColor] as? UIColor == .blue)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 21))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(view.textAlignment == .center)
    }

    @Test("TX-74, TX-75, CT-59: a program's text is told to nobody but for the selection, which moves to the end")
    func settingIsSilent() {
        let stage = TextViewScreen("one", isEditing: true)
        stage.view.text = "three"
        #expect(stage.log.take() == ["selection {5, 0}"])
        #expect(stage.selection == range(5))
        stage.view.attributedText = NSAttributedString(string: "eight")
        #expect(stage.log.take().isEmpty)
    }

    @Test("TX-76: a program's text empties what can be undone")
    func settingForgets() throws {
        let stage = TextViewScreen("", isEditing: true)
        try stage.type("a")
        #expect(stage.view.undoManager?.canUndo == true)
        stage.view.text = "b"
        #expect(stage.view.undoManager?.canUndo == false)
        #expect(stage.view.undoManager?.canRedo == false)
    }

    @Test("TX-77: a change of the storage is shown, moves the selection, and is neither told nor undone")
    func foreignEdits() throws {
        let stage = TextViewScreen("one two three", isEditing: true)
        stage.select(8, 5)
        _ = stage.log.take()
        let height = stage.view.contentSize.height
        stage.view.textStorage.replaceCharacters(in: range(0, 3), with: "1\n2\n3")
        stage.screen.settle()
        #expect(stage.view.contentSize.height > height + 30)
        #expect(stage.selection == range(10, 5))
        stage.view.textStorage.deleteCharacters(in: range(6, 6))
        #expect(stage.view.text == "1\n2\n3 ree")
        #expect(stage.selection == range(6, 3))
        #expect(stage.log.take().isEmpty)
        #expect(stage.view.undoManager?.canUndo == false)
        stage.view.textStorage.deleteCharacters(in: range(0, 9))
        #expect(stage.selection == range(0))
    }

    @Test("TX-77: what was to be undone where a program has changed the text since does no harm")
    func undoAfterForeignEdits() throws {
        let stage = TextViewScreen("", isEditing: true)
        try stage.type("hello")
        stage.view.textStorage.deleteCharacters(in: range(1, 4))
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "")
        stage.view.undoManager?.redo()
        #expect(stage.view.text == "h")
    }

    @Test("TX-78: a delegate may set another text where it is asked, and say no")
    func settingWhileAsked() throws {
        let stage = TextViewScreen("abc", isEditing: true)
        stage.log.answers["should change"] = false
        stage.log.reactions["should change"] = { $0.text = "X" }
        try stage.type("d")
        #expect(stage.view.text == "X")
        #expect(stage.selection == range(1))
        stage.log.answers["should change"] = true
        stage.select(1)
        try stage.type("d")
        #expect(stage.view.text == "Xd")
    }

    @Test("TX-79: the state is selection, offset and whether it is typed into, and not the text")
    func state() {
        let stage = TextViewScreen(String(repeating: "line\n", count: 40), isEditing: true)
        stage.select(7, 3)
        stage.view.contentOffset = CGPoint(x: 0, y: 55)
        let state = stage.view.interactionState
        #expect(PropertyListSerialization.propertyList(state, isValidFor: .binary))
        stage.view.resignFirstResponder()
        stage.select(0)
        stage.view.contentOffset = .zero
        stage.view.interactionState = state
        #expect(stage.selection == range(7, 3))
        #expect(stage.view.contentOffset.y == 55)
        #expect(stage.view.isFirstResponder)
        stage.view.interactionState = "nonsense"
        #expect(stage.selection == range(7, 3))
    }

    @Test("TX-80, CT-58: one delegate hears of the text and of scrolling")
    func scrollDelegate() {
        final class Delegate: UIObject, UITextViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let (stage, delegate) = (TextViewScreen(String(repeating: "line\n", count: 40)), Delegate())
        stage.view.delegate = delegate
        stage.view.contentOffset.y = 30
        #expect(delegate.offsets == [30])
        #expect(stage.view.delegate === delegate)
    }

    @Test("TX-56, TX-57, TX-59: the view has a TextKit 2 face until its layout manager is asked for, which stays the same then")
    func textKit() {
        let view = UITextView(frame: .zero, textContainer: nil)
        let storage = view.textStorage
        #expect(view.textLayoutManager != nil)
        #expect(view.textLayoutManager === view.textLayoutManager)
        view.text = "abc"
        #expect((view.textLayoutManager?.textContentManager as? NSTextContentStorage)?.textStorage === storage)
        let manager = view.layoutManager
        #expect(view.textLayoutManager == nil)
        #expect(view.layoutManager === manager)
        #expect(view.textStorage === storage)
        #expect(view.text == "abc")
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
    }

    @Test("TX-21, TX-54, TX-56: a container with a layout manager makes a view of TextKit 1, and keeps its width")
    func ownSystem() {
        final class Manager: NSLayoutManager {}
        let (storage, manager, container) = (NSTextStorage(), Manager(), NSTextContainer(size: CGSize(width: 60, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        #expect(view.textLayoutManager == nil)
        #expect(view.layoutManager === manager)
        #expect(view.textStorage === storage)
        view.layoutIfNeeded()
        #expect(view.textContainer.size.width == 60)
        #expect(UITextView().layoutManager.allowsNonContiguousLayout)
    }

    @Test("TX-40: a layout manager of one's own is asked to draw")
    func ownDrawing() {
        final class Manager: NSLayoutManager {
            nonisolated(unsafe) var calls: Set<String> = []
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                calls.insert("background \(origin.x) \(origin.y)")
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            }
            override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                calls.insert("glyphs \(glyphsToShow.length)")
                super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            }
        }
        let (storage, manager, container) = (NSTextStorage(string: "hello"), Manager(), NSTextContainer(size: .zero))
        container.widthTracksTextView = true
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let stage = TextViewScreen("hello", view: UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container))
        #expect(stage.screen.snapshot() != nil)
        #expect(manager.calls == ["background 0.0 8.0", "glyphs 5"])
    }
}
