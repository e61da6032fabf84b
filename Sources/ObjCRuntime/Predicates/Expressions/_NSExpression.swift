public import Foundation

/// A part of a predicate that has a value. The translator writes it for `NSExpression`, which does nothing in this
/// Foundation.
// apple: https://developer.apple.com/documentation/foundation/nsexpression
open class _NSExpression: Foundation.NSObject, NSCopying {
    let node: ExpressionNode

    init(_ node: ExpressionNode) { self.node = node }

    /// The kind of an expression.
    // apple: https://developer.apple.com/documentation/foundation/nsexpression/expressiontype-swift.enum
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
        case unionSet = 5
        case intersectSet = 6
        case minusSet = 7
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    /// The value for an object. `context` holds the values of variables.
    // apple: https://developer.apple.com/documentation/foundation/nsexpression/expressionvalue(with:context:)
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        node.value(object, context)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? _NSExpression).map { $0.node.description == node.description } ?? false
    }

    open override var hash: Int { node.description.hashValue }
    open override var description: String { node.description }
}
