import SwiftSyntax

/// `#function` in a member that gets another name stays what it is in the source.
///
/// A callee that takes `#function` as the default of a parameter still sees the other name: that literal is made by its caller.
enum FunctionNameRule {
    /// Writes the name itself for each `#function` of a member's own code.
    static func keep(_ name: String, in member: some SyntaxProtocol, _ file: FileRewriter) {
        let search = FunctionNameSearch(of: member)
        for literal in search.found {
            file.edits.replace(literal.range, with: "\"\(name)\"")
            file.count("#function in a moved member")
        }
    }
}

/// Finds each `#function` of a member, but none of the functions and types inside it, which have names of their own.
private final class FunctionNameSearch: SyntaxVisitor {
    private(set) var found: [MacroExpansionExprSyntax] = []
    private let member: SyntaxIdentifier

    init(of member: some SyntaxProtocol) {
        self.member = member.id
        super.init(viewMode: .sourceAccurate)
        walk(member)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "function" { found.append(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { entering(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // A local variable with accessors is named by `#function`; one with a plain value is not.
        node.id == member || node.bindings.allSatisfy { $0.accessorBlock == nil } ? .visitChildren : .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func entering(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        node.id == member ? .visitChildren : .skipChildren
    }
}
