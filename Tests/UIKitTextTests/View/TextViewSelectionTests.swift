import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// How text is selected by fingers and keys, and how that looks.
@MainActor
@Suite(.serialized)
struct TextViewSelectionTests {
    private func range(_ location: Int, _ length: Int = 0) -> NSRange { NSRange(location: location, length: length) }

    @Test("TX-133: a finger places the caret at the nearest end of the word it meets")
    func tapping() throws {
        let stage = TextViewScreen("Hello wonderful world", isEditing: true)
        try stage.screen.tap(at: stage.point(before: 8))
        #expect(stage.selection == range(6))
        stage.screen.wait(1)
        try stage.screen.tap(at: stage.point(before: 13))
        #expect(stage.selection == range(15))
        stage.screen.wait(1)
        try stage.screen.tap(at: CGPoint(x: 100, y: 150))
        #expect(stage.selection == range(21))
    }

    @Test("TX-134: two taps select a word, three a paragraph")
    func manyTaps() throws {
        let stage = TextViewScreen("one two\nthree four", isEditing: true)
        stage.view.frame.origin.y = 110
        stage.screen.settle()
        try stage.screen.doubleTap(at: stage.point(before: 5))
        #expect(stage.selection == range(4, 3))
        stage.screen.wait(1)
        for _ in 0..<3 {
            let finger = stage.screen.touchDown(at: stage.point(before: 10))
            stage.screen.wait(0.05)
            finger.lift()
            stage.screen.wait(0.05)
        }
        #expect(stage.selection == range(8, 10))
    }

    @Test("TX-135: a long press moves the caret with the finger under a loupe, and brings the menu at the end")
    func longPress() throws {
        let stage = TextViewScreen("Hello wonderful world", isEditing: true)
        UIPasteboard.general.string = "x"
        let count = stage.screen.window.subviews.count
        let finger = stage.screen.touchDown(at: stage.point(before: 3))
        stage.screen.wait(0.7)
        #expect(stage.selection == range(3))
        #expect(stage.screen.window.subviews.count == count + 1)
        finger.move(to: stage.point(before: 8))
        stage.screen.wait(0.05)
        #expect(stage.selection == range(8))
        finger.lift()
        stage.screen.wait(0.5)
        #expect(stage.screen.shows("Paste"))
        #expect(stage.screen.shows("Select"))
        #expect(!stage.screen.shows("Copy"))
    }

    @Test("TX-135: in a text that cannot be edited it selects the word")
    func longPressReading() throws {
        let stage = TextViewScreen("Hello wonderful world")
        stage.view.isEditable = false
        try stage.screen.press(at: stage.point(before: 8), for: 0.8)
        stage.screen.wait(0.5)
        #expect(stage.selection == range(6, 9))
        #expect(stage.screen.shows("Copy"))
        #expect(!stage.screen.shows("Cut"))
    }

    @Test("TX-136: a selection has handles, which move its ends, do not cross, and bring the menu back")
    func handles() throws {
        let stage = TextViewScreen("one two three", isEditing: true)
        try stage.screen.doubleTap(at: stage.point(before: 5))
        stage.screen.wait(0.5)
        func grip(_ location: Int, _ dy: CGFloat) -> CGPoint {
            let rect = stage.view.caretRect(for: stage.position(location))
            return stage.view.convert(CGPoint(x: rect.midX, y: (dy > 0 ? rect.maxY : rect.minY) + dy), to: nil)
        }
        try stage.screen.drag(from: grip(7, 5), to: grip(13, 5))
        #expect(stage.selection == range(4, 9))
        stage.screen.wait(0.5)
        #expect(stage.screen.shows("Copy"))
        try stage.screen.drag(from: grip(4, -5), to: grip(0, -5))
        #expect(stage.selection == range(0, 13))
        stage.screen.wait(0.5)
        try stage.screen.drag(from: grip(13, 5), to: CGPoint(x: 10, y: 60))
        #expect(stage.selection == range(0, 1))
    }

    @Test("TX-137: the caret has the tint colour, blinks, and is seen after each key")
    func caret() throws {
        let stage = TextViewScreen("", isEditing: true)
        stage.view.tintColor = .red
        stage.screen.settle()
        func isSeen() -> Bool {
            let rect = stage.view.caretRect(for: stage.view.endOfDocument)
            return stage.screen.color(at: stage.view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))?.isNear(.red) == true
        }
        #expect(isSeen())
        stage.screen.wait(0.7)
        #expect(!isSeen())
        try stage.type(" ")
        #expect(isSeen())
        stage.view.resignFirstResponder()
        stage.screen.settle()
        #expect(!isSeen())
    }

    @Test("TX-139: the caret reaches through the space below a line")
    func lineSpacing() {
        let stage = TextViewScreen("")
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        stage.view.attributedText = NSAttributedString(
            string: "a\nb", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        let height = stage.view.caretRect(for: stage.view.beginningOfDocument).height
        #expect(abs(height - UIFont.systemFont(ofSize: 17).lineHeight - 10) < 1)
    }

    @Test("TX-140: a selection is a fifth of the tint colour, and reaches to the edge where it goes on")
    func marking() {
        let stage = TextViewScreen("one\ntwo", isEditing: true)
        stage.view.tintColor = .red
        stage.select(0, 7)
        stage.screen.settle()
        let pink = UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1)
        #expect(stage.screen.color(at: CGPoint(x: 210, y: 50))?.isNear(pink) == true)
        #expect(stage.screen.color(at: CGPoint(x: 210, y: 80))?.isNear(pink) == false)
    }

    @Test("TX-141: there is a rectangle for each line; the first contains the start, the last the end")
    func selectionRects() throws {
        let stage = TextViewScreen("one\ntwo\nthree")
        let whole = try #require(stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument))
        let rects = stage.view.selectionRects(for: whole)
        #expect(rects.map(\.containsStart) == [true, false, false])
        #expect(rects.map(\.containsEnd) == [false, false, true])
        #expect(stage.view.firstRect(for: whole).maxY <= rects[1].rect.minY + 0.1)
    }

    @Test("TX-142: which commands make sense")
    func commands() {
        let stage = TextViewScreen("", isEditing: true)
        UIPasteboard.general.items = []
        func possible() -> [String] {
            let all: [(String, Selector)] = [
                ("cut", #selector(UIResponderStandardEditActions.cut(_:))), ("copy", #selector(UIResponderStandardEditActions.copy(_:))),
                ("paste", #selector(UIResponderStandardEditActions.paste(_:))),
                ("select", #selector(UIResponderStandardEditActions.select(_:))),
                ("all", #selector(UIResponderStandardEditActions.selectAll(_:))),
                ("delete", #selector(UIResponderStandardEditActions.delete(_:))),
            ]
            return all.filter { stage.view.canPerformAction($0.1, withSender: nil) }.map(\.0)
        }
        #expect(possible().isEmpty)
        UIPasteboard.general.string = "x"
        #expect(possible() == ["paste"])
        stage.view.text = "one two"
        #expect(possible() == ["paste", "select", "all"])
        stage.select(0, 3)
        #expect(possible() == ["cut", "copy", "paste", "all"])
        stage.select(0, 7)
        #expect(possible() == ["cut", "copy", "paste"])
        stage.view.isEditable = false
        #expect(possible() == ["copy"])
        stage.view.isSecureTextEntry = true
        #expect(possible().isEmpty)
    }

    @Test("TX-143, TX-144: the delegate says what is in the menu, and hears of it")
    func menu() throws {
        final class Chooser: UIObject, UITextViewDelegate {
            var calls: [String] = []
            func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                calls.append("menu \(range.length)")
                return UIMenu(children: [UIAction(title: "Shout") { [weak textView] _ in textView?.text = "HELLO" }] + suggestedActions)
            }
            func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                calls.append("present")
            }
            func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                calls.append("dismiss")
            }
        }
        let (stage, chooser) = (TextViewScreen("Hello", isEditing: true), Chooser())
        stage.view.delegate = chooser
        try stage.screen.doubleTap(at: stage.point(before: 2))
        stage.screen.wait(0.5)
        #expect(stage.screen.shows("Cut"))
        try stage.screen.tap("Shout")
        stage.screen.wait(1)
        #expect(stage.view.text == "HELLO")
        #expect(chooser.calls == ["menu 5", "present", "dismiss"])
    }

    @Test("TX-146, TX-147: the commands select a word and all, and copy plain text")
    func selectCommands() {
        let stage = TextViewScreen("one two", isEditing: true)
        stage.select(5)
        _ = stage.log.take()
        stage.view.select(nil)
        #expect(stage.selection == range(4, 3))
        stage.view.copy(nil)
        #expect(UIPasteboard.general.string == "two")
        stage.view.selectAll(nil)
        #expect(stage.selection == range(0, 7))
        #expect(stage.log.take() == ["selection {4, 3}", "selection {0, 7}"])
    }

    @Test("Up and down go by lines and keep their place across; Home and End know lines that wrap")
    func rows() throws {
        let stage = TextViewScreen("a long first line\nb\nanother long line", isEditing: true)
        stage.select(10)
        try stage.press("down")
        #expect(stage.selection == range(19))
        try stage.press("down")
        #expect((29...31).contains(stage.selection.location))
        try stage.press("up", "up")
        #expect(stage.selection == range(10))
        try stage.press("up")
        #expect(stage.selection == range(0))
        stage.view.text = "these are words that wrap around"
        stage.select(2)
        try stage.press("end")
        let end = stage.selection.location
        #expect(end > 10)
        #expect(end < 32)
        #expect(stage.view.caretRect(for: stage.view.selectedTextRange!.end).minY < 20)
        try stage.press("right", "left")
        #expect(stage.view.caretRect(for: stage.view.selectedTextRange!.end).minY > 20)
        try stage.press("home")
        #expect(stage.selection.location == end)
        try stage.press("shift+end")
        #expect(NSMaxRange(stage.selection) > end)
    }

    @Test("Page Up and Page Down go as far as is seen")
    func pages() throws {
        let stage = TextViewScreen((1...40).map { "line \($0)" }.joined(separator: "\n"), isEditing: true)
        stage.select(0)
        try stage.press("page-down")
        let first = stage.selection.location
        #expect(first > 14)
        #expect(stage.view.contentOffset.y >= 0)
        try stage.press("page-down")
        #expect(stage.selection.location > first + 14)
        try stage.press("page-up", "page-up", "page-up")
        #expect(stage.selection.location == 0)
    }

    @Test("TX-190, TX-191: positions count UTF-16 units and belong to their own text; ends are put in order")
    func positions() throws {
        let stage = TextViewScreen("a😀b")
        let view = stage.view
        #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
        let reversed = view.textRange(from: view.endOfDocument, to: view.beginningOfDocument)
        #expect(reversed?.start == view.beginningOfDocument)
        #expect(reversed.flatMap { view.text(in: $0) } == "a😀b")
        #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
        #expect(view.position(from: UITextPosition(), offset: 1) == nil)
        #expect(view.caretRect(for: stage.position(2)).minX == view.caretRect(for: stage.position(1)).minX)
        #expect(view.position(from: stage.position(1), in: .right, offset: 1) == stage.position(3))
    }

    @Test("TX-193, TX-194: the tokenizer knows characters, words, sentences, paragraphs, lines and all of the text")
    func tokens() throws {
        let stage = TextViewScreen("One two. Three\nfour and many more words than fit")
        let view = stage.view
        func part(_ location: Int, _ granularity: UITextGranularity) -> String? {
            view.tokenizer.rangeEnclosingPosition(stage.position(location), with: granularity, inDirection: .storage(.forward))
                .flatMap { view.text(in: $0) }
        }
        #expect(part(4, .word) == "two")
        #expect(part(7, .word) == nil)
        #expect(part(4, .character) == "t")
        #expect(part(4, .paragraph) == "One two. Three\n")
        #expect(part(1, .document) == view.text)
        #expect(part(2, .line) == "One two. Three\n")
        #expect(part(16, .line)?.contains("words") == false)
        #expect(view.tokenizer.isPosition(stage.position(7), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(view.tokenizer.position(from: stage.position(0), toBoundary: .word, inDirection: .storage(.forward)) == stage.position(3))
        #expect(view.tokenizer.position(from: view.endOfDocument, toBoundary: .word, inDirection: .storage(.forward)) == nil)
    }

    @Test("A word in a long line is found, and so is the next one far away")
    func farTokens() {
        let stage = TextViewScreen("start" + String(repeating: " ", count: 30_000) + String(repeating: "x", count: 3000))
        let view = stage.view
        let next = view.tokenizer.position(from: stage.position(5), toBoundary: .word, inDirection: .storage(.forward))
        #expect(next == stage.position(33_005))
    }
}
