import SwiftSyntax

/// The dispatch table of a class, and how the run time learns of it.
///
/// Every class or extension with entries gets `static func __objcE_n() -> [_ObjCEntry]` in its own body, from where private
/// members can be reached, and `__objcR_n`, which registers it and its nested types. One constructor a file, run when the
/// program loads, keeps a closure that calls these.
enum TableRule {
    static func close(_ scope: TypeScope, _ node: some SyntaxProtocol, _ file: FileRewriter) {
        guard !scope.entries.isEmpty || !scope.registrations.isEmpty || scope.objcName != nil, scope.kind != .protocol else { return }
        let id = file.nextTableName()
        let attribute = scope.isDeprecated ? "@available(*, deprecated) " : ""
        if scope.isDeprecated { file.hasDeprecatedEntries = true }
        if !scope.entries.isEmpty {
            scope.members.append(
                "\(attribute)@MainActor static func __objcE_\(id)() -> [_ObjCEntry] { [\(scope.entries.joined(separator: ", "))] }")
            file.count("table entries", times: scope.entries.count)
        }
        if scope.isGeneric || scope.isInsideGeneric {
            registerGeneric(scope, id, node, file)
        } else {
            register(scope, id, attribute, node, file)
        }
    }

    // MARK: Ordinary classes

    private static func register(_ scope: TypeScope, _ id: String, _ attribute: String, _ node: some SyntaxProtocol, _ file: FileRewriter) {
        var statements: [String] = []
        if !scope.entries.isEmpty { statements.append("r.add(\(scope.name).self, \(scope.name).__objcE_\(id))") }
        if let name = scope.objcName, scope.kind == .class, !scope.isExtension {
            statements.append("r.name(\"\(name)\", \(scope.name).self)")
        }
        statements += scope.registrations
        guard !statements.isEmpty else { return }
        scope.members.append(
            "\(attribute)@MainActor static func __objcR_\(id)(_ r: _ObjCRegistrar) { \(statements.joined(separator: "; ")) }")
        let call = "r.run(\(scope.name).__objcR_\(id))"
        if let parent = file.scope, parent.isLocal || !scope.isLocal {
            parent.registrations.append(call)
            if scope.isDeprecated { parent.isDeprecated = true }
        } else if scope.isLocal {
            // Nothing outside the function can name the class, so it registers itself when the function runs.
            file.edits.insert("; _objcRegisterLocal(\(scope.name).self) { r in \(call) }", at: node.end)
            file.count("local class with a table")
        } else {
            file.registrations.append(call)
        }
    }

    // MARK: Generic classes

    /// Each instance of a generic class is a class of its own, which is asked for its table through a protocol.
    private static func registerGeneric(_ scope: TypeScope, _ id: String, _ node: some SyntaxProtocol, _ file: FileRewriter) {
        // Nested types of a generic type register themselves the same way.
        guard !scope.entries.isEmpty else { return }
        guard !scope.isLocal else { return file.countNotUnderstood("local class in a generic context with @objc members") }
        let name = "__ObjCG_\(id)"
        file.tail.append("internal protocol \(name) { @MainActor static func __objcE_\(id)() -> [_ObjCEntry] }")
        file.registrations.append("r.addGeneric { ($0 as? any \(name).Type)?.__objcE_\(id)() }")
        addConformance(to: name, of: Syntax(node), file)
        file.count("generic class with a table")
    }

    private static func addConformance(to name: String, of node: Syntax, _ file: FileRewriter) {
        let inheritance: InheritanceClauseSyntax?
        let end: Int
        if let type = node.as(ClassDeclSyntax.self) {
            inheritance = type.inheritanceClause
            end = type.genericParameterClause?.end ?? type.name.end
        } else if let group = node.as(ExtensionDeclSyntax.self) {
            inheritance = group.inheritanceClause
            end = group.extendedType.end
        } else {
            return
        }
        if let last = inheritance?.inheritedTypes.last {
            file.edits.insert(", \(name)", at: last.end)
        } else {
            file.edits.insert(": \(name)", at: end)
        }
    }
}
