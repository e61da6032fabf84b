// Relationships inside the context: both sides are kept equal at once. Objects of the store are made only when somebody asks for them.

extension NSManagedObject {
    // MARK: Reading

    /// The object that a to-one relationship leads to.
    final func toOne(at place: Int) -> NSManagedObject? {
        switch values[place] {
        case .object(let object): return object
        case .reference(let id):
            guard let object = managedObjectContext?.object(with: id) else { return nil }
            values[place] = .object(object)
            // The snapshot leads to the same object, so that the two can be compared.
            if let committed, case .reference = committed[place] { self.committed?[place] = .object(object) }
            return object
        default: return nil
        }
    }

    /// The objects of a to-many relationship.
    final func toMany(at place: Int) -> ObjectList {
        guard case .many(let related) = values[place] else { return ObjectList() }
        if !related.isLoaded { related.load(managedObjectContext?.storedObjects(of: self, at: place) ?? []) }
        return related.objects
    }

    // MARK: Writing

    final func setToOne(_ new: NSManagedObject?, at place: Int) {
        let old = toOne(at: place)
        guard old !== new else { return }
        values[place] = new.map { .object($0) } ?? .null
        guard let inverse = layout.inverse(of: place) else { return }
        if let old { old.lose(self, inverse) }
        if let new { new.gain(self, inverse) }
    }

    final func setToMany(_ new: [NSManagedObject], at place: Int) {
        let old = toMany(at: place)
        let wanted = ObjectList(new)
        for object in old where !wanted.contains(object) { removeRelated(object, at: place) }
        for object in wanted where !old.contains(object) { addRelated(object, at: place) }
        if case .toMany(let relationship) = layout.slots[place].kind, relationship.isOrdered {
            change(place) { $0.reorder(wanted.elements) }
        }
    }

    /// Adds to a to-many relationship, and to the other side.
    final func addRelated(_ object: NSManagedObject, at place: Int, index: Int? = nil) {
        change(place) { related in
            if let index { related.insert(object, at: index) } else { related.add(object) }
        }
        if let inverse = layout.inverse(of: place) { object.gain(self, inverse) }
    }

    /// Takes away from a to-many relationship, and from the other side.
    final func removeRelated(_ object: NSManagedObject, at place: Int) {
        change(place) { $0.remove(object) }
        if let inverse = layout.inverse(of: place) { object.lose(self, inverse) }
    }

    /// Changes the objects of a to-many relationship, which the snapshot does not share then.
    final func change(_ place: Int, _ body: (RelatedObjects) -> Void) {
        fireFault()
        if case .toMany(let relationship) = layout.slots[place].kind, relationship.isOrdered { _ = toMany(at: place) }
        guard case .many(var related) = values[place] else { return }
        values[place] = .null
        if !isKnownUniquelyReferenced(&related) { related = related.copy() }
        body(related)
        values[place] = .many(related)
    }

    // MARK: The other side

    /// Another object has begun to lead here.
    final func gain(_ other: NSManagedObject, _ inverse: (place: Int, isToMany: Bool)) {
        let key = layout.slots[inverse.place].name
        willChangeValue(forKey: key)
        if inverse.isToMany {
            change(inverse.place) { $0.add(other) }
        } else {
            let former = toOne(at: inverse.place)
            values[inverse.place] = .object(other)
            if let former, former !== other, let back = layout.inverse(of: inverse.place) { former.lose(self, back) }
        }
        didChangeValue(forKey: key)
    }

    /// Another object leads here no longer.
    final func lose(_ other: NSManagedObject, _ inverse: (place: Int, isToMany: Bool)) {
        let key = layout.slots[inverse.place].name
        willChangeValue(forKey: key)
        if inverse.isToMany {
            change(inverse.place) { $0.remove(other) }
        } else if toOne(at: inverse.place) === other {
            values[inverse.place] = .null
        }
        didChangeValue(forKey: key)
    }
}
