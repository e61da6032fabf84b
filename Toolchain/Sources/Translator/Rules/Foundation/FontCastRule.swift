import SwiftSyntax

/// `font as UIFont` for a font of Core Text, which is a `UIFont` on Apple's systems, and `font as CTFont` the other way round. Here each
/// is made of the other.
enum FontCastRule {
    private static let functions = ["UIFont": "_objcFont", "CTFont": "_objcCoreTextFont"]

    static func apply(_ node: SequenceExprSyntax, _ file: FileRewriter) {
        let parts = Array(node.elements)
        guard !file.isSDK, parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
            let type = parts[2].as(TypeExprSyntax.self), let function = functions[type.type.trimmedDescription], !isPattern(node)
        else { return }
        file.edits.insert(function + "(", at: parts[0].start)
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
