import Foundation
import UIKitText

/// A storage as apps write them: it keeps the text in another string.
// Not in a mutable string of Foundation's, which on Linux takes the place of whole characters where a range divides one.
final class OwnStorage: NSTextStorage {
    private let text = NSTextStorage()

    override var string: String { text.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        text.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with string: String) {
        text.replaceCharacters(in: range, with: string)
        edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
    }

    override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        text.setAttributes(attributes, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// Draws nothing of its own: what counts is that another class is asked.
final class OwnManager: NSLayoutManager {
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
}
