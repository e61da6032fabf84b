public import Foundation

extension NSPredicate: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: NSPredicate {
    /// A predicate in the predicate language, with arguments in place of `%@` and its kin.
    ///
    /// `%@` stands for an object, `%K` for a key path, `%d`, `%i`, `%u`, `%f` … for a number; within quotes they stand for
    /// themselves. `$name` is a variable, whose value comes with the evaluation.
    /// - Precondition: the format can be read, and has as many placeholders as there are arguments.
    // apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
    public init(format predicateFormat: String, _ args: Any?...) {
        self = PredicateParser.predicate(predicateFormat, args.map { $0 ?? NSNull() }) as! Self
    }

    /// A predicate in the predicate language, with the elements of an array as arguments.
    // apple: https://developer.apple.com/documentation/foundation/nspredicate/init(format:argumentarray:)
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = PredicateParser.predicate(predicateFormat, arguments ?? []) as! Self
    }
}

extension NSPredicate {
    /// The predicate of a format that comes from a file, and so may be wrong; nil if it cannot be read.
    package static func _parsed(_ format: String) -> NSPredicate? { PredicateParser.readable(format) }

    /// The predicate with values in place of variables. Variables without a value stay.
    // apple: https://developer.apple.com/documentation/foundation/nspredicate/withsubstitutionvariables(_:)
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        switch self {
        case let predicate as _NSComparisonPredicate:
            let old = predicate.comparison
            return _NSComparisonPredicate(
                PredicateComparison(
                    left: old.left.substituting(variables), right: old.right.substituting(variables), modifier: old.modifier,
                    type: old.type, options: old.options, customSelector: old.customSelector))
        case let compound as NSCompoundPredicate:
            return FormattedCompoundPredicate(
                type: compound.compoundPredicateType,
                subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
        default:
            return self
        }
    }
}
