import SwiftSyntax

/// Objects made from a class that is only known at run time: `T()`, `T.init(…)`, `cellClass.init(…)`.
///
/// Imported Objective-C classes let every initializer be called so; ours only those that are `required`. The run time knows
/// a way in: `_objcNew(T.self, …)`.
enum CreationRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        let labels = node.arguments.map { $0.label?.plainName ?? "_" }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            create(fromParameter: name, labels, node, file)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            if let name = base.as(DeclReferenceExprSyntax.self), create(fromParameter: name, labels, node, file) { return }
            create(fromMetatype: base, labels, node, file)
        }
    }

    // MARK: Generic parameters

    @discardableResult
    private static func create(
        fromParameter name: DeclReferenceExprSyntax, _ labels: [String], _ node: FunctionCallExprSyntax, _ file: FileRewriter
    ) -> Bool {
        let parameter = name.baseName.plainName
        if parameter.first?.isUppercase ?? false, isRepaired(name, file) {
            // An associated type: only the compiler knows what it is bound to.
            replaceCall(node, with: "\(name.baseName.text).self", file)
            return true
        }
        guard parameter.first?.isUppercase ?? false, let bound = GenericBounds.bound(of: parameter, at: Syntax(node), file),
            let type = file.type(named: bound), isInitializerOfSystem(labels, type, file)
        else { return false }
        replaceCall(node, with: "\(name.baseName.text).self", file)
        file.count("object of a generic parameter")
        return true
    }

    // MARK: Metatype values

    private static func create(fromMetatype base: ExprSyntax, _ labels: [String], _ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        if base.is(SuperExprSyntax.self) { return }
        if isRepaired(base, file) {
            // Only the compiler knows the type.
        } else if let reference = base.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName
            if name.tokenKind == .keyword(.self) || name.tokenKind == .keyword(.Self) || name.text.first?.isUppercase ?? false { return }
            guard isCreatable(MetatypeOfValue.className(of: name.plainName, at: Syntax(node)), labels, file) else { return }
        } else if let member = base.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text.first?.isUppercase ?? false { return }
            let owner = file.scope?.symbol
            let type = owner.flatMap { file.symbols.property(named: member.declName.baseName.plainName, of: $0)?.member.type }
            guard isCreatable(type.flatMap(MetatypeOfValue.className), labels, file) else { return }
        } else if base.is(TupleExprSyntax.self) {
            guard isCreatable(MetatypeOfValue.className(ofCast: base), labels, file) else { return }
        } else if let call = base.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        {
            guard !labels.isEmpty, file.symbols.isSystemInitializer(labels) else { return }
        } else {
            return
        }
        replaceCall(node, with: base.trimmedDescription + (namesType(base) ? ".self" : ""), file)
        file.count("object of a metatype")
    }

    /// Returns true if the compiler has complained of making an object in this line.
    private static func isRepaired(_ node: some SyntaxProtocol, _ file: FileRewriter) -> Bool {
        let line = file.lines.line(at: node.start)
        return file.repairs.contains { $0.member == Repair.initializer && $0.line == line }
    }

    /// `Self.init(…)` and `Class.init(…)`: what stands before is a type, not yet its metatype.
    private static func namesType(_ base: ExprSyntax) -> Bool {
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
        return name.tokenKind == .keyword(.Self) || name.text.first?.isUppercase ?? false
    }

    /// Returns true if a class, or if its name is not known some class of the system, has such an initializer that is not `required`.
    private static func isCreatable(_ className: String?, _ labels: [String], _ file: FileRewriter) -> Bool {
        guard let className else { return !labels.isEmpty && file.symbols.isSystemInitializer(labels) }
        if className == "NSObject" { return labels.isEmpty }
        guard let type = file.type(named: className) else { return false }
        return isInitializerOfSystem(labels, type, file)
    }

    /// Returns true if the initializer is one of a class of the system, and no class nearer declares it, required or not.
    private static func isInitializerOfSystem(_ labels: [String], _ type: TypeSymbol, _ file: FileRewriter) -> Bool {
        let classes = file.symbols.ancestors(of: type).filter { $0.isClass }
        guard classes.contains(where: \.isSDK) else { return false }
        for ancestor in classes {
            guard let found = ancestor.initializers.first(where: { $0.labels == labels }) else { continue }
            return ancestor.isSDK && !found.has(.required)
        }
        return labels.isEmpty
    }

    private static func replaceCall(_ node: FunctionCallExprSyntax, with metatype: String, _ file: FileRewriter) {
        guard let parenthesis = node.leftParen else { return }
        file.edits.replace(node.calledExpression.range, with: "_objcNew")
        file.edits.insert(node.arguments.isEmpty ? metatype : metatype + ", ", at: parenthesis.end)
    }
}
