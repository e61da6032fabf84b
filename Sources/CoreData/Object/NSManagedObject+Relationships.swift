// Relationships inside the context: both sides are kept equal at once. Objects of the store are made only when somebody asks for them.

extension NSManagedObject {
    // MARK: Reading

    /// The object that a to-one relationship leads to.
    final func toOne(at slotIndex: Int) -> NSManagedObject? {
        switch values[slotIndex] {
        case .object(let object): return object
        case .reference(let id):
            guard let object = managedObjectContext?.object(with: id) else { return nil }
            values[slotIndex] = .object(object)
            // The snapshot leads to the same object, so that the two can be compared.
            if let committed, case .reference = committed[slotIndex] { self.committed?[slotIndex] = .object(object) }
            return object
        default: return nil
        }
    }

    /// The objects of a to-many relationship.
    final func toMany(at slotIndex: Int) -> ObjectList {
        guard case .many(let related) = values[slotIndex] else { return ObjectList() }
        if !related.isLoaded { related.load(managedObjectContext?.storedObjects(of: self, at: slotIndex) ?? []) }
        return related.objects
    }

    // MARK: Writing

    final func setToOne(_ new: NSManagedObject?, at slotIndex: Int) {
        let old = toOne(at: slotIndex)
        guard old !== new else { return }
        values[slotIndex] = new.map { .object($0) } ?? .null
        guard let inverse = layout.inverse(of: slotIndex) else { return }
        if let old { old.lose(self, inverse) }
        if let new { new.gain(self, inverse) }
    }

    final func setToMany(_ new: [NSManagedObject], at slotIndex: Int) {
        let old = toMany(at: slotIndex)
        let wanted = ObjectList(new)
        for object in old where !wanted.contains(object) { removeRelated(object, at: slotIndex) }
        for object in wanted where !old.contains(object) { addRelated(object, at: slotIndex) }
        if case .toMany(let relationship) = layout.slots[slotIndex].kind, relationship.isOrdered {
            change(slotIndex) { $0.reorder(wanted.elements) }
        }
    }

    /// Adds to a to-many relationship, and to the other side.
    final func addRelated(_ object: NSManagedObject, at slotIndex: Int, index: Int? = nil) {
        change(slotIndex) { related in
            if let index { related.insert(object, at: index) } else { related.add(object) }
        }
        if let inverse = layout.inverse(of: slotIndex) { object.gain(self, inverse) }
    }

    /// Takes away from a to-many relationship, and from the other side.
    final func removeRelated(_ object: NSManagedObject, at slotIndex: Int) {
        change(slotIndex) { $0.remove(object) }
        if let inverse = layout.inverse(of: slotIndex) { object.lose(self, inverse) }
    }

    /// Changes the objects of a to-many relationship, which the snapshot does not share then.
    final func change(_ slotIndex: Int, _ body: (RelatedObjects) -> Void) {
        fireFault()
        if case .toMany(let relationship) = layout.slots[slotIndex].kind, relationship.isOrdered { _ = toMany(at: slotIndex) }
        guard case .many(var related) = values[slotIndex] else { return }
        values[slotIndex] = .null
        if !isKnownUniquelyReferenced(&related) { related = related.copy() }
        body(related)
        values[slotIndex] = .many(related)
    }

    // MARK: The other side

    /// Another object has begun to lead here.
    final func gain(_ other: NSManagedObject, _ inverse: (slotIndex: Int, isToMany: Bool)) {
        let key = layout.slots[inverse.slotIndex].name
        willChangeValue(forKey: key)
        if inverse.isToMany {
            change(inverse.slotIndex) { $0.add(other) }
        } else {
            let former = toOne(at: inverse.slotIndex)
            values[inverse.slotIndex] = .object(other)
            if let former, former !== other, let back = layout.inverse(of: inverse.slotIndex) { former.lose(self, back) }
        }
        didChangeValue(forKey: key)
    }

    /// Another object leads here no longer.
    final func lose(_ other: NSManagedObject, _ inverse: (slotIndex: Int, isToMany: Bool)) {
        let key = layout.slots[inverse.slotIndex].name
        willChangeValue(forKey: key)
        if inverse.isToMany {
            change(inverse.slotIndex) { $0.remove(other) }
        } else if toOne(at: inverse.slotIndex) === other {
            values[inverse.slotIndex] = .null
        }
        didChangeValue(forKey: key)
    }
}
