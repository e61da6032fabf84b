import SwiftSyntax

/// An extension of a class, or of a type that is not known and may be one.
enum ExtensionRule {
    static func apply(_ node: ExtensionDeclSyntax, _ file: FileRewriter) {
        guard let scope = file.scope, scope.symbol?.isClass ?? true else { return }
        for member in file.file.activeMembers(node.memberBlock.members) {
            MemberRule.apply(member, in: node.attributes, extensionSyntax: node, scope, file)
        }
    }
}
