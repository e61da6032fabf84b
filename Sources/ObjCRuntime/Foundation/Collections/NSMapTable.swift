public import Foundation

/// A dictionary that may hold its keys and its values weakly, and takes any object as key.
///
/// An entry vanishes when its key or its value is dead.
// apple: https://developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType, ObjectType>: Foundation.NSObject, NSCopying {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [PointerKey: PointerElement] = [:]
    private var countAtNextSweep = 16

    /// An empty table. The capacity is a hint.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// An empty table that keeps keys and values alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// An empty table that does not keep its values alive.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: weak) }

    /// An empty table that does not keep its keys alive and compares them by identity.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weak) }

    /// An empty table that keeps neither alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weak, valueOptions: weak) }

    private class var weak: NSPointerFunctions.Options { [.weakMemory, .objectPointerPersonality] }

    /// The value for a key, or nil.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries[PointerKey(aKey, searching)]?.object.flatMap { $0 as? ObjectType }
    }

    /// Sets the value for a key. Without a key or a value it does nothing.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        if entries.count >= countAtNextSweep { sweep() }
        // An equal key that is there already stays.
        entries[PointerKey(aKey, keyOptions)] = PointerElement(anObject, valueOptions)
    }

    /// Takes an entry out. Nil is no key.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries[PointerKey(aKey, searching)] = nil
    }

    /// Takes all entries out.
    open func removeAllObjects() { entries = [:] }

    /// How many entries live.
    open var count: Int { living.count }

    /// Walks over the keys that live now.
    open func keyEnumerator() -> NSEnumerator { (living.map(\.key) as NSArray).objectEnumerator() }

    /// Walks over the values that live now; nil if there are none.
    open func objectEnumerator() -> NSEnumerator? { living.isEmpty ? nil : (living.map(\.value) as NSArray).objectEnumerator() }

    /// The living entries.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let pairs = living.compactMap { key, value in
            (key as? AnyHashable).flatMap { key in (value as? ObjectType).map { (key, $0) } }
        }
        return Dictionary(pairs) { $1 }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
        copy.entries = entries
        return copy
    }

    open override var description: String { "NSMapTable \(living.map { "\($0.key): \($0.value)" })" }

    private var living: [(key: AnyObject, value: AnyObject)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    /// A key for a search needs no copy and holds its object only during the search.
    private var searching: NSPointerFunctions.Options { keyOptions.subtracting([.weakMemory, .copyIn]) }

    private func sweep() {
        entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
        countAtNextSweep = max(16, entries.count * 2)
    }
}
