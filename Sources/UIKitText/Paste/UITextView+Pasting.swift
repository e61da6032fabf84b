import Foundation
@_spi(ForasteroInternal) import UIKitCore

// What is pasted into a text view.
extension UITextView: UITextPasteConfigurationSupporting {
    /// Makes text of what is pasted or dropped. Not kept alive. Default: nil.
    @objc open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { pasting.delegate }
        set { pasting.delegate = newValue }
    }

    var takesStyledText: Bool { allowsEditingTextAttributes }
    var typingLook: [NSAttributedString.Key: Any] { attributesForTyping }
    var pastingWithDelegate: TextPasting? { pasting.delegate == nil ? nil : pasting }

    /// Has the paragraphs that the selection touches run in a direction.
    func makeSelection(run direction: NSWritingDirection) {
        guard isEditable, let range = selectedTextRange else { return }
        setBaseWritingDirection(direction, for: range)
        editor.view.textHasChanged()
    }
}
