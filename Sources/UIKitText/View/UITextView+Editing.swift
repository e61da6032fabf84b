import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Beginning and end of the typing, and what may be done.
extension UITextView {
    /// An editable view asks its delegate; one whose text is only selected asks nobody.
    var mayBegin: Bool { isEditable ? delegate?.textViewShouldBeginEditing?(self) ?? true : isSelectable }
    var mayEnd: Bool { !editor.isActive || (delegate?.textViewShouldEndEditing?(self) ?? true) }

    func begin() {
        drag.install()
        guard isEditable else { return parts.marks.update() }
        editor.isActive = true
        parts.marks.restart()
        showFocus()
        editor.spelling.look()
        delegate?.textViewDidBeginEditing?(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func end() {
        editor.menu?.hide()
        guard editor.isActive else { return parts.marks.update() }
        editor.endComposition()
        editor.isActive = false
        editor.spelling.look()
        editor.undo.endRun()
        parts.marks.stop()
        parts.marks.update()
        delegate?.textViewDidEndEditing?(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func abilityDidChange() {
        if !isEditable, editor.isActive { resignFirstResponder() }
        items.update()
        parts.marks.update()
    }

    func canPerformTextAction(_ action: Selector) -> Bool? {
        if let answer = canFind(action) { return answer }
        if TextStyle.actions.contains(action) {
            return allowsEditingTextAttributes && isEditable && isSelectable && editor.selection.length > 0
        }
        guard let answer = editor.canPerform(action) else { return nil }
        return answer && isSelectable
    }

    func toggle(_ style: TextStyle) {
        editor.toggle(style, typing: attributesForTyping, standardFont: look.font ?? theme.font)
    }

    // MARK: State

    private enum StateKey {
        static let selection = "selection"
        static let offset = "offset"
        static let isFirstResponder = "isFirstResponder"
    }

    var savedInteractionState: Any {
        let selection = editor.selection
        let values: [String: Any] = [
            StateKey.selection: [selection.location, selection.length],
            StateKey.offset: [Double(contentOffset.x), Double(contentOffset.y)], StateKey.isFirstResponder: isFirstResponder,
        ]
        return values
    }

    /// An object that is no such state changes nothing.
    func restoreInteractionState(_ state: Any) {
        guard let state = state as? [String: Any] else { return }
        if let selection = state[StateKey.selection] as? [Int], selection.count == 2 {
            editor.select(NSRange(location: selection[0], length: selection[1]))
        }
        if state[StateKey.isFirstResponder] as? Bool == true { becomeFirstResponder() }
        if let offset = state[StateKey.offset] as? [Double], offset.count == 2 {
            layoutIfNeeded()
            contentOffset = CGPoint(x: offset[0], y: offset[1])
        }
    }
}
