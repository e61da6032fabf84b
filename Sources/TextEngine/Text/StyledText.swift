/// Text and how each stretch of it looks. Positions count UTF-16 units, as in `NSRange`.
public struct StyledText: Hashable, Sendable {
    /// A stretch of text that looks the same throughout.
    public struct Run: Hashable, Sendable {
        /// UTF-16 positions in the whole text.
        public var range: Range<Int>
        /// The same for all characters of the run.
        public var attributes: TextAttributes
        /// Counts only at the first character of a paragraph.
        public var paragraphStyle: ParagraphStyle
    }

    /// The characters alone.
    public let string: String
    /// In order, without gaps, covering the whole string. An empty text has one empty run, which says how high its line is.
    public private(set) var runs: [Run]

    /// Text that looks the same throughout.
    public init(_ string: String, _ attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle()) {
        self.string = string
        runs = [Run(range: 0..<string.utf16.count, attributes: attributes, paragraphStyle: paragraphStyle)]
    }

    /// Text of several looks.
    ///
    /// - Precondition: the lengths of the runs add up to the number of UTF-16 units, and there is at least one run.
    public init(_ string: String, runs: [(length: Int, attributes: TextAttributes, paragraphStyle: ParagraphStyle)]) {
        var position = 0
        self.string = string
        self.runs = runs.map { run in
            defer { position += run.length }
            return Run(range: position..<position + run.length, attributes: run.attributes, paragraphStyle: run.paragraphStyle)
        }
        guard position == string.utf16.count, !runs.isEmpty else {
            fatalError(
                """
                The runs of a text must cover it: they are \(position) units long, the text \(string.utf16.count). \
                Pass one run for every stretch of the string, an empty one for an empty string.
                """)
        }
    }

    /// The index of the run that holds a position; the last run for the end of the text.
    func runIndex(at position: Int) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
