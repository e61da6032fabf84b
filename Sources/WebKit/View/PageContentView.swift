import Foundation
import UIKit

/// The picture of a page. It takes touches and text for it.
final class PageContentView: UIView, UIKeyInput {
    weak var page: WebPage?
    private var note: UILabel?
    private var startPoint = CGPoint.zero
    private var isEditing = false
    private var purpose = Purpose.text

    /// The purpose of a page's field, by the engine's numbers.
    private enum Purpose: Int {
        case text, digits, number, phone, address, email, password

        var keyboard: UIKeyboardType {
            switch self {
            case .text, .password: .default
            case .digits: .numberPad
            case .number: .decimalPad
            case .phone: .phonePad
            case .address: .URL
            case .email: .emailAddress
            }
        }
    }

    // MARK: Showing

    func show(_ image: CGImage, scale: CGFloat) {
        note?.removeFromSuperview()
        note = nil
        layer.contentsScale = scale
        layer.contentsGravity = .topLeft
        layer.contents = image
    }

    func show(text: String) {
        layer.contents = nil
        let note = self.note ?? UILabel()
        note.text = text
        note.font = .preferredFont(forTextStyle: .footnote)
        note.textColor = .darkGray
        note.textAlignment = .center
        note.numberOfLines = 0
        note.frame = bounds.insetBy(dx: 20, dy: 20)
        note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if note.superview == nil { addSubview(note) }
        self.note = note
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        startPoint = touches.first?.location(in: self) ?? .zero
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, note == nil else { return }
        let point = touch.location(in: self)
        guard abs(point.x - startPoint.x) < 10, abs(point.y - startPoint.y) < 10 else { return }
        page?.tap(at: point, count: 1)
    }

    // MARK: Text

    /// The page is being edited, or no longer.
    func setEditing(_ isEditing: Bool, purpose: Int) {
        self.isEditing = isEditing
        self.purpose = Purpose(rawValue: purpose) ?? .text
        if isEditing, !isFirstResponder { becomeFirstResponder() }
        if !isEditing, isFirstResponder { _ = resignFirstResponder() }
    }

    override var canBecomeFirstResponder: Bool { isEditing }

    override func resignFirstResponder() -> Bool {
        let isDone = super.resignFirstResponder()
        if isDone, isEditing {
            isEditing = false
            page?.evaluate("document.activeElement && document.activeElement.blur()", in: .defaultClient, nil)
        }
        return isDone
    }

    var hasText: Bool { isEditing }
    func insertText(_ text: String) { page?.type(text) }
    func deleteBackward() { page?.press(WebPage.Key.backspace.rawValue) }

    var keyboardType: UIKeyboardType {
        get { purpose.keyboard }
        set {}
    }
    var isSecureTextEntry: Bool {
        get { purpose == .password }
        set {}
    }
    var autocapitalizationType: UITextAutocapitalizationType {
        get { .none }
        set {}
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var rest = presses
        for press in presses {
            guard isEditing, let key = press.key, let number = key.pageKey else { continue }
            page?.press(number.rawValue, modifiers: key.modifierFlags)
            rest.remove(press)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}

extension UIKey {
    /// Keys without a character that mean something to a page.
    fileprivate var pageKey: WebPage.Key? {
        switch keyCode {
        case .keyboardLeftArrow: .left
        case .keyboardRightArrow: .right
        case .keyboardUpArrow: .up
        case .keyboardDownArrow: .down
        case .keyboardHome: .home
        case .keyboardEnd: .end
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        case .keyboardDeleteForward: .delete
        case .keyboardEscape: .escape
        default: nil
        }
    }
}
