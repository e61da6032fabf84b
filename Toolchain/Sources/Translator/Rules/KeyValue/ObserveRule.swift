import SwiftSyntax

/// Key paths given to key-value observing and to sort descriptors also get their name, which a key path does not know on Linux.
///
/// `x.observe(\.a.b) {…}` becomes `x.observe(_objcKey("a.b", \.a.b)) {…}`.
enum ObserveRule {
    /// Method to the label of its key path.
    private static let methods = [
        "observe": nil, "publisher": "for", "willChangeValue": "for", "didChangeValue": "for",
        "NSSortDescriptor": "keyPath",
    ]
    private static let observeLabels: Set<[String]> = [
        ["_"], ["_", "options"], ["_", "changeHandler"], ["_", "options", "changeHandler"],
    ]

    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard let first = node.arguments.first, let path = first.expression.as(KeyPathExprSyntax.self) else { return }
        guard
            let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return }
        guard let label = methods[called], first.label?.text == label else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if called == "observe", !observeLabels.contains(labels) || isProgramsOwn(called, labels, file) { return }
        guard let names = names(of: path) else { return }
        let owner = path.root.flatMap(TypeName.path).flatMap { file.type(named: $0) }
        let key = KeyPathLiteralRule.keys(names, from: owner, file).joined(separator: ".")
        file.edits.insert("_objcKey(\"\(key)\", ", at: path.start)
        file.edits.insert(")", at: path.end)
        file.count("\(called)(\\.key)")
    }

    /// nil if the key path is more than a chain of properties.
    private static func names(of path: KeyPathExprSyntax) -> [String]? {
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.plainName)
            case .optional: continue
            default: return nil
            }
        }
        return names.isEmpty ? nil : names
    }

    /// Returns true if the class around the call has a method of that name of its own.
    private static func isProgramsOwn(_ name: String, _ labels: [String], _ file: FileRewriter) -> Bool {
        guard let type = file.scope?.symbol else { return false }
        return file.symbols.methods(named: name, of: type).contains { found in
            !found.owner.isSDK && found.member.parameterTypes.first?.contains("KeyPath<") ?? false
                && found.member.labels.starts(with: labels)
        }
    }
}
