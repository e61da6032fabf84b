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
        let line = file.lines.line(at: member.start)
        guard file.repairs.contains(where: { $0.line == line && $0.member == member.plainName }) || isUnexplained(node, file) else {
            return
        }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        wrap(object, file)
        file.count("member of AnyObject")
        callByName(node, file)
    }

    /// `object["key"]` and `object[0]`: an element of a dictionary or an array.
    static func apply(_ node: SubscriptCallExprSyntax, _ file: FileRewriter) {
        let base = node.calledExpression
        guard !file.repairs.isEmpty, node.arguments.count == 1, node.arguments.first?.label == nil,
            file.repairs.contains(where: { $0.member == Repair.element && $0.line == file.lines.line(at: base.start) })
        else { return }
        // Of several on the line the compiler names one. That is never assigned to, and those of other types pass through the wrapper.
        guard !isAssigned(node) else { return }
        wrap(base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base, file)
        file.count("element of AnyObject")
    }

    /// In a closure of several statements the compiler may find a mistake and not say which: those members are looked up by name then
    /// that nearly always are of a number or a value in a dictionary of objects. What is none of those passes through.
    private static func isUnexplained(_ node: MemberAccessExprSyntax, _ file: FileRewriter) -> Bool {
        let lines = Set(file.repairs.lazy.filter { $0.member == Repair.unexplained }.map(\.line))
        guard !lines.isEmpty, valueNames.contains(node.declName.baseName.plainName) else { return false }
        var next = node.parent
        while let outer = next {
            if lines.contains(file.lines.line(at: outer.start)), outer.is(ExprSyntax.self) { return true }
            next = outer.is(MemberBlockItemSyntax.self) ? nil : outer.parent
        }
        return false
    }

    private static let valueNames: Set<String> = [
        "doubleValue", "floatValue", "integerValue", "uintValue", "boolValue", "stringValue", "cgRectValue", "cgPointValue", "cgSizeValue",
    ]

    private static func isAssigned(_ node: SubscriptCallExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
        let following = list.drop { $0.id != node.id }.dropFirst().first
        return following?.is(AssignmentExprSyntax.self) ?? false
            || following?.is(BinaryOperatorExprSyntax.self) ?? false && list.count == 3
                && following?.trimmedDescription.hasSuffix("=") ?? false
    }

    private static func wrap(_ object: ExprSyntax, _ file: FileRewriter) {
        file.edits.insert("_objcAny(", at: object.start)
        file.edits.insert(")", at: object.end)
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
