import Foundation

/// The functions of the predicate language, by their names.
// apple: https://developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:)
enum ExpressionFunctions {
    /// The functions that are written with a sign between their arguments.
    static let signs = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]

    static func isKnown(_ name: String) -> Bool { functions[name] != nil }

    /// Nil in, nil out: a function of a missing value has none.
    static func call(_ name: String, _ arguments: [Any?]) -> Any? {
        guard let function = functions[name] else {
            fatalError("Unable to call the function \(name): NSExpression has none of that name. It has \(names).")
        }
        let values = arguments.compactMap { $0 }
        return values.count == arguments.count ? function(values) : nil
    }

    private static var names: String { functions.keys.sorted().joined(separator: ", ") }

    private typealias Function = @Sendable ([Any]) -> Any?

    private static let functions: [String: Function] = statistics.merging(arithmetic) { $1 }.merging(others) { $1 }

    // MARK: Numbers of a collection

    private static let statistics: [String: Function] = [
        "sum:": { numbers($0).map { NSNumber(value: $0.reduce(0, +)) } },
        "count:": { ($0.first.flatMap { CollectionElements($0)?.all.count }).map { NSNumber(value: $0) } },
        "min:": { numbers($0)?.min().map { NSNumber(value: $0) } },
        "max:": { numbers($0)?.max().map { NSNumber(value: $0) } },
        "average:": { numbers($0).flatMap { average($0) }.map { NSNumber(value: $0) } },
        "median:": { numbers($0).flatMap { median($0) }.map { NSNumber(value: $0) } },
        "mode:": { numbers($0).map { mode($0) } },
        "stddev:": { numbers($0).flatMap { deviation($0) }.map { NSNumber(value: $0) } },
    ]

    /// The numbers in one collection, or the arguments themselves.
    private static func numbers(_ arguments: [Any]) -> [Double]? {
        let values = arguments.count == 1 ? CollectionElements(arguments[0])?.all ?? arguments : arguments
        return values.compactMap { numberValue(of: $0)?.doubleValue }
    }

    private static func average(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    private static func median(_ values: [Double]) -> Double? {
        let sorted = values.sorted()
        guard let last = sorted.indices.last else { return nil }
        return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
    }

    /// All values that occur most often.
    private static func mode(_ values: [Double]) -> [NSNumber] {
        let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
        let most = counts.values.max()
        return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
    }

    private static func deviation(_ values: [Double]) -> Double? {
        average(values).map { mean in
            (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
        }
    }

    // MARK: Arithmetic

    private static let arithmetic: [String: Function] = [
        "add:to:": { whole($0, { $0.addingReportingOverflow($1) }, +) },
        "from:subtract:": { whole($0, { $0.subtractingReportingOverflow($1) }, -) },
        "multiply:by:": { whole($0, { $0.multipliedReportingOverflow(by: $1) }, *) },
        "divide:by:": { real($0, /) },
        "modulus:by:": { real($0) { fmod($0, $1) } },
        "raise:toPower:": { real($0) { pow($0, $1) } },
        "sqrt:": { real($0) { $0.squareRoot() } },
        "log:": { real($0) { log10($0) } },
        "ln:": { real($0) { log($0) } },
        "exp:": { real($0) { exp($0) } },
        "floor:": { real($0) { $0.rounded(.down) } },
        "ceiling:": { real($0) { $0.rounded(.up) } },
        "trunc:": { real($0) { $0.rounded(.towardZero) } },
        "abs:": { real($0) { abs($0) } },
        "bitwiseAnd:with:": { bits($0, &) },
        "bitwiseOr:with:": { bits($0, |) },
        "bitwiseXor:with:": { bits($0, ^) },
        "leftshift:by:": { bits($0, <<) },
        "rightshift:by:": { bits($0, >>) },
        "onesComplement:": { bits($0 + [0]) { first, _ in ~first } },
    ]

    private static func real(_ arguments: [Any], _ body: (Double) -> Double) -> Any? {
        arguments.first.flatMap { numberValue(of: $0) }.map { NSNumber(value: body($0.doubleValue)) }
    }

    private static func real(_ arguments: [Any], _ body: (Double, Double) -> Double) -> Any? {
        let values = arguments.compactMap { numberValue(of: $0)?.doubleValue }
        return values.count == 2 ? NSNumber(value: body(values[0], values[1])) : nil
    }

    /// Whole numbers stay whole as long as the result fits.
    private static func whole(
        _ arguments: [Any], _ exact: (Int, Int) -> (partialValue: Int, overflow: Bool), _ body: (Double, Double) -> Double
    ) -> Any? {
        let numbers = arguments.compactMap { numberValue(of: $0) }
        let values = numbers.map(\.intValue)
        if values.count == 2, zip(numbers, values).allSatisfy({ $0 == NSNumber(value: $1) }) {
            let result = exact(values[0], values[1])
            if !result.overflow { return NSNumber(value: result.partialValue) }
        }
        return real(arguments, body)
    }

    private static func bits(_ arguments: [Any], _ body: (Int, Int) -> Int) -> Any? {
        let values = arguments.compactMap { numberValue(of: $0)?.intValue }
        return values.count == 2 ? NSNumber(value: body(values[0], values[1])) : nil
    }

    // MARK: Strings, collections, time

    private static let others: [String: Function] = [
        "uppercase:": { ($0.first as? String)?.uppercased() },
        "lowercase:": { ($0.first as? String)?.lowercased() },
        "length:": { ($0.first as? NSString).map { NSNumber(value: $0.length) } },
        "now": { _ in Date() },
        "random": { _ in NSNumber(value: Int.random(in: 0...Int(Int32.max))) },
        "randomn:": { $0.first.flatMap { numberValue(of: $0) }.map { NSNumber(value: Int.random(in: 0..<max(1, $0.intValue))) } },
        "objectFrom:withIndex:": { element(of: $0) },
        "castObject:toType:": { cast($0) },
    ]

    /// An element of an array by number, `FIRST`, `LAST`, or the number of elements for `SIZE`; of a dictionary by key.
    private static func element(of arguments: [Any]) -> Any? {
        guard arguments.count == 2 else { return nil }
        if let dictionary = arguments[0] as? NSDictionary { return dictionary.object(forKey: arguments[1]) }
        guard let elements = CollectionElements(arguments[0])?.all else { return nil }
        switch arguments[1] as? String {
        case "FIRST": return elements.first
        case "LAST": return elements.last
        case "SIZE": return NSNumber(value: elements.count)
        default:
            guard let index = numberValue(of: arguments[1])?.intValue, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
    }

    private static func cast(_ arguments: [Any]) -> Any? {
        guard arguments.count == 2, let type = arguments[1] as? String else { return nil }
        switch type {
        case "NSDate":
            return numberValue(of: arguments[0]).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) } ?? arguments[0] as? Date
        case "NSString": return arguments[0] as? String ?? numberValue(of: arguments[0])?.stringValue
        case "NSNumber", "NSDecimalNumber":
            if let date = arguments[0] as? Date { return NSNumber(value: date.timeIntervalSinceReferenceDate) }
            return numberValue(of: arguments[0]) ?? (arguments[0] as? NSString).map { NSNumber(value: $0.doubleValue) }
        default: return arguments[0]
        }
    }
}
