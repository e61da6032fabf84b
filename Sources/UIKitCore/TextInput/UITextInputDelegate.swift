/// Hears from a text that it changes by other ways than typing. The system sets itself as the delegate.
// apple: https://developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor @objc public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}
