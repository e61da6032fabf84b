public import Foundation

// `T()` where all that is known of `T` is a root class. Every designated initializer has an entry in the method table of
// every subclass (a trap where the subclass does not inherit it); only the type checker insists on `required`. A class that
// declares the initializer as required, used as the static type of the metatype, is therefore the way in.

/// The static type through which ``_objcMake(_:)`` reaches `init()`. It has no instances.
open class _ObjCNewObject: Foundation.NSObject {
    public required override init() { super.init() }
}

/// A new object of a class that is only known at run time, made with `init()`.
/// - Precondition: the class has `init()`.
public func _objcMake(_ type: Foundation.NSObject.Type) -> Foundation.NSObject {
    if let made = _ObjCRuntime.newObject(of: type) as? Foundation.NSObject { return made }
    return unsafeBitCast(type, to: _ObjCNewObject.Type.self).init()
}

/// A new object of a class that is only known at run time, made with `init()`.
/// - Precondition: the class has `init()`.
public func _objcNew<T: Foundation.NSObject>(_ type: T.Type) -> T {
    unsafeDowncast(_objcMake(type), to: T.self)
}
