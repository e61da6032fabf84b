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
}
