/// A question that is answered later, on the queue of the context.
// apple: https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// How many results are expected, for a progress. Default: 0.
    open var estimatedResultCount = 0
    let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    /// A request that fetches in the background.
    /// - Parameter blk: called with the result on the queue of the context.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completion = blk
    }
}

/// The answer to a question that was answered later.
// apple: https://developer.apple.com/documentation/coredata/nsasynchronousfetchresult
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The answer; nil until it is there, and if it failed.
    open internal(set) var finalResult: [ResultType]?
    /// Why it failed.
    open internal(set) var operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
