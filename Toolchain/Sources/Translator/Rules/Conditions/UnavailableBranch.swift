import SwiftSyntax

/// Takes the branch of an `if` that the emulated version never enters out of the source, condition and all.
///
/// The rest is legal wherever the `if` was, in a result builder and as a value too: the part behind its `else`, or nothing.
enum UnavailableBranch {
    /// - Parameter place: the condition that never holds.
    /// - Returns: false if the statement must stay in its form.
    static func remove(_ node: IfExprSyntax, at place: ConditionElementSyntax, _ file: FileRewriter) -> Bool {
        guard mayBeSkipped(node.conditions.prefix { $0.id != place.id }), let position = Position(of: node) else { return false }
        switch node.elseBody {
        case nil:
            guard position != .value else { return false }
            file.edits.blank((position.chain?.elseKeyword?.start ?? node.start)..<(position.semicolon?.end ?? node.end))
        case .ifExpr(let next)?:
            file.edits.blank(node.start..<next.start)
        case .codeBlock(let block)?:
            guard keep(block, of: node, position, file) else { return false }
        @unknown default: return false
        }
        file.count("#available branch removed")
        return true
    }

    private static func keep(_ block: CodeBlockSyntax, of node: IfExprSyntax, _ position: Position, _ file: FileRewriter) -> Bool {
        switch position {
        case .chained:
            file.edits.blank(node.start..<block.start)
        case .statement where isInline(block.statements):
            file.edits.blank(node.start..<block.leftBrace.end)
            file.edits.overwrite(block.rightBrace.range, with: position.semicolon == nil ? ";" : "")
        case .statement:
            guard let keyword = node.elseKeyword else { return false }
            file.edits.blank(node.start..<keyword.start)
            file.edits.overwrite(keyword.range, with: "do")
        case .value:
            guard block.statements.count == 1, case .expr? = block.statements.first?.item else { return false }
            file.edits.blank(node.start..<block.start)
            file.edits.replace(block.leftBrace.range, with: "(")
            file.edits.replace(block.rightBrace.range, with: ")")
        }
        return true
    }

    /// Returns true if statements mean the same without the braces around them.
    private static func isInline(_ statements: CodeBlockItemListSyntax) -> Bool {
        guard let first = statements.first?.firstToken(viewMode: .sourceAccurate) else { return false }
        switch first.tokenKind {
        case .identifier, .keyword: break
        default: return false
        }
        return statements.allSatisfy(isInline)
    }

    /// Returns true if a statement may move to the block around without a clash of names or another time to run.
    private static func isInline(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .decl: false
        case .stmt(let statement): !statement.is(DeferStmtSyntax.self) && !statement.is(GuardStmtSyntax.self)
        case .expr: true
        @unknown default: false
        }
    }

    /// Returns true if nobody notices that conditions are not looked at: none of them calls anything.
    private static func mayBeSkipped(_ conditions: some Sequence<ConditionElementSyntax>) -> Bool {
        conditions.allSatisfy { condition in
            condition.tokens(viewMode: .sourceAccurate).allSatisfy { $0.tokenKind != .leftParen && $0.tokenKind != .keyword(.await) }
        }
    }

    /// Where an `if` stands.
    private enum Position: Equatable {
        case statement(CodeBlockItemSyntax)
        /// Behind the `else` of another.
        case chained(IfExprSyntax)
        case value

        /// The end of the statement, if there is one.
        var semicolon: TokenSyntax? { if case .statement(let item) = self { item.semicolon } else { nil } }
        var chain: IfExprSyntax? { if case .chained(let outer) = self { outer } else { nil } }

        init?(of node: IfExprSyntax) {
            if let outer = node.parent?.as(IfExprSyntax.self) {
                self = .chained(outer)
                return
            }
            let parent = node.parent?.as(ExpressionStmtSyntax.self)?.parent ?? node.parent
            if let item = parent?.as(CodeBlockItemSyntax.self) {
                self = .statement(item)
            } else if parent?.is(LabeledStmtSyntax.self) ?? true {
                return nil
            } else {
                self = .value
            }
        }
    }
}
