/// Is notified by a text that it changes by other ways than typing. The system sets itself as the delegate.
// apple: https://developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor @objc public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
