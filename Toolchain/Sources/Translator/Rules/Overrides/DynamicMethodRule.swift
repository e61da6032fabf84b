import SwiftSyntax

/// An `@objc dynamic` method, whose implementation can be replaced at run time, and an override of one.
///
/// The body gets another name, by which it can be called as it is here. A method of the old name asks for a replacement first.
enum DynamicMethodRule {
    /// The name of the body.
    static func implementationName(_ method: MethodRecord, _ scope: TypeScope) -> String {
        "__dyn_" + scope.path.replacing(".", with: "_") + "_" + method.baseName
    }

    /// Tells overloads apart.
    static func key(_ method: MethodRecord) -> String { method.fullName + method.parameterTypes.joined(separator: ",") }

    static func applies(to method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) -> Bool {
        guard !file.isSDK, MethodEntryRule.hasEntry(method), !method.hasAny([.throws, .nonobjc, .dispatched, .deprecated]),
            let type = scope.symbol, type.isClass, !scope.isLocal
        else { return false }
        if method.has(.dynamic) { return true }
        return method.has(.override) && file.symbols.inherited(method, in: type).contains { $0.member.has(.dynamic) && !$0.owner.isSDK }
    }

    static func apply(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        guard function.body != nil else { return }
        let name = function.name
        scope.dynamicMethods.insert(key(method))
        let parameters = ForwardedParameters(function.signature.parameterClause)
        let implementation = implementationName(method, scope)
        for token in function.modifiers.tokens(of: [.override, .open, .public, .dynamic]) { file.edits.blank(token.range) }
        file.edits.replace(name.range, with: implementation)
        FunctionNameRule.keep(method.fullName, in: function, file)
        let prefix =
            DeclarationPrefix.attributes(function.attributes) + DeclarationPrefix.modifiers(function.modifiers, without: .dynamic)
        let result = FoundationNamesRule.renamed(method.resultType ?? "Void", file.symbols)
        let types = method.parameterTypes.map { FoundationNamesRule.renamed(TypeName.withoutImplicitUnwrapping($0), file.symbols) }
        let selector = file.symbols.selector(of: method, in: scope.symbol)
        scope.members.append(
            "\(prefix)func \(name.text)(\(FoundationNamesRule.renamed(parameters.declaration, file.symbols))) -> \(result) { "
                + "if let f: (\(types.joined(separator: ", "))) -> \(TypeName.withoutImplicitUnwrapping(result)) = "
                + "_objcReplaced\(method.labels.count)(self, \(scope.name).self, \"\(selector)\") { return f(\(parameters.values)) }; "
                + "return \(implementation)(\(parameters.call)) }")
        file.count("@objc dynamic func")
    }
}
