import UIKitCore

/// The names of classes.
enum ClassNames {
    /// Those of an object's superclasses, up to the root.
    static func superclasses(of object: AnyObject) -> [String] {
        var names: [String] = []
        var next: AnyClass? = _getSuperclass(type(of: object))
        while let superclass = next {
            names.append(_ObjCRuntime.name(of: superclass))
            next = _getSuperclass(superclass)
        }
        return names
    }
}
