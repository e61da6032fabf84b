import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Tokens, and how they are selected and taken away.
extension UISearchTextField {
    func checkIndex(_ index: Int, in indices: Range<Int>) {
        _require(
            indices.contains(index),
            "There is no token at \(index): the field has \(shownTokens.count). Pass a place within `tokens.indices`.")
    }

    func tokensDidChange() {
        guard !shownTokens.isEmpty || subviews.contains(where: { $0 is SearchTokenRow }) else { return }
        tokenRow.show(shownTokens, color: tokenBackgroundColor, chosen: selectedTokens)
        tokenRow.isHidden = shownTokens.isEmpty
        contentDidChange()
        parts.restartCaret()
        parts.update()
    }

    func insert(_ token: UISearchToken, at index: Int) {
        checkIndex(index, in: 0..<shownTokens.count + 1)
        selectedTokens = 0..<0
        shownTokens.insert(token, at: index)
    }

    func remove(at index: Int) {
        checkIndex(index, in: shownTokens.indices)
        selectedTokens = 0..<0
        shownTokens.remove(at: index)
    }

    func replaceText(of range: UITextRange, with token: UISearchToken, at index: Int) {
        if markedTextRange != nil { unmarkText() }
        if let range = editor.nsRange(textPart(of: range)), range.length > 0 { editor.change(range, to: "", as: .deletion) }
        insert(token, at: index)
        if isEditing { selectedTokens = index..<index + 1 }
    }

    // MARK: By a person

    func selectToken(at index: Int) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        selectedTextRange = TokenRange(TokenPosition(index), TokenPosition(index + 1))
    }

    func removeSelectedTokens() {
        guard !selectedTokens.isEmpty, allowsDeletingTokens else { return }
        let gone = selectedTokens.clamped(to: shownTokens.indices)
        selectedTokens = 0..<0
        shownTokens.removeSubrange(gone)
    }

    /// The effect of Delete on tokens; false where it is for the text.
    func deleteTokens() -> Bool {
        guard allowsDeletingTokens, markedTextRange == nil else { return !selectedTokens.isEmpty }
        if !selectedTokens.isEmpty {
            let hasText = editor.selection.length > 0
            removeSelectedTokens()
            if hasText { return false }
            textHasChanged()
            return true
        }
        guard !shownTokens.isEmpty, isEditing, editor.selection == NSRange(location: 0, length: 0) else { return false }
        selectedTokens = shownTokens.count - 1..<shownTokens.count
        return true
    }
}
