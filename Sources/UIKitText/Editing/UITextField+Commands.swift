import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// What edit menus and keys command.
extension UITextField {
    /// Whether a command of the system makes sense now; nil for what is none.
    func canPerform(_ action: Selector) -> Bool? {
        let hasSelection = isEditing && editing.selection.length > 0
        switch action {
        case #selector(UIResponderStandardEditActions.cut(_:)), #selector(UIResponderStandardEditActions.copy(_:)):
            return hasSelection && !isSecureTextEntry
        // A person deletes with a key.
        case #selector(UIResponderStandardEditActions.delete(_:)): return false
        case #selector(UIResponderStandardEditActions.paste(_:)): return isEditing && UIPasteboard.general.hasStrings
        case #selector(UIResponderStandardEditActions.select(_:)): return isEditing && hasText && !hasSelection
        case #selector(UIResponderStandardEditActions.selectAll(_:)): return isEditing && hasText && editing.selection != content.whole
        default: return nil
        }
    }

    func copySelection() {
        guard editing.selection.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = content.characters(in: editing.selection)
    }

    func cutSelection() {
        guard editing.selection.length > 0, !isSecureTextEntry else { return }
        copySelection()
        edit(editing.selection, "")
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        // A line feed alone is no Return here.
        type(Self.oneLine(text))
    }
}
