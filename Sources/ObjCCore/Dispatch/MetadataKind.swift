/// The kind of type of a metatype, as far as the runtime's fast paths have to know.
///
/// The first word of the metadata tells, at a fraction of the cost of a dynamic cast.
enum MetadataKind {
    case `class`
    /// A structure or an enumeration, but no optional.
    case value
    case optional
    /// Tuples, functions, protocol types, metatypes.
    case other

    @inline(__always)
    init(of type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0: self = .class
        case 0x200, 0x201: self = .value
        case 0x202: self = .optional
        default: self = .other
        }
    }
}

/// The reference in a value that is an object, or else the object that Foundation makes of the value.
@inline(__always)
package func objectReference(_ value: Any) -> AnyObject {
    // An `Any` that generic code has made of a value of a protocol type contains that, and not the object in it.
    func reference<Value>(_ value: Value) -> AnyObject {
        MetadataKind(of: Value.self) == .class ? unsafeBitCast(value, to: AnyObject.self) : value as AnyObject
    }
    return _openExistential(value, do: reference)
}
