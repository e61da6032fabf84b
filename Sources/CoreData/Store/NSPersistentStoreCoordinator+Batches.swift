// Batch requests: done with objects of a context that nobody sees, whose save nobody is notified of.

extension NSPersistentStoreCoordinator {
    private func scratch() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = self
        context.mergePolicy = NSOverwriteMergePolicy
        return context
    }

    /// - Returns: the names of what was deleted. What belongs to it by a rule is deleted too.
    func deleteBatch(_ query: StoreQuery, in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        let scratch = scratch()
        let objects = try scratch.objects(for: query.moved(to: scratch))
        let ids = objects.map(\.objectID)
        for object in objects { scratch.delete(object) }
        scratch.propagateDeletions()
        try saveAll(of: scratch)
        return ids
    }

    func updateBatch(_ query: StoreQuery, _ properties: [AnyHashable: Any], in context: NSManagedObjectContext) throws
        -> [NSManagedObjectID]
    {
        let scratch = scratch()
        let objects = try scratch.objects(for: query.moved(to: scratch))
        for object in objects {
            for (key, value) in properties {
                guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
                let expression = value as? _NSExpression
                let result: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
                object.setValue(result is NSNull ? nil : result, forKey: name)
            }
        }
        try saveAll(of: scratch)
        return objects.map(\.objectID)
    }

    func insertBatch(
        _ request: NSBatchInsertRequest, _ entity: NSEntityDescription, in context: NSManagedObjectContext
    ) throws -> [NSManagedObjectID] {
        let scratch = scratch()
        scratch.mergePolicy = context.mergePolicy
        var objects: [NSManagedObject] = []
        for values in request.objectsToInsert ?? [] { objects.append(Self.make(entity, values, scratch)) }
        if let handler = request.dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if handler(values) { break }
                objects.append(Self.make(entity, values as? [String: Any] ?? [:], scratch))
            }
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = ManagedObjectMaker.make(entity, insertInto: nil)
                if handler(object) { break }
                scratch.insert(object)
                objects.append(object)
            }
        }
        try saveAll(of: scratch)
        return objects.map(\.objectID)
    }

    private static func make(_ entity: NSEntityDescription, _ values: [String: Any], _ context: NSManagedObjectContext) -> NSManagedObject {
        let object = ManagedObjectMaker.make(entity, insertInto: context)
        for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
        return object
    }

    private func saveAll(of context: NSManagedObjectContext) throws {
        let updated = context.updated.elements.filter { !$0.flags.contains(.deleted) }
        try save(SavedObjects(inserted: context.inserted.elements, updated: updated, deleted: context.deleted.elements), of: context)
    }
}

extension StoreQuery {
    /// The same with the objects of another context in its predicate.
    fileprivate func moved(to context: NSManagedObjectContext) -> StoreQuery {
        var query = self
        query.predicate = query.predicate.map { PredicateObjects.moved($0, to: context) }
        return query
    }
}
