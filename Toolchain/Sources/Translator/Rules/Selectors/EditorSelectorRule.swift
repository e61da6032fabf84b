import SwiftSyntax

/// `#selector(A.f(_:))` for an editor: `Selector(_objc: "f:", check: { _ = A.f(_:) })`.
///
/// What the author wrote between the parentheses stays as it is, labels too, so that it can be followed, completed and renamed.
enum EditorSelectorRule {
    /// Returns true if the selector was translated. Others are what they are in a build.
    static func apply(_ node: MacroExpansionExprSyntax, _ argument: SelectorArgument, _ owner: SelectorOwner, _ file: FileRewriter) -> Bool
    {
        guard argument.accessor == nil, argument.cast == nil, !node.isInside(ExpressionPatternSyntax.self),
            let type = owner.text, owner.symbol?.kind != .protocol, let opening = node.leftParen, let closing = node.rightParen,
            let method = method(argument, owner, file)
        else { return false }
        let selector = file.symbols.selector(of: method, in: owner.symbol)
        file.edits.replace(node.pound.start..<opening.end, with: file.module.selectorType + "(_objc: \"\(selector)\", check: { _ = ")
        if let base = argument.base, SelectorOwner.isSelf(base) {
            file.edits.replace(base.range, with: type)
        } else if argument.base == nil {
            file.edits.insert(type + ".", at: argument.name.start)
        }
        file.edits.insert(" }", at: closing.start)
        return true
    }

    /// The method if its reference can stand for itself, because nothing else has that name.
    private static func method(_ argument: SelectorArgument, _ owner: SelectorOwner, _ file: FileRewriter) -> MethodRecord? {
        guard let symbol = owner.symbol else { return nil }
        let name = argument.name.plainName
        let candidates = file.symbols.methods(named: name, of: symbol).filter {
            argument.labels == nil || argument.labels == $0.member.labels
        }
        guard let found = candidates.first, !found.member.has(.generic), found.owner.kind != .protocol else { return nil }
        // Those of superclasses with the same labels are overridden.
        let isAmbiguous = candidates.contains { other in
            other.member.labels != found.member.labels
                || (other.owner === found.owner && other.member.parameterTypes != found.member.parameterTypes)
        }
        let isProperty = argument.labels == nil && file.symbols.property(named: name, of: symbol) != nil
        return isAmbiguous || isProperty ? nil : found.member
    }
}
