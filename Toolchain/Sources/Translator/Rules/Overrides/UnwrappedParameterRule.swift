import SwiftSyntax

/// An override that says `Selector` where the method above says `Selector!`: imported Objective-C methods can be overridden so, ours
/// only by the same type. The parameter becomes one that unwraps itself.
enum UnwrappedParameterRule {
    static func apply(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        guard method.has(.override), let type = scope.symbol, type.isClass else { return }
        let parameters = function.signature.parameterClause.parameters
        for overridden in file.symbols.inherited(method, in: type) where overridden.owner.isClass {
            let types = overridden.member.parameterTypes
            guard types.count == parameters.count else { continue }
            for (parameter, inherited) in zip(parameters, types) where inherited == parameter.type.singleLine + "!" {
                file.edits.insert("!", at: parameter.type.end)
                file.count("override with a parameter that is not optional")
            }
            return
        }
    }
}
