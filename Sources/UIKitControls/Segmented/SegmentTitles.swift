import Foundation
import UIKitCore

/// The titles that a segment has shown lately, one for each look.
// optimization: a press shows up to three looks one after the other, and Foundation never frees the attributes of a text.
struct SegmentTitles {
    private static let limit = 8

    private var entries: [(attributes: NSDictionary, text: NSAttributedString)] = []

    /// A title in a look, centred and truncated at its end.
    mutating func text(_ title: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let look = NSDictionary(dictionary: attributes)
        if let known = entries.first(where: { $0.text.string == title && $0.attributes.isEqual(look) }) { return known.text }
        let paragraph = NSMutableParagraphStyle()
        if let given = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(given) }
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(string: title, attributes: attributes.merging([.paragraphStyle: paragraph]) { $1 })
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append((look, text))
        return text
    }
}
