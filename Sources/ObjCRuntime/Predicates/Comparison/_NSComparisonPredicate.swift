public import Foundation

/// A predicate that compares the values of two expressions. The translator writes it for `NSComparisonPredicate`, which
/// cannot be made or used in this Foundation.
// apple: https://developer.apple.com/documentation/foundation/nscomparisonpredicate
open class _NSComparisonPredicate: NSPredicate {
    let comparison: PredicateComparison

    init(_ comparison: PredicateComparison) {
        self.comparison = comparison
        super.init { _, _ in false }
    }

    /// Compares the values of two expressions.
    public convenience init(
        leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        self.init(PredicateComparison(left: lhs.node, right: rhs.node, modifier: modifier, type: type, options: options))
    }

    /// Asks the left value with a method of its own that takes the right one.
    public convenience init(leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, customSelector selector: Selector) {
        self.init(
            PredicateComparison(
                left: lhs.node, right: rhs.node, modifier: .direct, type: .customSelector, options: [], customSelector: selector))
    }

    /// The comparison.
    open var predicateOperatorType: Operator { comparison.type }
    /// The meaning of the comparison where the left value is a collection.
    open var comparisonPredicateModifier: Modifier { comparison.modifier }
    /// The expression on the left.
    open var leftExpression: _NSExpression { _NSExpression(comparison.left) }
    /// The expression on the right.
    open var rightExpression: _NSExpression { _NSExpression(comparison.right) }
    /// How strings are compared.
    open var options: Options { comparison.options }
    /// The method that compares, if it is one of the left value.
    open var customSelector: Selector? { comparison.customSelector }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        comparison.evaluate(object, bindings.map { NSMutableDictionary(dictionary: $0) })
    }

    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? _NSComparisonPredicate).map { $0.comparison.description == comparison.description } ?? false
    }

    open override var hash: Int { comparison.description.hashValue }
    open override var predicateFormat: String { comparison.description }
    open override var description: String { comparison.description }
}
