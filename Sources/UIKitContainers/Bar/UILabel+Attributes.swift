import UIKitCore

extension UILabel {
    /// Shows text with attributes.
    // optimization: font and colour alone, as nearly always, need no attributed string.
    func show(_ text: String?, attributes: [NSAttributedString.Key: Any]) {
        guard attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) else {
            attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        self.text = text
        font = attributes[.font] as? UIFont
        textColor = attributes[.foregroundColor] as? UIColor
    }
}
