/// A name with places for other text: `*` for any, `[abc]` and `[a-c]` for one letter of some.
struct NamePattern {
    private enum Piece {
        case letter(Character)
        case oneOf([ClosedRange<Character>])
        case anything
    }

    private let pieces: [Piece]

    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let letter = rest.popFirst() {
            if letter == "*" {
                pieces.append(.anything)
            } else if letter == "[", let end = rest.firstIndex(of: "]") {
                pieces.append(.oneOf(Self.ranges(in: rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                pieces.append(.letter(letter))
            }
        }
        self.pieces = pieces
    }

    private static func ranges(in text: Substring) -> [ClosedRange<Character>] {
        var (result, letters): ([ClosedRange<Character>], [Character]) = ([], Array(text))
        while let first = letters.first {
            if letters.count >= 3, letters[1] == "-", letters[2] >= first {
                result.append(first...letters[2])
                letters.removeFirst(3)
            } else {
                result.append(first...first)
                letters.removeFirst()
            }
        }
        return result
    }

    func matches(_ name: String?) -> Bool {
        guard let name else { return false }
        return Self.matches(pieces[...], Substring(name))
    }

    private static func matches(_ pieces: ArraySlice<Piece>, _ text: Substring) -> Bool {
        guard let piece = pieces.first else { return text.isEmpty }
        let rest = pieces.dropFirst()
        switch piece {
        case .letter(let letter): return text.first == letter && matches(rest, text.dropFirst())
        case .oneOf(let ranges):
            guard let first = text.first, ranges.contains(where: { $0.contains(first) }) else { return false }
            return matches(rest, text.dropFirst())
        case .anything: return text.indices.contains { matches(rest, text[$0...]) } || matches(rest, "")
        }
    }
}
