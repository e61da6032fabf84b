/// A computed column of what a request gives as dictionaries: a sum, a count, the largest value …
// apple: https://developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// The expression that is computed. Default: nil.
    open var expression: _NSExpression?
    /// The type of the result. Default: undefined.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    override func copyParts(into copy: NSPropertyDescription) {
        super.copyParts(into: copy)
        guard let copy = copy as? NSExpressionDescription else { return }
        copy.expression = expression
        copy.expressionResultType = expressionResultType
    }
}
