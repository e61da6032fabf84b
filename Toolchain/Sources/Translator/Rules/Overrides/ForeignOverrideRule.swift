import SwiftSyntax

/// Overriding across modules where one side is an extension: done through the tables.
enum ForeignOverrideRule {
    /// The key under which the tables hold overrides of an extension member.
    static func key(_ method: MethodRecord) -> String { (method.has(.typeMember) ? "+" : "") + "override " + method.fullName }

    /// The call that finds the override of a type member, in a class or above it.
    static func lookUp(_ arity: Int, from type: String, _ key: String) -> String { "_objcTypeMember\(arity)(\(type), self, \"\(key)\")" }

    // MARK: The member of an extension of another module's class

    /// `@objc open func f` in an extension becomes `__base_f`; a new `f` asks the tables for an override first.
    static func makeDispatcher(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        let parameters = ForwardedParameters(function.signature.parameterClause)
        let isPublic = method.hasAny([.open, .public])
        for token in function.modifiers.tokens(of: .open) { file.edits.replace(token.range, with: "public") }
        let name = function.name.text
        let others =
            DeclarationPrefix.attributes(function.attributes)
            + DeclarationPrefix.modifiers(function.modifiers, without: .access.union(.dynamic))
        let result = method.resultType ?? "Void"
        file.edits.replace(function.name.range, with: "__base_" + name)
        FunctionNameRule.keep(method.fullName, in: function, file)
        let arity = method.labels.count
        let lookUp = method.has(.typeMember) ? lookUp(arity, from: "self", key(method)) : "_objcOptional\(arity)(self, \"\(key(method))\")"
        scope.members.append(
            "\(others)\(isPublic ? "public " : "")func \(name)(\(parameters.declaration)) -> \(result) { "
                + "if let f: \(type(method, file)) = \(lookUp) "
                + "{ return f(\(parameters.values)) }; return __base_\(name)(\(parameters.call)) }")
        file.count("overridable member of an extension of another module's class")
    }

    // MARK: Its override in a subclass

    /// The override becomes a method of another name with a table entry; `super.f` finds the next one above.
    ///
    /// One whose parameters are of wider types stays in view under its own name, too: its class's callers count on them.
    static func moveOverride(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        let isTypeMember = method.has(.typeMember)
        let suffix = scope.path.replacing(".", with: "_") + (isTypeMember ? "_class_" : "_") + function.name.plainName
        let result = method.resultType ?? "Void"
        let (arity, name) = (method.labels.count, key(method))
        let above =
            isTypeMember
            ? lookUp(arity, from: "_getSuperclass(\(scope.name).self)", name) : "_objcAbove\(arity)(\(scope.name).self, self, \"\(name)\")"
        for token in function.modifiers.tokens(of: [.override, .open, .public, .dynamic]) { file.edits.blank(token.range) }
        let callee = "__ovr_" + suffix
        file.edits.replace(function.name.range, with: callee)
        FunctionNameRule.keep(method.fullName, in: function, file)
        var (overridden, parameters) = (method, ForwardedParameters(function.signature.parameterClause))
        let prefix = DeclarationPrefix.attributes(function.attributes) + (isTypeMember ? "static " : "")
        if let types = narrowerParameters(than: method, scope, file) {
            overridden.parameterTypes = types
            scope.members.append(
                "\(prefix)func \(function.name.text)(\(parameters.declaration)) -> \(result) { \(callee)(\(parameters.call)) }")
            parameters = ForwardedParameters(overridden)
        }
        scope.members.append(
            "\(prefix)func __super_\(suffix)"
                + "(\(parameters.declaration)) -> \(result) { if let f: \(type(overridden, file)) = \(above) "
                + "{ return f(\(parameters.values)) }; return __base_\(function.name.text)(\(parameters.call)) }")
        scope.entries.append(
            isTypeMember
                ? TypeMemberRule.entry(selector: name, name: name, overridden, calling: callee, scope, file)
                : MethodEntryRule.entry(selector: name, name: name, overridden, calling: callee, scope, file))
        scope.superReplacements[function.name.plainName] = "__super_" + suffix
        file.count("override of a member of an extension of another module's class")
    }

    /// The types of the parameters of what a method overrides; nil if they are the method's own.
    private static func narrowerParameters(than method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) -> [String]? {
        guard let type = scope.symbol else { return nil }
        let overridden = file.symbols.inherited(method, in: type).first {
            $0.member.has(.dispatched) && $0.member.has(.typeMember) == method.has(.typeMember)
        }
        guard let member = overridden?.member, member.countOfParameters(like: method) < member.parameterTypes.count else { return nil }
        return member.parameterTypes
    }

    /// `super.f` inside such an override.
    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        guard let base = node.base, base.is(SuperExprSyntax.self),
            let replacement = file.scope?.superReplacements[node.declName.baseName.plainName]
        else { return }
        file.edits.replace(base.range, with: "self")
        file.edits.replace(node.declName.baseName.range, with: replacement)
    }

    /// The type of a closure that is the method.
    private static func type(_ method: MethodRecord, _ file: FileRewriter) -> String {
        let types = method.parameterTypes.map(TypeName.withoutImplicitUnwrapping).joined(separator: ", ")
        return FoundationNamesRule.renamed("(\(types)) -> \(method.resultType ?? "Void")", file.symbols)
    }
}
