public import Foundation

/// A set of objects that may hold its elements weakly.
///
/// Dead elements vanish by themselves. Any type of element serves, protocol types too, as long as the values are objects.
// apple: https://developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType>: Foundation.NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var elements: Set<PointerKey> = []
    private var countAtNextSweep = 16

    /// An empty table. The capacity is a hint.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }

    /// An empty table that treats its elements as the functions say.
    public convenience init(pointerFunctions functions: NSPointerFunctions, capacity initialCapacity: Int) {
        self.init(options: functions.options, capacity: initialCapacity)
    }

    /// An empty table that does not keep its elements alive and compares them by identity.
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: [.weakMemory, .objectPointerPersonality])
    }

    /// Adds an object unless an equal one is there. Nil is not added.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        if options.isWeak, elements.count >= countAtNextSweep { sweep() }
        elements.insert(PointerKey(object, options))
    }

    /// Removes the object that is equal to the given one.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        elements.remove(PointerKey(object, searching))
    }

    /// Takes all elements out.
    open func removeAllObjects() { elements = [] }

    /// The element that is equal to an object.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = elements.firstIndex(of: PointerKey(object, searching)) else { return nil }
        return elements[index].object.flatMap { $0 as? ObjectType }
    }

    /// Returns true if an element is equal to an object. Nil is none.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The living elements, in no order.
    open var allObjects: [ObjectType] { elements.compactMap(\.object).compactMap { $0 as? ObjectType } }

    /// One of the living elements.
    open var anyObject: ObjectType? { allObjects.first }

    /// How many living elements there are.
    open var count: Int { elements.count { $0.object != nil } }

    /// Walks over the elements that live now.
    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

    /// The living elements as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds the elements of another table.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

    /// Removes the elements of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

    /// Removes what is not in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }

    /// Returns true if both have an element in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Returns true if all elements that live are in another table, too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSHashTable(options: options)
        copy.elements = elements
        return copy
    }

    open override var description: String { "NSHashTable \(allObjects)" }

    /// A key for a search needs no copy and holds its element only during the search.
    private var searching: NSPointerFunctions.Options { options.subtracting([.weakMemory, .copyIn]) }

    private func sweep() {
        elements = elements.filter { $0.object != nil }
        countAtNextSweep = max(16, elements.count * 2)
    }
}
