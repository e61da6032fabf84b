extension PredicateComparison: CustomStringConvertible {
    /// The comparison in the predicate language.
    var description: String {
        let prefix = [.direct: "", .all: "ALL ", .any: "ANY "][modifier] ?? ""
        return "\(prefix)\(left) \(sign)\(optionText) \(right)"
    }

    private var sign: String {
        switch type {
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
        case .customSelector: customSelector?.description ?? "?"
        }
    }

    private var optionText: String {
        let letters =
            (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
            + (options.contains(.normalized) ? "n" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}
