import Foundation

/// Finds the words of a text that have a spelling: letters with the apostrophes between them, and no digit among them.
struct WordScanner {
    private let units: [UInt16]

    init(_ text: String) { units = Array(text.utf16) }

    /// The first word that begins at an offset or after it and ends within a limit, both in UTF-16 units.
    /// A word around the offset counts from the offset on.
    func word(from start: Int, to end: Int) -> NSRange? {
        var position = start
        while position < end {
            guard isPart(position) else {
                position += 1
                continue
            }
            var (next, hasDigit) = (position, false)
            while next < end, isPart(next) || isInnerApostrophe(next, end) {
                hasDigit = hasDigit || isDigit(next)
                next += 1
            }
            if !hasDigit { return NSRange(location: position, length: next - position) }
            position = next
        }
        return nil
    }

    private func isPart(_ index: Int) -> Bool {
        guard let scalar = scalar(at: index) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark || isDigit(index)
    }

    private func isDigit(_ index: Int) -> Bool {
        scalar(at: index).map { $0.properties.numericType != nil } ?? false
    }

    /// The character that a unit is, or is one half of; nil for a half without the other.
    private func scalar(at index: Int) -> Unicode.Scalar? {
        let unit = units[index]
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let first = UTF16.isLeadSurrogate(unit) ? index : index - 1
        guard first >= 0, first + 1 < units.count, UTF16.isLeadSurrogate(units[first]), UTF16.isTrailSurrogate(units[first + 1]) else {
            return nil
        }
        return UTF16.decode(UTF16.EncodedScalar([units[first], units[first + 1]]))
    }

    private func isInnerApostrophe(_ index: Int, _ end: Int) -> Bool {
        (units[index] == 0x27 || units[index] == 0x2019) && index + 1 < end && isPart(index + 1)
    }
}
