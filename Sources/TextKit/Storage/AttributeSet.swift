import Foundation

/// The attributes of a stretch of text. Stretches that look alike share one.
// Immutable once made; what it holds is as safe as in any attributed string.
final class AttributeSet: @unchecked Sendable {
    let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

    static let empty = AttributeSet([:])

    func isEqual(_ other: AttributeSet) -> Bool {
        self === other || AttributeValue.areEqual(values, other.values)
    }
}

/// Comparing what attributed strings hold, which can be anything.
enum AttributeValue {
    static func areEqual(_ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]) -> Bool {
        first.count == second.count && first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
    }

    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return first as AnyObject === second as AnyObject
    }
}
