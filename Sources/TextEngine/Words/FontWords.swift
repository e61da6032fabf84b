internal import CPango

/// The shapers of a font, one for each space of characters, once that is worth it. Only while the font library is locked.
struct FontWords {
    /// Nil for those that cannot be had.
    private var shapers: [Int32: WordShaper?] = [:]
    private var last: (space: Int32, shaper: WordShaper)?
    private var generation = 0
    // optimization: to ask a font for its tables takes as long as some dozen lines, which few fonts of an app that starts come to.
    private var linesWithout = 0
    private static let linesWithoutAtFirst = 12
    /// A paragraph is as many lines as it mostly has.
    private static let bytesOfLine = 40

    /// - Parameter generation: Counts how often the fonts there are have changed.
    mutating func shaper(for source: ParagraphSource, space: Int32, generation: Int, contexts: LayoutContexts) -> WordShaper? {
        if generation != self.generation { self = FontWords(generation: generation) }
        if let last, last.space == space { return last.shaper }
        if let known = shapers[space] { return known }
        guard linesWithout >= Self.linesWithoutAtFirst else {
            linesWithout += 1 + source.bytes.count / Self.bytesOfLine
            return nil
        }
        let made = WordShaper(source, space: space, contexts: contexts)
        shapers[space] = made
        last = made.map { (space, $0) }
        return made
    }

    init(generation: Int = 0) { self.generation = generation }
}
