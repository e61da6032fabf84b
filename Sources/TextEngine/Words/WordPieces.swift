internal import CPango

/// A paragraph of Latin words as stretches of shaped glyphs, between which are all places where a line may be broken.
struct WordPieces {
    /// Glyphs of one word, or of a part of one, or a space.
    struct Piece {
        /// In the shaper's glyphs.
        var start: Int
        var count: Int
        /// The byte of the paragraph where the word begins that the glyphs are of.
        var wordByte: Int32
        /// The byte of the paragraph where the piece ends.
        var end: Int32
        var width: Int32
        var isSpace: Bool
        /// A line may end behind it.
        var canEndLine: Bool
    }

    private(set) var all: [Piece] = []
    private(set) var glyphCount = 0

    /// Nil where the glyphs of words are not all, or the places for breaks are not known.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ shaper: WordShaper) {
        guard Self.hasLatinLetters(bytes), bytes.first != 0x20 else { return nil }
        all.reserveCapacity(bytes.count / 2)
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x20) ?? bytes.count
            guard end > start, addWord(bytes, start..<end, shaper) else { return nil }
            guard end < bytes.count else { return }
            guard addSpace(bytes, at: end, shaper) else { return nil }
            start = end + 1
        }
    }

    /// Printable ASCII, and not digits and signs alone, whose script is not Latin.
    private static func hasLatinLetters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var hasLetter = false
        for byte in bytes {
            guard byte >= 0x20, byte < 0x7F else { return false }
            hasLetter = hasLetter || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        }
        return hasLetter
    }

    private mutating func addWord(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ shaper: WordShaper) -> Bool {
        guard let word = shaper.word(UnsafeBufferPointer(rebasing: bytes[range])) else { return false }
        var rest = Piece(
            start: word.start, count: word.count, wordByte: Int32(range.lowerBound), end: Int32(range.upperBound), width: word.width,
            isSpace: false, canEndLine: false)
        for index in range.dropFirst() {
            switch LineBreaks.between(bytes[index - 1], bytes[index]) {
            case .never: continue
            case .unknown: return false
            case .allowed:
                // What a sign of subtraction before a word is, the rules of different years say differently.
                guard index - 1 > range.lowerBound, let part = shaper.split(&rest, atByte: Int32(index)),
                    shaper.isIndependent(part, bytes), shaper.isIndependent(rest, bytes)
                else { return false }
                append(part)
            }
        }
        append(rest)
        return rest.width >= 0
    }

    private mutating func addSpace(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ shaper: WordShaper) -> Bool {
        guard let space = shaper.word(UnsafeBufferPointer(rebasing: bytes[index...index])), space.count == 1, space.width > 0 else {
            return false
        }
        if index + 1 < bytes.count {
            guard bytes[index + 1] != 0x20, LineBreaks.behindSpace(between: bytes[index - 1], and: bytes[index + 1]) == .allowed else {
                return false
            }
        }
        append(
            Piece(
                start: space.start, count: 1, wordByte: Int32(index), end: Int32(index + 1), width: space.width, isSpace: true,
                canEndLine: true))
        return true
    }

    private mutating func append(_ piece: Piece) {
        all.append(piece)
        glyphCount += piece.count
    }
}

extension WordShaper {
    /// Returns true if a part of a word looks the same when it stands alone. Pango shapes anew what it takes apart else.
    fileprivate func isIndependent(_ piece: WordPieces.Piece, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(piece.wordByte + clusters[piece.start])
        guard let alone = word(UnsafeBufferPointer(rebasing: bytes[start..<Int(piece.end)])), alone.count == piece.count else {
            return false
        }
        return (0..<piece.count).allSatisfy { index in
            let (a, b) = (glyphs[alone.start + index], glyphs[piece.start + index])
            return a.glyph == b.glyph && a.geometry.width == b.geometry.width && a.geometry.x_offset == b.geometry.x_offset
                && a.geometry.y_offset == b.geometry.y_offset
        }
    }

    /// Takes off the glyphs of a piece that stand before a byte of the paragraph; nil where a glyph stands on both sides.
    fileprivate func split(_ piece: inout WordPieces.Piece, atByte byte: Int32) -> WordPieces.Piece? {
        var head = piece
        (head.count, head.width, head.end, head.canEndLine) = (0, 0, byte, true)
        while head.count < piece.count, clusters[piece.start + head.count] + piece.wordByte < byte {
            head.width += glyphs[piece.start + head.count].geometry.width
            head.count += 1
        }
        guard head.count > 0, head.count < piece.count, clusters[piece.start + head.count] + piece.wordByte == byte, head.width >= 0 else {
            return nil
        }
        piece.start += head.count
        piece.count -= head.count
        piece.width -= head.width
        return head
    }
}
