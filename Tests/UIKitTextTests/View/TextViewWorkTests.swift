import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// That work does not grow with the text. Times are written down, and have wide limits: other programs run beside tests.
@MainActor
@Suite(.serialized)
struct TextViewSpeedTests {
    private func time(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let duration = try clock.measure { try body() }
        return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
    }

    @Test("A megabyte is opened, typed into, restyled and scrolled")
    func megabyte() throws {
        let text = (0..<20_000).map { "This is line number \($0) of the long text" }.joined(separator: "\n")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
        view.font = .systemFont(ofSize: 17)
        screen.window.addSubview(view)
        screen.settle()
        let opening = time {
            view.text = text
            screen.settle()
        }
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
        screen.settle()
        let typing = try time { for _ in 0..<100 { try screen.type("x") } } / 100
        let restyling =
            time {
                for step in 0..<100 {
                    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: step * 40, length: 4))
                    screen.settle()
                }
            } / 100
        let scrolling =
            time {
                for _ in 0..<100 {
                    view.contentOffset.y += 37
                    screen.settle()
                }
            } / 100
        print(
            "a megabyte: opened in \(opening) ms, a key \(typing) ms, a word restyled \(restyling) ms, a frame of scrolling \(scrolling) ms"
        )
        #expect(opening < 2000 && typing < 100 && restyling < 100 && scrolling < 100)
    }
}
