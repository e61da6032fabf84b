import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Beginning and end of the typing, and what a person changes.
extension UITextField {
    // MARK: Beginning and end

    /// Asks whether the field may become first responder.
    var mayBegin: Bool { isEnabled && (delegate?.textFieldShouldBeginEditing?(self) ?? true) }
    var mayEnd: Bool { !isEditing || (delegate?.textFieldShouldEndEditing?(self) ?? true) }

    func begin() {
        editing.isActive = true
        editing.replacesSecret = isSecureTextEntry && hasText
        let end = NSRange(location: content.length, length: 0)
        editing.selection = editing.clearsOnInsertion ? content.whole : end
        editing.focus = content.length
        editingDidToggle()
        delegate?.textFieldDidBeginEditing?(self)
        post(Self.textDidBeginEditingNotification)
        send(.editingDidBegin, nil)
        guard clearsOnBeginEditing, isEditing, hasText else { return }
        if delegate?.textFieldShouldClear?(self) ?? true { clear() }
    }

    func end() {
        endComposition()
        editing.isActive = false
        editing.press = nil
        editing.typingAttributes = nil
        editing.scroll = 0
        parts.stopCaret()
        editingDidToggle()
        fieldMenu?.hide()
        if delegate?.textFieldDidEndEditing?(self, reason: .committed) == nil { delegate?.textFieldDidEndEditing?(self) }
        post(Self.textDidEndEditingNotification)
        send(.editingDidEnd, nil)
    }

    private func editingDidToggle() {
        contentDidChange()
        parts.restartCaret()
        showFocus()
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: By a program

    /// Sets the text without a word to anybody but the input method.
    func setContent(_ change: (inout FieldContent) -> Void) {
        inputDelegate?.textWillChange(self)
        editing.marked = nil
        change(&content)
        inputDelegate?.textDidChange(self)
        editing.replacesSecret = false
        select(NSRange(location: content.length, length: 0))
    }

    func setClearsOnInsertion(_ clears: Bool) {
        guard clears != editing.clearsOnInsertion else { return }
        editing.clearsOnInsertion = clears
        if clears, isEditing { select(content.whole, keepsClearing: true) }
    }

    /// A change that nobody is asked about, as those of input methods; those who look on are told.
    func replaceCharacters(_ range: UITextRange, with text: String) {
        guard let range = nsRange(range) else { return }
        editing.marked = nil
        change(range, to: text)
        announceChange()
    }

    // MARK: By a person

    func type(_ text: String) {
        if text == "\n" || text == "\r" { return pressReturn() }
        let text = Self.oneLine(text)
        let marked = editing.marked
        editing.marked = nil
        if !edit(marked ?? rangeToReplace, text) { editing.marked = marked.map { content.clamped($0) } }
    }

    /// What the next character takes the place of.
    private var rangeToReplace: NSRange {
        editing.clearsOnInsertion || editing.replacesSecret ? content.whole : isEditing ? editing.selection : content.endOfText
    }

    func deleteBeforeCaret() {
        if let marked = editing.marked {
            editing.marked = nil
            edit(marked, "")
            return
        }
        let range = rangeToReplace
        if range.length > 0 {
            edit(range, "")
        } else if range.location > 0 {
            let start = TextParts(content.string).start(ofCharacterBefore: range.location)
            edit(NSRange(location: start, length: range.location - start), "")
        }
    }

    func clearByUser() {
        guard delegate?.textFieldShouldClear?(self) ?? true else { return }
        clear()
        if !isFirstResponder { becomeFirstResponder() }
    }

    private func clear() {
        editing.marked = nil
        change(content.whole, to: "")
        didClear()
        announceChange()
    }

    private func pressReturn() {
        endComposition()
        guard hasText || !enablesReturnKeyAutomatically, delegate?.textFieldShouldReturn?(self) ?? true else { return }
        let isHandled = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, nil)
        send(.primaryActionTriggered, nil)
        if isHandled, isFirstResponder { resignFirstResponder() }
    }

    /// Asks the delegate, and does it.
    @discardableResult
    func edit(_ range: NSRange, _ text: String) -> Bool {
        guard isEnabled, range.length > 0 || !text.isEmpty else { return false }
        let isAllowed = delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
        guard isAllowed else { return false }
        // The delegate may have set another text meanwhile.
        change(content.clamped(range), to: text)
        announceChange()
        return true
    }

    /// Changes the text, with the caret behind what is new.
    func change(_ range: NSRange, to text: String) {
        let attributes = editing.typingAttributes
        (editing.clearsOnInsertion, editing.replacesSecret) = (false, false)
        content.replace(range, with: text, attributes: attributes)
        let former = editing.selection
        moveSelection(to: NSRange(location: range.location + text.utf16.count, length: 0))
        editing.typingAttributes = attributes
        if editing.selection != former { delegate?.textFieldDidChangeSelection?(self) }
    }

    func announceChange() {
        fieldMenu?.hide()
        send(.editingChanged, nil)
        post(Self.textDidChangeNotification)
    }

    /// Spaces in place of what ends lines: there is one line only.
    static func oneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    // MARK: Composition

    func compose(_ text: String, _ selected: NSRange) {
        let range = editing.marked ?? rangeToReplace
        let text = Self.oneLine(text)
        guard edit(range, text) || text.isEmpty else { return }
        let start = content.clamped(range).location
        let length = text.utf16.count
        editing.marked = length > 0 ? content.clamped(NSRange(location: start, length: length)) : nil
        let end = min(max(selected.location, 0) + max(selected.length, 0), length)
        if isEditing { moveSelection(to: content.clamped(NSRange(location: start + end, length: 0))) }
    }

    func endComposition() {
        guard editing.marked != nil else { return }
        editing.marked = nil
        parts.update()
    }
}

extension FieldContent {
    fileprivate var endOfText: NSRange { NSRange(location: length, length: 0) }
}
