import Foundation

/// A compound predicate that knows its format.
final class FormattedCompoundPredicate: NSCompoundPredicate {
    override var predicateFormat: String { formatText }
    override var description: String { formatText }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSPredicate {
    /// The predicate in the predicate language.
    var formatText: String {
        switch self {
        case let comparison as _NSComparisonPredicate: return comparison.comparison.description
        case let compound as NSCompoundPredicate: return compound.compoundText
        default: return truthText ?? "BLOCKPREDICATE(\(KeyValueErrors.name(self)))"
        }
    }

    /// Foundation's constant predicates hide their value, but equal each other.
    private var truthText: String? {
        if isEqual(NSPredicate(value: true)) { return "TRUEPREDICATE" }
        if isEqual(NSPredicate(value: false)) { return "FALSEPREDICATE" }
        return nil
    }
}

extension NSCompoundPredicate {
    fileprivate var compoundText: String {
        let parts = subpredicates.map { part in
            guard let compound = part as? NSCompoundPredicate, compound.compoundPredicateType != compoundPredicateType else {
                return part.formatText
            }
            return "(\(part.formatText))"
        }
        switch compoundPredicateType {
        case .not: return "NOT " + (parts.first ?? "TRUEPREDICATE")
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }
}
