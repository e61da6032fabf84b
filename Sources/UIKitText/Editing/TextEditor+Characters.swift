import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Where characters as people see them begin and end. Only the text around a position is looked at, however long the whole is.
extension TextEditor {
    /// The start of the character that a position is in; the position itself between two characters.
    func start(ofCharacterAt location: Int) -> Int { near(location) { $0.start(ofCharacterAt: $1) } }
    /// The end of the character that a position is in; the position itself between two characters.
    func end(ofCharacterAt location: Int) -> Int { near(location) { $0.end(ofCharacterAt: $1) } }
    /// The index after the character that begins at or before a position; the end of the text at the end.
    func end(ofCharacterAfter location: Int) -> Int { near(location) { $0.end(ofCharacterAfter: $1) } }
    /// The index before the character that ends at or after a position; the beginning of the text at the beginning.
    func start(ofCharacterBefore location: Int) -> Int { near(location) { $0.start(ofCharacterBefore: $1) } }

    /// A stretch with the other halves of pairs that it would divide: half of one is no text.
    func wholePairs(_ range: NSRange) -> NSRange {
        let start = range.location - (dividesPair(range.location) ? 1 : 0)
        guard range.length > 0 else { return NSRange(location: start, length: 0) }
        let end = NSMaxRange(range) + (dividesPair(NSMaxRange(range)) ? 1 : 0)
        return NSRange(location: start, length: end - start)
    }

    private func dividesPair(_ location: Int) -> Bool {
        location > 0 && location < length && UTF16.isTrailSurrogate(view.unit(at: location))
            && UTF16.isLeadSurrogate(view.unit(at: location - 1))
    }

    private func near(_ location: Int, _ find: (TextParts, Int) -> Int) -> Int {
        let length = length
        let location = min(max(location, 0), length)
        var (start, end) = (max(location - 2, 0), min(location + 2, length))
        while start > 0, !isCertainBoundary(start) { start -= 1 }
        while end < length, !isCertainBoundary(end) { end += 1 }
        let parts = TextParts(view.characters(in: NSRange(location: start, length: end - start)))
        return start + find(parts, location - start)
    }

    /// Returns true if two characters meet at a position, whatever else the text has; false where that would need a longer look.
    private func isCertainBoundary(_ location: Int) -> Bool {
        CharacterBoundary(before: view.unit(at: location - 1), after: view.unit(at: location)).isCertain {
            location + 1 < length ? view.unit(at: location + 1) : 0
        }
    }
}

/// The two UTF-16 units that meet at a position.
struct CharacterBoundary {
    var before: UInt16
    var after: UInt16

    /// Returns true if a unit ends a paragraph.
    static func isBreak(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    /// - Parameter next: the unit behind ``after``.
    func isCertain(next: () -> UInt16) -> Bool {
        guard !joinsWhatFollows else { return false }
        switch after {
        // A line feed may belong to a carriage return before it.
        case 0x0A: return before != 0x0D
        case 0x00...0xAC, 0xAE...0x02FF, 0x0370...0x0482, 0x048A...0x0590, 0x05D0...0x05EA, 0x0620...0x064A: return true
        case 0x2010...0x2027, 0x2030...0x205F, 0x3040...0x3096, 0x30A0...0x30FF, 0x3400...0x9FFF: return true
        // Syllables may belong to a letter before them.
        case 0xAC00...0xD7A3: return !(0x1100...0x11FF).contains(before) && !(0xA960...0xA97C).contains(before)
        case 0xD83D, 0xD83E: return true
        // Flags are pairs, and tones belong to what is before them.
        case 0xD83C: return next() < 0xDDE6 || (0xDF00...0xDFFA).contains(next())
        default: return false
        }
    }

    private var joinsWhatFollows: Bool {
        switch before {
        // The joiner, and marks that are written before their letter.
        case 0x200D, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x0D4E: true
        case 0xDC00...0xDFFF where !(0xD83C...0xD83E).contains(after): true
        case 0xD800...0xDBFF: true
        default: false
        }
    }
}
