/// The result of `mutableSetValue(forKey:)`: changes the relationship itself.
final class RelationshipSet: NSMutableSet {
    private var owner: NSManagedObject?
    private var slotIndex = 0

    convenience init(_ owner: NSManagedObject, at slotIndex: Int) {
        self.init(capacity: 0)
        (self.owner, self.slotIndex) = (owner, slotIndex)
    }

    private var objects: ObjectList {
        guard let owner else { return ObjectList() }
        owner.fireFault()
        return owner.toMany(at: slotIndex)
    }

    override var count: Int { objects.count }
    override var allObjects: [Any] { objects.elements }
    override func member(_ object: Any) -> Any? { (object as? NSManagedObject).flatMap { objects.contains($0) ? $0 : nil } }
    override func objectEnumerator() -> NSEnumerator { (objects.elements as NSArray).objectEnumerator() }
    override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }

    override func add(_ object: Any) {
        guard let owner, let object = object as? NSManagedObject, !objects.contains(object) else { return }
        owner.editMany(at: slotIndex) { owner.addRelated(object, at: self.slotIndex) }
    }

    override func remove(_ object: Any) {
        guard let owner, let object = object as? NSManagedObject, objects.contains(object) else { return }
        owner.editMany(at: slotIndex) { owner.removeRelated(object, at: self.slotIndex) }
    }

    override func removeAllObjects() { for object in objects { remove(object) } }
}
