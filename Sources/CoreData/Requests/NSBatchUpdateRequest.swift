/// Changes values in the store without creating objects: no object and no context is notified.
// apple: https://developer.apple.com/documentation/coredata/nsbatchupdaterequest
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// Of which entity the objects are.
    public let entityName: String
    /// Which objects. Default: nil, all.
    open var predicate: NSPredicate?
    /// True if objects of entities below count. Default: true.
    open var includesSubentities = true
    /// The new values, by the names of attributes or their descriptions; expressions are computed for each object.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The type of the result. Default: whether it worked.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Changes all objects of an entity, until a predicate is set.
    public init(entityName: String) { self.entityName = entityName }
    /// Changes all objects of an entity, until a predicate is set.
    public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}

/// The type of the result.
// apple: https://developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType = 1
    case updatedObjectsCountResultType = 2
}

/// The result of a change in the store.
// apple: https://developer.apple.com/documentation/coredata/nsbatchupdateresult
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// A truth value, `[NSManagedObjectID]` or a number, as the request says.
    open private(set) var result: Any?
    /// The type of ``result``.
    open private(set) var resultType: NSBatchUpdateRequestResultType

    init(_ type: NSBatchUpdateRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = NSNumber(value: true)
        case .updatedObjectIDsResultType: result = ids
        case .updatedObjectsCountResultType: result = NSNumber(value: ids.count)
        }
    }
}
