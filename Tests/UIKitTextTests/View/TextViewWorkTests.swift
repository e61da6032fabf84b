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
}
