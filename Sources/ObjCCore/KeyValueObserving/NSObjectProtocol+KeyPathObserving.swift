public import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure at changes of the property at the end of a Swift key path, until the result is released.
    ///
    /// The closure runs in the thread that changes the value. Its values are nil unless `options` asks for them.
    // apple: https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
    public func observe<Value>(
        _ keyPath: _ObjCKeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = ValueObservation<Value>(
            options, read: { [weak self] in self?[keyPath: keyPath.keyPath] }, elements: { $0 as? Value },
            deliver: { [weak self] report in
                guard let self else { return }
                let change = NSKeyValueObservedChange(
                    kind: report.kind, newValue: report.new, oldValue: report.old, indexes: report.indexes,
                    isPrior: report.isPrior)
                changeHandler(self, change)
            })
        return NSKeyValueObservation(observation.watch(self, path: keyPath.name))
    }

    /// Says that a property, given by its Swift key path, is about to change.
    public func willChangeValue<Value>(for keyPath: _ObjCKeyPath<Self, Value>) { _objcWillChange(self, keyPath.name) }

    /// Says that a property, given by its Swift key path, has changed.
    public func didChangeValue<Value>(for keyPath: _ObjCKeyPath<Self, Value>) { _objcDidChange(self, keyPath.name) }

    /// Calls a closure at changes of the property of a key path that comes as a value, until the result is released.
    ///
    /// The property must be marked `@objc dynamic`, and the key path start at the class that declares it.
    /// - Precondition: the name of the property is known.
    // apple: https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(named(keyPath), options: options, changeHandler: changeHandler)
    }

    /// Says that the property of a key path that comes as a value is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { willChangeValue(for: named(keyPath)) }

    /// Says that the property of a key path that comes as a value has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { didChangeValue(for: named(keyPath)) }

    private func named<Value>(_ keyPath: KeyPath<Self, Value>) -> _ObjCKeyPath<Self, Value> {
        guard let name = ClassRegistry.name(of: keyPath, in: type(of: self)) ?? notifiedName(of: keyPath) else {
            fatalError(
                """
                Could not extract a String from KeyPath \(keyPath). Mark the property with @objc dynamic, and let the key path start at \
                the class that declares it, or write it as a literal where it is observed.
                """)
        }
        return _ObjCKeyPath(name: name, keyPath: keyPath)
    }

    private func notifiedName(of keyPath: AnyKeyPath) -> String? {
        let type = type(of: self)
        nonisolated(unsafe) let path = keyPath
        return MainActor.assumeIsolated { (type as? any _ObjCKeyPathNaming.Type)?._objcKeyPathNames[path] }
    }
}
