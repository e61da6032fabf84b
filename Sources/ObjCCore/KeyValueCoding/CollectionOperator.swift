import Foundation

/// The operators of key paths that stand for a computation over a collection: `@sum.price`.
enum CollectionOperator {
    /// Applies a path that begins with `@`.
    /// - Precondition: the operator is one of those below, and has a path on its right where it needs one.
    static func apply(_ path: String, to elements: CollectionElements, of collection: Any) -> Any? {
        let parts = path.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        let name = parts.first ?? ""
        // `@count.description` continues with the result.
        if name == "count" {
            let count = NSNumber(value: elements.all.count)
            return parts.count > 1 ? KeyPathWalk.value(of: count, forKeyPath: parts[1]) : count
        }
        guard let compute = operators[name] else {
            fatalError(
                """
                [\(KeyValueErrors.name(collection as AnyObject)) valueForKeyPath:]: this class does not implement the \(name) \
                operation. The operators are @count, \(operators.keys.sorted().map { "@" + $0 }.joined(separator: ", ")).
                """)
        }
        guard parts.count > 1 else {
            fatalError("[\(KeyValueErrors.name(collection as AnyObject)) valueForKeyPath:]: @\(name) needs a key path behind it.")
        }
        return compute(values(parts[1], of: elements.all))
    }

    private static let operators: [String: @Sendable ([Any]) -> Any?] = [
        "sum": { sum($0) },
        "avg": { $0.isEmpty ? NSNumber(value: 0) : NSNumber(value: sum($0).doubleValue / Double($0.count)) },
        "min": { values in values.min { ValueOrder.compare($0, $1) == .orderedAscending } },
        "max": { values in values.max { ValueOrder.compare($0, $1) == .orderedAscending } },
        "unionOfObjects": { $0 },
        "distinctUnionOfObjects": { distinct($0) },
        "unionOfArrays": { flattened($0) },
        "distinctUnionOfArrays": { distinct(flattened($0)) },
        "distinctUnionOfSets": { NSSet(array: distinct(flattened($0))) },
    ]

    /// Nil values take no part in any operator.
    private static func values(_ path: String, of elements: [Any]) -> [Any] {
        elements.compactMap { KeyPathWalk.value(of: $0, forKeyPath: path) }.filter { !($0 is NSNull) }
    }

    /// Whole numbers add up exactly.
    private static func sum(_ values: [Any]) -> NSNumber {
        let numbers = values.map { value in
            numberValue(of: value) ?? NSNumber(value: (value as? NSString)?.doubleValue ?? 0)
        }
        var whole: Int64 = 0
        for number in numbers {
            let (total, overflow) = whole.addingReportingOverflow(number.int64Value)
            guard !overflow, NSNumber(value: number.int64Value) == number else {
                return NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue })
            }
            whole = total
        }
        return NSNumber(value: whole)
    }

    private static func flattened(_ values: [Any]) -> [Any] {
        values.flatMap { CollectionElements($0)?.all ?? [$0] }
    }

    /// The values without those equal to an earlier one.
    private static func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { value in
            seen.insert(value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))).inserted
        }
    }
}
