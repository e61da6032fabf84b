/// Deletes objects in the store, without making them: no object is notified, and no context knows.
// apple: https://developer.apple.com/documentation/coredata/nsbatchdeleterequest
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// The type of the result. Default: whether it worked.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Which objects.
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes what a request finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    /// Deletes objects of one entity, by ID.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.entity.name ?? "")
        request.predicate = NSPredicate(format: "SELF IN %@", objects)
        self.init(fetchRequest: request)
    }
}

/// The type of the result.
// apple: https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs = 1
    case resultTypeCount = 2
}

/// The result of a deletion in the store.
// apple: https://developer.apple.com/documentation/coredata/nsbatchdeleteresult
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// A truth value, `[NSManagedObjectID]` or a number, as the request says.
    open private(set) var result: Any?
    /// The type of ``result``.
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(_ type: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = NSNumber(value: true)
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = NSNumber(value: ids.count)
        }
    }
}
