// A coordinator is where contexts get their objects from.

extension NSPersistentStoreCoordinator: ObjectSource {
    func find(_ query: StoreQuery) throws -> [FoundObject]? {
        try withStores { stores in
            let asked = Self.stores(stores, for: query)
            // Several stores have no order among them.
            if asked.count > 1, !query.sortDescriptors.isEmpty || query.limit > 0 || query.offset > 0 { return nil }
            var found: [FoundObject] = []
            for store in asked {
                guard let some = try store.find(query, generation: generation) else { return nil }
                found = found.isEmpty ? some : found + some
            }
            return found
        }
    }

    func count(_ query: StoreQuery) throws -> Int? {
        try withStores { stores in
            let asked = Self.stores(stores, for: query)
            guard asked.count < 2 else { return nil }
            return try asked.first.map { try $0.count(query) } ?? 0
        }
    }

    func row(of id: NSManagedObjectID) throws -> StoreRow? {
        try withStores { stores in
            guard let store = stores.first(where: { $0.identifier == id.storeIdentifier }) else { return nil }
            return try store.row(of: id, generation: generation)
        }
    }

    func related(to id: NSManagedObjectID, at slotIndex: Int) throws -> [FoundObject] {
        try withStores { stores in
            guard let store = stores.first(where: { $0.identifier == id.storeIdentifier }) else { return [] }
            return try store.related(to: id, at: slotIndex, generation: generation)
        }
    }

    private static func stores(_ stores: [SQLiteStore], for query: StoreQuery) -> [SQLiteStore] {
        stores.filter { store in
            store.schema[query.entity] != nil && (query.stores?.contains { $0 === store } ?? true)
        }
    }

    // MARK: Saving

    /// Saves what a context has changed: each store what is its own. New objects have got the names that they are to have (`nextID`) when this returns.
    func save(_ saved: SavedObjects, of context: NSManagedObjectContext) throws {
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        try withStores { stores in
            guard !stores.isEmpty else {
                throw CoreDataError.make(
                    NSCoreDataError, "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
            }
            for store in stores {
                let part = stores.count == 1 ? saved : try Self.part(of: saved, for: store, stores, context)
                guard !store.isReadOnly || part.isEmpty else {
                    throw CoreDataError.make(
                        CocoaError.Code.fileWriteNoPermission.rawValue, "The store \(store.url?.path ?? "") is read-only.",
                        [NSAffectedStoresErrorKey: [store]])
                }
                if !part.isEmpty { try store.save(part, policy) }
            }
            countSave()
        }
        for list in [saved.inserted, saved.updated] {
            for object in list { object.version += 1 }
        }
    }

    private static func part(
        of saved: SavedObjects, for store: SQLiteStore, _ stores: [SQLiteStore], _ context: NSManagedObjectContext
    ) throws -> SavedObjects {
        func isHere(_ object: NSManagedObject) -> Bool { self.store(for: object, stores, context) === store }
        return SavedObjects(
            inserted: saved.inserted.filter(isHere), updated: saved.updated.filter(isHere), deleted: saved.deleted.filter(isHere))
    }

    private static func store(for object: NSManagedObject, _ stores: [SQLiteStore], _ context: NSManagedObjectContext) -> SQLiteStore? {
        if let identifier = object.objectID.storeIdentifier { return stores.first { $0.identifier == identifier } }
        if let assigned = context.assignedStores[ObjectIdentifier(object)] { return stores.first { $0 === assigned } }
        return stores.first { $0.schema[object.entity] != nil && !$0.isReadOnly }
    }

    /// Names for new objects, which they keep.
    func permanentIDs(for objects: [NSManagedObject], of context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        try withStores { stores in
            try objects.map { object in
                guard let store = Self.store(for: object, stores, context), let id = try store.reserve([object]).first else {
                    throw CoreDataError.make(NSCoreDataError, "No store that is open can hold objects of \(object.entity.name ?? "").")
                }
                return id
            }
        }
    }
}

extension SavedObjects {
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
