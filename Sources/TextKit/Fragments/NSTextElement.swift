import Foundation

/// A part of a document that is laid out as one.
// apple: https://developer.apple.com/documentation/uikit/nstextelement
open class NSTextElement: UIObject {
    /// The document that it is a part of. Not kept alive.
    open weak var textContentManager: NSTextContentManager?
    /// Where it is in the document, what ends it included.
    open var elementRange: NSTextRange?

    /// The parts of the part. Always none: paragraphs have no parts.
    open var childElements: [NSTextElement] { [] }
    /// What it is a part of. Always nil.
    open var parentElement: NSTextElement? { nil }
    /// True if it is laid out. Always true.
    open var isRepresentedElement: Bool { true }

    /// A part of a document; nil for one that is in none yet.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph of a content storage.
// apple: https://developer.apple.com/documentation/uikit/nstextparagraph
open class NSTextParagraph: NSTextElement {
    /// The text, what ends the paragraph included.
    public let attributedString: NSAttributedString

    /// A paragraph with its text, what ends it included; nil is an empty text. It is in no document yet.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The text without what ends the paragraph.
    open var paragraphContentRange: NSTextRange? {
        guard let range = elementRange?.characters else { return nil }
        return NSTextRange(NSRange(location: range.location, length: range.length - breakLength))
    }

    /// The range of the paragraph's separator; nil at the end of a document.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let range = elementRange?.characters, breakLength > 0 else { return nil }
        return NSTextRange(NSRange(location: NSMaxRange(range) - breakLength, length: breakLength))
    }

    private var breakLength: Int {
        let text = attributedString.string
        if text.hasSuffix("\r\n") { return 2 }
        return text.last.map { "\n\r\u{2029}".contains($0) } == true ? 1 : 0
    }
}
