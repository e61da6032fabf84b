/// What a context or a coordinator is asked to do.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstorerequest
open class NSPersistentStoreRequest: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The stores that are asked. Default: nil, all.
    open var affectedStores: [NSPersistentStore]?
    /// What kind of request it is.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What is asked for, if it is a question.
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

/// What came of a request.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstoreresult
open class NSPersistentStoreResult: Foundation.NSObject, @unchecked Sendable {}
