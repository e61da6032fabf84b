import Foundation

/// Values of properties that a layer keeps for a subclass.
enum ManagedValue {
    /// The value in an optional; nil for none.
    static func unwrapped<Value>(_ value: Value) -> Any? {
        let mirror = value as Any
        if let optional = mirror as? any OptionalValue { return optional.held }
        return mirror
    }

    /// A number of another type, a structure in its box, or what a type begins with where nothing was set.
    static func converted<Value>(_ stored: Any?, to _: Value.Type) -> Value? {
        guard let stored else { return beginning(of: Value.self) }
        let number = (stored as? NSNumber)?.doubleValue ?? (stored as? CGFloat).map { Double($0) } ?? (stored as? Double)
        guard let number else { return nil }
        return numbers(number).lazy.compactMap { $0 as? Value }.first
    }

    private static func beginning<Value>(of _: Value.Type) -> Value? {
        // Nil fits where the property is optional.
        if let none = Optional<Any>.none as? Value { return none }
        let zeros: [Any] = numbers(0) + [CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, ""]
        return zeros.lazy.compactMap { $0 as? Value }.first
    }

    private static func numbers(_ number: Double) -> [Any] {
        let whole = Int(exactly: number.rounded()) ?? 0
        return [CGFloat(number), number, Float(number), whole, number != 0, UInt(clamping: whole), Int32(clamping: whole)]
    }
}

private protocol OptionalValue {
    var held: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var held: Any? { self }
}
