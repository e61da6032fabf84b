public import Foundation

extension _NSExpression {
    /// An expression in the predicate language, with arguments in place of `%@` and its kin.
    /// - Precondition: the format can be read.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(PredicateParser.expression(expressionFormat, args.map { $0 ?? NSNull() }))
    }

    /// An expression in the predicate language, with the elements of an array as arguments.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateParser.expression(expressionFormat, arguments))
    }

    /// A value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// The object that is evaluated: `SELF`.
    public class func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.evaluatedObject) }

    /// Any key; of use to Spotlight queries only.
    public class func expressionForAnyKey() -> _NSExpression { _NSExpression(.anyKey) }

    /// The value of a variable: `$name`.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// The value at the end of a key path.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }

    /// A function of the predicate language, such as `sum:` or `add:to:`; the arguments are expressions.
    /// - Precondition: there is such a function.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        _require(
            ExpressionFunctions.isKnown(name),
            "Unable to parse function name '\(name)' into supported selector (\(name)): NSExpression has no such function.")
        self.init(.function(name, operand: nil, arguments: Self.nodes(parameters)))
    }

    /// A message to the value of an expression.
    public convenience init(forFunction target: _NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.function(name, operand: target.node, arguments: Self.nodes(parameters ?? [])))
    }

    /// A collection of the values of expressions.
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.aggregate(Self.nodes(subexpressions))) }

    /// The elements of either collection.
    public convenience init(forUnionSet left: _NSExpression, with right: _NSExpression) {
        self.init(.set(.union, left.node, right.node))
    }

    /// The elements of both collections.
    public convenience init(forIntersectSet left: _NSExpression, with right: _NSExpression) {
        self.init(.set(.intersection, left.node, right.node))
    }

    /// The elements of the first collection that are not in the second.
    public convenience init(forMinusSet left: _NSExpression, with right: _NSExpression) {
        self.init(.set(.difference, left.node, right.node))
    }

    /// The elements of a collection for which a predicate is true, each being the value of a variable in its turn.
    public convenience init(forSubquery expression: _NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression.node, variable: variable, predicate: predicate))
    }

    /// The result of a closure for the object, the values of other expressions and the variables.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
    ) {
        self.init(.block(block, arguments: (arguments ?? []).map(\.node)))
    }

    /// One of two expressions, as a predicate decides.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: _NSExpression, falseExpression: _NSExpression
    ) {
        self.init(.conditional(predicate, trueExpression.node, falseExpression.node))
    }

    private static func nodes(_ values: [Any]) -> [ExpressionNode] {
        values.map { ($0 as? _NSExpression)?.node ?? .constant($0) }
    }
}
