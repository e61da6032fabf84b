import Foundation
import UIKitCore

// Bold, italic and underlined text in a field that allows it.
extension UITextField {
    /// Returns true if a command makes sense now; nil for one that is not of texts. Dots have no look (TX-142).
    func canPerformTextAction(_ action: Selector) -> Bool? {
        guard TextStyle.actions.contains(action) else { return editor.canPerform(action) }
        return allowsEditingTextAttributes && !isSecureTextEntry && isEnabled && isEditing && editor.selection.length > 0
    }

    func toggle(_ style: TextStyle) {
        guard isEditing, !isSecureTextEntry else { return }
        editor.toggle(style, typing: typingAttributes ?? content.attributes, standardFont: content.font)
    }

    /// The look of what is typed in the place of a stretch; nil where the field's properties say it.
    func inheritedAttributes(at range: NSRange) -> [NSAttributedString.Key: Any]? {
        guard allowsEditingTextAttributes, !isSecureTextEntry else { return nil }
        return content.attributes(inPlaceOf: range)
    }
}
