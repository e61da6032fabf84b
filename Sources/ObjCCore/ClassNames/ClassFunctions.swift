import Synchronization

/// The class of an object; nil for nil, and for a class, whose own class does not exist here.
// apple: https://developer.apple.com/documentation/objectivec/object_getclass(_:)
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj = obj.flatMap({ boxed($0) }), !(obj is AnyClass) else { return nil }
    return type(of: obj) as? AnyClass
}

/// The class above a class; nil for a root class.
// apple: https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The name of a class, "nil" for nil.
// apple: https://developer.apple.com/documentation/objectivec/class_getname(_:)
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    let name = cls.map { _ObjCRuntime.name(of: $0) } ?? "nil"
    return UnsafePointer(bitPattern: knownNames.withLock { $0.address(of: name) })!
}

/// The name of the class of an object, "nil" for nil.
// apple: https://developer.apple.com/documentation/objectivec/object_getclassname(_:)
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The texts that were handed out. They live as long as the process.
private let knownNames = Mutex(NamesInMemory())
