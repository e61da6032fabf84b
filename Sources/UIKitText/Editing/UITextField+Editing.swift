import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Beginning and end of the typing, and what only fields do.
extension UITextField {
    // MARK: Beginning and end

    /// Asks whether the field may become first responder.
    var mayBegin: Bool { isEnabled && (delegate?.textFieldShouldBeginEditing?(self) ?? true) }
    var mayEnd: Bool { !isEditing || (delegate?.textFieldShouldEndEditing?(self) ?? true) }

    func begin() {
        drag.install()
        editor.isActive = true
        editing.replacesSecret = isSecureTextEntry && hasText
        editor.selection = editor.clearsOnInsertion ? content.whole : editor.endOfText
        editor.focus = content.length
        editingDidToggle()
        editor.spelling.look()
        delegate?.textFieldDidBeginEditing?(self)
        post(Self.textDidBeginEditingNotification)
        send(.editingDidBegin, nil)
        guard clearsOnBeginEditing, isEditing, hasText else { return }
        if delegate?.textFieldShouldClear?(self) ?? true { clear() }
    }

    func end() {
        editor.endComposition()
        editor.isActive = false
        editing.press = nil
        editor.spelling.look()
        editor.typingAttributes = nil
        editing.scroll = 0
        parts.stopCaret()
        editingDidToggle()
        editor.menu?.hide()
        editor.undo.forget()
        if delegate?.textFieldDidEndEditing?(self, reason: .committed) == nil { delegate?.textFieldDidEndEditing?(self) }
        post(Self.textDidEndEditingNotification)
        send(.editingDidEnd, nil)
    }

    private func editingDidToggle() {
        contentDidChange()
        parts.restartCaret()
        showFocus()
    }

    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: By a program

    /// Sets the text without a word to anybody but the input method.
    func setContent(_ change: (inout FieldContent) -> Void) {
        inputDelegate?.textWillChange(self)
        editor.marked = nil
        change(&content)
        inputDelegate?.textDidChange(self)
        editing.replacesSecret = false
        editor.spelling.forget()
        if isEditing { editor.undo.forget() }
        editor.select(editor.endOfText)
    }

    func setClearsOnInsertion(_ clears: Bool) {
        guard clears != editor.clearsOnInsertion else { return }
        editor.clearsOnInsertion = clears
        if clears, isEditing { editor.select(content.whole, keepsClearing: true) }
    }

    func selectByProgram(_ range: NSRange) {
        guard isEditing else { return }
        editing.replacesSecret = false
        editor.select(range)
    }

    /// A change without asking the delegate, such as those of input methods; observers are notified.
    func replaceCharacters(_ range: UITextRange, with text: String) {
        guard let range = editor.nsRange(range) else { return }
        editor.marked = nil
        editor.change(range, to: text, as: .replacement)
        textHasChanged()
    }

    // MARK: By a person

    /// A line feed alone is the Return key.
    func type(_ text: String) {
        if text == "\n" || text == "\r" { pressReturn() } else { editor.type(text) }
    }

    func clearByUser() {
        guard delegate?.textFieldShouldClear?(self) ?? true else { return }
        clear()
        if !isFirstResponder { becomeFirstResponder() }
    }

    private func clear() {
        editor.marked = nil
        editor.change(content.whole, to: "", as: .deletion)
        didClear()
        textHasChanged()
    }

    private func pressReturn() {
        editor.endComposition()
        guard hasText || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn?(self) ?? true else { return }
        let isHandled = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, nil)
        send(.primaryActionTriggered, nil)
        if isHandled, isFirstResponder { resignFirstResponder() }
    }
}
