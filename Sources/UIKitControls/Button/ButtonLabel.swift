import UIKitCore

/// The text of a button's label, and its style.
struct ButtonText: Equatable {
    var string: String?
    /// In place of the string.
    var attributed: NSAttributedString?
    var color: UIColor?
    var shadowColor: UIColor?
    /// Nil leaves the label's own.
    var lineBreakMode: NSLineBreakMode?
    var alignment: NSTextAlignment?
    var lineCount: Int?

    var shownString: String? { attributed?.string ?? string }
}

/// The label of a button. A person reads it as the button, so it has no name of its own.
final class ButtonLabel: UILabel {
    private var shown: ButtonText?

    /// Each change asks for another layout, so what is shown already is left alone; a text that somebody else has set is not.
    func show(_ new: ButtonText) {
        guard new != shown || text != new.shownString else { return }
        shown = new
        if let lineCount = new.lineCount { numberOfLines = lineCount }
        if let color = new.color { textColor = color }
        shadowColor = new.shadowColor
        if let attributed = new.attributed {
            attributedText = attributed
        } else {
            text = new.string
        }
        if let mode = new.lineBreakMode { lineBreakMode = mode }
        if let alignment = new.alignment { textAlignment = alignment }
    }

    override var accessibilityLabel: String? {
        get { nil }
        set { super.accessibilityLabel = newValue }
    }
}
