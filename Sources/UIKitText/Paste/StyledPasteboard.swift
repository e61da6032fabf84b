import UIKitInteractions
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The types under which text is on the pasteboard.
enum PasteType {
    static let text = "public.utf8-plain-text"
    static let styledText = NSAttributedString.itemType
}

/// What the general pasteboard has for a text that takes looks and pictures.
@MainActor
struct StyledPasteboard {
    /// The look of text that has none.
    var attributes: [NSAttributedString.Key: Any]

    /// All items that have one, each as a text; nil for none.
    var text: NSAttributedString? {
        let all = NSMutableAttributedString()
        for item in UIPasteboard.general.items { if let text = text(of: item) { all.append(text) } }
        return all.length > 0 ? all : nil
    }

    private func text(of item: [String: Any]) -> NSAttributedString? {
        if let styled = item[PasteType.styledText] {
            if let text = styled as? NSAttributedString { return text }
            if let data = styled as? Data, let text = StyledTextArchive.text(from: data) { return text }
        }
        let pasteboard = UIPasteboard.withUniqueName()
        defer { UIPasteboard.remove(withName: pasteboard.name) }
        pasteboard.items = [item]
        if let string = pasteboard.string { return NSAttributedString(string: string, attributes: attributes) }
        return pasteboard.image.map { NSAttributedString(attachment: NSTextAttachment(image: $0), among: attributes) }
    }
}

extension NSAttributedString {
    /// The character of an attachment with the look of the text that it is put into.
    convenience init(attachment: NSTextAttachment, among attributes: [NSAttributedString.Key: Any]) {
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttributes(attributes.filter { $0.key != .attachment }, range: NSRange(location: 0, length: text.length))
        self.init(attributedString: text)
    }
}
