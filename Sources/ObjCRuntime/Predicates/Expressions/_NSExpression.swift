import Foundation

/// A value that a predicate computes: a constant, a key path, a variable, a function of other expressions.
///
/// Translated code knows it as `NSExpression`: the class of that name in Foundation cannot be used on Linux.
// apple: https://developer.apple.com/documentation/foundation/nsexpression
open class _NSExpression: Foundation.NSObject {
    /// What an expression is; raw values as Apple's.
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
        case block = 19
        case conditional = 20
    }

    let form: ExpressionForm

    init(form: ExpressionForm) {
        self.form = form
        super.init()
    }

    // MARK: Creating

    public convenience init(forConstantValue value: Any?) {
        self.init(form: .constant(value))
    }

    /// The object that the predicate is asked about.
    public class func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(form: .evaluatedObject) }

    public convenience init(forVariable name: String) {
        self.init(form: .variable(name))
    }

    public convenience init(forKeyPath keyPath: String) {
        self.init(form: .keyPath(keyPath))
    }

    /// A function by the name Apple gives it, with its colons: `add:to:`, `sum:`, `uppercase:` …
    public convenience init(forFunction name: String, arguments: [_NSExpression]) {
        self.init(form: .function(name: name, operand: nil, arguments: arguments))
    }

    /// A message to the object that `target` yields.
    public convenience init(forFunction target: _NSExpression, selectorName name: String, arguments: [_NSExpression]?) {
        self.init(form: .function(name: name, operand: target, arguments: arguments ?? []))
    }

    public convenience init(forAggregate elements: [_NSExpression]) {
        self.init(form: .aggregate(elements))
    }

    public convenience init(forUnionSet left: _NSExpression, with right: _NSExpression) {
        self.init(form: .set(.unionSet, left, right))
    }

    public convenience init(forIntersectSet left: _NSExpression, with right: _NSExpression) {
        self.init(form: .set(.intersectSet, left, right))
    }

    public convenience init(forMinusSet left: _NSExpression, with right: _NSExpression) {
        self.init(form: .set(.minusSet, left, right))
    }

    /// The elements of a collection for which the predicate holds when each is bound to the variable.
    public convenience init(forSubquery expression: _NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(form: .subquery(expression, variable: variable, predicate))
    }

    public convenience init(forConditional predicate: NSPredicate, trueExpression: _NSExpression, falseExpression: _NSExpression) {
        self.init(form: .conditional(predicate, trueExpression, falseExpression))
    }

    public convenience init(
        block: @escaping (Any?, [_NSExpression], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
    ) {
        self.init(form: .block(block, arguments ?? []))
    }

    /// Reads an expression as a predicate's format spells it. A bad format stops the process, as UIKit's platform does.
    public convenience init(format: String, argumentArray arguments: [Any]) {
        do {
            var parser = try PredicateParser(format: format, arguments: arguments)
            self.init(form: try parser.parseLoneExpression().form)
        } catch {
            badPredicateFormat(format, error)
        }
    }

    /// A word that stands in place of an index: FIRST, LAST or SIZE.
    convenience init(forSymbol symbol: String) {
        self.init(form: .symbol(symbol))
    }

    // MARK: Evaluating

    /// The expression's value for an object; `context` binds variables by name.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for case let (name as String, value) in context ?? [:] { bindings[name] = value }
        return value(for: object, bindings: bindings)
    }

    open override var description: String { form.description }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? _NSExpression else { return false }
        return self === other || expressionType == other.expressionType && description == other.description
    }

    open override var hash: Int { description.hashValue }
}
