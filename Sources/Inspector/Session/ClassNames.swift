import UIKitCore

/// The names of classes.
enum ClassNames {
    /// Those of an object's superclasses, up to the root.
    static func superclasses(of object: AnyObject) -> [String] {
        var names: [String] = []
        var next: AnyClass? = _getSuperclass(type(of: object))
        while let superclass = next {
            let name = _ObjCRuntime.name(of: superclass)
            // Foundation's root is above the one that applications know by the same name.
            if names.last != name { names.append(name) }
            next = _getSuperclass(superclass)
        }
        return names
    }
}
