import SwiftSyntax

/// References to optional requirements without a call: `if d.f(_:label:) != nil`, `let g = d.f(_:label:)`, `if let g = d.f`.
enum OptionalReferenceRule {
    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        if node.declName.argumentNames == nil {
            nameAlone(node.declName.baseName, file)
        } else {
            fullName(node, file)
        }
    }

    /// Without its labels the name may as well be that of a property: only the compiler knows, and says so by not finding it.
    private static func nameAlone(_ name: TokenSyntax, _ file: FileRewriter) {
        let member = Repair.requirement + name.plainName
        guard file.repairs.contains(where: { $0.member == member && $0.line == file.lines.line(at: name.start) }),
            let method = file.symbols.optionalRequirements(named: name.plainName).first(where: { !$0.has(.plainOptional) })
        else { return }
        file.edits.replace(name.range, with: ProtocolRule.propertyName(name.plainName, method.labels))
        file.count("reference to an optional requirement by its name alone")
    }

    private static func fullName(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        guard let arguments = node.declName.argumentNames, let base = node.base, !base.is(SuperExprSyntax.self),
            base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
        else { return }
        let name = node.declName.baseName
        let labels = arguments.arguments.map { $0.name.plainName }
        guard let method = file.symbols.optionalRequirement(name.plainName, labels) else { return }
        let property = method.has(.plainOptional) ? name.text : ProtocolRule.propertyName(name.plainName, labels)
        guard file.mayHaveRequirement(method, base, property: property, at: name) else { return }
        file.edits.replace(node.declName.range, with: property)
        file.count("reference to an optional requirement")
    }
}
