extension NSManagedObjectContext {
    /// Saves all changes: into the store, or into the context above, where they are changes still.
    ///
    /// Objects are notified before and after, and validated in between. If it fails, all changes are still there.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/save()
    public func save() throws {
        queue.check()
        guard !isSaving else {
            _requireFailure("A context is saved by an object that is being saved. Do not save in willSave or didSave.")
        }
        guard let source else {
            throw CoreDataError.make(
                NSPersistentStoreSaveError,
                "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
        }
        processPendingChanges()
        guard hasChanges else { return }
        isSaving = true
        defer {
            isSaving = false
            for list in [inserted, updated, deleted] {
                for object in list { object.flags.remove(.toldOfSaving) }
            }
        }
        post(.NSManagedObjectContextWillSave, [:])
        tellBeforeSaving()
        try validate()
        let saved = SavedObjects(
            inserted: inserted.elements, updated: updated.elements.filter { !$0.flags.contains(.deleted) }, deleted: deleted.elements)
        if let parent {
            try obtainPermanentIDs(for: saved.inserted)
            try parent.performAndWait { try parent.take(saved) }
        } else if let coordinator = source as? NSPersistentStoreCoordinator {
            try coordinator.save(saved, of: self)
        }
        finish(saved)
    }

    /// Objects may change themselves and others, which are notified then too.
    private func tellBeforeSaving() {
        for _ in 0..<1000 {
            for list in [inserted, updated, deleted] {
                for object in list where !object.flags.contains(.toldOfSaving) {
                    object.flags.insert(.toldOfSaving)
                    object.willSave()
                }
            }
            if event.isEmpty { return }
            processPendingChanges()
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ objects: ObjectList, _ body: (NSManagedObject) throws -> Void) {
            for object in objects {
                do { try body(object) } catch { errors.append(error as NSError) }
            }
        }
        check(deleted) { try $0.validateForDelete() }
        check(inserted) { try $0.validateForInsert() }
        check(updated) { try $0.validateForUpdate() }
        if let error = NSManagedObject.combined(errors) { throw error }
    }

    /// All has been saved: nothing has changes any more.
    private func finish(_ saved: SavedObjects) {
        // optimization: in this order, as references to objects that a context knows weakly are counted more slowly.
        for list in [saved.inserted, saved.updated] { for object in list { commit(object) } }
        renameSaved(saved.inserted)
        for object in saved.deleted {
            unregister(object)
            object.flags.subtract([.deleted, .updated, .toldOfSaving])
            object.managedObjectContext = nil
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for list in [saved.inserted, saved.updated, saved.deleted] { for object in list { object.didSave() } }
        let new = announced.count == saved.inserted.count ? announced : Set(saved.inserted)
        announced = []
        post(.NSManagedObjectContextDidSave, saved.information(inserted: new))
        post(.NSManagedObjectContextDidSaveObjectIDs, saved.idInformation)
        coordinator?.tellOthers(of: saved, from: self)
        parent?.tellOthersBelow(of: saved, from: self)
    }

    private func commit(_ object: NSManagedObject) {
        object.flags.subtract([.inserted, .updated, .toldOfSaving])
        object.committed = nil
        for slotIndex in object.layout.toManys {
            if case .many(let related) = object.values[slotIndex] { related.commit() }
        }
    }

    /// Gives new objects the names that they keep.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/obtainpermanentids(for:)
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        let new = objects.filter(\.hasTemporaryID)
        guard !new.isEmpty, let rootCoordinator else { return }
        let ids = try rootCoordinator.permanentIDs(for: new, of: self)
        for (object, id) in zip(new, ids) { rename(object, id) }
    }

    func rename(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        if !livingChildren.isEmpty { permanentIDs[object.objectID] = id }
        unregister(object)
        object.objectID = id
        register(object)
    }

    /// Says which store new objects of an entity that is in several stores go into.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/assign(_:to:)
    public final func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject { assignedStores[ObjectIdentifier(object)] = store }
    }

    // MARK: From a context below

    /// Takes what a context below saves, as changes of this one.
    func take(_ saved: SavedObjects) throws {
        var copies: [(NSManagedObject, NSManagedObject)] = []
        for object in saved.inserted { copies.append((object, takeInserted(object))) }
        for object in saved.updated { copies.append((object, self.object(with: object.objectID))) }
        for (original, copy) in copies { takeValues(of: original, into: copy) }
        for object in saved.deleted { delete(self.object(with: object.objectID)) }
        processPendingChanges()
    }

    private func takeInserted(_ original: NSManagedObject) -> NSManagedObject {
        if let known = registeredObject(for: original.objectID) { return known }
        let copy = FaultMaking.make(original.objectID, row: nil, in: self)
        copy.flags = [.inserted, .newInEvent]
        copy.values = copy.layout.defaults
        inserted.append(copy)
        event.inserted.append(copy)
        register(copy)
        schedule()
        return copy
    }

    private func takeValues(of original: NSManagedObject, into copy: NSManagedObject) {
        for slotIndex in original.changedSlotsSinceSave {
            let slot = original.layout.slots[slotIndex]
            copy.willChangeValue(forKey: slot.name)
            switch original.values[slotIndex] {
            case .object(let other): copy.setToOne(object(with: other.objectID), at: slotIndex)
            case .reference(let id): copy.setToOne(object(with: id), at: slotIndex)
            case .null: if case .toOne = slot.kind { copy.setToOne(nil, at: slotIndex) } else { copy.values[slotIndex] = .null }
            case .many(let related): takeMany(related, at: slotIndex, into: copy)
            case let value: copy.values[slotIndex] = value
            }
            copy.didChangeValue(forKey: slot.name)
        }
    }

    private func takeMany(_ related: RelatedObjects, at slotIndex: Int, into copy: NSManagedObject) {
        for other in related.removed { copy.removeRelated(object(with: other.objectID), at: slotIndex) }
        for other in related.added { copy.addRelated(object(with: other.objectID), at: slotIndex) }
        guard related.isReordered else { return }
        let order = related.objects.map { object(with: $0.objectID) }
        copy.change(slotIndex) { $0.reorder(order) }
    }
}
