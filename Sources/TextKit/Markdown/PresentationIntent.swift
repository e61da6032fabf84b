/// Which blocks a stretch of text lies in, such as an item of a list: the innermost first. How they look is up to who shows them.
// apple: https://developer.apple.com/documentation/foundation/presentationintent
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        /// - level: 1 for the highest, up to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// - ordinal: the number of the item; the first one has that of the source in an ordered list, else 1.
        case listItem(ordinal: Int)
        /// - languageHint: the word after the fence; nil for none.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// - rowIndex: from 1, below the header.
        case tableRow(rowIndex: Int)
        /// - columnIndex: from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where the text of its cells is.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            case left, center, right
        }

        /// Where the text of the column's cells is. Default in Markdown: left.
        public var alignment: Alignment

        /// A column whose cells are aligned so.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block. Two of a kind that stand side by side differ in their identity.
    public struct IntentType: Hashable, Codable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// Another number for each block of a text, from 1 in the order in which they begin.
        public var identity: Int

        /// A block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Blocks in each other, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// A block within others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many blocks lie in each other.
    public var count: Int { components.count }

    /// How many lists and quotes lie in each other.
    public var indentationLevel: Int {
        components.reduce(0) { level, component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: level + 1
            default: level
            }
        }
    }
}
