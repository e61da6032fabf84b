import Synchronization

/// A property of a class.
// apple: https://developer.apple.com/documentation/objectivec/objc_property_t
public typealias objc_property_t = OpaquePointer

/// The properties that a class itself, and none above it, declares and that are reachable by name: those marked `@objc`.
///
/// - Parameter outCount: receives how many there are.
/// - Returns: a list, in the order of the names, which the caller frees; nil if there are none.
// apple: https://developer.apple.com/documentation/objectivec/class_copypropertylist(_:_:)
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    copiedList(cls.map { ClassRegistry.properties(of: $0).map(property) } ?? [], outCount)
}

/// The property of a name that a class has or inherits; nil if there is none.
// apple: https://developer.apple.com/documentation/objectivec/class_getproperty(_:_:)
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    let name = String(cString: name)
    var next: AnyClass? = cls
    while let current = next {
        if ClassRegistry.properties(of: current).contains(name) { return property(named: name) }
        next = _getSuperclass(current)
    }
    return nil
}

/// The name of a property.
// apple: https://developer.apple.com/documentation/objectivec/property_getname(_:)
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }

/// Only the name of a property is known, so it is that name in memory: once for each, as long as the process lives.
private func property(named name: String) -> objc_property_t {
    OpaquePointer(bitPattern: knownNames.withLock { $0.address(of: name) })!
}

private let knownNames = Mutex(NamesInMemory())
