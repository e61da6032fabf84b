import SwiftSyntax

/// An operator that an extension of an `@objc` protocol declares for two values of `Self`.
///
/// On Apple's systems a value of such a protocol's own type has the protocol's members too, so that `a == b` finds the operator when both are
/// `any P`. Here `Self` is never the protocol itself. The operator leaves the extension where it stands, and takes values of any conforming
/// type: the extension is closed before it, and opened again behind it.
enum ProtocolOperatorRule {
    static func apply(_ node: FunctionDeclSyntax, _ file: FileRewriter) {
        guard case .binaryOperator = node.name.tokenKind, let scope = file.scope, scope.isExtension, !scope.isGeneric,
            scope.symbol?.isObjCProtocol == true, let owner = owner(of: node), owner.attributes.isEmpty,
            node.genericParameterClause == nil, node.genericWhereClause == nil,
            let keyword = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.static) })
        else { return }
        let finder = SelfFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        guard !finder.types.isEmpty, !finder.hasExpressions else { return }
        let head = owner.modifiers.map(\.trimmedDescription) + ["extension", owner.extendedType.trimmedDescription, "{"]
        file.edits.insert("}; " + missingAccess(node, owner), at: node.start)
        file.edits.blank(keyword.start..<keyword.endPosition.utf8Offset)
        for type in finder.types { file.edits.replace(type.start..<type.end, with: "(any \(owner.extendedType.trimmedDescription))") }
        file.edits.insert("; " + head.joined(separator: " "), at: node.end)
        file.count("operator of an @objc protocol")
    }

    /// The extension whose body holds the declaration; nil if it stands under a condition there.
    private static func owner(of node: FunctionDeclSyntax) -> ExtensionDeclSyntax? {
        guard let item = node.parent?.as(MemberBlockItemSyntax.self), let list = item.parent?.as(MemberBlockItemListSyntax.self),
            let block = list.parent?.as(MemberBlockSyntax.self)
        else { return nil }
        return block.parent?.as(ExtensionDeclSyntax.self)
    }

    /// The access that the declaration has from its extension, and does not spell itself.
    private static func missingAccess(_ node: FunctionDeclSyntax, _ owner: ExtensionDeclSyntax) -> String {
        let levels = ["public", "package", "internal", "fileprivate", "private"]
        guard !node.modifiers.contains(where: { levels.contains($0.name.text) }) else { return "" }
        return owner.modifiers.first { levels.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    }
}

/// Where a declaration says `Self`.
private final class SelfFinder: SyntaxVisitor {
    var types: [IdentifierTypeSyntax] = []
    /// True if `Self` is an expression somewhere: its members are looked up.
    var hasExpressions = false

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.Self) { types.append(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.tokenKind == .keyword(.Self) { hasExpressions = true }
        return .visitChildren
    }
}
