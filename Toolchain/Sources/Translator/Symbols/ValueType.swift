import SwiftSyntax

/// Finds the type of a value without a type checker, as far as declarations in sight tell it.
enum ValueType {
    static func symbol(of expression: ExprSyntax, _ file: FileRewriter) -> TypeSymbol? {
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return symbol(of: optional.expression, file) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return symbol(of: forced.expression, file) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base, let owner = symbol(of: base, file) else { return nil }
            return property(member.declName.baseName.plainName, of: owner, file)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return symbol(of: reference, file) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return symbol(of: only.expression, file)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self), let last = sequence.elements.last?.as(TypeExprSyntax.self),
            sequence.elements.count == 3
        else { return nil }
        return symbol(of: last.type, file)
    }

    private static func symbol(of reference: DeclReferenceExprSyntax, _ file: FileRewriter) -> TypeSymbol? {
        let name = reference.baseName
        if name.tokenKind == .keyword(.self) { return file.scope?.symbol }
        // A local name hides a property; of several, only the compiler knows which one is meant.
        let declarations = DeclarationsOfName(name.plainName, around: Syntax(reference))
        if declarations.count > 1 { return nil }
        if declarations.count == 1 {
            let type = LocalVariables.type(of: name.plainName, at: Syntax(reference), within: declarations.place)
            return type.flatMap { symbol(of: $0, file) }
        }
        for scope in file.scopes.reversed() {
            guard let owner = scope.symbol, file.symbols.property(named: name.plainName, of: owner) != nil else { continue }
            return property(name.plainName, of: owner, file)
        }
        return nil
    }

    private static func symbol(of type: TypeSyntax, _ file: FileRewriter) -> TypeSymbol? {
        TypeName.path(of: type).flatMap { file.type(named: $0) }
    }

    private static func property(_ name: String, of owner: TypeSymbol, _ file: FileRewriter) -> TypeSymbol? {
        guard let found = file.symbols.property(named: name, of: owner), var text = found.member.type?[...] else { return nil }
        while let last = text.last, "?! )".contains(last) { text.removeLast() }
        while text.first == "(" { text.removeFirst() }
        if text.hasPrefix("any ") { text = text.dropFirst(4) }
        return file.symbols.type(named: String(text), in: found.owner.name.split(separator: ".").map(String.init))
    }
}

extension FileRewriter {
    /// Returns true if a value may have an optional requirement: false if its type is known, and is another or has a method of its own of
    /// that name; or if the compiler said that there is none.
    func mayHaveRequirement(_ method: MethodRecord, _ value: ExprSyntax?, property: String, at name: TokenSyntax) -> Bool {
        if repairs.contains(where: { $0.member == property && $0.line == lines.line(at: name.start) }) { return false }
        if let name = value?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase ?? false { return false }
        guard let type = value.flatMap({ ValueType.symbol(of: $0, self) }) else { return true }
        let found = symbols.methods(named: method.baseName, of: type).first { $0.member.labels == method.labels }
        return found.map { $0.member.has(.optional) } ?? false
    }
}

/// Counts what declares a name in the member or the statement of a file around a position.
private final class DeclarationsOfName: SyntaxVisitor {
    private(set) var count = 0
    let place: Syntax
    private let name: String

    init(_ name: String, around node: Syntax) {
        self.name = name
        var outermost = node
        while let parent = outermost.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self) {
            outermost = parent
        }
        place = outermost
        super.init(viewMode: .sourceAccurate)
        walk(outermost)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { check(node.identifier) }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { check(node.secondName ?? node.firstName) }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { check(node.secondName ?? node.firstName) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { check(node.name) }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { check(node.name) }

    private func check(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.plainName == name { count += 1 }
        return .visitChildren
    }
}
