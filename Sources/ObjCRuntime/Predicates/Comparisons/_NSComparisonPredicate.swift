import Foundation

/// A predicate that compares the values of two expressions.
///
/// Translated code knows it as `NSComparisonPredicate`: the class of that name in Foundation cannot be used on Linux.
// apple: https://developer.apple.com/documentation/foundation/nscomparisonpredicate
open class _NSComparisonPredicate: NSPredicate {
    /// How a left side that is a collection is compared: as a whole, or by its elements.
    public enum Modifier: UInt, Sendable {
        case direct = 0
        case all = 1
        case any = 2
    }

    /// How texts are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    public let leftExpression: _NSExpression
    public let rightExpression: _NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    public init(
        leftExpression: _NSExpression, rightExpression: _NSExpression, modifier: Modifier, type: Operator, options: Options = []
    ) {
        self.leftExpression = leftExpression
        self.rightExpression = rightExpression
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        // The designated initialiser of the superclass wants a block; evaluate(with:) is overridden and never calls it.
        super.init(block: { _, _ in false })
    }

    /// The comparison does not survive archiving: there is no initialiser of Foundation to hand the archive on to.
    public required init?(coder: NSCoder) { nil }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        let left = leftExpression.value(for: object, bindings: bindings ?? [:])
        let right = rightExpression.value(for: object, bindings: bindings ?? [:])
        switch comparisonPredicateModifier {
        case .direct: return compare(left, right)
        // Nothing in no collection matches; everything in it does.
        case .any: return _NSExpression.elements(of: left)?.contains { compare($0, right) } ?? false
        case .all: return _NSExpression.elements(of: left)?.allSatisfy { compare($0, right) } ?? true
        }
    }

    open override var predicateFormat: String {
        let modifier =
            switch comparisonPredicateModifier {
            case .direct: ""
            case .any: "ANY "
            case .all: "ALL "
            }
        return "\(modifier)\(leftExpression) \(predicateOperatorType.spelling)\(options.spelling) \(rightExpression)"
    }

    open override var description: String { predicateFormat }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? _NSComparisonPredicate).map { $0 === self || $0.predicateFormat == predicateFormat } ?? false
    }

    open override var hash: Int { predicateFormat.hashValue }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        PredicateComparison(type: predicateOperatorType, options: options).holds(left, right)
    }
}

extension _NSComparisonPredicate.Options {
    fileprivate var spelling: String {
        let letters =
            (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "") + (contains(.normalized) ? "n" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}
