import SwiftSyntax

/// `some P` as a result where `P` is an `@objc` protocol.
///
/// On Apple's systems a value of such a protocol's own type conforms to it, so that `any P` may be given back for `some P`. Here it does not,
/// and the result is `any P`.
enum OpaqueResultRule {
    static func apply(_ node: SomeOrAnyTypeSyntax, _ file: FileRewriter) {
        guard node.someOrAnySpecifier.tokenKind == .keyword(.some), let name = node.constraint.as(IdentifierTypeSyntax.self)?.name.text,
            isResult(node),
            file.symbols.type(named: name, in: file.scope?.path.split(separator: ".").map(String.init) ?? [])?.isObjCProtocol == true
        else { return }
        file.edits.replace(node.someOrAnySpecifier.range, with: "any")
        file.count("some of an @objc protocol")
    }

    /// Returns true in the type of a property and of what a function gives back.
    private static func isResult(_ node: SomeOrAnyTypeSyntax) -> Bool {
        var next = node.parent
        while let ancestor = next {
            if ancestor.is(FunctionParameterSyntax.self) { return false }
            if ancestor.is(ReturnClauseSyntax.self) || ancestor.is(PatternBindingSyntax.self) { return true }
            if ancestor.is(DeclSyntax.self) { return false }
            next = ancestor.parent
        }
        return false
    }
}
