/// The result of `mutableOrderedSetValue(forKey:)`: changes the relationship itself.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject?
    private var slotIndex = 0

    init(_ owner: NSManagedObject, at slotIndex: Int) {
        (self.owner, self.slotIndex) = (owner, slotIndex)
        super.init(capacity: 0)
    }

    required init?(coder aDecoder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) {
        _requireFailure("The objects of a relationship are not written as a literal.")
    }

    private var objects: ObjectList {
        guard let owner else { return ObjectList() }
        owner.fireFault()
        return owner.toMany(at: slotIndex)
    }

    override var count: Int { objects.count }
    override func object(at idx: Int) -> Any { objects[idx] }
    override func index(of object: Any) -> Int { (object as? NSManagedObject).flatMap { objects.index(of: $0) } ?? NSNotFound }
    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

    override func insert(_ object: Any, at idx: Int) {
        guard let owner, let object = object as? NSManagedObject, !objects.contains(object) else { return }
        owner.editMany(at: slotIndex) { owner.addRelated(object, at: self.slotIndex, index: idx) }
    }

    override func add(_ object: Any) { insert(object, at: count) }

    override func removeObject(at idx: Int) {
        guard let owner else { return }
        let object = objects[idx]
        owner.editMany(at: slotIndex) { owner.removeRelated(object, at: self.slotIndex) }
    }

    override func remove(_ object: Any) {
        let index = index(of: object)
        if index != NSNotFound { removeObject(at: index) }
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        removeObject(at: idx)
        insert(obj, at: idx)
    }
}
