/// A request to a context or a coordinator.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstorerequest
open class NSPersistentStoreRequest: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The stores that are asked. Default: nil, all.
    open var affectedStores: [NSPersistentStore]?
    /// The kind of request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The query, if it is one.
    var question: FetchSpecification? { nil }
}

/// The kind of a request.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstorerequesttype
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// The result of a request.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstoreresult
open class NSPersistentStoreResult: Foundation.NSObject, @unchecked Sendable {}
