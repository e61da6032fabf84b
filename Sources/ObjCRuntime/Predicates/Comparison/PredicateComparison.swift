import Foundation

/// Two expressions and how they are compared, as a value.
struct PredicateComparison {
    let left: ExpressionNode
    let right: ExpressionNode
    let modifier: _NSComparisonPredicate.Modifier
    let type: _NSComparisonPredicate.Operator
    let options: _NSComparisonPredicate.Options
    /// The method that compares, for a custom comparison.
    var customSelector: Selector?

    func evaluate(_ object: Any?, _ variables: NSMutableDictionary?) -> Bool {
        let first = left.value(object, variables)
        let second = right.value(object, variables)
        guard modifier != .direct else { return compare(first, second) }
        let elements = first.flatMap { CollectionElements($0)?.all } ?? []
        return modifier == .any
            ? elements.contains { compare($0, second) } : elements.allSatisfy { compare($0, second) }
    }

    private func compare(_ first: Any?, _ second: Any?) -> Bool {
        switch type {
        case .equalTo: areEqual(first, second)
        case .notEqualTo: !areEqual(first, second)
        case .lessThan: order(first, second) == .orderedAscending
        case .lessThanOrEqualTo: order(first, second).map { $0 != .orderedDescending } ?? false
        case .greaterThan: order(first, second) == .orderedDescending
        case .greaterThanOrEqualTo: order(first, second).map { $0 != .orderedAscending } ?? false
        case .matches, .like, .beginsWith, .endsWith: compareTexts(first, second)
        case .in: contains(second, first)
        case .contains: contains(first, second)
        case .between: isBetween(first, second)
        case .customSelector: compareByMessage(first, second)
        }
    }

    private var strings: StringComparison { StringComparison(options: options) }

    private func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        if let first = first as? String, let second = second as? String { return strings.compare(first, second) == .orderedSame }
        return ValueOrder.areEqual(first, second)
    }

    /// Two values of which one is nil, or which cannot be compared, have no order.
    private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
        guard let first, let second else { return nil }
        if let first = first as? String, let second = second as? String { return strings.compare(first, second) }
        return ValueOrder.compare(first, second)
    }

    private func compareTexts(_ first: Any?, _ second: Any?) -> Bool {
        guard let text = Self.text(first), let pattern = Self.text(second) else { return false }
        return switch type {
        case .beginsWith: strings.hasPrefix(text, pattern)
        case .endsWith: strings.hasSuffix(text, pattern)
        case .like: strings.isLike(text, pattern)
        default: strings.matches(text, pattern)
        }
    }

    private static func text(_ value: Any?) -> String? {
        value as? String ?? value.flatMap { numberValue(of: $0)?.stringValue }
    }

    private func contains(_ collection: Any?, _ element: Any?) -> Bool {
        if let text = collection as? String {
            guard let part = element as? String else { return false }
            return strings.contains(text, part)
        }
        if let dictionary = collection as? NSDictionary { return dictionary.allValues.contains { areEqual($0, element) } }
        guard let elements = collection.flatMap({ CollectionElements($0)?.all }) else { return false }
        return elements.contains { areEqual($0, element) }
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = bounds.flatMap({ CollectionElements($0)?.all }), bounds.count == 2,
            let lower = order(bounds[0], value), let upper = order(value, bounds[1])
        else { return false }
        return lower != .orderedDescending && upper != .orderedDescending
    }

    private func compareByMessage(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let customSelector else { return false }
        let answer = _ObjCRuntime.sendRequired(first as AnyObject, customSelector, [second])
        return answer.flatMap { numberValue(of: $0)?.boolValue } ?? false
    }
}
