import SwiftSyntax

/// The edits that the rules make to one file, in any order.
///
/// No edit may move a line: a replacement keeps the line breaks of what it replaces.
struct EditList {
    private struct Entry {
        let range: Range<Int>
        let text: String
        /// Insertions at one position stay in the order in which they were made.
        let order: Int
    }

    let source: [UInt8]
    private var entries: [Entry] = []

    init(source: [UInt8]) {
        self.source = source
    }

    var isEmpty: Bool { entries.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) {
        entries.append(Entry(range: range, text: text, order: entries.count))
    }

    mutating func insert(_ text: String, at place: Int) {
        replace(place..<place, with: text)
    }

    /// Replaces by spaces, keeping the line breaks.
    mutating func blank(_ range: Range<Int>) {
        let text = source[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        replace(range, with: String(decoding: text, as: UTF8.self))
    }

    /// Replaces by a text, filled up with spaces to the same width so that the rest of the line keeps its columns.
    mutating func overwrite(_ range: Range<Int>, with text: String) {
        let missing = range.count - text.utf8.count
        replace(range, with: missing > 0 ? text + String(repeating: " ", count: missing) : text)
    }

    /// The edits in ascending order. One that lies inside a larger one, a removed declaration, say, is dropped.
    func sorted() -> [Edit] {
        let sorted = entries.sorted { left, right in
            if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
            if left.range.isEmpty != right.range.isEmpty { return left.range.isEmpty }
            if left.range.upperBound != right.range.upperBound { return left.range.upperBound > right.range.upperBound }
            return left.order < right.order
        }
        var edits: [Edit] = []
        edits.reserveCapacity(sorted.count)
        var end = 0
        for entry in sorted where entry.range.lowerBound >= end {
            edits.append(Edit(range: entry.range, text: entry.text))
            end = entry.range.upperBound
        }
        return edits
    }
}

extension Array where Element == Edit {
    /// The source with these edits made; they must be in ascending order and not overlap.
    func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        for edit in self {
            result.append(contentsOf: source[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.text.utf8)
            position = edit.range.upperBound
        }
        result.append(contentsOf: source[position...])
        return result
    }
}
