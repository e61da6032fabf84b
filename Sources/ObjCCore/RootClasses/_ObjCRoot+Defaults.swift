import Foundation

// The behaviour of a root class unless it says otherwise. The members named `_default…` are for a root class to call from its own
// declaration of the member, where the plain name would mean the declaration itself.

extension _ObjCRoot {
    @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool { _defaultResponds(to: aSelector) }
    @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? { _defaultValue(forKey: key) }
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) { _defaultSetValue(value, forKey: key) }
    @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? { _defaultValue(forKeyPath: keyPath) }
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        _defaultSetValue(value, forKeyPath: keyPath)
    }
    @preconcurrency @MainActor public func value(forUndefinedKey key: String) -> Any? { _defaultValue(forUndefinedKey: key) }
    @preconcurrency @MainActor public func setValue(_ value: Any?, forUndefinedKey key: String) {
        _defaultSetValue(value, forUndefinedKey: key)
    }
    @preconcurrency @MainActor public func setNilValueForKey(_ key: String) { _defaultSetNilValueForKey(key) }
    @preconcurrency @MainActor public static var accessInstanceVariablesDirectly: Bool { true }
    @preconcurrency @MainActor
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        _defaultObserveValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    @preconcurrency @MainActor
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    @preconcurrency @MainActor
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

extension _ObjCRoot {
    /// Returns true if the class has a method of that name. Nil is answered by nothing.
    public func _defaultResponds(to aSelector: Selector!) -> Bool {
        aSelector.map { _ObjCRuntime.responds(self, $0) } ?? false
    }

    /// The value from the accessor or the stored property; without one, what ``_ObjCRoot/value(forUndefinedKey:)`` answers.
    public func _defaultValue(forKey key: String) -> Any? {
        KeyValueCoding.value(of: self, forKey: key) ?? RootClassCalls.valueForUndefinedKey(self, key)
    }

    /// Stores the value, and asks the members for undefined keys and nil values where there is nothing to store in.
    public func _defaultSetValue(_ value: Any?, forKey key: String) {
        switch KeyValueCoding.setNotifying(value, of: self, forKey: key) {
        case .done: break
        case .noSuchKey: RootClassCalls.setValueForUndefinedKey(self, value, key)
        case .nilForScalar: RootClassCalls.setNilValue(self, key)
        case .mismatch(let expected): KeyValueErrors.mismatch(value, for: key, of: self, expected: expected)
        }
    }

    /// Follows the path, asking each object on the way for the next key.
    public func _defaultValue(forKeyPath keyPath: String) -> Any? {
        KeyPathWalk.value(of: self, forKeyPath: keyPath)
    }

    /// Follows the path to its last object, and sets the last key there.
    public func _defaultSetValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyPathWalk.set(value, of: self, forKeyPath: keyPath)
    }

    /// Stops: the class has no such property.
    public func _defaultValue(forUndefinedKey key: String) -> Any? {
        KeyValueErrors.undefinedKey(reading: key, of: self)
    }

    /// Stops: the class has no such property.
    public func _defaultSetValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueErrors.undefinedKey(setting: key, of: self)
    }

    /// Stops: the property cannot be nil.
    public func _defaultSetNilValueForKey(_ key: String) {
        KeyValueErrors.nilValue(for: key, of: self)
    }

    /// Stops: the observer did not override the method.
    public func _defaultObserveValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            """
            \(KeyValueErrors.name(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not \
            handled. Key path: \(keyPath ?? "nil"), observed object: \(object ?? "nil"). Override the method in the observer, \
            and call super only for what the class has not registered for itself.
            """)
    }
}
