import Translator

/// Maps positions in a translated source to positions in the original.
struct PositionMap: Sendable {
    /// The position in the original for one of the compiler's.
    enum Place: Equatable {
        /// The same text, or text that was replaced by what the compiler complains of.
        case original(Int)
        /// In code that was put in at an offset.
        case generated(at: Int)

        var offset: Int {
            switch self {
            case .original(let offset), .generated(let offset): offset
            }
        }
    }

    let original: LineTable
    let translated: LineTable
    private let replacements: [Replacement]

    private struct Replacement {
        let original: Range<Int>
        let translated: Range<Int>
    }

    /// - Parameter edits: in ascending order, without overlaps.
    init(original: [UInt8], translated: [UInt8], edits: [Edit]) {
        self.original = LineTable(original)
        self.translated = LineTable(translated)
        var shift = 0
        replacements = edits.map { edit in
            let start = edit.range.lowerBound + shift
            shift += edit.text.utf8.count - edit.range.count
            return Replacement(original: edit.range, translated: start..<(start + edit.text.utf8.count))
        }
    }

    func place(ofTranslated offset: Int) -> Place {
        guard let last = lastReplacement(where: { $0.translated.lowerBound <= offset }) else { return .original(offset) }
        guard last.translated.contains(offset) else {
            return .original(min(offset - last.translated.upperBound + last.original.upperBound, original.text.count))
        }
        if last.original.isEmpty { return .generated(at: last.original.lowerBound) }
        return .original(offsetInside(last, of: offset))
    }

    /// The line of the translation that begins with the beginning of a line of the original.
    func translatedLine(ofOriginal line: Int) -> Int {
        let offset = original.start(ofLine: line)
        guard let last = lastReplacement(where: { $0.original.lowerBound < offset }) else { return translated.line(containing: offset) }
        let inside = offset < last.original.upperBound
        let moved = inside ? last.translated.upperBound : offset - last.original.upperBound + last.translated.upperBound
        return translated.line(containing: min(moved, translated.text.count))
    }

    /// Within a replaced piece: the same name if the original has it just once, else the same distance if the length has not changed.
    private func offsetInside(_ replacement: Replacement, of offset: Int) -> Int {
        let distance = offset - replacement.translated.lowerBound
        let isSameText = { (position: Int) in
            original.text[position] == translated.text[position - replacement.original.lowerBound + replacement.translated.lowerBound]
        }
        if replacement.original.count == replacement.translated.count, isSameText(replacement.original.lowerBound + distance) {
            return replacement.original.lowerBound + distance
        }
        if let place = onlyOccurrence(ofNameAt: offset, in: replacement.original) { return place }
        let hasSameLength = replacement.original.count == replacement.translated.count
        return replacement.original.lowerBound + (hasSameLength ? distance : 0)
    }

    private func onlyOccurrence(ofNameAt offset: Int, in range: Range<Int>) -> Int? {
        var end = offset
        while end < translated.text.count, Self.isNameByte(translated.text[end]) { end += 1 }
        let name = translated.text[offset..<end]
        guard !name.isEmpty, range.count >= name.count else { return nil }
        let places = (range.lowerBound...(range.upperBound - name.count)).filter { start in
            let after = start + name.count
            return original.text[start..<after].elementsEqual(name)
                && (start == range.lowerBound || !Self.isNameByte(original.text[start - 1]))
                && (after == original.text.count || !Self.isNameByte(original.text[after]))
        }
        return places.count == 1 ? places[0] : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private func lastReplacement(where isBefore: (Replacement) -> Bool) -> Replacement? {
        var low = 0, high = replacements.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(replacements[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? replacements[low - 1] : nil
    }
}
