package import Foundation

/// The order and equality of values whose types are only known at run time.
package enum ValueOrder {
    /// Numbers by value, strings by characters, dates by time; no value where two cannot be compared.
    package static func compare(_ first: Any, _ second: Any) -> ComparisonResult? {
        if let first = first as? String, let second = second as? String { return (first as NSString).compare(second) }
        if let first = first as? Date, let second = second as? Date { return first.compare(second) }
        if let first = numberValue(of: first), let second = numberValue(of: second) { return order(first, second) }
        if let first = first as? NSIndexPath, let second = second as? IndexPath { return first.compare(second) }
        return compareByMessage(first, second)
    }

    /// Objects that have a method `compare:`.
    private static func compareByMessage(_ first: Any, _ second: Any) -> ComparisonResult? {
        guard type(of: first) is AnyClass else { return nil }
        let answer = _ObjCRuntime.send(first as AnyObject, compareSelector, [second])
        guard answer.found else { return nil }
        return answer.result as? ComparisonResult
            ?? numberValue(of: answer.result ?? 0).flatMap { ComparisonResult(rawValue: $0.intValue) }
    }

    private static let compareSelector = Selector("compare:")

    package static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        let first = first is NSNull ? nil : first
        let second = second is NSNull ? nil : second
        guard let first, let second else { return first == nil && second == nil }
        if let result = compareNumbers(first, second) { return result }
        if let first = first as? AnyHashable, let second = second as? AnyHashable, first == second { return true }
        if let first = first as AnyObject as? NSObject { return first.isEqual(second) }
        return (first as AnyObject) === (second as AnyObject)
    }

    private static func compareNumbers(_ first: Any, _ second: Any) -> Bool? {
        guard let first = numberValue(of: first), let second = numberValue(of: second) else { return nil }
        return order(first, second) == .orderedSame
    }

    /// This Foundation finds a negative decimal number greater than a whole number, so that decimal numbers are compared as such.
    private static func order(_ first: NSNumber, _ second: NSNumber) -> ComparisonResult {
        guard first is NSDecimalNumber || second is NSDecimalNumber else { return first.compare(second) }
        let (first, second) = (first.decimalValue, second.decimalValue)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}
