/// A computed column of what a request gives as dictionaries: a sum, a count, the largest value …
// apple: https://developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What is computed. Default: nil.
    open var expression: _NSExpression?
    /// What the result is. Default: undefined.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    override func copyParts(into copy: NSPropertyDescription) {
        super.copyParts(into: copy)
        guard let copy = copy as? NSExpressionDescription else { return }
        copy.expression = expression
        copy.expressionResultType = expressionResultType
    }
}
