import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The field as the editor needs it.
extension UITextField: EditedText {
    var textLength: Int { content.length }
    func unit(at location: Int) -> UInt16 { content.unit(at: location) }
    func characters(in range: NSRange) -> String { content.characters(in: range) }
    func styledCharacters(in range: NSRange) -> NSAttributedString { content.styledCharacters(in: range) }

    func replaceCharacters(in range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]?) {
        editing.replacesSecret = false
        content.replace(range, with: text, attributes: attributes ?? inheritedAttributes(at: range))
    }

    func replaceCharacters(in range: NSRange, withStyled text: NSAttributedString) { content.replace(range, withStyled: text) }

    var acceptsChanges: Bool { isEnabled }
    func allowChanges() { isEnabled = true }
    var hasSelection: Bool { isEditing }
    var rangeToType: NSRange {
        editor.clearsOnInsertion || editing.replacesSecret ? content.whole : isEditing ? editor.selection : editor.endOfText
    }
    var isSecret: Bool { isSecureTextEntry }

    /// Spaces in place of what ends lines: there is one line only.
    func fitting(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    /// A field is not asked about a deletion of nothing.
    func deletedNothing() {}

    func selectionHasChanged() { delegate?.textFieldDidChangeSelection?(self) }

    func textHasChanged() {
        editor.menu?.hide()
        send(.editingChanged, nil)
        post(Self.textDidChangeNotification)
    }

    func focusHasMoved() {
        parts.restartCaret()
        showFocus()
    }

    /// The visible part of the selection; null where it is only a caret.
    var seenSelection: CGRect {
        let rects = selectionRects(for: TextOffsetRange(editor.selection)).map(\.rect)
        let rect = rects.reduce(CGRect.null) { $0.union($1) }
        return rect.isNull ? rect : rect.intersection(shownRect)
    }

    var showsMarks: Bool { isEditing }
    var showsCaret: Bool { isEditing && !hidesCaret }
    var seenCharacters: NSRange { isSecureTextEntry ? NSRange() : content.whole }
    func underlines(of range: NSRange) -> [CGRect] {
        let font = font ?? theme.font
        return selectionRects(for: TextOffsetRange(range)).map(\.rect).map { rect in
            CGRect(x: rect.minX, y: rect.midY - font.lineHeight / 2 + font.ascender, width: rect.width, height: 0)
        }
    }
    func markedRects(of range: NSRange) -> [CGRect] { selectionRects(for: TextOffsetRange(range)).map(\.rect) }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField?(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions) ?? nil
    }

    func willPresentMenu(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField?(self, willPresentEditMenuWith: animator)
    }

    func willDismissMenu(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField?(self, willDismissEditMenuWith: animator)
    }
}
