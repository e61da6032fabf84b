import Translator

/// A text of the author and what the language server sees instead of it, with the way from one to the other.
public struct TranslatedText: Sendable {
    public let original: TextLines
    public let translated: TextLines
    private let replacements: [Replacement]
    private let movedNames: MovedNames

    private struct Replacement {
        let original: Range<Int>
        let translated: Range<Int>
    }

    /// What an offset of the translation belongs to.
    enum Origin: Equatable {
        case source(Int)
        /// Code that was put in at an offset of the source.
        case generated(at: Int)
    }

    /// - Parameter edits: in ascending order, without overlaps.
    public init(_ bytes: [UInt8], edits: [Edit] = []) {
        original = TextLines(bytes)
        if edits.isEmpty {
            translated = original
            replacements = []
            movedNames = .none
            return
        }
        var text: [UInt8] = []
        var replacements: [Replacement] = []
        var place = 0
        for edit in edits {
            text += bytes[place..<edit.range.lowerBound]
            let start = text.count
            text += edit.text.utf8
            replacements.append(Replacement(original: edit.range, translated: start..<text.count))
            place = edit.range.upperBound
        }
        text += bytes[place...]
        translated = TextLines(text)
        self.replacements = replacements
        movedNames = MovedNames(bytes, text, replacements.map { ($0.original, $0.translated) })
    }

    // MARK: To the translation

    public func toTranslated(_ position: Position, isEnd: Bool = false) -> Position {
        translated.position(of: translatedOffset(original.offset(of: position), isEnd: isEnd))
    }

    /// - Parameter isEnd: whether the offset ends a range: what is inserted there does not belong to it.
    func translatedOffset(_ offset: Int, isEnd: Bool = false) -> Int {
        guard var index = last({ $0.original.lowerBound <= offset }) else { return offset }
        // Of what is at the offset itself, an end takes nothing.
        if isEnd {
            while index >= 0, replacements[index].original.lowerBound == offset { index -= 1 }
            guard index >= 0 else { return offset }
        }
        let found = replacements[index]
        // An end is put where the beginning was: within the name.
        if offset <= found.original.upperBound, let name = movedNames.translated(offset) {
            return isEnd ? name.upperBound : name.lowerBound
        }
        if found.original.isEmpty, found.original.lowerBound == offset {
            return belongsBefore(found) ? found.translated.lowerBound : found.translated.upperBound
        }
        if offset >= found.original.upperBound { return offset - found.original.upperBound + found.translated.upperBound }
        return inside(found, offset: offset, from: original.bytes, found.original, to: translated.bytes, found.translated)
    }

    /// Members before a closing brace come after whatever is typed there; a word put before a name is part of what it names.
    private func belongsBefore(_ insertion: Replacement) -> Bool {
        let place = insertion.original.lowerBound
        return place >= original.bytes.count || original.bytes[place] == UInt8(ascii: "}")
    }

    // MARK: Back to the source

    func origin(_ offset: Int) -> Origin {
        guard let index = last({ $0.translated.lowerBound <= offset }) else { return .source(offset) }
        let found = replacements[index]
        if offset >= found.translated.upperBound {
            return .source(min(offset - found.translated.upperBound + found.original.upperBound, original.bytes.count))
        }
        if found.original.isEmpty { return .generated(at: found.original.lowerBound) }
        return .source(inside(found, offset: offset, from: translated.bytes, found.translated, to: original.bytes, found.original))
    }

    /// A range of the source for one of the translation; nil for one of generated code.
    public func toOriginal(_ start: Position, _ end: Position) -> (start: Position, end: Position)? {
        let first = translated.offset(of: start), last = max(translated.offset(of: end), first)
        guard let range = originalRange(first..<last) else { return nil }
        return (original.position(of: range.lowerBound), original.position(of: range.upperBound))
    }

    func originalRange(_ range: Range<Int>) -> Range<Int>? {
        if let name = movedNames.original(range) { return name }
        let start: Int
        switch origin(range.lowerBound) {
        case .source(let offset): start = offset
        // What begins with something inserted, and goes on, begins behind it.
        case .generated(let offset):
            guard case .source(let end) = origin(range.upperBound), end > offset else { return nil }
            start = offset
        }
        if isName(range) {
            let name = translated.bytes[range]
            let end = start + name.count
            if end <= original.bytes.count, original.bytes[start..<end].elementsEqual(name) { return start..<end }
        }
        let end: Int
        if let index = last({ $0.translated.lowerBound < range.upperBound }) {
            let found = replacements[index]
            if range.upperBound >= found.translated.upperBound {
                end = range.upperBound - found.translated.upperBound + found.original.upperBound
            } else if range.isEmpty {
                end = start
            } else {
                end = found.original.upperBound
            }
        } else {
            end = range.upperBound
        }
        return start..<max(min(end, original.bytes.count), start)
    }

    /// Returns true if a range of the translation holds what the source does not say in the same words.
    func isChanged(_ range: Range<Int>) -> Bool {
        guard let first = last({ $0.translated.lowerBound <= range.lowerBound }) ?? (replacements.isEmpty ? nil : 0) else { return false }
        for found in replacements[first...] {
            if found.translated.lowerBound > range.upperBound { break }
            let touches = found.translated.lowerBound < range.upperBound && found.translated.upperBound > range.lowerBound
            if touches, originalRange(range).map({ original.bytes[$0].elementsEqual(translated.bytes[range]) }) != true { return true }
        }
        return false
    }

    /// The source at which a replacement stands whose text is a name.
    func originalRange(replacedBy name: some Sequence<UInt8>) -> Range<Int>? {
        replacements.first { translated.bytes[$0.translated].elementsEqual(name) }?.original
    }

    /// The pieces of the source that were replaced, with the text in their place.
    var changes: [(original: Range<Int>, translated: Range<Int>)] { replacements.map { ($0.original, $0.translated) } }

    // MARK: Inside of a replacement

    /// The same distance where both texts are the same so far, else the same name, else the beginning.
    private func inside(
        _ replacement: Replacement, offset: Int, from: [UInt8], _ source: Range<Int>, to: [UInt8], _ target: Range<Int>
    ) -> Int {
        let distance = offset - source.lowerBound
        if source.count == target.count, distance < target.count, from[offset] == to[target.lowerBound + distance] {
            return target.lowerBound + distance
        }
        var start = offset, end = offset
        while start > source.lowerBound, Self.isNameByte(from[start - 1]) { start -= 1 }
        while end < source.upperBound, Self.isNameByte(from[end]) { end += 1 }
        if start < end, let place = Self.find(from[start..<end], in: to, target) { return place + offset - start }
        return source.count == target.count ? target.lowerBound + distance : target.lowerBound
    }

    private func isName(_ range: Range<Int>) -> Bool {
        !range.isEmpty && range.upperBound <= translated.bytes.count && translated.bytes[range].allSatisfy(Self.isNameByte)
    }

    private static func find(_ name: ArraySlice<UInt8>, in text: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.count >= name.count else { return nil }
        return (range.lowerBound...(range.upperBound - name.count)).last { start in
            let end = start + name.count
            return text[start..<end].elementsEqual(name) && (start == 0 || !isNameByte(text[start - 1]))
                && (end == text.count || !isNameByte(text[end]))
        }
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private func last(_ isBefore: (Replacement) -> Bool) -> Int? {
        var low = 0, high = replacements.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(replacements[middle]) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
