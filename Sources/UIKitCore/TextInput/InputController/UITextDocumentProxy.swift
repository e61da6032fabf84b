import Foundation

/// The text that an input view controller types into, as far as it may know of it.
// apple: https://developer.apple.com/documentation/uikit/uitextdocumentproxy
@preconcurrency @MainActor @objc public protocol UITextDocumentProxy: UIKeyInput {
    /// Some of the text before the caret or the selection; nil where there is none.
    var documentContextBeforeInput: String? { get }
    /// Some of the text behind it; nil where there is none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil where there is none.
    var selectedText: String? { get }
    /// The language of the keyboard.
    var documentInputMode: UITextInputMode? { get }
    /// Identifies the text: another one for each object that becomes first responder.
    var documentIdentifier: UUID { get }

    /// Moves the caret by characters, as far as there is text. Negative numbers lead towards its beginning.
    @objc(adjustTextPositionByCharacterOffset:) func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows text that is being composed at the caret.
    @objc(setMarkedText:selectedRange:) func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Composed text becomes plain text.
    func unmarkText()
}
