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
    public final var hasPersistentChangedValues: Bool { changedPlacesSinceSave.contains { !layout.slots[$0].isTransient } }
    /// Says whether the object is being made a fault or one with values.
    public final var faultingState: Int { isFault ? 1 : 0 }

    /// Returns true if the objects of a relationship have still to be read.
    public final func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !isFault, let place = layout.places[key] else { return isFault }
        switch values[place] {
        case .many(let related): return !related.isLoaded
        case .reference: return true
        case .object(let object): return object.isFault
        default: return false
        }
    }

    /// The IDs of the objects of a relationship.
    public final func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let place = layout.places[key] else { return [] }
        fireFault()
        switch values[place] {
        case .many: return toMany(at: place).map(\.objectID)
        case .reference(let id): return [id]
        case .object(let object): return [object.objectID]
        default: return []
        }
    }

    /// The values that have changed since the last save, as they are now; `NSNull` for nil.
    public final func changedValues() -> [String: Any] {
        guard !isFault else { return [:] }
        return dictionary(changedPlacesSinceSave) { publicValue(at: $0) }
    }

    /// The same, since changes were last processed.
    public final func changedValuesForCurrentEvent() -> [String: Any] {
        guard !isFault else { return [:] }
        return dictionary(layout.slots.indices.filter { changedPlaces.contains($0) }) { publicValue(at: $0) }
    }

    /// The values of the last save; `NSNull` for nil. None for an object that has never been saved.
    public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireFault()
        guard !isInserted else { return [:] }
        let places = keys.map { $0.compactMap { layout.places[$0] } } ?? Array(layout.slots.indices)
        return dictionary(places) { committedValue(at: $0) }
    }

    private func dictionary(_ places: [Int], _ value: (Int) -> Any?) -> [String: Any] {
        Dictionary(places.map { (layout.slots[$0].name, value($0) ?? NSNull()) }) { $1 }
    }

    private func committedValue(at place: Int) -> Any? {
        guard let committed else { return publicValue(at: place) }
        let slot = layout.slots[place]
        switch committed[place] {
        case .object(let object): return object
        case .reference(let id): return managedObjectContext?.object(with: id)
        case .many(let related):
            let objects = related.isLoaded ? related.objects.elements : managedObjectContext?.storedObjects(of: self, at: place) ?? []
            return NSSet(array: objects)
        default: return committed[place].attributeValue(slot.type)
        }
    }

    /// The indexes whose values differ from those of the last save.
    final var changedPlacesSinceSave: [Int] {
        guard !isFault else { return [] }
        if isInserted {
            return layout.slots.indices.filter { place in
                if case .many(let related) = values[place] { return !related.objects.isEmpty }
                return !values[place].isSame(as: layout.defaults[place]) || changedPlaces.contains(place)
            }
        }
        guard let committed else { return [] }
        return layout.slots.indices.filter { place in
            if case .many(let related) = values[place] { return !related.hasNoChanges }
            return !values[place].isSame(as: committed[place])
        }
    }

    final var summary: String {
        let head = "<\(_ObjCRuntime.name(of: type(of: self)))> (entity: \(entity.name ?? ""); id: \(objectID)"
        guard !isFault else { return head + "; data: <fault>)" }
        let parts = layout.slots.indices.map { place -> String in
            let name = layout.slots[place].name
            switch values[place] {
            case .many(let related):
                return "\(name) = " + (related.isLoaded ? "\(related.objects.map(\.objectID))" : "<relationship fault>")
            case .object(let object): return "\(name) = \(object.objectID)"
            case .reference(let id): return "\(name) = \(id)"
            default: return "\(name) = \(values[place].attributeValue(layout.slots[place].type) ?? "nil")"
            }
        }
        return head + "; data: {\n    " + parts.joined(separator: ";\n    ") + ";\n})"
    }
}
