import Foundation

/// Compares two values as a predicate's operator says.
struct PredicateComparison {
    var type: _NSComparisonPredicate.Operator
    var options: _NSComparisonPredicate.Options

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch type {
        case .equalTo: areEqual(left, right)
        case .notEqualTo: !areEqual(left, right)
        case .lessThan: order(left, right) == .orderedAscending
        case .lessThanOrEqualTo: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterThan: order(left, right) == .orderedDescending
        case .greaterThanOrEqualTo: order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, right)
        case .in: isContained(left, in: right)
        case .contains: isContained(right, in: left)
        case .beginsWith: texts(left, right).map { folded($0).hasPrefix(folded($1)) } ?? false
        case .endsWith: texts(left, right).map { folded($0).hasSuffix(folded($1)) } ?? false
        case .like: texts(left, right).map { matchesWildcards(folded($0), pattern: folded($1)) } ?? false
        case .matches: texts(left, right).map { matchesExpression($0, $1) } ?? false
        }
    }

    // MARK: Order

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        if let (left, right) = texts(left, right) { return folded(left) == folded(right) }
        guard let left = present(left), let right = present(right) else { return present(left) == nil && present(right) == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
        return ((left as AnyObject) as? Foundation.NSObject)?.isEqual(right) ?? false
    }

    /// Nil where the two cannot be ordered.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let (left, right) = texts(left, right) {
            let (a, b) = (folded(left), folded(right))
            return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        if let left = left as? NSNumber, let right = right as? NSNumber { return left.compare(right) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        return nil
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = _NSExpression.elements(of: bounds), bounds.count == 2,
            let lower = order(value, bounds[0]), let upper = order(value, bounds[1])
        else { return false }
        return lower != .orderedAscending && upper != .orderedDescending
    }

    private func isContained(_ value: Any?, in container: Any?) -> Bool {
        if let (part, whole) = texts(value, container) { return part.isEmpty ? false : folded(whole).contains(folded(part)) }
        return _NSExpression.elements(of: container)?.contains { areEqual($0, value) } ?? false
    }

    private func present(_ value: Any?) -> Any? { value is NSNull ? nil : value }

    // MARK: Texts

    private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
        guard let left = left as? String, let right = right as? String else { return nil }
        return (left, right)
    }

    private func folded(_ text: String) -> String {
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        // Without a locale: the same text must fold alike on every machine.
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    /// `?` stands for one character, `*` for any number of them; a backslash takes their meaning away.
    private func matchesWildcards(_ text: String, pattern: String) -> Bool {
        var expression = ""
        var isEscaped = false
        for character in pattern {
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: expression += ".*"
            case "?" where !isEscaped: expression += "."
            default: expression += NSRegularExpression.escapedPattern(for: String(character))
            }
            isEscaped = false
        }
        return matchesExpression(text, expression)
    }

    /// The whole text must match. A pattern that is none stops the process, as on Apple's platform.
    private func matchesExpression(_ text: String, _ pattern: String) -> Bool {
        var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else {
            fatalError("Can't do regex matching, reason: (Can't open pattern U_REGEX_SYNTAX_ERROR (string \(text), pattern \(pattern)))")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
