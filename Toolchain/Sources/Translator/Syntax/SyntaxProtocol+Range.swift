import SwiftSyntax

extension SyntaxProtocol {
    /// Where the node begins, behind the spaces and comments before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where the node ends, without what follows it.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    var range: Range<Int> { start..<max(start, end) }

    /// The node as one line, without comments.
    var singleLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, token.leadingTrivia.hasSpace, text.last != " " { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns true if a node of a kind encloses this one within the same statement.
    func isInside<Node: SyntaxProtocol>(_ kind: Node.Type) -> Bool {
        var current = parent
        while let node = current {
            if node.is(kind) { return true }
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
            current = node.parent
        }
        return false
    }
}

extension Trivia {
    var hasSpace: Bool {
        contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds, .spaces, .tabs: true
            default: false
            }
        }
    }

    var hasNewline: Bool {
        contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainName: String {
        let text = self.text
        guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
        return String(text.dropFirst().dropLast())
    }
}
