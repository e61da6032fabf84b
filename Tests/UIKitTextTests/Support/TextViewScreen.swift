import Foundation
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// A screen with one text view on it, 200 by 120 points with its upper left corner at (20, 40), in the system's font at 17 points.
@MainActor
struct TextViewScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 2)
    let view: UITextView
    let log = TextViewLog()

    /// - Parameter isEditing: whether the view is typed into already, with an empty log.
    init(_ text: String = "", isEditing: Bool = false, view: UITextView? = nil) {
        self.view = view ?? UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
        if view == nil { self.view.font = .systemFont(ofSize: 17) }
        self.view.text = text
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(self.view)
        screen.settle()
        log.follow(self.view)
        guard isEditing else { return }
        self.view.becomeFirstResponder()
        screen.settle()
        _ = log.take()
    }

    var selection: NSRange { view.selectedRange }

    func select(_ location: Int, _ length: Int = 0) { view.selectedRange = NSRange(location: location, length: length) }

    func position(_ location: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: location) ?? view.endOfDocument
    }

    /// A place of the screen beside a character's left edge.
    func point(before location: Int) -> CGPoint {
        let rect = view.caretRect(for: position(location))
        return view.convert(CGPoint(x: rect.minX + 1, y: rect.midY), to: nil)
    }

    func press(_ keys: String...) throws { for key in keys { try screen.press(key: key) } }
    func type(_ text: String) throws { try screen.type(text) }
}
