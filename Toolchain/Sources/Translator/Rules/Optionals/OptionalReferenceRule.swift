import SwiftSyntax

/// References to optional requirements without a call: `if d.f(_:label:) != nil`, `let g = d.f(_:label:)`.
enum OptionalReferenceRule {
    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
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
