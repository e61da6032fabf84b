/// Between a property's declared type and what an object keeps.
enum ManagedConversion {
    /// The value of an attribute as one of the types that Xcode writes for it; nil if the type is another one, or the value is nil.
    static func plain<Value>(_ value: StoredValue, _ type: NSAttributeType) -> Value? {
        switch value {
        case .text(let text): return Value.self == String?.self || Value.self == String.self ? text as? Value : nil
        case .integer(let number): return integer(number, type)
        case .real(let number): return real(number, type)
        default: return nil
        }
    }

    private static func integer<Value>(_ number: Int64, _ type: NSAttributeType) -> Value? {
        if Value.self == Bool.self { return (number != 0) as? Value }
        if Value.self == Int16.self { return Int16(truncatingIfNeeded: number) as? Value }
        if Value.self == Int32.self { return Int32(truncatingIfNeeded: number) as? Value }
        if Value.self == Int64.self { return number as? Value }
        if Value.self == Int.self { return Int(number) as? Value }
        return nil
    }

    private static func real<Value>(_ number: Double, _ type: NSAttributeType) -> Value? {
        if type == .dateAttributeType {
            return Value.self == Date?.self || Value.self == Date.self ? Date(timeIntervalSinceReferenceDate: number) as? Value : nil
        }
        if Value.self == Double.self { return number as? Value }
        if Value.self == Float.self { return Float(number) as? Value }
        return nil
    }

    /// The value of key-value coding as the declared type. A number that is missing is zero, and a text or a collection is empty, as they
    /// are for properties on Apple's systems that are not optional.
    static func value<Value>(_ value: Any?) -> Value? { converted(value) ?? missing() }

    private static func missing<Value>() -> Value? {
        switch Value.self {
        case is Bool.Type: false as? Value
        case let type as any Numeric.Type: type.init(exactly: 0) as? Value
        case let type as any RangeReplaceableCollection.Type: type.init() as? Value
        case let type as any SetAlgebra.Type: type.init() as? Value
        default: nil
        }
    }

    /// The stored form of a value of the types that Xcode writes; nil for others.
    static func stored<Value>(_ value: Value, _ type: NSAttributeType) -> StoredValue? {
        switch type {
        case .stringAttributeType: (value as? String).map { .text($0) }
        case .integer16AttributeType: (value as? Int16).map { .integer(Int64($0)) }
        case .integer32AttributeType: (value as? Int32).map { .integer(Int64($0)) }
        case .integer64AttributeType: (value as? Int64).map { .integer($0) }
        case .booleanAttributeType: (value as? Bool).map { .integer($0 ? 1 : 0) }
        case .doubleAttributeType: (value as? Double).map { .real($0) }
        case .dateAttributeType: (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        default: nil
        }
    }

    /// The value as key-value coding takes it: an enumeration as its raw value, an optional as what is in it.
    static func object<Value>(_ value: Value) -> Any? {
        let mirror = Mirror(reflecting: value)
        let inner: Any
        if mirror.displayStyle == .optional {
            guard let child = mirror.children.first else { return nil }
            inner = child.value
        } else {
            inner = value
        }
        if let raw = inner as? any RawRepresentable, !(inner is NSObject) { return raw.rawValue }
        return inner
    }
}
