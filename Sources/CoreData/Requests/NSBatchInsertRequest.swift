/// Inserts rows into the store without creating objects: no object and no context is notified.
// apple: https://developer.apple.com/documentation/coredata/nsbatchinsertrequest
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// Of which entity the new objects are.
    public let entityName: String
    /// The values of each object, by the names of attributes.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the dictionary for the next object; true if there is none.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object; true if there is none.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The type of the result. Default: whether it worked.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Puts in an object for each dictionary of values by the names of attributes.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }
    /// Puts in an object for each dictionary of values by the names of attributes.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    /// Puts in objects as long as a closure fills dictionaries; true ends it.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }
    /// Puts in objects as long as a closure fills dictionaries; true ends it.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }
    /// Puts in objects as long as a closure fills them; true ends it.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }
    /// Puts in objects as long as a closure fills them; true ends it.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
}

/// The type of the result.
// apple: https://developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs = 1
    case count = 2
}

/// The result of an insertion into the store.
// apple: https://developer.apple.com/documentation/coredata/nsbatchinsertresult
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    /// A truth value, `[NSManagedObjectID]` or a number, as the request says.
    open private(set) var result: Any?
    /// The type of ``result``.
    open private(set) var resultType: NSBatchInsertRequestResultType

    init(_ type: NSBatchInsertRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        switch type {
        case .statusOnly: result = NSNumber(value: true)
        case .objectIDs: result = ids
        case .count: result = NSNumber(value: ids.count)
        }
    }
}
