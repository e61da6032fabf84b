import Foundation

/// Words that a keyboard should know beside those of a dictionary.
// apple: https://developer.apple.com/documentation/uikit/uilexicon
@preconcurrency @MainActor @objcMembers open class UILexicon: UIObject {
    /// The pairs. None: the device has no such list.
    open var entries: [UILexiconEntry] { [] }
}

/// What is typed, and what is meant by it.
// apple: https://developer.apple.com/documentation/uikit/uilexiconentry
@preconcurrency @MainActor @objcMembers open class UILexiconEntry: UIObject {
    /// What is meant.
    open var documentText: String { "" }
    /// What is typed for it.
    open var userInput: String { "" }
}
