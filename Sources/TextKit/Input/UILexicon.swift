import Foundation

/// Words that a keyboard should know beside those of a dictionary.
// apple: https://developer.apple.com/documentation/uikit/uilexicon
@preconcurrency @MainActor @objcMembers open class UILexicon: UIObject {
    /// The pairs. None: the device has no such list.
    open var entries: [UILexiconEntry] { [] }
}

/// The typed text, and the intended one.
// apple: https://developer.apple.com/documentation/uikit/uilexiconentry
@preconcurrency @MainActor @objcMembers open class UILexiconEntry: UIObject {
    /// The intended text.
    open var documentText: String { "" }
    /// The typed text.
    open var userInput: String { "" }
}
