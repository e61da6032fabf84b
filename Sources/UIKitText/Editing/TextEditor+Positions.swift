import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Positions of ``UITextInput`` as indexes of UTF-16 units.
extension TextEditor {
    /// A position in UTF-16 units; those of other objects count as the beginning.
    func location(of position: UITextPosition) -> Int { (position as? TextOffset)?.value ?? 0 }

    func nsRange(_ range: UITextRange) -> NSRange? {
        guard let start = range.start as? TextOffset, let end = range.end as? TextOffset, start.value <= end.value else { return nil }
        return clamped(NSRange(location: start.value, length: end.value - start.value))
    }

    func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return nil }
        let (start, end) = (min(from.value, to.value), max(from.value, to.value))
        guard start >= 0, end <= length else { return nil }
        return TextOffsetRange(NSRange(location: start, length: end - start))
    }

    func position(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffset else { return nil }
        let (location, isTooFar) = position.value.addingReportingOverflow(offset)
        return !isTooFar && (0...length).contains(location) ? TextOffset(location) : nil
    }

    /// So many characters further on; nil outside the text.
    func location(_ location: Int, movedByCharacters count: Int) -> Int? {
        var location = location
        for _ in 0..<min(abs(count), length + 1) {
            let next = count >= 0 ? end(ofCharacterAfter: location) : start(ofCharacterBefore: location)
            guard next != location else { return nil }
            location = next
        }
        return location
    }

    func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        let (first, second) = (location(of: first), location(of: second))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}
