extension NSManagedObject {
    final var layout: EntityLayout { entity.layout }

    // MARK: Faults

    /// Gets the values of a fault from the store, or from the parent context.
    @inline(__always)
    final func fireFault() {
        if flags.contains(.fault) { fillFault() }
    }

    private func fillFault() {
        flags.remove(.fault)
        guard let context = managedObjectContext else {
            values = layout.defaults
            return
        }
        let row = context.currentRow(of: self)
        self.row = nil
        guard let row else { return becomeGone(context) }
        take(row)
        awakeFromFetch()
    }

    /// The store has no row for the object: somebody else has deleted it.
    private func becomeGone(_ context: NSManagedObjectContext) {
        values = layout.slots.map { if case .toMany = $0.kind { .many(RelatedObjects(isLoaded: true)) } else { .null } }
        flags.insert(.isGone)
        _require(
            context.shouldDeleteInaccessibleFaults,
            "CoreData could not fulfill a fault for '\(objectID)'. Somebody else has deleted the object: let go of it when its context "
                + "tells of deletions, or set shouldDeleteInaccessibleFaults.")
        context.noteDeleted(self)
    }

    /// Takes the values of a row, with the to-many relationships still to be read.
    final func take(_ row: StoreRow) {
        version = row.version
        values = row.values
        for slotIndex in layout.toManys { values[slotIndex] = .many(RelatedObjects(isLoaded: false)) }
        for (slotIndex, slot) in layout.slots.enumerated() where slot.isTransient {
            if case .attribute = slot.kind { values[slotIndex] = layout.defaults[slotIndex] }
        }
    }

    // MARK: Reading

    /// The value for key-value coding.
    final func publicValue(at slotIndex: Int) -> Any? {
        let slot = layout.slots[slotIndex]
        fireFault()
        switch slot.kind {
        case .attribute: return values[slotIndex].attributeValue(slot.type)
        case .toOne: return toOne(at: slotIndex)
        case .toMany(let relationship):
            let objects = toMany(at: slotIndex).elements
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        case .fetched(let property): return managedObjectContext?.fetchedValue(property, of: self) ?? []
        }
    }

    // MARK: Writing

    /// Sets a value by key-value coding: notifies observers, and keeps the other side of a relationship equal.
    final func setPublicValue(_ value: Any?, at slotIndex: Int) {
        let slot = layout.slots[slotIndex]
        let key = slot.name
        switch slot.kind {
        case .attribute:
            let new = storedValue(value, at: slotIndex)
            willChangeValue(forKey: key)
            values[slotIndex] = new
            didChangeValue(forKey: key)
        case .toOne:
            let object = relatedObject(value, key)
            willChangeValue(forKey: key)
            setToOne(object, at: slotIndex)
            didChangeValue(forKey: key)
        case .toMany:
            let objects = relatedObjects(value, key)
            willChangeValue(forKey: key)
            setToMany(objects, at: slotIndex)
            didChangeValue(forKey: key)
        case .fetched: _requireFailure("The fetched property \(key) cannot be set: it is what its request finds.")
        }
    }

    /// A value as it is kept.
    /// - Precondition: it is of the property's type.
    final func storedValue(_ value: Any?, at slotIndex: Int) -> StoredValue {
        let slot = layout.slots[slotIndex]
        guard let value, !(value is NSNull) else {
            if case .toMany = slot.kind { return .many(RelatedObjects(isLoaded: true)) }
            return .null
        }
        switch slot.kind {
        case .attribute:
            guard let stored = StoredValue(value, as: slot.type) else { mismatch(value, slot) }
            return stored
        case .toOne: return relatedObject(value, slot.name).map { .object($0) } ?? .null
        case .toMany:
            let related = RelatedObjects(isLoaded: true)
            related.load(relatedObjects(value, slot.name))
            return .many(related)
        case .fetched: return .null
        }
    }

    private func mismatch(_ value: Any, _ slot: EntityLayout.Slot) -> Never {
        _requireFailure(
            "Unacceptable type of value for attribute: property = \"\(slot.name)\"; desired type = \(slot.type); given type = "
                + "\(type(of: value)); value = \(value). Pass a value of the attribute's type.")
    }

    private func relatedObject(_ value: Any?, _ key: String) -> NSManagedObject? {
        guard let value, !(value is NSNull) else { return nil }
        guard let object = value as? NSManagedObject else {
            _requireFailure(
                "Unacceptable type of value for to-one relationship: property = \"\(key)\"; desired type = NSManagedObject; given type = "
                    + "\(type(of: value)). Pass a managed object.")
        }
        requireSameContext(object, key)
        return object
    }

    private func relatedObjects(_ value: Any?, _ key: String) -> [NSManagedObject] {
        let elements: [Any]
        switch value {
        case nil, is NSNull: return []
        case let set as NSSet: elements = set.allObjects
        case let set as NSOrderedSet: elements = set.array
        case let array as NSArray: elements = array.map { $0 }
        default: elements = [value as Any]
        }
        return elements.map { element in
            guard let object = element as? NSManagedObject else {
                _requireFailure(
                    "Unacceptable type of value for to-many relationship: property = \"\(key)\"; desired type = NSSet; given type = "
                        + "\(type(of: value)). Pass a set of managed objects.")
            }
            requireSameContext(object, key)
            return object
        }
    }

    final func requireSameContext(_ object: NSManagedObject, _ key: String) {
        guard let own = managedObjectContext, let other = object.managedObjectContext else { return }
        _require(
            own === other,
            "Illegal attempt to establish a relationship '\(key)' between objects in different contexts. Get the object for this context "
                + "with object(with:) and its objectID.")
    }

    // MARK: Changes

    /// Called before a value becomes different: keeps those of the last save, and notifies the context.
    @inline(__always)
    final func noteChange(at slotIndex: Int) {
        fireFault()
        if flags.isDisjoint(with: .isRefreshing) { keepChange(at: slotIndex) }
    }

    private func keepChange(at slotIndex: Int) {
        let isFirst = changedSlots.isEmpty
        if isFirst { managedObjectContext?.noteTouched(self) }
        changedSlots.insert(slotIndex)
        if flags.contains(.inserted) { return }
        if committed == nil { committed = values }
        if flags.isDisjoint(with: [.updated, .deleted]) { managedObjectContext?.noteUpdated(self) }
    }
}
