extension _ObjCRuntime {
    /// The name of a class as Objective-C has it: that of its `@objc(name)`; `UIView` for a class of ours, whatever module it
    /// is in; `Module.Class` for others.
    public static func name(of type: AnyClass) -> String {
        ClassRegistry.name(of: type) ?? ClassName.of(type)
    }

    /// The class of the given name, in any of the forms that ``name(of:)`` gives, or nil if none is loaded.
    public static func classNamed(_ name: String) -> AnyClass? {
        ClassRegistry.classNamed(name) ?? ClassName.lookUp(name)
    }

    /// The classes of translated code that have members reachable by name, or a name given to them, and whose Swift name without the module
    /// is the given one.
    package static func classes(withBareName name: String) -> [AnyClass] { ClassRegistry.classes(withBareName: name) }
}

/// `NSStringFromClass`: Foundation's own stops at nested classes, and has the names of our modules in the names of our classes.
// apple: https://developer.apple.com/documentation/foundation/nsstringfromclass(_:)
public func _objcStringFromClass(_ aClass: AnyClass) -> String {
    _ObjCRuntime.name(of: aClass)
}

/// `NSClassFromString`: Foundation's own knows neither bare names nor those of `@objc(name)`.
// apple: https://developer.apple.com/documentation/foundation/nsclassfromstring(_:)
public func _objcClassFromString(_ aClassName: String) -> AnyClass? {
    _ObjCRuntime.classNamed(aClassName)
}
