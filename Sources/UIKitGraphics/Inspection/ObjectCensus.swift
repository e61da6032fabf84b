import Synchronization

/// Which responders and gesture recognisers there are, by their class: those that it was shown and those that were made since.
package final class ObjectCensus: Sendable {
    private let classes = Mutex<[ObjectIdentifier: ObjectIdentifier]>([:])

    package init() {}

    /// Counts an object, once.
    package func add(_ object: AnyObject) {
        let (object, type) = (ObjectIdentifier(object), ObjectIdentifier(type(of: object)))
        classes.withLock { $0[object] = type }
    }

    package func remove(_ object: AnyObject) {
        let object = ObjectIdentifier(object)
        _ = classes.withLock { $0.removeValue(forKey: object) }
    }

    /// How many objects there are of each class, by its name.
    package var counts: [String: Int] {
        let counts = classes.withLock { $0.values.reduce(into: [ObjectIdentifier: Int]()) { $0[$1, default: 0] += 1 } }
        // The key is the address of a class, and classes are never freed.
        return Dictionary(
            counts.map { (_ObjCRuntime.name(of: unsafeBitCast($0, to: AnyClass.self)), $1) }, uniquingKeysWith: +)
    }
}
