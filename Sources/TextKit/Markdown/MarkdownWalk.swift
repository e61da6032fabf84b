import Foundation

/// Goes through the nodes of a document, and writes their text with what they say of it.
struct MarkdownWalk {
    /// The state that holds for a node and those within it.
    private struct State {
        var inline: InlinePresentationIntent = []
        var blocks: [PresentationIntent.IntentType] = []
        var link: URL?
        var image: URL?
        /// The kind of list around the items, and the number of the next one.
        var ordinal = 1
        var row = 0
        var column = 0
    }

    /// Blocks and emphasis that lie deeper in each other change nothing.
    private static let deepest = 64

    private(set) var text = AttributedString()
    let keepsLines: Bool
    /// A mark at the beginnings of lines that is left out.
    var guardCharacter: Character?
    private let library: MarkdownLibrary
    private let baseURL: URL?
    private var identity = 0

    init(_ library: MarkdownLibrary, baseURL: URL?, keepsLines: Bool) {
        self.library = library
        self.baseURL = baseURL
        self.keepsLines = keepsLines
    }

    /// Visits all nodes of a document, with a list of those that are open instead of recursion: a text may be as deep as it is long.
    mutating func visit(_ document: MarkdownLibrary.Node) {
        guard let first = library.firstChild(document) else { return }
        var open: [(node: MarkdownLibrary.Node, state: State)] = []
        var current = first
        var outer = State()
        while true {
            let state = enter(current, in: &outer)
            if let child = library.firstChild(current) {
                open.append((current, outer))
                outer = state
                current = child
                continue
            }
            var next = library.next(current)
            while next == nil, let parent = open.popLast() {
                next = library.next(parent.node)
                outer = parent.state
            }
            guard let next else { return }
            current = next
        }
    }

    /// Writes the text of a node itself. Returns what holds within it.
    private mutating func enter(_ node: MarkdownLibrary.Node, in outer: inout State) -> State {
        var state = outer
        let type = library.typeName(of: node)
        switch type {
        case "text": append(library.literal(of: node), state)
        case "softbreak": append(keepsLines ? "\n" : " ", state, keepsLines ? [] : .softBreak)
        case "linebreak": append("\n", state, .lineBreak)
        case "code": append(library.literal(of: node), state, .code)
        case "html_inline": append(library.literal(of: node), state, .inlineHTML)
        case "html_block": append(library.literal(of: node), state, .blockHTML)
        case "emph": state.inline.insert(.emphasized)
        case "strong": state.inline.insert(.stronglyEmphasized)
        case "strikethrough": state.inline.insert(.strikethrough)
        case "link": state.link = url(library.address(of: node))
        case "image": state.image = url(library.address(of: node))
        default: enterBlock(type, node, &state, in: &outer)
        }
        return state
    }

    private mutating func enterBlock(_ type: String, _ node: MarkdownLibrary.Node, _ state: inout State, in outer: inout State) {
        // Lines with a mark are one paragraph, whatever they look like.
        guard guardCharacter == nil, let kind = kind(of: type, node, &state, in: &outer) else { return }
        identity += 1
        if state.blocks.count < Self.deepest { state.blocks.insert(.init(kind: kind, identity: identity), at: 0) }
        switch type {
        case "code_block": append(library.literal(of: node), state)
        case "thematic_break": append("\u{2E3B}", state)
        default: break
        }
    }

    private func kind(
        of type: String, _ node: MarkdownLibrary.Node, _ state: inout State, in outer: inout State
    ) -> PresentationIntent.Kind? {
        switch type {
        case "paragraph": return .paragraph
        case "heading": return .header(level: Int(library.headingLevel(node)))
        case "block_quote": return .blockQuote
        case "code_block": return .codeBlock(languageHint: library.language(of: node))
        case "thematic_break": return .thematicBreak
        case "list":
            let isOrdered = library.listType(node) == 2
            state.ordinal = isOrdered ? Int(library.listStart(node)) : 1
            return isOrdered ? .orderedList : .unorderedList
        case "item":
            defer { outer.ordinal += 1 }
            return .listItem(ordinal: outer.ordinal)
        case "table":
            state.row = 0
            return .table(columns: library.columns(of: node))
        case "table_header": return .tableHeaderRow
        case "table_row":
            outer.row += 1
            return .tableRow(rowIndex: outer.row)
        case "table_cell":
            defer { outer.column += 1 }
            return .tableCell(columnIndex: outer.column)
        default: return nil
        }
    }

    private func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }

    private mutating func append(_ string: String, _ state: State, _ intent: InlinePresentationIntent = []) {
        let shown = guardCharacter.map { mark in string.filter { $0 != mark } } ?? string
        guard !shown.isEmpty else { return }
        var attributes = AttributeContainer()
        let inline = state.inline.union(intent)
        if !inline.isEmpty { attributes.inlinePresentationIntent = inline }
        if !state.blocks.isEmpty { attributes.presentationIntent = PresentationIntent(types: state.blocks) }
        attributes.link = state.link
        attributes.imageURL = state.image
        text.append(AttributedString(shown, attributes: attributes))
    }
}
