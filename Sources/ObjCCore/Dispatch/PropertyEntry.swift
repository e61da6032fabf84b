/// The table entry of a property, made from its key path.
public func _objcP<Target, Value>(_ name: String, _ keyPath: KeyPath<Target, Value>) -> _ObjCEntry {
    let isClass = isClass(Target.self)
    nonisolated(unsafe) let keyPath = keyPath
    let read: (AnyObject) -> Value = { object in (receiver(object, isClass: isClass) as Target)[keyPath: keyPath] }
    var write: ((AnyObject, Any?) -> Any.Type?)?
    if let writable = keyPath as? ReferenceWritableKeyPath<Target, Value> {
        write = { object, value in
            guard let converted = storable(value, as: Value.self) else { return Value.self }
            (receiver(object, isClass: isClass) as Target)[keyPath: writable] = converted
            return nil
        }
    }
    let access = PropertyAccess(get: { boxed(read($0)) }, set: write)
    return _ObjCEntry(.named(name), name, typed: TypedCall0(read), property: access) { object, _ in boxed(read(object)) }
}

/// Tells the name of an observable property's key path, for `observe(_:)` of a key path that comes as a value. Answers no message.
public func _objcK<Target, Value>(_ name: String, _ keyPath: KeyPath<Target, Value>) -> _ObjCEntry {
    _ObjCEntry(.named("keyPath " + name), name, typed: nil, keyPath: keyPath) { _, _ in nil }
}

extension _ObjCEntry {
    /// The entry that answers the setter's message, `setTitle:` for a property `title`; nil for a read-only property.
    func setterEntry() -> _ObjCEntry? {
        guard let property, let set = property.set else { return nil }
        let setter = setterName(of: selector.string)
        return _ObjCEntry(.named(setter), setter, typed: nil, property: property) { object, arguments in
            let value = arguments.first ?? nil
            if let expected = set(object, value) { propertyMismatch(object, setter, value: value, expected: expected) }
            return nil
        }
    }
}

/// `title` becomes `setTitle:`.
func setterName(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
}

/// Stops on a value that a property cannot hold.
func propertyMismatch(_ object: AnyObject, _ setter: String, value: Any?, expected: Any.Type) -> Never {
    let given = value.map { "a \(type(of: $0))" } ?? "nil"
    fatalError("-[\(type(of: object)) \(setter)]: the value is \(given), but the property is a \(expected). Pass such a value.")
}
