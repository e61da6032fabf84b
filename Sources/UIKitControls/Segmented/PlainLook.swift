import UIKitCore

/// A font and a colour, which a label can have without an attributed text.
// optimization: most titles have no more than that, and Foundation never frees the attributes of a text.
struct PlainLook {
    let font: UIFont
    let color: UIColor

    /// nil if there are other attributes, or one of the two is missing.
    init?(_ attributes: [NSAttributedString.Key: Any]) {
        guard attributes.count == 2, let font = attributes[.font] as? UIFont, let color = attributes[.foregroundColor] as? UIColor else {
            return nil
        }
        self.font = font
        self.color = color
    }
}
