extension NSManagedObjectContext {
    /// The objects, IDs, dictionaries or numbers that a request asks for.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/fetch(_:)
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let results = try results(of: request.specification)
        return results.map { result in
            guard let result = result as? T else {
                _requireFailure(
                    "Could not cast a result of the request for \(request.entityName ?? "nil"), a \(type(of: result)), to \(T.self). Give the "
                        + "entity that class in the model, and the request the type of result that it names.")
            }
            return result
        }
    }

    /// How many objects a request would give.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/count(for:)
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        queue.check()
        let query = query(request.specification)
        if !query.includesPendingChanges || !hasChanges(of: query.entity), let count = try source?.count(query) { return count }
        return try objects(for: query, request.specification).count
    }

    // MARK: By ID

    /// The object of an ID, whether or not the store has it: a fault if it is not known yet.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/object(with:)
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? makeFault(FoundObject(id: objectID))
    }

    /// The object of an ID, with its values.
    /// - Throws: an error with the number 133000 if the store has none.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/existingobject(with:)
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        queue.check()
        if let known = registeredObject(for: objectID), !known.isFault {
            guard !known.flags.contains(.isGone) else { throw Self.noObject(objectID) }
            return known
        }
        guard let row = try source?.row(of: objectID) else { throw Self.noObject(objectID) }
        let object = adopt(FoundObject(id: objectID, row: row))
        object.fireFault()
        return object
    }

    private static func noObject(_ id: NSManagedObjectID) -> NSError {
        CoreDataError.make(
            NSManagedObjectReferentialIntegrityError, "CoreData could not fulfill a fault for '\(id)'.",
            [NSAffectedObjectsErrorKey: [id]])
    }

    // MARK: Faults

    func makeFault(_ found: FoundObject) -> NSManagedObject {
        let object = FaultMaking.make(found.id, row: found.row, in: self)
        register(object)
        return object
    }

    /// The object of a row: the known one, or a fault.
    func adopt(_ found: FoundObject) -> NSManagedObject {
        guard let known = registeredObject(for: found.id) else { return makeFault(found) }
        if known.isFault, let row = found.row { known.row = row }
        return known
    }

    /// The values of a fault, which may have come with it.
    func currentRow(of object: NSManagedObject) -> StoreRow? {
        queue.check()
        guard let source else { return nil }
        if let row = object.row, row.generation == source.generation { return row }
        return (try? source.row(of: object.objectID)) ?? nil
    }

    /// The stored objects at the other end of a to-many relationship.
    func storedObjects(of object: NSManagedObject, at slotIndex: Int) -> [NSManagedObject] {
        guard !object.hasTemporaryID || parent != nil, let source else { return [] }
        let found = (try? source.related(to: object.objectID, at: slotIndex)) ?? []
        return found.map { adopt($0) }
    }

    func fetchedValue(_ property: NSFetchedPropertyDescription, of object: NSManagedObject) -> [Any] {
        guard var specification = property.fetchRequest?.specification else { return [] }
        specification.predicate = specification.predicate?.withSubstitutionVariables([
            "FETCH_SOURCE": object, "FETCHED_PROPERTY": property,
        ])
        return (try? results(of: specification)) ?? []
    }

    // MARK: Results

    func query(_ request: FetchSpecification) -> StoreQuery {
        StoreQuery(
            entity: entity(of: request), predicate: request.predicate, sortDescriptors: request.sortDescriptors ?? [],
            limit: request.fetchLimit, offset: request.fetchOffset, includesSubentities: request.includesSubentities,
            includesPendingChanges: request.includesPendingChanges && request.resultType != .dictionaryResultType,
            stores: request.affectedStores)
    }

    private func entity(of request: FetchSpecification) -> NSEntityDescription {
        _require(
            source != nil,
            "executeFetchRequest:error: is called on a context without a persistent store coordinator or parent. Give it one first.")
        if let name = request.entityName ?? request.entity?.name {
            if let entity = model?.entitiesByName[name] { return entity }
            _requireFailure("executeFetchRequest:error: A fetch request must have an entity: the model has none named '\(name)'.")
        }
        _requireFailure("executeFetchRequest:error: A fetch request must have an entity. Make it with the name of one.")
    }

    func results(of request: FetchSpecification) throws -> [Any] {
        queue.check()
        let query = query(request)
        switch request.resultType {
        case .managedObjectIDResultType: return try objects(for: query, request).map(\.objectID)
        case .countResultType: return [NSNumber(value: try objects(for: query, request).count)]
        case .dictionaryResultType: return try DictionaryResults(request, query.entity, try objects(for: query.unlimited, request)).rows
        default: return try objects(for: query, request)
        }
    }

    private func objects(for query: StoreQuery, _ request: FetchSpecification) throws -> [NSManagedObject] {
        let objects = try objects(for: query)
        if request.shouldRefreshRefetchedObjects { for object in objects { refresh(object, mergeChanges: true) } }
        if !request.returnsObjectsAsFaults { for object in objects { object.fireFault() } }
        return objects
    }

    /// The objects that match a query, the changes of this context included if it says so.
    func objects(for query: StoreQuery) throws -> [NSManagedObject] {
        guard let source else { return [] }
        let isChanged = query.includesPendingChanges && hasChanges(of: query.entity)
        if !isChanged, let found = try source.find(query) { return found.map { adopt($0) } }
        var question = query.unordered
        var isFiltered = true
        var found = try source.find(question)
        if found == nil {
            question.predicate = nil
            isFiltered = false
            found = try source.find(question)
        }
        var objects = (found ?? []).map { adopt($0) }
        if !isFiltered, let predicate = query.predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
        if isChanged { objects = withChanges(objects, query) }
        return query.cut(query.sorted(objects))
    }

    /// Objects of the store, as this context has changed them.
    private func withChanges(_ objects: [NSManagedObject], _ query: StoreQuery) -> [NSManagedObject] {
        var result = objects.filter { object in
            if object.flags.contains(.deleted) { return false }
            return !object.flags.contains(.updated) || query.matches(object)
        }
        let known = Set(result.map { ObjectIdentifier($0) })
        for object in inserted.elements + updated.elements {
            guard !object.flags.contains(.deleted), query.covers(object.entity), !known.contains(ObjectIdentifier(object)) else { continue }
            if query.matches(object) { result.append(object) }
        }
        return result
    }

    /// Returns true if objects of an entity have changes here.
    func hasChanges(of entity: NSEntityDescription) -> Bool {
        guard hasChanges else { return false }
        let root = entity.layout.rootName
        func isOne(_ object: NSManagedObject) -> Bool { object.layout.rootName == root }
        return inserted.contains(where: isOne) || updated.contains(where: isOne) || deleted.contains(where: isOne)
    }
}

extension StoreQuery {
    /// The same without limits, for rows that are made of several objects.
    var unlimited: StoreQuery {
        var query = self
        query.limit = 0
        query.offset = 0
        return query
    }

    func covers(_ entity: NSEntityDescription) -> Bool {
        includesSubentities ? entity.isKindOf(entity: self.entity) : entity.name == self.entity.name
    }

    func matches(_ object: NSManagedObject) -> Bool { predicate?.evaluate(with: object) ?? true }

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard !sortDescriptors.isEmpty else { return objects }
        return objects.sorted { first, second in
            for descriptor in sortDescriptors {
                let order = descriptor.compare(first, to: second)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return false
        }
    }

    func cut(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        let rest = offset > 0 ? Array(objects.dropFirst(offset)) : objects
        return limit > 0 ? Array(rest.prefix(limit)) : rest
    }
}
