import SwiftSyntax

/// A member that the compiler did not find on `AnyObject` is looked up by name, as Objective-C does.
enum AnyObjectRule {
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
    }
}
