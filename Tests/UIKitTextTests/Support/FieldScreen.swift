import Foundation
@_spi(ForasteroInternal) import UIKitText
import UIKitTesting

/// A screen with one text field on it, 200 points wide with its upper left corner at (20, 40).
@MainActor
struct FieldScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 2)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let log = FieldLog()

    /// - Parameter isEditing: whether the field is typed into already, with an empty log.
    init(_ text: String = "", style: UITextField.BorderStyle = .none, isEditing: Bool = false) {
        field.borderStyle = style
        field.text = text
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(field)
        screen.settle()
        log.follow(field)
        guard isEditing else { return }
        field.becomeFirstResponder()
        screen.settle()
        _ = log.take()
    }

    /// What is selected, as location and length in UTF-16 units.
    var selection: NSRange? {
        field.selectedTextRange.map { range in
            NSRange(
                location: field.offset(from: field.beginningOfDocument, to: range.start),
                length: field.offset(from: range.start, to: range.end))
        }
    }

    func select(_ location: Int, _ length: Int = 0) {
        let start = field.position(from: field.beginningOfDocument, offset: location)
        let end = start.flatMap { field.position(from: $0, offset: length) }
        if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    }

    /// A place of the screen beside a character's left edge.
    func point(before location: Int) -> CGPoint {
        let position = field.position(from: field.beginningOfDocument, offset: location) ?? field.endOfDocument
        let rect = field.caretRect(for: position)
        return field.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
    }

    func press(_ key: String) throws { try screen.press(key: key) }
    func type(_ text: String) throws { try screen.type(text) }
}
