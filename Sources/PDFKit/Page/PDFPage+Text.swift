public import Foundation
import ObjCRuntime

// What is written on a page. Letters are counted as units of UTF-16.
extension PDFPage {
    /// The text of the page, line by line. Empty for pages without text, as scanned ones are.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/string
    @objc public var string: String? { text.string as String }

    /// The text as an attributed one; without attributes, as what the file says of fonts is left out.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/attributedstring
    @objc public var attributedString: NSAttributedString? { NSAttributedString(string: text.string as String) }

    /// How many letters the text has.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/numberofcharacters
    @objc public var numberOfCharacters: Int { text.string.length }

    /// Where a letter stands; empty where there is none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/characterbounds(at:)
    @objc(characterBoundsAtIndex:)
    public func characterBounds(at index: Int) -> CGRect { text.boxes.indices.contains(index) ? text.boxes[index] : .zero }

    /// The letter at a point; `NSNotFound` where there is none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/characterindex(at:)
    @objc(characterIndexAtPoint:)
    public func characterIndex(at point: CGPoint) -> Int { text.index(at: point) ?? NSNotFound }

    /// The text of a range; nil for one that begins beyond the end. A range that reaches further is cut.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/selection(for:)-3lsh5
    @objc(selectionForRange:)
    public func selection(for range: NSRange) -> PDFSelection? {
        let count = numberOfCharacters
        guard range.location >= 0, range.location < count, range.length > 0 else { return nil }
        return selection([NSRange(location: range.location, length: min(range.length, count - range.location))])
    }

    /// The letters whose middle lies in a rectangle; nil for none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/selection(for:)-4y6l0
    @objc(selectionForRect:)
    public func selection(for rect: CGRect) -> PDFSelection? { selection(text.ranges(in: rect)) }

    /// The text from the letter that is nearest to one point to the one that is nearest to another; nil on pages without text.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/selection(from:to:)
    @objc(selectionFromPoint:toPoint:)
    public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        guard let first = text.nearestIndex(to: startPoint), let second = text.nearestIndex(to: endPoint) else { return nil }
        return selection([NSRange(location: min(first, second), length: abs(second - first) + 1)])
    }

    /// The word at a point; nil where there is none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/selectionforword(at:)
    @objc(selectionForWordAtPoint:)
    public func selectionForWord(at point: CGPoint) -> PDFSelection? {
        guard let index = text.index(at: point) else { return nil }
        return run(around: index) { character in
            Unicode.Scalar(character).map { CharacterSet.whitespacesAndNewlines.contains($0) } ?? false
        }
    }

    /// The line at a point; nil where there is none.
    // apple: https://developer.apple.com/documentation/pdfkit/pdfpage/selectionforline(at:)
    @objc(selectionForLineAtPoint:)
    public func selectionForLine(at point: CGPoint) -> PDFSelection? {
        guard let index = text.index(at: point) else { return nil }
        return run(around: index) { $0 == 10 || $0 == 12 }
    }

    /// The letters around one, up to those that end what they belong to.
    private func run(around index: Int, until isEnd: (unichar) -> Bool) -> PDFSelection? {
        let string = text.string
        guard !isEnd(string.character(at: index)) else { return nil }
        var (first, last) = (index, index)
        while first > 0, !isEnd(string.character(at: first - 1)) { first -= 1 }
        while last + 1 < string.length, !isEnd(string.character(at: last + 1)) { last += 1 }
        return selection([NSRange(location: first, length: last - first + 1)])
    }

    private func selection(_ ranges: [NSRange]) -> PDFSelection? {
        guard !ranges.isEmpty else { return nil }
        let selection = PDFSelection(of: owner)
        for range in ranges { selection.add(range, on: self) }
        return selection
    }
}
