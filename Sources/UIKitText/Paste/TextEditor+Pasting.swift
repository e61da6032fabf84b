import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Copying out of a text and pasting into it.
extension TextEditor {
    /// The text, and with it how it looks, for texts that take that (TX-102).
    func copySelection() {
        guard selection.length > 0, !view.isSecret else { return }
        let range = clamped(selection)
        UIPasteboard.general.items = [
            [PasteType.text: view.characters(in: range), PasteType.styledText: view.styledCharacters(in: range)]
        ]
    }

    /// True if the pasteboard has something that goes into the text.
    var canPaste: Bool {
        guard view.hasSelection, view.acceptsChanges else { return false }
        return UIPasteboard.general.hasStrings || view.takesStyledText && UIPasteboard.general.hasImages
    }

    func paste() {
        if let pasting = view.pastingWithDelegate {
            return pasting.paste(UIPasteboard.general.itemProviders)
        }
        let range = clamped(view.rangeToType)
        if view.takesStyledText, let styled = StyledPasteboard(attributes: view.typingLook).text {
            paste(styled, in: range)
        } else if let text = UIPasteboard.general.string, !text.isEmpty {
            marked = nil
            edit(view.rangeToType, spaced(view.fitting(text), in: range), as: .paste)
        }
    }

    /// Puts a text with its look in the place of another one. A view that has no room for it as it is takes its characters.
    func paste(_ text: NSAttributedString, in range: NSRange) {
        guard text.length > 0 else { return }
        marked = nil
        let (plain, fitting) = (text.string, view.fitting(text.string))
        let spaced = spaced(fitting, in: range)
        guard fitting == plain else { return _ = edit(range, spaced, as: .paste) }
        let styled = NSMutableAttributedString(attributedString: text)
        if spaced.hasPrefix(" " + plain) { styled.replaceCharacters(in: NSRange(location: 0, length: 0), with: " ") }
        if spaced.hasSuffix(plain + " ") { styled.replaceCharacters(in: NSRange(location: styled.length, length: 0), with: " ") }
        edit(range, styled.string, as: .paste, look: styled)
    }
}
