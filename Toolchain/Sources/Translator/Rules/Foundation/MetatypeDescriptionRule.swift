import SwiftSyntax

/// `type(of: x).description()` is the class method of NSObject, which a metatype of unknown class does not have here.
enum MetatypeDescriptionRule {
    static func apply(_ node: FunctionCallExprSyntax, _ file: FileRewriter) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        else { return }
        file.edits.insert("_objcDescription(", at: base.start)
        file.edits.insert(")", at: base.end)
        file.edits.blank(base.end..<node.end)
        file.count("type(of:).description()")
    }
}
