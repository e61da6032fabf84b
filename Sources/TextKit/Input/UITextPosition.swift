/// A position between two characters of a text. Its representation is private to the object that holds the text.
// apple: https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor @objcMembers open class UITextPosition: UIObject {
    public override init() { super.init() }
}
