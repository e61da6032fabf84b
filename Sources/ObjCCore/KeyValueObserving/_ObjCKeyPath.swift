/// A Swift key path with its name, which key paths do not have on this platform. The translator pairs them.
public struct _ObjCKeyPath<Root, Value> {
    package let name: String
    /// The path itself.
    public let keyPath: KeyPath<Root, Value>
}

/// The translation of `\.title` where it is observed: `_objcKey("title", \.title)`.
public func _objcKey<Root, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) -> _ObjCKeyPath<Root, Value> {
    _ObjCKeyPath(name: name, keyPath: keyPath)
}
