/// One way to damage a source: what typing, merging and broken disks leave behind.
enum SourceMutation: CaseIterable {
    case deletedToken, duplicatedToken, swappedTokens, tokenFromElsewhere, truncatedToken, truncatedFile, deletedLine, duplicatedLine,
        randomBytes

    func apply(to source: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        guard !source.isEmpty else { return source }
        var result = source
        let token = Self.randomPiece(of: source, boundaries: Self.isTokenBoundary, using: &generator)
        switch self {
        case .deletedToken: result.removeSubrange(token)
        case .duplicatedToken: result.insert(contentsOf: source[token], at: token.upperBound)
        case .swappedTokens, .tokenFromElsewhere:
            let other = Self.randomPiece(of: source, boundaries: Self.isTokenBoundary, using: &generator)
            guard !token.overlaps(other) else { return source }
            result.replaceSubrange(token, with: source[other])
            if self == .swappedTokens, other.lowerBound > token.upperBound {
                let shift = other.count - token.count
                result.replaceSubrange(other.lowerBound + shift..<other.upperBound + shift, with: source[token])
            }
        case .truncatedToken: result.removeSubrange(Int.random(in: token, using: &generator)..<token.upperBound)
        case .truncatedFile: result.removeLast(source.count - token.lowerBound)
        case .deletedLine: result.removeSubrange(Self.randomPiece(of: source, boundaries: Self.isLineBreak, using: &generator))
        case .duplicatedLine:
            let line = Self.randomPiece(of: source, boundaries: Self.isLineBreak, using: &generator)
            result.insert(contentsOf: source[line], at: line.lowerBound)
        case .randomBytes:
            let bytes = (0..<Int.random(in: 1...6, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            result.replaceSubrange(token, with: bytes)
        }
        return result
    }

    /// Damages a source at one to four positions.
    static func damaged(_ source: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 1...4, using: &generator)).reduce(source) { bytes, _ in
            allCases.randomElement(using: &generator)!.apply(to: bytes, using: &generator)
        }
    }

    /// The range around a random position up to the next boundary on either side; never empty.
    private static func randomPiece(
        of source: [UInt8], boundaries isBoundary: (UInt8, UInt8) -> Bool, using generator: inout SeededGenerator
    ) -> Range<Int> {
        let place = Int.random(in: 0..<source.count, using: &generator)
        var start = place, end = place + 1
        while start > 0, !isBoundary(source[start - 1], source[start]) { start -= 1 }
        while end < source.count, !isBoundary(source[end - 1], source[end]) { end += 1 }
        return start..<end
    }

    private static func isTokenBoundary(_ before: UInt8, _ after: UInt8) -> Bool { !(isWord(before) && isWord(after)) }
    private static func isLineBreak(_ before: UInt8, _ after: UInt8) -> Bool { before == 0x0A }
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }
}
