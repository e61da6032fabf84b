import SwiftSyntax

/// Looks for what makes the compiler refuse a file.
///
/// The parser's own `hasError` also holds for `@objc (name)` and `private (set)`, whose space is an error only in Swift 6 mode.
final class SyntaxErrors: SyntaxAnyVisitor {
    private var isFound = false

    static func exist(in tree: SourceFileSyntax) -> Bool {
        guard tree.hasError else { return false }
        let search = SyntaxErrors(viewMode: .all)
        search.walk(tree)
        return search.isFound
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        isFound || !node.hasError ? .skipChildren : .visitChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing { isFound = true }
        if let diagnostic = token.tokenDiagnostic, diagnostic.severity == .error, diagnostic.kind != .extraneousLeadingWhitespaceError {
            isFound = true
        }
        return .skipChildren
    }
}
