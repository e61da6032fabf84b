public import Foundation

// The names under which apps use key-value coding on any object. A root class of ours is asked through its own members.

extension NSObjectProtocol {
    /// The value of a property, by name.
    ///
    /// An accessor comes first (`getKey`, `key`, `isKey`, `_key` among the members that are reachable by name), then the
    /// stored property of that name, whatever its access level. Numbers come as `NSNumber`, enumerations as raw values. An
    /// array answers with the values of its elements, a dictionary with its object for the key.
    /// - Precondition: there is such a property, or the class answers for it in `value(forUndefinedKey:)`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
    public func value(forKey key: String) -> Any? { KeyPathWalk.value(of: self, forKey: key) }

    /// Sets a property by name, and notifies its observers.
    ///
    /// The setter comes first; a stored property without one is written in place, and its own observers (`didSet`) do not
    /// run. Numbers convert to the property's type.
    /// - Precondition: there is such a property, or the class answers for it in `setValue(_:forUndefinedKey:)`.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)
    public func setValue(_ value: Any?, forKey key: String) { KeyPathWalk.set(value, of: self, forKey: key) }

    /// The value at the end of a path of names, `owner.name`; nil if there is a nil on the way.
    ///
    /// A name may be an operator over a collection: `@count`, `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects`,
    /// `@distinctUnionOfObjects`, and the same for arrays and sets.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkeypath:)
    public func value(forKeyPath keyPath: String) -> Any? {
        if let root = self as? any _ObjCRoot { return RootClassCalls.valueForKeyPath(root, keyPath) }
        return KeyPathWalk.value(of: self, forKeyPath: keyPath)
    }

    /// Sets the property at the end of a path of names; does nothing if there is a nil on the way.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkeypath:)
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let root = self as? any _ObjCRoot { return RootClassCalls.setValueForKeyPath(root, value, keyPath) }
        KeyPathWalk.set(value, of: self, forKeyPath: keyPath)
    }

    /// The values of several properties, by their names; `NSNull` for nil.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/dictionarywithvalues(forkeys:)
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Sets several properties by name; `NSNull` stands for nil.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvaluesforkeys(_:)
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
}
