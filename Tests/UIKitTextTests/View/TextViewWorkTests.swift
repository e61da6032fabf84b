import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

@Suite("The work of a text view does not grow with its text")
@MainActor
struct TextViewWorkTests {
    @Test("A megabyte is opened, typed into, restyled and scrolled")
    func megabyte() throws {
        let text = (0..<20_000).map { "This is line number \($0) of the long text" }.joined(separator: "\n")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        let count = LineCount(view)
        view.font = .systemFont(ofSize: 17)
        screen.window.addSubview(view)
        screen.settle()
        let opening = count.lines {
            view.text = text
            screen.settle()
        }
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
        screen.settle()
        let typing = try count.lines { for _ in 0..<100 { try screen.type("x") } }
        let restyling = count.lines {
            for step in 0..<100 {
                view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: step * 40, length: 4))
                screen.settle()
            }
        }
        let scrolling = count.lines {
            for _ in 0..<100 {
                view.contentOffset.y += 37
                screen.settle()
            }
        }
        #expect(opening < 100)
        #expect(typing < 1_000)
        #expect(restyling < 1_000)
        #expect(scrolling < 1_000)
    }

    @Test("Scrolling draws the lines that come, and no others again, though the heights of those below were guessed")
    func drawnOnce() {
        let (storage, manager, container) = (NSTextStorage(), DrawnCount(), NSTextContainer(size: CGSize(width: 320, height: 0)))
        manager.allowsNonContiguousLayout = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), textContainer: container)
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        view.font = .systemFont(ofSize: 17)
        // Letters that are narrower than most: paragraphs are lower than is guessed.
        view.text = (0..<1000).map { String(repeating: "ill lit ", count: $0 % 20 + 1) }.joined(separator: "\n")
        screen.window.addSubview(view)
        screen.settle()
        let before = (characters: manager.characters, height: view.contentSize.height)
        for _ in 0..<100 {
            view.contentOffset.y += 13
            screen.settle()
        }
        let passed = manager.glyphRange(
            forBoundingRectWithoutAdditionalLayout: CGRect(x: 0, y: 480, width: 320, height: 1300), in: container)
        #expect(view.contentSize.height != before.height)
        #expect(manager.characters - before.characters < passed.length * 3 / 2)
    }

    @Test("Lines that move because others above them were guessed are drawn where they are now")
    func movedLines() {
        let text = (0..<2000).map { $0.isMultiple(of: 3) ? "word \($0)" : "A longer paragraph, which takes up several lines, \($0)" }
        func screen(_ prepare: (UITextView, TestScreen) -> Void) -> TestScreen {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 300))
            let screen = TestScreen(size: CGSize(width: 160, height: 300), scale: 1)
            view.font = .systemFont(ofSize: 17)
            view.text = text.joined(separator: "\n")
            screen.window.addSubview(view)
            screen.settle()
            prepare(view, screen)
            return screen
        }
        // Upwards into what was not laid out: each frame finds other heights above.
        var offset: CGFloat = 0
        let scrolled = screen { view, screen in
            view.contentOffset.y = 20_000
            screen.settle()
            for _ in 0..<60 {
                view.contentOffset.y -= 23
                screen.settle()
            }
            offset = view.contentOffset.y
        }
        let kept = scrolled.snapshot()?.pngData()
        guard let view = scrolled.window.subviews.compactMap({ $0 as? UITextView }).first else { return }
        view.setNeedsDisplay()
        view.traitCollectionDidChange(nil)
        scrolled.settle()
        #expect(view.contentOffset.y == offset)
        #expect(scrolled.snapshot()?.pngData() == kept)
    }
}
