extension NSManagedObjectContext {
    /// Takes over what another context has saved, from its notification.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/mergechanges(fromcontextdidsave:)
    public final func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SavedIDs(notification.userInfo ?? [:], rootCoordinator))
    }

    /// Takes over changes of the store, given as IDs, in several contexts. Used for changes of batch requests.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/mergechanges(fromremotecontextsave:into:)
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            let ids = SavedIDs(changeNotificationData, context.rootCoordinator)
            context.queue.sync { context.merge(ids) }
        }
    }

    func merge(_ saved: SavedIDs) {
        let new = saved.inserted.map { object(with: $0) }
        for id in saved.updated {
            if let known = registeredObject(for: id) { refresh(known, mergeChanges: true) }
        }
        for id in saved.deleted {
            if let known = registeredObject(for: id) { mergeDeletion(of: known) }
        }
        for object in new { takeOverRelationships(of: object) }
        for object in new { object.flags.insert(.newInEvent) }
        event.inserted += new
        schedule()
        processPendingChanges()
        post(.NSManagedObjectContextDidMergeChangesObjectIDs, saved.information)
    }

    /// Somebody else has deleted an object: there is nothing to save.
    private func mergeDeletion(of object: NSManagedObject) {
        updated.remove(object)
        deleted.remove(object)
        object.flags.insert([.deleted, .isGone, .deletionProcessed])
        event.deleted.append(object)
        unregister(object)
        object.managedObjectContext = nil
        object.flags.subtract([.updated])
    }

    /// A new object leads to known ones, whose side of the relationship has been read before.
    private func takeOverRelationships(of object: NSManagedObject) {
        guard let row = currentRow(of: object) else { return }
        for slotIndex in object.layout.toOnes {
            guard case .reference(let id) = row.values[slotIndex], let inverse = object.layout.inverse(of: slotIndex), inverse.isToMany,
                let other = registeredObject(for: id), !other.isFault, case .many(let related) = other.values[inverse.slotIndex],
                related.isLoaded
            else { continue }
            reread(other, at: inverse.slotIndex)
        }
    }

    private func reread(_ object: NSManagedObject, at slotIndex: Int) {
        guard case .many(let related) = object.values[slotIndex] else { return }
        let fresh = related.copy()
        fresh.load(storedObjects(of: object, at: slotIndex))
        object.values[slotIndex] = .many(fresh)
        event.refreshed.append(object)
    }

    // MARK: Refreshing

    /// Makes an object a fault, or gives it the values of the store, on which its changes are repeated.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/refresh(_:mergechanges:)
    public final func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        queue.check()
        guard object.isIn(self), !object.flags.contains(.inserted), !object.isFault || flag else { return }
        guard !object.isFault else {
            object.row = nil
            event.refreshed.append(object)
            schedule()
            return
        }
        if flag, object.flags.contains(.updated) { rebase(object) } else { turnIntoFault(object) }
        event.refreshed.append(object)
        schedule()
    }

    /// Makes all objects without changes faults.
    public final func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }

    private func turnIntoFault(_ object: NSManagedObject) {
        object.willTurnIntoFault()
        updated.remove(object)
        object.flags.subtract([.updated])
        object.flags.insert(.fault)
        object.values = []
        object.committed = nil
        object.row = nil
        object.changedSlots.removeAll()
        object.didTurnIntoFault()
    }

    /// Puts an object's changes on top of what the store has now.
    func rebase(_ object: NSManagedObject) {
        guard let row = try? source?.row(of: object.objectID) else { return }
        let changed = object.changedSlotsSinceSave
        let ours = object.values
        object.take(row)
        object.committed = object.values
        for slotIndex in changed {
            if case .many(let related) = ours[slotIndex] {
                let fresh = related.copy()
                if fresh.isLoaded { fresh.load(storedObjects(of: object, at: slotIndex)) }
                object.values[slotIndex] = .many(fresh)
            } else {
                object.values[slotIndex] = ours[slotIndex]
            }
        }
    }

    // MARK: Contexts beside and below

    /// Notifies child contexts that one of them has saved into this one.
    func tellOthersBelow(of saved: SavedObjects, from context: NSManagedObjectContext) {
        let ids = saved.ids
        for child in livingChildren where child !== context && child.automaticallyMergesChangesFromParent {
            child.queue.async { child.merge(ids) }
        }
    }
}

// A context is where contexts below get their objects from.
extension NSManagedObjectContext: ObjectSource {
    /// Rows are made for each question, and are never out of date for long: what is asked for again is made again.
    var generation: Int { -1 }

    func find(_ query: StoreQuery) throws -> [FoundObject]? {
        try performAndWait { () throws in
            try objects(for: translated(query)).map { FoundObject(id: $0.objectID, row: row(of: $0)) }
        }
    }

    func count(_ query: StoreQuery) throws -> Int? { try find(query)?.count }

    func row(of id: NSManagedObjectID) throws -> StoreRow? {
        try performAndWait { () throws in
            let object = registeredObject(for: id)
            if let object, !object.isFault { return object.flags.contains(.deleted) ? nil : row(of: object) }
            guard let row = try source?.row(of: permanentIDs[id] ?? id) else { return nil }
            return StoreRow(values: row.values, version: row.version, generation: generation)
        }
    }

    func related(to id: NSManagedObjectID, at slotIndex: Int) throws -> [FoundObject] {
        try performAndWait { () throws in
            let object = object(with: id)
            object.fireFault()
            return object.toMany(at: slotIndex).map { FoundObject(id: $0.objectID, row: row(of: $0)) }
        }
    }

    /// The values of an object of this context, with IDs in place of objects.
    private func row(of object: NSManagedObject) -> StoreRow? {
        object.fireFault()
        guard !object.flags.contains(.isGone) else { return nil }
        let values = object.values.map { value in
            if case .object(let other) = value { return StoredValue.reference(other.objectID) }
            return value
        }
        return StoreRow(values: values, version: object.version, generation: generation)
    }

    /// Objects in a predicate are those of the context below: here they are known by ID, which predicates compare too.
    private func translated(_ query: StoreQuery) -> StoreQuery {
        var query = query
        query.predicate = query.predicate.map { PredicateObjects.moved($0, to: self) }
        return query
    }
}
