/// The objects of a to-many relationship, and what has become different since they were saved.
///
/// They need not be known: objects are added and taken away without reading those that the store has. Shared between an object's values and
/// their snapshot, so it is copied before a change unless nobody else has it.
final class RelatedObjects: @unchecked Sendable {
    private(set) var isLoaded: Bool
    /// All of them, if they are loaded.
    private(set) var objects = ObjectList()
    /// Added since the last save.
    private(set) var added = ObjectList()
    /// Taken away since the last save.
    private(set) var removed = ObjectList()
    /// True if the order has become different.
    private(set) var isReordered = false

    init(isLoaded: Bool) { self.isLoaded = isLoaded }

    func copy() -> RelatedObjects {
        let copy = RelatedObjects(isLoaded: isLoaded)
        copy.objects = objects
        copy.added = added
        copy.removed = removed
        copy.isReordered = isReordered
        return copy
    }

    var hasNoChanges: Bool { added.isEmpty && removed.isEmpty && !isReordered }

    /// Takes what the store has, and repeats on it what was changed before.
    func load(_ stored: [NSManagedObject]) {
        var objects = ObjectList(stored)
        for object in removed { objects.remove(object) }
        for object in added { objects.append(object) }
        self.objects = objects
        isLoaded = true
    }

    func add(_ object: NSManagedObject) {
        if isLoaded, !objects.append(object) { return }
        noteAdded(object)
    }

    func insert(_ object: NSManagedObject, at index: Int) {
        guard !objects.contains(object) else { return }
        objects.insert(object, at: index)
        isReordered = true
        noteAdded(object)
    }

    func remove(_ object: NSManagedObject) {
        if isLoaded, !objects.remove(object) { return }
        if !added.remove(object) { removed.append(object) }
    }

    /// Puts the objects into an order. They are those that are there.
    func reorder(_ order: [NSManagedObject]) {
        guard !order.elementsEqual(objects.elements, by: ===) else { return }
        objects = ObjectList(order)
        isReordered = true
    }

    /// Called when all has been saved.
    func commit() {
        added.removeAll()
        removed.removeAll()
        isReordered = false
    }

    private func noteAdded(_ object: NSManagedObject) {
        if !removed.remove(object) { added.append(object) }
    }
}
