import SwiftSyntax

/// `font as UIFont` for a font of Core Text, which is a `UIFont` on Apple's systems, and the other way round. Here every `UIFont` is a
/// `CTFont`; the run time makes one of another `CTFont`.
enum FontCastRule {
    static func apply(_ node: SequenceExprSyntax, _ file: FileRewriter) {
        let parts = Array(node.elements)
        guard !file.isSDK, parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self), type.type.trimmedDescription == "UIFont", !isPattern(node)
        else { return }
        file.edits.insert("_objcFont(", at: parts[0].start)
        file.edits.replace(cast.start..<type.end, with: ")")
        file.count("font as UIFont")
    }

    private static func isPattern(_ node: SequenceExprSyntax) -> Bool {
        var current = node.parent
        while let parent = current {
            switch parent.kind {
            case .expressionPattern, .valueBindingPattern, .switchCaseItem, .matchingPatternCondition: return true
            case .tupleExpr, .labeledExprList, .labeledExpr: current = parent.parent
            default: return false
            }
        }
        return false
    }
}
