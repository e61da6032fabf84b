import SwiftSyntax

/// `#keyPath(Person.name.first)` is the string that it stands for.
enum KeyPathLiteralRule {
    static func apply(_ node: MacroExpansionExprSyntax, _ file: FileRewriter) {
        file.count("#keyPath")
        guard let expression = node.arguments.first?.expression else { return }
        var names = names(of: expression)
        // Leading components that name types do not belong to the path.
        var path: [String] = []
        while names.count > 1, isType(path + [names[0]], file) { path.append(names.removeFirst()) }
        if path.isEmpty, names.count > 1, names[0] == "self" || names[0] == "Self" { names.removeFirst() }
        let owner = path.isEmpty ? file.scope?.symbol : file.type(named: path.joined(separator: "."))
        let text = "\"" + keys(names, from: owner, file).joined(separator: ".") + "\""
        if file.module.options.servesEditor, names.count == 1, let owner, keep(expression, of: owner, as: text, in: node, file) { return }
        file.edits.overwrite(node.range, with: text)
    }

    /// For an editor the names stay what the author wrote, so that they can be followed, completed and renamed:
    /// `("name", { @MainActor (o: Person) in _ = o.name }).0`.
    ///
    /// Only a path of one property: a longer one goes through optional values as Objective-C does.
    private static func keep(
        _ expression: ExprSyntax, of owner: TypeSymbol, as text: String, in node: MacroExpansionExprSyntax, _ file: FileRewriter
    ) -> Bool {
        guard owner.kind != .protocol, let opening = node.leftParen, let closing = node.rightParen else { return false }
        let start = node.pound.start..<opening.end
        let prefix = "(\(text), { @MainActor (o: "
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, !SelectorOwner.isSelf(base) {
            file.edits.replace(start, with: prefix)
            file.edits.replace(member.period.range, with: ") in _ = o.")
        } else if let scope = file.scope, scope.symbol === owner {
            file.edits.replace(start, with: prefix + scope.name + ") in _ = ")
            if let base = expression.as(MemberAccessExprSyntax.self)?.base {
                file.edits.replace(base.range, with: "o")
            } else {
                file.edits.insert("o.", at: expression.start)
            }
        } else {
            return false
        }
        file.edits.insert(" }", at: closing.start)
        file.edits.insert(".0", at: closing.end)
        return true
    }

    private static func names(of expression: ExprSyntax) -> [String] {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return (member.base.map(names) ?? []) + [member.declName.baseName.plainName]
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return names(of: optional.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return names(of: forced.expression) }
        if let specialized = expression.as(GenericSpecializationExprSyntax.self) { return names(of: specialized.expression) }
        return expression.as(DeclReferenceExprSyntax.self).map { [$0.baseName.plainName] } ?? []
    }

    private static func isType(_ path: [String], _ file: FileRewriter) -> Bool {
        file.type(named: path.joined(separator: ".")) != nil || path.last?.first?.isUppercase ?? false
    }

    /// The Objective-C names of the properties, as far as their types are known.
    static func keys(_ names: [String], from owner: TypeSymbol?, _ file: FileRewriter) -> [String] {
        var owner = owner
        return names.map { name in
            guard let type = owner, let property = file.symbols.property(named: name, of: type) else {
                owner = nil
                return name
            }
            owner = property.member.type.flatMap { text in
                file.symbols.type(
                    named: text.trimmingSuffix(while: { "?! ".contains($0) }), in: type.name.split(separator: ".").map(String.init))
            }
            return property.member.objcName ?? name
        }
    }
}

extension String {
    func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, condition(last) { text.removeLast() }
        return String(text)
    }
}
