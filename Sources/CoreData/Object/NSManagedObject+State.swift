// Where an object stands, and what of it has changed.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobject

extension NSManagedObject {
    /// True if the object has been inserted since the last save.
    public final var isInserted: Bool { flags.contains(.inserted) }
    /// True if the object has been changed since the last save.
    public final var isUpdated: Bool { flags.contains(.updated) && !flags.contains(.deleted) }
    /// True if the object is deleted with the next save.
    public final var isDeleted: Bool { flags.contains(.deleted) }
    /// True if the values have still to be read.
    public final var isFault: Bool { flags.contains(.fault) }
    /// True if there is anything to save.
    public final var hasChanges: Bool { !flags.isDisjoint(with: [.inserted, .updated, .deleted]) }
    /// True if a value of the store has become another one.
    public final var hasPersistentChangedValues: Bool { changedSlotsSinceSave.contains { !layout.slots[$0].isTransient } }
    /// Says whether the object is being made a fault or one with values.
    public final var faultingState: Int { isFault ? 1 : 0 }

    /// Returns true if the objects of a relationship have still to be read.
    public final func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !isFault, let slotIndex = layout.slotIndexes[key] else { return isFault }
        switch values[slotIndex] {
        case .many(let related): return !related.isLoaded
        case .reference: return true
        case .object(let object): return object.isFault
        default: return false
        }
    }

    /// The IDs of the objects of a relationship.
    public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let slotIndex = layout.slotIndexes[key] else { return [] }
        fireFault()
        switch values[slotIndex] {
        case .many: return toMany(at: slotIndex).map(\.objectID)
        case .reference(let id): return [id]
        case .object(let object): return [object.objectID]
        default: return []
        }
    }

    /// The values that have changed since the last save, as they are now; `NSNull` for nil.
    public final func changedValues() -> [String: Any] {
        guard !isFault else { return [:] }
        return dictionary(changedSlotsSinceSave) { publicValue(at: $0) }
    }

    /// The same, since changes were last processed.
    public final func changedValuesForCurrentEvent() -> [String: Any] {
        guard !isFault else { return [:] }
        return dictionary(layout.slots.indices.filter { changedSlots.contains($0) }) { publicValue(at: $0) }
    }

    /// The values of the last save; `NSNull` for nil. None for an object that has never been saved.
    public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireFault()
        guard !isInserted else { return [:] }
        let slotIndexes = keys.map { $0.compactMap { layout.slotIndexes[$0] } } ?? Array(layout.slots.indices)
        return dictionary(slotIndexes) { committedValue(at: $0) }
    }

    private func dictionary(_ slotIndexes: [Int], _ value: (Int) -> Any?) -> [String: Any] {
        Dictionary(slotIndexes.map { (layout.slots[$0].name, value($0) ?? NSNull()) }) { $1 }
    }

    private func committedValue(at slotIndex: Int) -> Any? {
        guard let committed else { return publicValue(at: slotIndex) }
        let slot = layout.slots[slotIndex]
        switch committed[slotIndex] {
        case .object(let object): return object
        case .reference(let id): return managedObjectContext?.object(with: id)
        case .many(let related):
            let objects = related.isLoaded ? related.objects.elements : managedObjectContext?.storedObjects(of: self, at: slotIndex) ?? []
            return NSSet(array: objects)
        default: return committed[slotIndex].attributeValue(slot.type)
        }
    }

    /// The indexes whose values differ from those of the last save.
    final var changedSlotsSinceSave: [Int] {
        guard !isFault else { return [] }
        if isInserted {
            return layout.slots.indices.filter { slotIndex in
                if case .many(let related) = values[slotIndex] { return !related.objects.isEmpty }
                return !values[slotIndex].isSame(as: layout.defaults[slotIndex]) || changedSlots.contains(slotIndex)
            }
        }
        guard let committed else { return [] }
        return layout.slots.indices.filter { slotIndex in
            if case .many(let related) = values[slotIndex] { return !related.hasNoChanges }
            return !values[slotIndex].isSame(as: committed[slotIndex])
        }
    }

    final var summary: String {
        let head = "<\(_ObjCRuntime.name(of: type(of: self)))> (entity: \(entity.name ?? ""); id: \(objectID)"
        guard !isFault else { return head + "; data: <fault>)" }
        let parts = layout.slots.indices.map { slotIndex -> String in
            let name = layout.slots[slotIndex].name
            switch values[slotIndex] {
            case .many(let related):
                return "\(name) = " + (related.isLoaded ? "\(related.objects.map(\.objectID))" : "<relationship fault>")
            case .object(let object): return "\(name) = \(object.objectID)"
            case .reference(let id): return "\(name) = \(id)"
            default: return "\(name) = \(values[slotIndex].attributeValue(layout.slots[slotIndex].type) ?? "nil")"
            }
        }
        return head + "; data: {\n    " + parts.joined(separator: ";\n    ") + ";\n})"
    }
}
