import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// Text and values that nobody expects: nothing stops, nothing is lost, and it takes a bounded time.
@MainActor
@Suite(.serialized)
struct TextViewBadInputTests {
    @Test("A line of a megabyte is shown and typed into")
    func longLine() throws {
        let stage = TextViewScreen(String(repeating: "word ", count: 200_000), isEditing: true)
        try stage.type("x")
        try stage.press("delete", "home", "up", "control+left")
        stage.select(500_000)
        try stage.type("y")
        stage.screen.settle()
        #expect(stage.view.textStorage.length == 1_000_001)
        #expect(stage.view.selectedRange.location == 500_001)
    }

    @Test("Ten thousand marks on one letter are one character")
    func marks() throws {
        let stage = TextViewScreen("ab" + String(repeating: "\u{301}", count: 10_000), isEditing: true)
        try stage.press("left")
        #expect(stage.view.selectedRange.location == 1)
        try stage.press("right", "delete")
        #expect(stage.view.text == "a")
        stage.view.undoManager?.undo()
        #expect(stage.view.textStorage.length == 10_002)
    }

    @Test("Halves of surrogate pairs are no places for a caret, and are not deleted alone")
    func surrogates() throws {
        let stage = TextViewScreen("a😀b", isEditing: true)
        stage.view.selectedRange = NSRange(location: 2, length: 0)
        #expect(stage.view.selectedRange.location == 1)
        stage.view.selectedRange = NSRange(location: 0, length: 2)
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 3))
        let half = stage.view.textRange(from: stage.position(2), to: stage.position(3))
        if let half { stage.view.replace(half, withText: "-") }
        #expect(stage.view.text == "a-b")
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "a😀b")
    }

    @Test("Bytes that are no UTF-8 arrive as replacement characters")
    func invalidUTF8() throws {
        let stage = TextViewScreen("", isEditing: true)
        UIPasteboard.general.string = String(decoding: [0x61, 0xFF, 0xC0, 0x62] as [UInt8], as: UTF8.self)
        try stage.press("cmd+v")
        #expect(stage.view.text == "a\u{FFFD}\u{FFFD}b")
    }

    @Test("Fonts of no size, of none that is a number, and of a million points", arguments: [0, -5, CGFloat.nan, .infinity, 1e6])
    func fontSizes(size: CGFloat) throws {
        let stage = TextViewScreen("Hello", isEditing: true)
        stage.view.font = UIFont.systemFont(ofSize: size)
        try stage.type("x")
        stage.screen.settle()
        #expect(stage.view.text == "Hellox")
        #expect(stage.screen.snapshot() != nil)
    }

    @Test("Insets and sizes that are no room, or no number")
    func sizes() throws {
        let stage = TextViewScreen("Hello wide world", isEditing: true)
        for inset in [CGFloat(1000), -1000, .nan, .infinity] {
            stage.view.textContainerInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            try stage.type("x")
            stage.screen.settle()
        }
        stage.view.textContainerInset = .zero
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e6, height: 1e6)] {
            stage.view.frame.size = size
            try stage.type("y")
            stage.screen.settle()
        }
        _ = stage.view.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan))
        _ = stage.view.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity))
        #expect(stage.view.text.hasSuffix("xxxxyyy"))
    }

    @Test("A storage that forgets to end its changes shows nothing new, and does no harm")
    func forgottenEnd() throws {
        let stage = TextViewScreen("abc", isEditing: true)
        stage.view.textStorage.beginEditing()
        stage.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        stage.view.textStorage.endEditing()
        try stage.type("!")
        #expect(stage.view.text == "xyzbc!")
    }

    @Test("Ranges outside of the text lead nowhere")
    func ranges() {
        let stage = TextViewScreen("abc")
        let range = stage.view.textRange(from: stage.position(1), to: stage.position(3))
        stage.view.text = "a"
        if let range {
            #expect(stage.view.text(in: range) == "")
            #expect(stage.view.selectionRects(for: range).isEmpty)
            stage.view.replace(range, withText: "b")
            stage.view.selectedTextRange = range
        }
        #expect(stage.view.text == "ab")
        #expect(stage.view.caretRect(for: UITextPosition()).minX == 5)
    }
}
