import SwiftSyntax

/// The dispatch table of a class, and how the run time learns of it.
///
/// Every class or extension with entries gets `static func __objcE_n() -> [_ObjCEntry]` in its own body, from where private
/// members can be reached. One constructor a file, run when the program loads, keeps a closure that registers them; nested
/// types, which may be private, are registered by `__objcR_n` of the type around them.
enum TableRule {
    static func close(_ scope: TypeScope, _ node: some SyntaxProtocol, _ file: FileRewriter) {
        // Nobody runs what an editor shows, and the compiler would check all of it with each key.
        if file.module.options.servesEditor { return }
        let hasTable = !scope.entries.isEmpty || !scope.properties.isEmpty
        guard hasTable || !scope.registrations.isEmpty || scope.objcName != nil, scope.kind != .protocol else { return }
        let id = file.nextTableName()
        let attribute = scope.isDeprecated ? "@available(*, deprecated) " : ""
        if scope.isDeprecated { file.hasDeprecatedEntries = true }
        if hasTable {
            scope.members.append("\(attribute)@MainActor static func __objcE_\(id)() -> [_ObjCEntry] { \(table(of: scope, id)) }")
            if !scope.properties.isEmpty { scope.members.append(attribute + accessor(of: scope, id)) }
            file.count("table entries", times: scope.entries.count + scope.properties.count)
        }
        if scope.isGeneric || scope.isInsideGeneric {
            if hasTable { registerGeneric(scope, id, node, file) }
        } else {
            register(scope, id, hasTable, attribute, node, file)
        }
    }

    private static func table(of scope: TypeScope, _ id: String) -> String {
        var parts: [String] = []
        if !scope.entries.isEmpty { parts.append("[\(scope.entries.joined(separator: ", "))]") }
        if !scope.properties.isEmpty {
            parts.append("_objcProperties(\"\(scope.properties.map(\.word).joined(separator: " "))\", __objcV_\(id))")
        }
        return parts.joined(separator: " + ")
    }

    /// One function for all properties: half the code of a key path for each.
    private static func accessor(of scope: TypeScope, _ id: String) -> String {
        let cases = scope.properties.enumerated().map { number, property in
            let read = "v.read(o.\(property.spelling))"
            let body = property.isSettable ? "if v.isRead { \(read) } else { o.\(property.spelling) = try v.value() }" : read
            return "case \(number): \(body)"
        }
        return "@MainActor static func __objcV_\(id)(_ o: \(scope.name), _ n: Int, _ v: _ObjCPropertyVisit) throws "
            + "{ switch n { \(cases.joined(separator: "; ")); default: break } }"
    }

    // MARK: Ordinary classes

    private static func register(
        _ scope: TypeScope, _ id: String, _ hasTable: Bool, _ attribute: String, _ node: some SyntaxProtocol, _ file: FileRewriter
    ) {
        var statements: [String] = []
        if hasTable { statements.append("r.add(\(scope.name).self, \(scope.name).__objcE_\(id))") }
        if let name = scope.objcName, scope.kind == .class, !scope.isExtension {
            statements.append("r.name(\"\(name)\", \(scope.name).self)")
        }
        if scope.registrations.isEmpty, file.scope == nil, !scope.isLocal {
            file.registrations += statements
            return
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
