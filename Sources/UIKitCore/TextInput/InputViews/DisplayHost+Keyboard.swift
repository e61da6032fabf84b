internal import Display

// The keyboard on the screen, and how what is typed on it comes in: where all other input does.
@_spi(ForasteroInternal)
extension DisplayHost {
    /// Text from a keyboard on the screen.
    public func type(_ text: String) { receiveFromKeyboard(.committed(text)) }

    /// Delete of a keyboard on the screen.
    public func deleteBackward() { receiveFromKeyboard(.deletedBackward) }

    /// True if what is typed now is hidden from those who look on.
    public var typesSecret: Bool {
        (windows.keyWindow?.firstResponder as? any UITextInputTraits)?.isSecureTextEntry ?? false
    }

    /// Somebody may want a keyboard on the screen now, or not any more.
    func keyboardUseDidChange() { windows.keyWindow?.inputViews?.update() }
}
