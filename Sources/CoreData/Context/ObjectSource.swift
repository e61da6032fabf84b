/// Where a context gets objects from: a coordinator, or a context above it.
protocol ObjectSource: AnyObject {
    /// Grows whenever rows may be out of date.
    var generation: Int { get }
    /// The objects that match a query, in its order; nil if the source cannot answer it as it is put.
    func find(_ query: StoreQuery) throws -> [FoundObject]?
    /// How many match a question; nil if the source cannot answer it.
    func count(_ query: StoreQuery) throws -> Int?
    /// The values of one object; nil if there is no such object.
    func row(of id: NSManagedObjectID) throws -> StoreRow?
    /// The objects of a to-many relationship.
    func related(to id: NSManagedObjectID, at slotIndex: Int) throws -> [FoundObject]
}

/// An object that a source has.
struct FoundObject {
    let id: NSManagedObjectID
    var row: StoreRow?
}

/// The query of a context.
struct StoreQuery {
    let entity: NSEntityDescription
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    /// 0 for all.
    var limit = 0
    var offset = 0
    var includesSubentities = true
    var includesPendingChanges = true
    /// Nil for all.
    var stores: [NSPersistentStore]?

    /// The same without order and limits.
    var unordered: StoreQuery {
        var query = self
        query.sortDescriptors = []
        query.limit = 0
        query.offset = 0
        return query
    }
}
