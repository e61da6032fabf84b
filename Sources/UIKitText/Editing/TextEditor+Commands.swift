import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The commands of edit menus and keys.
extension TextEditor {
    /// Returns true if a command of the system makes sense now; nil for what is none.
    func canPerform(_ action: Selector) -> Bool? {
        let isSelected = view.hasSelection && selection.length > 0
        switch action {
        case #selector(UIResponderStandardEditActions.cut(_:)): return isSelected && !view.isSecret && view.acceptsChanges
        case #selector(UIResponderStandardEditActions.copy(_:)): return isSelected && !view.isSecret
        // A person deletes with a key.
        case #selector(UIResponderStandardEditActions.delete(_:)): return false
        case #selector(UIResponderStandardEditActions.paste(_:)):
            return canPaste
        case #selector(UIResponderStandardEditActions.select(_:)): return view.hasSelection && length > 0 && !isSelected
        case #selector(UIResponderStandardEditActions.selectAll(_:)): return view.hasSelection && length > 0 && selection != whole
        default: return nil
        }
    }

    /// A tap on a misspelled word selects it, and offers others; false if there is none.
    func offerGuesses(at location: Int) -> Bool {
        guard let word = spelling.word(at: location) else { return false }
        showsHandles = false
        select(word)
        menu?.show(guesses: spelling.guesses(for: word))
        return true
    }

    func cutSelection() {
        guard selection.length > 0, !view.isSecret else { return }
        copySelection()
        edit(selection, "", as: .cut, inPlaceOf: stretchToCut(selection))
    }
}
