public import UIKitCore

/// A part of a search that is not text, and stands before the text of a ``UISearchTextField`` as one thing: a person, a kind of file.
// apple: https://developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor @objcMembers open class UISearchToken: UIObject {
    let icon: UIImage?
    let text: String

    /// - Parameters:
    ///   - icon: stands before the text; nil for none.
    ///   - text: what is read.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// The object that the app connects with the token. Kept alive. Default: nil.
    open var representedObject: Any?
}
