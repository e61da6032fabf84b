import Foundation

/// Makes other paragraphs of those of a storage.
// apple: https://developer.apple.com/documentation/uikit/nstextcontentstoragedelegate
@objc public protocol NSTextContentStorageDelegate: NSObjectProtocol {
    /// The paragraph to hand out for a range; nil for that of the text.
    @objc(textContentStorage:textParagraphWithRange:)
    optional func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

/// A document whose text is in a text storage; each paragraph is an element.
// apple: https://developer.apple.com/documentation/uikit/nstextcontentstorage
open class NSTextContentStorage: NSTextContentManager {
    /// Makes elements and says which are shown. Not kept alive.
    open weak var delegate: (any NSTextContentStorageDelegate)?

    /// The text. Default: an empty one.
    open var textStorage: NSTextStorage? = NSTextStorage(string: "") {
        willSet { for manager in textLayoutManagers { disconnect(manager) } }
        didSet { for manager in textLayoutManagers { connect(manager) } }
    }

    /// The text as a copy; setting it replaces the text of the storage.
    open var attributedString: NSAttributedString? {
        get { textStorage.map { $0.plainCopy(of: NSRange(location: 0, length: $0.length)) } }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    override func connect(_ manager: NSTextLayoutManager) {
        if manager.engine.textStorage !== textStorage { textStorage?.addLayoutManager(manager.engine) }
    }

    override func disconnect(_ manager: NSTextLayoutManager) { textStorage?.removeLayoutManager(manager.engine) }

    override func beginChanges() { textStorage?.beginEditing() }
    override func endChanges() { textStorage?.endEditing() }

    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0)) }

    /// Puts the texts of paragraphs in the place of a range; elements without a text count for nothing.
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { attributedString(for: element).map { text.append($0) } }
        let length = textStorage?.length ?? 0
        let (start, end) = (min(range.characters.location, length), min(NSMaxRange(range.characters), length))
        textStorage?.replaceCharacters(in: NSRange(location: start, length: end - start), with: text)
    }

    /// The range that an edit of another one really changes: the same. For subclasses.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        guard let storage = textStorage else { return nil }
        let isReversed = options.contains(.reverse)
        var position = (textLocation as? StorageLocation)?.position ?? (isReversed ? storage.length : 0)
        while isReversed ? position > 0 : position < storage.length {
            let range = storage.paragraphRange(at: isReversed ? position - 1 : position)
            position = isReversed ? range.location : NSMaxRange(range)
            if !block(element(range, storage)) { break }
        }
        return StorageLocation(position)
    }

    /// The text of an element.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// The paragraph of a text, which belongs to no position.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    func element(_ range: NSRange, _ storage: NSTextStorage) -> NSTextParagraph {
        let own = delegate?.textContentStorage?(self, textParagraphWith: range) ?? nil
        let paragraph = own ?? NSTextParagraph(attributedString: storage.plainCopy(of: range))
        paragraph.elementRange = NSTextRange(range)
        paragraph.textContentManager = self
        return paragraph
    }
}

extension NSTextStorage {
    /// The paragraph around a position, what ends it included.
    func paragraphRange(at position: Int) -> NSRange {
        var start = position
        while start > 0, !endsParagraph(start - 1) { start -= 1 }
        return NSRange(location: start, length: paragraphEnd(from: start, limit: length).next - start)
    }

    private func endsParagraph(_ index: Int) -> Bool {
        let unit = unit(at: index)
        if unit == 0x0D { return index + 1 >= length || self.unit(at: index + 1) != 0x0A }
        return unit == 0x0A || unit == 0x2029
    }
}
