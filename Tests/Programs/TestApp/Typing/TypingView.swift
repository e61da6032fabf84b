import UIKit

/// A line of text that is typed into after a tap.
class TypingView: UIView, UIKeyInput {
    private let label = UILabel()

    var text = "" {
        didSet {
            label.text = text
            accessibilityValue = text
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        accessibilityIdentifier = "field"
        label.frame = bounds.insetBy(dx: 10, dy: 0)
        label.font = .systemFont(ofSize: 24)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    override var canBecomeFirstResponder: Bool { true }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

    // MARK: Text

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) { self.text += text }

    func deleteBackward() { if hasText { text.removeLast() } }
}
