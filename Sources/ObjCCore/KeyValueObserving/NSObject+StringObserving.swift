public import Foundation

extension NSObject {
    /// Tells an observer of changes of the property at the end of a key path.
    ///
    /// The observer gets `observeValue(forKeyPath:of:change:context:)` in the thread that changes the value. It is notified of
    /// changes by `dynamic` properties marked `@objc`, by setting a property by name, by the mutable collections, and by the
    /// properties of our frameworks that say so. Neither object is kept alive. Observers are notified in the order in which they
    /// were added.
    /// - Precondition: the receiver is no array and no set.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:)
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        if CollectionElements(self) != nil {
            fatalError(
                """
                [\(KeyValueErrors.name(self)) addObserver:forKeyPath:options:context:] is not supported. Key path: \(keyPath). \
                Observe the object that has the collection, or each of its elements.
                """)
        }
        let observation = StringObservation(self, path: keyPath, observer: observer, options: options, context: context)
        ObservationInfo.of(self, creating: true)?.add(observation)
    }

    /// Ends the latest observation of a key path by an observer.
    /// - Precondition: there is one.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:)
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { $0.isRegistration(of: observer, path: keyPath) }
    }

    /// Ends the latest observation of a key path by an observer that was started with the same context.
    /// - Precondition: there is one.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:context:)
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0.isRegistration(of: observer, path: keyPath, context: context) }
    }

    private func remove(_ observer: NSObject, _ keyPath: String, where matches: (StringObservation) -> Bool) {
        guard let observation = ObservationInfo.of(self)?.removeLast(where: matches) else {
            fatalError(
                """
                Cannot remove an observer \(KeyValueErrors.name(observer)) for the key path "\(keyPath)" from \
                \(KeyValueErrors.name(self)) because it is not registered as an observer. Remove it once for each time it was added.
                """)
        }
        observation.stop()
    }
}
