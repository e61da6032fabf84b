/// A responder that takes simple text from a keyboard while it is first responder.
// apple: https://developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor @objc public protocol UIKeyInput: UITextInputTraits {
    /// True if there is any text that could be deleted.
    var hasText: Bool { get }

    /// Text was typed: a character, what an input method made, a line feed for Return, a tab.
    func insertText(_ text: String)

    /// The key that deletes the character before the caret was pressed.
    func deleteBackward()
}
