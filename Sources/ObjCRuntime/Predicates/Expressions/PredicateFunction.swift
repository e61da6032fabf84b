import Foundation

/// The functions that a predicate's format may call.
enum PredicateFunction {
    /// Calls a function by Apple's name for it. A name that is not known stops the process.
    static func call(_ name: String, _ arguments: [Any?]) -> Any? {
        if let value = arithmetic(name, arguments) ?? statistics(name, arguments) ?? text(name, arguments) { return value }
        switch name {
        case "count:": return _NSExpression.elements(of: arguments.first ?? nil)?.count
        case "objectFrom:withIndex:": return element(of: arguments.first ?? nil, at: arguments.last ?? nil)
        case "distinct:": return _NSExpression.elements(of: arguments.first ?? nil).map { NSSet(array: $0) }
        default:
            // A known function of nothing has no value; an unknown one is a mistake in the format.
            guard known.contains(name) else {
                fatalError(
                    "Unable to parse function name '\(name)' into supported selector (\(name)). Functions known are \(known.sorted())")
            }
            return nil
        }
    }

    private static let known: Set<String> = [
        "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "raise:toPower:", "modulus:by:", "sum:", "average:", "min:", "max:",
        "median:", "stddev:", "sqrt:", "log:", "ln:", "exp:", "floor:", "ceiling:", "abs:", "trunc:", "uppercase:", "lowercase:",
        "length:", "count:", "distinct:", "objectFrom:withIndex:",
    ]

    /// Sends a message by name to the object of a FUNCTION expression.
    static func send(_ name: String, to receiver: Any?, _ arguments: [Any?]) -> Any? {
        guard let receiver = (receiver as AnyObject?) as? any NSObjectProtocol else { return nil }
        switch arguments.count {
        case 0: return receiver.perform(Selector(name))?.takeUnretainedValue()
        case 1: return receiver.perform(Selector(name), with: arguments[0])?.takeUnretainedValue()
        default: return receiver.perform(Selector(name), with: arguments[0], with: arguments[1])?.takeUnretainedValue()
        }
    }

    private static func arithmetic(_ name: String, _ arguments: [Any?]) -> Any? {
        let numbers = arguments.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == arguments.count, let first = numbers.first else { return nil }
        if numbers.count == 2 {
            let second = numbers[1]
            return switch name {
            case "add:to:": first + second
            case "from:subtract:": first - second
            case "multiply:by:": first * second
            case "divide:by:": first / second
            case "raise:toPower:": pow(first, second)
            case "modulus:by:": first.truncatingRemainder(dividingBy: second)
            default: nil as Double?
            }
        }
        guard numbers.count == 1 else { return nil }
        return switch name {
        case "sqrt:": first.squareRoot()
        case "log:": log10(first)
        case "ln:": Foundation.log(first)
        case "exp:": Foundation.exp(first)
        case "floor:": first.rounded(.down)
        case "ceiling:": first.rounded(.up)
        case "trunc:": first.rounded(.towardZero)
        case "abs:": abs(first)
        default: nil as Double?
        }
    }

    private static func statistics(_ name: String, _ arguments: [Any?]) -> Any? {
        guard ["sum:", "average:", "min:", "max:", "median:", "stddev:"].contains(name) else { return nil }
        // Either one collection or the numbers themselves.
        let elements =
            arguments.count == 1 ? _NSExpression.elements(of: arguments[0]) ?? [arguments[0] as Any] : arguments.map { $0 as Any }
        let numbers = elements.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard !numbers.isEmpty else { return name == "sum:" ? 0.0 : nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        switch name {
        case "sum:": return numbers.reduce(0, +)
        case "average:": return mean
        case "min:": return numbers.min()
        case "max:": return numbers.max()
        case "median:":
            let sorted = numbers.sorted()
            let middle = sorted.count / 2
            return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        default: return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
        }
    }

    private static func text(_ name: String, _ arguments: [Any?]) -> Any? {
        guard let text = arguments.first as? String else { return nil }
        return switch name {
        case "uppercase:": text.uppercased()
        case "lowercase:": text.lowercased()
        case "length:": text.utf16.count
        default: nil as Any?
        }
    }

    private static func element(of collection: Any?, at index: Any?) -> Any? {
        if let key = index as? String, let dictionary = collection as? NSDictionary { return dictionary[key] }
        guard let elements = _NSExpression.elements(of: collection) else { return nil }
        switch index {
        case "FIRST" as String: return elements.first
        case "LAST" as String: return elements.last
        case "SIZE" as String: return elements.count
        case let number as NSNumber: return elements.indices.contains(number.intValue) ? elements[number.intValue] : nil
        default: return nil
        }
    }
}
