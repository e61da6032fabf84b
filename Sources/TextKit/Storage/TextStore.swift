import Foundation

/// Text with attributes, cheap to change and to look up at any length. Ranges must lie within the text.
final class TextStore {
    private var characters = CharacterStore()
    private var runs = GapList<AttributeSet>()
    private var wholeString: String?
    /// Sets in use lately: code that colours words comes with the same few again and again.
    private var recent: [AttributeSet] = []

    private static let recentCapacity = 16

    var length: Int { characters.count }

    /// All characters; made again when it is asked for after a change.
    var string: String {
        if let wholeString { return wholeString }
        let string = characters.string(0..<characters.count)
        wholeString = string
        return string
    }

    var runCount: Int { runs.count }

    func unit(at index: Int) -> UInt16 { characters[index] }

    func string(_ range: Range<Int>) -> String { characters.string(range) }

    func paragraphEnd(from start: Int, limit: Int) -> (text: Int, next: Int) { characters.paragraphEnd(from: start, limit: limit) }

    /// The attributes at a position, and how far they reach. Neighbouring stretches never look alike.
    func attributes(at position: Int) -> (set: AttributeSet, range: Range<Int>) {
        guard let index = runs.index(at: position) else { return (.empty, 0..<length) }
        let start = runs.start(of: index).length
        return (runs[index], start..<start + runs.extent(at: index).length)
    }

    // MARK: Changing

    /// New characters look like the first of those they replace; inserted ones like the character before them.
    func replace(_ range: Range<Int>, with string: String) {
        let added = string.utf16.count
        let look = look(ofReplaced: range)
        characters.replace(range, with: string)
        wholeString = nil
        replaceRuns(range, with: look, added)
    }

    func setAttributes(_ values: [NSAttributedString.Key: Any], in range: Range<Int>) {
        guard !range.isEmpty else { return }
        replaceRuns(range, with: shared(values), range.count)
    }

    private func look(ofReplaced range: Range<Int>) -> AttributeSet {
        guard length > 0 else { return .empty }
        return attributes(at: range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound).set
    }

    private func shared(_ values: [NSAttributedString.Key: Any]) -> AttributeSet {
        if values.isEmpty { return .empty }
        if let index = recent.lastIndex(where: { AttributeValue.areEqual($0.values, values) }) { return recent[index] }
        let set = AttributeSet(values)
        if recent.count >= TextStore.recentCapacity { recent.removeFirst() }
        recent.append(set)
        return set
    }

    /// Puts one stretch in the place of others, joined to its neighbours where they look alike.
    private func replaceRuns(_ range: Range<Int>, with set: AttributeSet, _ added: Int) {
        var pieces: [(AttributeSet, Int)] = []
        func add(_ set: AttributeSet, _ length: Int) {
            guard length > 0 else { return }
            if let last = pieces.last, last.0.isEqual(set) { pieces[pieces.count - 1].1 += length } else { pieces.append((set, length)) }
        }
        guard runs.count > 0 else {
            if added > 0 { runs.replace(0..<0, with: [(set, TextExtent(length: added))]) }
            return
        }
        // The neighbours take part, so that equal ones become one.
        let first = runs.index(at: max(range.lowerBound - 1, 0)) ?? 0
        let last = runs.index(at: range.upperBound) ?? runs.count - 1
        let firstStart = runs.start(of: first).length
        let lastEnd = runs.start(of: last).length + runs.extent(at: last).length
        add(runs[first], min(range.lowerBound, runs.start(of: first).length + runs.extent(at: first).length) - firstStart)
        add(set, added)
        if lastEnd > range.upperBound { add(runs[last], lastEnd - range.upperBound) }
        runs.replace(first..<last + 1, with: pieces.map { ($0.0, TextExtent(length: $0.1)) })
    }
}
