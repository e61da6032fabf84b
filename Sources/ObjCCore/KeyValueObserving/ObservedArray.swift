import Foundation

/// The result of `mutableArrayValue(forKey:)`: edits the array under a key and tells the key's observers what happened to it.
///
/// An `NSMutableArray` under the key is edited in place; any other array is replaced by an edited copy.
final class ObservedArray: NSMutableArray {
    private var owner: NSObject?
    private var key = ""

    convenience init(_ owner: NSObject, key: String) {
        self.init(capacity: 0)
        self.owner = owner
        self.key = key
    }

    private var elements: [Any] {
        owner.flatMap { KeyPathWalk.value(of: $0, forKey: key) }.flatMap { CollectionElements($0)?.all } ?? []
    }

    // MARK: Reading

    private var stored: NSMutableArray? { owner.flatMap { KeyPathWalk.value(of: $0, forKey: key) } as? NSMutableArray }

    override var count: Int { stored?.count ?? elements.count }
    override func object(at index: Int) -> Any { stored?.object(at: index) ?? elements[index] }

    // Foundation's own searches take only elements that are NSObjects for equal.
    override func index(of anObject: Any) -> Int {
        elements.firstIndex { ValueOrder.areEqual($0, anObject) } ?? NSNotFound
    }
    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    // MARK: Editing

    override func insert(_ anObject: Any, at index: Int) {
        edit(.insertion, IndexSet(integer: index)) { $0.insert(anObject, at: index) }
    }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func addObjects(from otherArray: [Any]) {
        insert(otherArray, at: IndexSet(integersIn: count..<count + otherArray.count))
    }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        guard !objects.isEmpty else { return }
        edit(.insertion, indexes) { array in
            for (object, index) in zip(objects, indexes) { array.insert(object, at: index) }
        }
    }

    override func removeObject(at index: Int) {
        edit(.removal, IndexSet(integer: index)) { $0.removeObject(at: index) }
    }
    override func removeLastObject() { removeObject(at: count - 1) }
    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }
    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
    }
    override func removeObjects(at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        edit(.removal, indexes) { array in
            for index in indexes.reversed() { array.removeObject(at: index) }
        }
    }
    override func remove(_ anObject: Any) {
        let all = elements
        removeObjects(at: IndexSet(all.indices.filter { ValueOrder.areEqual(all[$0], anObject) }))
    }
    override func removeObjects(in otherArray: [Any]) {
        let all = elements
        removeObjects(at: IndexSet(all.indices.filter { index in otherArray.contains { ValueOrder.areEqual(all[index], $0) } }))
    }
    override func removeObject(identicalTo anObject: Any) {
        let all = elements
        removeObjects(at: IndexSet(all.indices.filter { (all[$0] as AnyObject) === (anObject as AnyObject) }))
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        guard index < count else { return insert(anObject, at: index) }
        edit(.replacement, IndexSet(integer: index)) { $0.replaceObject(at: index, with: anObject) }
    }
    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        guard !indexes.isEmpty else { return }
        edit(.replacement, indexes) { array in
            for (object, index) in zip(objects, indexes) { array.replaceObject(at: index, with: object) }
        }
    }
    /// Elements that have a successor are reported as replaced, the rest as removed or inserted.
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let kept = Swift.min(range.length, otherArray.count), next = range.location + kept
        replaceObjects(at: IndexSet(integersIn: range.location..<next), with: Array(otherArray.prefix(kept)))
        removeObjects(in: NSRange(location: next, length: range.length - kept))
        insert(Array(otherArray.dropFirst(kept)), at: IndexSet(integersIn: next..<range.location + otherArray.count))
    }
    override func setArray(_ otherArray: [Any]) {
        removeAllObjects()
        addObjects(from: otherArray)
    }
    override func exchangeObject(at index1: Int, withObjectAt index2: Int) {
        let indexes = IndexSet([index1, index2])
        replaceObjects(at: indexes, with: indexes.reversed().map { object(at: $0) })
    }

    private func edit(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (NSMutableArray) -> Void) {
        guard let owner else { return }
        guard let info = ObservationInfo.of(owner), info.isObserved(key) else { return store(body, in: owner) }
        info.change(key, ValueChange(kind: kind, indexes: indexes)) { store(body, in: owner) }
    }

    private func store(_ body: (NSMutableArray) -> Void, in owner: NSObject) {
        if let stored { return body(stored) }
        let copy = NSMutableArray(array: elements)
        body(copy)
        owner.setValue(copy.map { $0 }, forKey: key)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// An array that edits the array under a key in place and notifies the observers of the key of each edit.
    ///
    /// The property may be an `NSMutableArray`, an `NSArray` or a Swift array.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablearrayvalue(forkey:)
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key: key) }

    /// The same for the array at the end of a key path.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablearrayvalue(forkeypath:)
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        guard let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return NSMutableArray() }
        return ObservedArray(owner, key: String(keyPath[keyPath.index(after: dot)...]))
    }
}
