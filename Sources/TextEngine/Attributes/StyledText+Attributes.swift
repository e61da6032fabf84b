public import Foundation

extension StyledText {
    /// The text of an attributed string without regard to traits.
    ///
    /// - Parameters:
    ///   - standardColor: The colour of text without one of its own; nil leaves it to whoever draws.
    ///   - adjust: Changes the style of every paragraph.
    public init(
        _ string: NSAttributedString, standardFont: TextFont, standardColor: CGColor?, adjust: (inout ParagraphStyle) -> Void
    ) {
        var runs: [(length: Int, attributes: TextAttributes, paragraphStyle: ParagraphStyle)] = []
        func add(_ length: Int, _ reader: AttributeReader) {
            var paragraph = reader.paragraphStyle ?? ParagraphStyle()
            adjust(&paragraph)
            runs.append((length, reader.textAttributes(standardFont: standardFont, standardColor: standardColor), paragraph))
        }
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            add(range.length, AttributeReader(attributes))
        }
        if runs.isEmpty { add(0, AttributeReader([:])) }
        self.init(string.string, runs: runs)
    }
}
