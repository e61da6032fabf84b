extension NSManagedObjectContext {
    /// Does what a request asks for: a batch request changes the store at once, whatever this context knows.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/execute(_:)
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        queue.check()
        guard let coordinator = rootCoordinator else {
            throw CoreDataError.make(NSCoreDataError, "The context has no persistent store coordinator.")
        }
        switch request {
        case let request as NSBatchDeleteRequest:
            let ids = try coordinator.deleteBatch(query(request.fetchRequest.specification), in: self)
            return NSBatchDeleteResult(request.resultType, ids)
        case let request as NSBatchUpdateRequest:
            var specification = FetchSpecification(entityName: request.entityName, predicate: request.predicate)
            specification.includesSubentities = request.includesSubentities
            let ids = try coordinator.updateBatch(query(specification), request.propertiesToUpdate ?? [:], in: self)
            return NSBatchUpdateResult(request.resultType, ids)
        case let request as NSBatchInsertRequest:
            let query = query(FetchSpecification(entityName: request.entityName))
            return NSBatchInsertResult(request.resultType, try coordinator.insertBatch(request, query.entity, in: self))
        case let request as any AsynchronousRequest:
            return request.start(in: self)
        default:
            throw CoreDataError.make(
                NSPersistentStoreUnsupportedRequestTypeError, "A context executes batch requests and asynchronous fetch requests.")
        }
    }
}

/// A request whose answer comes later.
protocol AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self)
        context.queue.async {
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            self.completion?(result)
        }
        return result
    }
}
