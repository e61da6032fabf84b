import SwiftSyntax

/// A class: its superclass of Foundation, its members, its name in Objective-C, and whether the program starts with it.
enum ClassRule {
    static func apply(_ node: ClassDeclSyntax, _ file: FileRewriter) {
        guard let scope = file.scope else { return }
        let attributes = file.attributes(node.attributes)
        scope.objcName = attributes.objcName
        replaceSuperclass(node, file)
        for member in file.file.activeMembers(node.memberBlock.members) {
            MemberRule.apply(member, in: node.attributes, extensionSyntax: nil, scope, file)
        }
        AffectingKeysRule.apply(node, scope, file)
        if !attributes.names.isDisjoint(with: [.main, .applicationMain]) { ApplicationMainRule.apply(scope, file) }
    }

    private static func replaceSuperclass(_ node: ClassDeclSyntax, _ file: FileRewriter) {
        guard !file.isSDK, let type = node.inheritanceClause?.inheritedTypes.first?.type, var name = TypeName.path(of: type) else { return }
        let module = ["Foundation.", "ObjectiveC."].first(where: name.hasPrefix)
        name.removeFirst(module?.count ?? 0)
        guard let replacement = FoundationNamesRule.superclasses[name], module != nil || !file.symbols.declaresType(named: name) else {
            return
        }
        file.edits.replace(type.range, with: replacement)
        file.count("superclass \(name)")
    }
}
