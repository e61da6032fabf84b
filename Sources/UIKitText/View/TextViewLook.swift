import Foundation
import UIKitCore

/// How the text of a view looks that says nothing of its own.
struct TextViewLook {
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    /// Of links; nil is the tint colour.
    var link: [NSAttributedString.Key: Any]?
    /// How the first character looked of a text that was deleted as a whole.
    var emptied: [NSAttributedString.Key: Any]?

    /// The attributes of text that is set without any.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: color ?? .label]
        if let font { attributes[.font] = font }
        if alignment != .natural || direction != .natural {
            let style = NSMutableParagraphStyle()
            (style.alignment, style.baseWritingDirection) = (alignment, direction)
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    /// Takes over what attributes say.
    mutating func read(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        alignment = style?.alignment ?? .natural
        direction = style?.baseWritingDirection ?? .natural
    }
}
