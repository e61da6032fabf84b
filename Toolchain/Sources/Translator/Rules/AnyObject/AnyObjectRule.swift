import SwiftSyntax

/// A member that the compiler did not find on `AnyObject` is looked up by name, as Objective-C does: properties as they stand, methods by
/// a call of their full name, `object.f?(a, label: b)` by `_objcAny(object)._objcCallIfThere("f(_:label:)", a, b)`.
enum AnyObjectRule {
    /// The runtime declares these for every object.
    private static let declared: Set<String> = [
        "isKind(of:)", "isMember(of:)", "responds(to:)", "isEqual(_:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
        "performSelector(onMainThread:with:waitUntilDone:)",
    ]

    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        guard !file.repairs.isEmpty, let base = node.base else { return }
        let member = node.declName.baseName
        guard file.repairs.contains(where: { $0.member == member.plainName && $0.line == file.lines.line(at: member.start) }) else {
            return
        }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        file.edits.insert("_objcAny(", at: object.start)
        file.edits.insert(")", at: object.end)
        file.count("member of AnyObject")
        callByName(node, file)
    }

    private static func callByName(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        let optional = node.parent?.as(OptionalChainingExprSyntax.self)
        let forced = node.parent?.as(ForceUnwrapExprSyntax.self)
        let called = optional.map(ExprSyntax.init) ?? forced.map(ExprSyntax.init) ?? ExprSyntax(node)
        guard node.declName.argumentNames == nil, let call = called.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == called.id, let parenthesis = call.leftParen, call.trailingClosure == nil
        else { return }
        let name = MethodRecord.fullName(node.declName.baseName.plainName, call.arguments.map { $0.label?.plainName ?? "_" })
        guard !declared.contains(name) else { return }
        let end = (optional?.questionMark ?? forced?.exclamationMark)?.end ?? node.declName.end
        file.edits.replace(node.declName.start..<end, with: optional == nil ? "_objcCall" : "_objcCallIfThere")
        file.edits.insert("\"\(name)\"" + (call.arguments.isEmpty ? "" : ", "), at: parenthesis.end)
        for argument in call.arguments {
            if let label = argument.label, let colon = argument.colon { file.edits.blank(label.start..<colon.end) }
        }
    }
}
