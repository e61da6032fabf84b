internal import Display
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// The first responder as an input view controller sees it. What is typed takes the way of all keys.
@MainActor
final class TypedDocument: UIObject, InputDocument {
    private unowned let controller: UIInputViewController
    private weak var responder: UIResponder?
    private(set) var documentIdentifier = UUID()

    /// How much of a text is notified of, in each direction, in UTF-16 units.
    private static let contextLength = 1024

    init(of controller: UIInputViewController) {
        self.controller = controller
        super.init()
    }

    /// Another object is typed to; nil for none.
    func open(_ responder: UIResponder?) {
        guard responder !== self.responder else { return }
        if let input, input.inputDelegate === controller { input.inputDelegate = nil }
        self.responder = responder
        documentIdentifier = UUID()
        if let input, input.inputDelegate == nil { input.inputDelegate = controller }
    }

    /// Nobody is to be typed to any more.
    func close() { responder?.resignFirstResponder() }

    private var input: (any UITextInput)? { responder as? any UITextInput }
    private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }
    private var host: DisplayHost? { (responder as? UIView)?.window?.screenHost }

    // MARK: The text

    var hasText: Bool { keys?.hasText ?? false }

    var documentContextBeforeInput: String? {
        guard let input, let caret = input.selectedTextRange?.start else { return nil }
        let start = input.position(from: caret, offset: -Self.contextLength) ?? input.beginningOfDocument
        return text(from: start, to: caret)
    }

    var documentContextAfterInput: String? {
        guard let input, let caret = input.selectedTextRange?.end else { return nil }
        let end = input.position(from: caret, offset: Self.contextLength) ?? input.endOfDocument
        return text(from: caret, to: end)
    }

    var selectedText: String? {
        guard let range = input?.selectedTextRange, !range.isEmpty else { return nil }
        return input?.text(in: range)
    }

    private func text(from start: UITextPosition, to end: UITextPosition) -> String? {
        guard let text = input?.textRange(from: start, to: end).flatMap({ input?.text(in: $0) }), !text.isEmpty else { return nil }
        return text
    }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    // MARK: Typing

    func insertText(_ text: String) { change { $0.type(text) } }
    func deleteBackward() { change { $0.deleteBackward() } }

    private func change(_ body: (DisplayHost) -> Void) {
        guard let host, let responder, responder.isFirstResponder else { return }
        controller.textWillChange(input)
        body(host)
        controller.textDidChange(input)
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let caret = input.selectedTextRange?.end else { return }
        let edge = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let position = input.position(from: caret, offset: offset) ?? edge
        input.selectedTextRange = input.textRange(from: position, to: position)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        let length = markedText.utf16.count
        let start = min(max(selectedRange.location, 0), length)
        let end = min(start + max(selectedRange.length, 0), length)
        change { $0.receiveFromKeyboard(.composing(markedText, selection: start..<end)) }
    }

    func unmarkText() { input?.unmarkText() }

    // MARK: What the text wants

    // Each is the text's own affair: what is set here changes nothing.

    var autocapitalizationType: UITextAutocapitalizationType {
        get { traits?.autocapitalizationType ?? .sentences }
        set {}
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { traits?.autocorrectionType ?? .default }
        set {}
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { traits?.spellCheckingType ?? .default }
        set {}
    }
    var keyboardType: UIKeyboardType {
        get { traits?.keyboardType ?? .default }
        set {}
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { traits?.keyboardAppearance ?? .default }
        set {}
    }
    var returnKeyType: UIReturnKeyType {
        get { traits?.returnKeyType ?? .default }
        set {}
    }
    var enablesReturnKeyAutomatically: Bool {
        get { traits?.enablesReturnKeyAutomatically ?? false }
        set {}
    }
    var isSecureTextEntry: Bool {
        get { traits?.isSecureTextEntry ?? false }
        set {}
    }
    var textContentType: UITextContentType? {
        get { traits?.textContentType ?? nil }
        set {}
    }
}
