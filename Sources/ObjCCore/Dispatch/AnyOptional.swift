/// Sees through `Optional` where the wrapped type is not known.
protocol AnyOptional {
    static var nilValue: Any { get }
    static var wrappedType: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
    static var nilValue: Any { Self.none as Any }
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedValue: Any? { map { $0 as Any } }
}

/// A value as a message or key-value coding carries it: no value for nil, and never an optional inside the result.
func boxed<Value>(_ value: Value) -> Any? {
    switch MetadataKind(of: Value.self) {
    case .class, .value: return value
    case .optional: return (value as? any AnyOptional)?.wrappedValue.flatMap { boxed($0) }
    case .other: break
    }
    if Value.self == Void.self { return nil }
    guard MetadataKind(of: type(of: value as Any)) == .optional, let optional = value as? any AnyOptional else { return value }
    return optional.wrappedValue.flatMap { boxed($0) }
}

/// The nil of an optional type, or no value for a type that is not optional.
func nilValue<Value>(of _: Value.Type) -> Value? {
    guard MetadataKind(of: Value.self) == .optional else { return nil }
    return ((Value.self as? any AnyOptional.Type)?.nilValue).flatMap { $0 as? Value }
}
