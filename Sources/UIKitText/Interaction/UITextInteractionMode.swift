/// The kind of interaction with a text.
// apple: https://developer.apple.com/documentation/uikit/uitextinteractionmode
public enum UITextInteractionMode: Int, Sendable {
    /// Place a caret, and select.
    case editable = 0
    /// Select alone.
    case nonEditable = 1
}
