extension _NSComparisonPredicate {
    /// The ways to compare; raw values as Apple's.
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo
        case greaterThan
        case greaterThanOrEqualTo
        case equalTo
        case notEqualTo
        case matches
        case like
        case beginsWith
        case endsWith
        case `in`
        case contains = 99
        case between = 100
    }
}

extension _NSComparisonPredicate.Operator {
    init?(sign: String) {
        switch sign {
        case "=", "==": self = .equalTo
        case "!=", "<>": self = .notEqualTo
        case "<": self = .lessThan
        case "<=", "=<": self = .lessThanOrEqualTo
        case ">": self = .greaterThan
        case ">=", "=>": self = .greaterThanOrEqualTo
        default: return nil
        }
    }

    /// From a reserved word in capitals.
    init?(word: String) {
        switch word {
        case "MATCHES": self = .matches
        case "LIKE": self = .like
        case "BEGINSWITH": self = .beginsWith
        case "ENDSWITH": self = .endsWith
        case "IN": self = .in
        case "CONTAINS": self = .contains
        case "BETWEEN": self = .between
        default: return nil
        }
    }

    var spelling: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }
}
