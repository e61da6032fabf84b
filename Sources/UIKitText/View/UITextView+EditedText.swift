import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The text view as the editor needs it.
extension UITextView: EditedText {
    var textLength: Int { system.storage.length }
    func unit(at location: Int) -> UInt16 { system.storage.unit(at: location) }
    func characters(in range: NSRange) -> String { system.storage.text(in: range) }
    func styledCharacters(in range: NSRange) -> NSAttributedString { system.storage.attributedSubstring(from: range) }

    func replaceCharacters(in range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]?) {
        let attributes = attributes ?? inheritedAttributes(at: range)
        if range.length == textLength, text.isEmpty { look.emptied = inheritedAttributes(at: range) }
        changeStorage { storage in
            storage.replaceCharacters(in: range, with: text)
            let added = NSRange(location: range.location, length: min(text.utf16.count, storage.length - range.location))
            if added.length > 0 { storage.setAttributes(attributes, range: added) }
        }
    }

    func replaceCharacters(in range: NSRange, withStyled text: NSAttributedString) {
        changeStorage { $0.replaceCharacters(in: range, with: text) }
    }

    var acceptsChanges: Bool { isEditable }
    func allowChanges() { isEditable = true }
    var hasSelection: Bool { true }
    var rangeToType: NSRange { editor.clearsOnInsertion ? editor.whole : editor.selection }
    var isSecret: Bool { isSecureTextEntry }
    func fitting(_ text: String) -> String { text == "\r" ? "\n" : text }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView?(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func deletedNothing() {
        guard isEditable, textLength == 0, TypedInput.isArriving else { return }
        _ = mayChange(NSRange(location: 0, length: 0), to: "")
    }

    func selectionHasChanged() { delegate?.textViewDidChangeSelection?(self) }

    func textHasChanged() {
        editor.menu?.hide()
        delegate?.textViewDidChange?(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func focusHasMoved() {
        if state.column?.location != editor.focus { state.column = nil }
        if state.upstreamEnd != editor.focus { state.upstreamEnd = nil }
        updateExtraLine()
        parts.marks.restart()
        showFocus()
    }

    /// A change without asking the delegate; observers are notified.
    func replaceCharacters(_ range: UITextRange, with text: String) {
        guard let range = editor.nsRange(range) else { return }
        editor.marked = nil
        editor.change(range, to: text, as: .replacement)
        textHasChanged()
    }

    // MARK: Marks

    var showsMarks: Bool { isFirstResponder && isSelectable && !editor.clearsOnInsertion || editor.marked != nil }
    var showsCaret: Bool { editor.isActive }

    var seenCharacters: NSRange {
        system.manager.glyphRange(forBoundingRect: bounds.offsetBy(dx: -origin.x, dy: -origin.y), in: system.container)
    }

    func underlines(of range: NSRange) -> [CGRect] {
        var (rects, location): ([CGRect], Int) = ([], range.location)
        while location < NSMaxRange(range), let line = system.manager.caretLine(at: location) {
            let end = min(NSMaxRange(range), line.textEnd)
            guard end > location else { break }
            let (first, last) = (line.caretX(at: location), line.caretX(at: end))
            rects.append(CGRect(x: origin.x + min(first, last), y: origin.y + line.baseline, width: abs(last - first), height: 0))
            location = NSMaxRange(line.range)
        }
        return rects
    }

    func markedRects(of range: NSRange) -> [CGRect] { seenRects(of: range) }

    var seenSelection: CGRect {
        let rect = seenRects(of: editor.selection).reduce(CGRect.null) { $0.union($1) }
        return rect.intersection(bounds)
    }

    // MARK: The menu

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView?(self, editMenuForTextIn: range, suggestedActions: suggestedActions) ?? nil
    }

    func willPresentMenu(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView?(self, willPresentEditMenuWith: animator)
    }

    func willDismissMenu(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView?(self, willDismissEditMenuWith: animator)
    }
}

extension UITextView: TextRangeDeletion {
    package func deleteByKey(_ range: NSRange) { editor.edit(editor.clamped(range), "", as: .deletion) }
}
