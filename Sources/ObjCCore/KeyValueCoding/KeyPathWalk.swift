import Foundation

/// Key-value coding along paths, and on values that are no objects with properties: collections and classes.
package enum KeyPathWalk {
    /// The value at the end of a path such as `owner.name`, `items.@count` or `items.@sum.price`.
    ///
    /// Nil on the way ends the walk with nil.
    package static func value(of object: Any, forKeyPath path: String) -> Any? {
        if path.hasPrefix("@"), let elements = CollectionElements(object) {
            return CollectionOperator.apply(path, to: elements, of: object)
        }
        guard let dot = path.firstIndex(of: ".") else { return value(of: object, forKey: path) }
        guard let next = value(of: object, forKey: String(path[..<dot])) else { return nil }
        let rest = String(path[path.index(after: dot)...])
        if let root = next as? any _ObjCRoot { return RootClassCalls.valueForKeyPath(root, rest) }
        return value(of: next, forKeyPath: rest)
    }

    /// Sets the value at the end of a path; does nothing if the path meets nil on the way.
    static func set(_ value: Any?, of object: Any, forKeyPath path: String) {
        guard let dot = path.firstIndex(of: ".") else { return set(value, of: object, forKey: path) }
        guard let next = self.value(of: object, forKey: String(path[..<dot])) else { return }
        let rest = String(path[path.index(after: dot)...])
        if let root = next as? any _ObjCRoot { return RootClassCalls.setValueForKeyPath(root, value, rest) }
        set(value, of: next, forKeyPath: rest)
    }

    /// The value for one key of anything: an array answers with the array of its elements' values, a dictionary with the
    /// object under that key, a class with its name for `description`, any other object with its property.
    package static func value(of object: Any, forKey key: String) -> Any? {
        if let root = object as? any _ObjCRoot { return RootClassCalls.value(root, key) }
        if let elements = CollectionElements(object) {
            if key.hasPrefix("@") { return CollectionOperator.apply(key, to: elements, of: object) }
            return elements.map { value(of: $0, forKey: key) ?? NSNull() }
        }
        if let dictionary = object as? NSDictionary { return value(in: dictionary, forKey: key) }
        if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
        if let type = object as? AnyClass { return value(of: type, forKey: key) }
        let object = object as AnyObject
        return KeyValueCoding.value(of: object, forKey: key) ?? KeyValueErrors.undefinedKey(reading: key, of: object)
    }

    /// Sets one key of anything; an array passes the value to each of its elements.
    static func set(_ value: Any?, of object: Any, forKey key: String) {
        if let root = object as? any _ObjCRoot { return RootClassCalls.setValue(root, value, key) }
        if let elements = CollectionElements(object) {
            for element in elements.all { set(value, of: element, forKey: key) }
            return
        }
        if let dictionary = object as? NSMutableDictionary { return set(value, in: dictionary, forKey: key) }
        if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
        let object = object as AnyObject
        switch KeyValueCoding.setNotifying(value, of: object, forKey: key) {
        case .done: break
        case .noSuchKey: KeyValueErrors.undefinedKey(setting: key, of: object)
        case .nilForScalar: KeyValueErrors.nilValue(for: key, of: object)
        case .mismatch(let expected): KeyValueErrors.mismatch(value, for: key, of: object, expected: expected)
        }
    }
}

extension KeyPathWalk {
    /// A key that begins with `@` asks for a property of the dictionary itself, `@count` for instance.
    private static func value(in dictionary: NSDictionary, forKey key: String) -> Any? {
        switch key {
        case "@count": NSNumber(value: dictionary.count)
        case "@allKeys": dictionary.allKeys
        case "@allValues": dictionary.allValues
        default: dictionary.object(forKey: key)
        }
    }

    private static func set(_ value: Any?, in dictionary: NSMutableDictionary, forKey key: String) {
        if let value {
            dictionary.setObject(value, forKey: key as NSString)
        } else {
            dictionary.removeObject(forKey: key)
        }
    }

    private static func value(of type: AnyClass, forKey key: String) -> Any? {
        switch key {
        case "self", "class": return type
        case "superclass": return _getSuperclass(type)
        case "description", "debugDescription": return _ObjCRuntime.name(of: type)
        default:
            let getter = Selector(key)
            if _ObjCRuntime.responds(type, getter) { return _ObjCRuntime.sendRequired(to: type, getter, []) }
            fatalError(
                """
                [<\(_ObjCRuntime.name(of: type))> valueForUndefinedKey:]: this class is not key value coding-compliant for the \
                key \(key). A class answers self, class, superclass, description, and to the names of its type members that are marked \
                @objc.
                """)
        }
    }
}
