import Foundation
@_spi(ForasteroInternal) import UIKitCore

// What is pasted into a field.
extension UITextField: UITextPasteConfigurationSupporting {
    /// Makes text of what is pasted or dropped. Not kept alive. Default: nil.
    @objc open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { pasting.delegate }
        set { pasting.delegate = newValue }
    }

    /// Dots have no look.
    var takesStyledText: Bool { allowsEditingTextAttributes && !isSecureTextEntry }
    var typingLook: [NSAttributedString.Key: Any] { content.attributes }
    var pastingWithDelegate: TextPasting? { pasting.delegate == nil ? nil : pasting }
}
