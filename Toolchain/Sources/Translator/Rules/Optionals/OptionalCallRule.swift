import SwiftSyntax

/// Calls of optional requirements with labels: `d.f?(a, label: b)` becomes `d._opt_f__label?(a, b)`.
///
/// A call without labels may as well be one of a property that holds a closure. It needs no change either way, unless the
/// protocol has several requirements of that base name.
enum OptionalCallRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        let called =
            node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
            ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
        guard let called, let name = name(of: called) else { return }
        let baseName = name.plainName
        let labels = node.arguments.map { $0.label?.plainName ?? "_" }
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        guard let method = requirement(baseName, labels, trailing, file) else {
            // With labels it is a requirement of a protocol that is not known, or a value with `callAsFunction`.
            if labels.contains(where: { $0 != "_" }) {
                file.countNotUnderstood("x.f?(label:) of an unknown requirement")
            } else {
                file.count("x.f?() of a closure")
            }
            return
        }
        if method.has(.plainOptional) {
            file.count("call of an optional requirement without labels")
            return
        }
        if labels.allSatisfy({ $0 == "_" }), file.module.analysis.closureProperties.contains(baseName) { return }
        let property = ProtocolRule.propertyName(baseName, method.labels)
        guard file.mayHaveRequirement(method, called.as(MemberAccessExprSyntax.self)?.base, property: property, at: name) else { return }
        file.edits.replace(name.range, with: property)
        for argument in node.arguments {
            if let label = argument.label, let colon = argument.colon { file.edits.blank(label.start..<colon.end) }
        }
        for closure in node.additionalTrailingClosures {
            file.report(
                .error, closure.label, "an optional requirement cannot be called with several trailing closures",
                remedy: "write the closures between the parentheses")
        }
        file.count("call of an optional requirement")
    }

    private static func name(of called: ExprSyntax) -> TokenSyntax? {
        if let member = called.as(MemberAccessExprSyntax.self) {
            return member.declName.argumentNames == nil ? member.declName.baseName : nil
        }
        guard let reference = called.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else { return nil }
        return reference.baseName
    }

    /// The requirement that a call with these labels and that many trailing closures means.
    private static func requirement(_ baseName: String, _ labels: [String], _ trailing: Int, _ file: FileRewriter) -> MethodRecord? {
        let candidates = file.symbols.optionalRequirements(named: baseName).filter { method in
            method.labels.count == labels.count + trailing && method.labels.starts(with: labels)
        }
        guard trailing > 0 else { return candidates.first }
        // A closure is a function type, or else an alias of one, which shows no sign of it.
        return candidates.first { $0.parameterTypes.suffix(trailing).allSatisfy { $0.contains("->") } }
            ?? candidates.first { method in
                method.parameterTypes.suffix(trailing).allSatisfy { file.symbols.type(named: $0) == nil && !plainTypes.contains($0) }
            }
    }

    private static let plainTypes: Set<String> = ["Int", "Bool", "String", "Double", "CGFloat", "Float", "Any", "IndexPath"]
}
