import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// How large text views are, and where their text stands.
@MainActor
@Suite(.serialized)
struct TextViewGeometryTests {
    private let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight

    private func near(_ first: CGFloat, _ second: CGFloat, _ distance: CGFloat = 0.51) -> Bool { abs(first - second) <= distance }

    @Test("TX-81, TX-138: text begins 5 points to the right and 8 below; carets are 2 wide and as high as the line")
    func origin() {
        let stage = TextViewScreen("Hello")
        let caret = stage.view.caretRect(for: stage.view.beginningOfDocument)
        #expect(caret.minX == 5)
        #expect(caret.minY == 8)
        #expect(caret.width == 2)
        #expect(near(caret.height, lineHeight))
        #expect(
            stage.view.firstRect(for: stage.view.textRange(from: stage.view.beginningOfDocument, to: stage.view.endOfDocument)!).minX == 5)
        stage.view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
        stage.view.textContainer.lineFragmentPadding = 0
        #expect(stage.view.caretRect(for: stage.view.beginningOfDocument).origin == CGPoint(x: 10, y: 20))
    }

    @Test("TX-82, TX-83, TX-84: the content is as wide as the view, and as high as insets and lines, on a whole pixel")
    func contentSize() {
        let stage = TextViewScreen("one")
        #expect(stage.view.contentSize == CGSize(width: 200, height: ((16 + lineHeight) * 2).rounded(.up) / 2))
        stage.view.text = "one\ntwo\nthree"
        stage.screen.settle()
        #expect(near(stage.view.contentSize.height, 16 + 3 * lineHeight))
    }

    @Test("TX-82: the size of the content is what the next layout would make it, before that")
    func contentSizeBeforeLayout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.font = .systemFont(ofSize: 17)
        view.text = "one two three four five six seven eight nine"
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.isScrollEnabled = false
        view.sizeToFit()
        #expect(view.contentSize.height == view.bounds.height && view.contentSize.height > 2 * lineHeight)
        view.bounds.size = CGSize(width: 1000, height: 20)
        #expect(view.contentSize.width == 1000 && near(view.contentSize.height, lineHeight))
        view.contentSize.height = 7
        view.layoutIfNeeded()
        #expect(near(view.contentSize.height, lineHeight))
    }

    @Test("TX-29, TX-30: an empty text is one line high, and a break at the end makes one more")
    func extraLine() {
        let stage = TextViewScreen("")
        #expect(near(stage.view.contentSize.height, 16 + lineHeight))
        #expect(near(stage.view.caretRect(for: stage.view.endOfDocument).height, lineHeight))
        stage.view.text = "a\n"
        stage.screen.settle()
        #expect(near(stage.view.contentSize.height, 16 + 2 * lineHeight))
        #expect(near(stage.view.caretRect(for: stage.view.endOfDocument).minY, 8 + lineHeight))
        stage.view.text = ""
        stage.view.font = .systemFont(ofSize: 34)
        stage.screen.settle()
        #expect(near(stage.view.contentSize.height, 16 + UIFont.systemFont(ofSize: 34).lineHeight))
    }

    @Test("TX-85: a size that fits is no wider than asked for, and as wide and high as the text", arguments: [true, false])
    func fitting(scrolls: Bool) {
        let view = UITextView()
        view.isScrollEnabled = scrolls
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello wide world"
        let one = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(near(one.height, 16 + lineHeight))
        #expect(one.width < 200)
        #expect(one.width > 100)
        let two = view.sizeThatFits(CGSize(width: 90, height: 10))
        #expect(near(two.height, 16 + 2 * lineHeight))
        #expect(two.width <= 90)
        #expect(view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) == one)
        view.textAlignment = .right
        #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)).height == one.height)
    }

    @Test("TX-86: with scrolling there is no size of its own; without it is that of the text, and follows it while a person types")
    func intrinsicSize() throws {
        let stage = TextViewScreen("")
        stage.view.removeFromSuperview()
        #expect(stage.view.intrinsicContentSize == CGSize(width: -1, height: -1))
        stage.view.isScrollEnabled = false
        stage.view.translatesAutoresizingMaskIntoConstraints = false
        stage.screen.window.addSubview(stage.view)
        NSLayoutConstraint.activate([
            stage.view.leadingAnchor.constraint(equalTo: stage.screen.window.leadingAnchor),
            stage.view.topAnchor.constraint(equalTo: stage.screen.window.topAnchor),
            stage.view.widthAnchor.constraint(equalToConstant: 120),
        ])
        stage.screen.settle()
        #expect(near(stage.view.bounds.height, 16 + lineHeight))
        stage.view.becomeFirstResponder()
        try stage.type("Hello wide world, and more")
        stage.screen.settle()
        #expect(near(stage.view.bounds.height, 16 + 3 * lineHeight))
        #expect(stage.view.contentOffset == .zero)
        stage.view.textContainerInset.bottom = 30
        stage.screen.settle()
        #expect(near(stage.view.bounds.height, 38 + 3 * lineHeight))
    }

    @Test("TX-87: a view that begins to scroll at a height keeps its text and its caret")
    func toggling() {
        let stage = TextViewScreen("one\ntwo\nthree\nfour\nfive\nsix\nseven", isEditing: true)
        stage.view.isScrollEnabled = false
        stage.select(3)
        #expect(stage.view.intrinsicContentSize.height > 150)
        stage.view.isScrollEnabled = true
        #expect(stage.view.intrinsicContentSize.height == -1)
        #expect(stage.selection.location == 3)
        #expect(stage.view.text.hasPrefix("one"))
    }

    @Test("TX-88: the space around the text changes lines and size at once; that of scrolling does not")
    func insets() {
        let stage = TextViewScreen("Hello wide world of text")
        let height = stage.view.contentSize.height
        stage.view.textContainerInset.right = 110
        #expect(stage.view.contentSize.height > height)
        #expect(stage.view.textContainer.size.width == 90)
        let taller = stage.view.contentSize.height
        stage.view.contentInset.top = 30
        #expect(stage.view.contentSize.height == taller)
    }

    @Test("TX-89: a stretch is scrolled to by the least amount, at once; of one that is too large the end is seen")
    func scrollingToRange() {
        let stage = TextViewScreen((1...60).map { "line \($0)" }.joined(separator: "\n"))
        let text = stage.view.text as NSString
        stage.view.scrollRangeToVisible(text.range(of: "line 30"))
        #expect(near(stage.view.contentOffset.y, 8 + 30 * lineHeight - 120, 1))
        let offset = stage.view.contentOffset
        stage.view.scrollRangeToVisible(text.range(of: "line 28"))
        #expect(stage.view.contentOffset == offset)
        stage.view.scrollRangeToVisible(text.range(of: "line 10"))
        #expect(near(stage.view.contentOffset.y, 8 + 9 * lineHeight, 1))
        stage.view.scrollRangeToVisible(NSRange(location: 0, length: text.length))
        #expect(near(stage.view.contentOffset.y, stage.view.contentSize.height - 120, 1))
        stage.view.scrollRangeToVisible(NSRange(location: 9_999, length: 5))
    }

    @Test("TX-90: the caret is kept in sight, above an inset below")
    func caretInSight() throws {
        let stage = TextViewScreen("", isEditing: true)
        for _ in 0..<10 { try stage.type("x\n") }
        stage.screen.settle()
        var caret = stage.view.caretRect(for: stage.view.endOfDocument)
        #expect(caret.maxY <= stage.view.bounds.maxY)
        #expect(caret.minY >= stage.view.bounds.minY)
        stage.view.contentInset.bottom = 50
        try stage.type("y")
        caret = stage.view.caretRect(for: stage.view.endOfDocument)
        #expect(caret.maxY <= stage.view.bounds.maxY - 50)
        try stage.press("cmd+up")
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("TX-91: the first baseline is below the space above by the ascender")
    func baseline() {
        let stage = TextViewScreen("x")
        stage.view.removeFromSuperview()
        stage.view.isScrollEnabled = false
        stage.view.translatesAutoresizingMaskIntoConstraints = false
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        let window = stage.screen.window
        window.addSubview(stage.view)
        window.addSubview(line)
        NSLayoutConstraint.activate([
            stage.view.topAnchor.constraint(equalTo: window.topAnchor), stage.view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            line.topAnchor.constraint(equalTo: stage.view.firstBaselineAnchor),
            line.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1), line.widthAnchor.constraint(equalToConstant: 1),
        ])
        stage.screen.settle()
        #expect(near(line.frame.minY, 8 + UIFont.systemFont(ofSize: 17).ascender, 1))
    }

    @Test("TX-48, TX-51: a limit of lines counts in a text view as well")
    func lineLimit() {
        let stage = TextViewScreen("one\ntwo\nthree")
        stage.view.textContainer.maximumNumberOfLines = 2
        stage.screen.settle()
        #expect(near(stage.view.contentSize.height, 16 + 2 * lineHeight, 1))
    }

    @Test("Only what is seen of a long text is laid out and drawn, and scrolling shows the rest")
    func longText() {
        let stage = TextViewScreen((0..<20_000).map { "line number \($0)" }.joined(separator: "\n"))
        #expect(stage.view.layoutManager.layoutCount < 100)
        #expect(near(stage.view.contentSize.height, 16 + 20_000 * lineHeight, 20_000))
        stage.view.contentOffset.y = 200_000
        stage.screen.settle()
        #expect(stage.screen.inkCount(in: CGRect(x: 20, y: 42, width: 150, height: 110)) > 500)
        #expect(stage.view.layoutManager.layoutCount < 300)
    }

    @Test("From right to left text and caret begin at the right")
    func rightToLeft() {
        let stage = TextViewScreen("שלום עולם")
        #expect(stage.view.caretRect(for: stage.view.beginningOfDocument).maxX > 180)
        #expect(stage.view.baseWritingDirection(for: stage.view.beginningOfDocument, in: .forward) == .rightToLeft)
    }
}
