public import Foundation

/// Stores a number in memory.
///
/// - Parameters:
///   - theType: the kind of number for which there is room.
///   - valuePtr: where to store it.
/// - Returns: whether what was stored is the number exactly. What does not fit is cut.
// apple: https://developer.apple.com/documentation/corefoundation/cfnumbergetvalue(_:_:_:)
@discardableResult
public func CFNumberGetValue(_ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!) -> Bool {
    switch theType {
    case .sInt8Type, .charType: store(number.int8Value, of: number, at: valuePtr)
    case .sInt16Type, .shortType: store(number.int16Value, of: number, at: valuePtr)
    case .sInt32Type, .intType: store(number.int32Value, of: number, at: valuePtr)
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType: store(number.int64Value, of: number, at: valuePtr)
    case .float32Type, .floatType: store(number.floatValue, of: number, at: valuePtr)
    case .float64Type, .doubleType, .cgFloatType: store(number.doubleValue, of: number, at: valuePtr)
    }
}

/// Returns true if a number is a true one.
// apple: https://developer.apple.com/documentation/corefoundation/cfbooleangetvalue(_:)
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

private func store(_ value: some FixedWidthInteger, of number: NSNumber, at address: UnsafeMutableRawPointer) -> Bool {
    address.storeBytes(of: value, as: type(of: value))
    return NSNumber(value: Int64(value)).compare(number) == .orderedSame
}

private func store(_ value: some BinaryFloatingPoint, of number: NSNumber, at address: UnsafeMutableRawPointer) -> Bool {
    address.storeBytes(of: value, as: type(of: value))
    return NSNumber(value: Double(value)).compare(number) == .orderedSame
}
