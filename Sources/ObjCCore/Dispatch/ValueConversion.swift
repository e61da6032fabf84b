package import Foundation

/// `value` as a `Value`, with the conversions that messages by name and key-value coding make; no value if there is none.
///
/// Nil becomes the nil of an optional type. A number converts to every number type, to `Bool` and to an enumeration with
/// such a raw value; a structure in an `NSValue` converts to the structure.
package func converted<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
    if let same: Value = unconverted(value) { return same }
    guard let value = value.flatMap({ boxed($0) }) else { return nilValue(of: type) }
    if let same = value as? Value { return same }
    let target = (type as? any AnyOptional.Type)?.wrappedType ?? type
    return (convertedNumber(value, to: target) ?? rawRepresented(value, as: target)) as? Value
}

/// `value` as a property of a type can store it: converted, but an optional does not take for nil what it cannot hold.
func storable<Value>(_ value: Any?, as type: Value.Type = Value.self) -> Value? {
    guard let result = converted(value, to: type) else {
        return value.flatMap { boxed($0) }.flatMap { InterchangeableClass.reference(to: $0, as: type) }
    }
    guard MetadataKind(of: type) == .optional, boxed(result) == nil, let value = value.flatMap({ boxed($0) })
    else { return result }
    // In collections this stands for nil.
    return value is NSNull ? result : InterchangeableClass.reference(to: value, as: type)
}

private func convertedNumber(_ value: Any, to type: Any.Type) -> Any? {
    guard let number = numberValue(of: value) else { return nil }
    switch type {
    case is Int.Type: return number.intValue
    case is Double.Type: return number.doubleValue
    case is CGFloat.Type: return CGFloat(number.doubleValue)
    case is Bool.Type: return number.boolValue
    case is Float.Type: return number.floatValue
    case is UInt.Type: return number.uintValue
    case is Int8.Type: return number.int8Value
    case is Int16.Type: return number.int16Value
    case is Int32.Type: return number.int32Value
    case is Int64.Type: return number.int64Value
    case is UInt8.Type: return number.uint8Value
    case is UInt16.Type: return number.uint16Value
    case is UInt32.Type: return number.uint32Value
    case is UInt64.Type: return number.uint64Value
    case is NSNumber.Type: return number
    default: return nil
    }
}

/// The number in a value of any number type.
package func numberValue(of value: Any) -> NSNumber? {
    let type = type(of: value)
    switch MetadataKind(of: type) {
    case .class: return value as? NSNumber
    case .value: break
    case .optional, .other: return nil
    }
    // The types that occur most often, without a search for conformances.
    if type == Int.self { return (value as? Int).map { NSNumber(value: $0) } }
    if type == Double.self { return (value as? Double).map { NSNumber(value: $0) } }
    if type == CGFloat.self { return (value as? CGFloat).map { NSNumber(value: Double($0)) } }
    if type == Bool.self { return (value as? Bool).map { NSNumber(value: $0) } }
    if type == String.self { return nil }
    return otherNumberValue(of: value)
}

private func otherNumberValue(of value: Any) -> NSNumber? {
    switch value {
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as any FixedWidthInteger & SignedInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as any FixedWidthInteger & UnsignedInteger: NSNumber(value: UInt64(truncatingIfNeeded: value))
    default: nil
    }
}

private func rawRepresented(_ value: Any, as type: Any.Type) -> Any? {
    func make<Target: RawRepresentable>(_ target: Target.Type) -> Any? {
        guard let raw = converted(value, to: Target.RawValue.self) else { return nil }
        return target.init(rawValue: raw)
    }
    guard let target = type as? any RawRepresentable.Type else { return nil }
    return make(target)
}
