/// The changes that turn one content into another.
struct FetchedDifference {
    struct ObjectChange {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        var from: IndexPath?
        var to: IndexPath?
    }
    private(set) var deletedSections: [Int] = []
    private(set) var insertedSections: [Int] = []
    private(set) var objects: [ObjectChange] = []

    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

    /// - Parameter changed: the objects whose values may be other ones.
    init(from old: FetchedContent, to new: FetchedContent, changed: Set<ObjectIdentifier>) {
        let oldNames = Set(old.sections.map(\.name))
        let newNames = Set(new.sections.map(\.name))
        deletedSections = old.sections.indices.filter { !newNames.contains(old.sections[$0].name) }
        insertedSections = new.sections.indices.filter { !oldNames.contains(new.sections[$0].name) }
        for object in old.objects where !new.contains(object) {
            objects.append(ObjectChange(object: object, type: .delete, from: old.indexPath(of: object)))
        }
        for object in new.objects where !old.contains(object) {
            objects.append(ObjectChange(object: object, type: .insert, to: new.indexPath(of: object)))
        }
        addMovesAndUpdates(old, new, changed)
    }

    private mutating func addMovesAndUpdates(_ old: FetchedContent, _ new: FetchedContent, _ changed: Set<ObjectIdentifier>) {
        guard !changed.isEmpty else { return }
        let moved = StayingObjects(old, new, changed).moved
        var updates: [ObjectChange] = []
        for object in new.objects where changed.contains(ObjectIdentifier(object)) && old.contains(object) {
            let (from, to) = (old.indexPath(of: object), new.indexPath(of: object))
            if moved.contains(ObjectIdentifier(object)) {
                objects.append(ObjectChange(object: object, type: .move, from: from, to: to))
            } else {
                updates.append(ObjectChange(object: object, type: .update, from: from, to: to))
            }
        }
        objects += updates
    }
}
