/// A place between two characters of a text. What it is made of is the affair of the object that holds the text.
// apple: https://developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor @objcMembers open class UITextPosition: UIObject {
    public override init() { super.init() }
}
