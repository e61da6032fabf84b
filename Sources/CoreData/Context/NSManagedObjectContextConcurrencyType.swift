/// On which queue a context works.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On whatever thread uses it.
    case confinementConcurrencyType = 0
    /// On a queue of its own.
    case privateQueueConcurrencyType = 1
    /// On the main queue.
    case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
    /// On which queue a context works, under shorter names.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/concurrencytype-swift.struct
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType

        /// A queue of its own, in the background.
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
        /// The main queue.
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    }

    /// When an asynchronous block is to run.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/scheduledtasktype
    public enum ScheduledTaskType: Sendable {
        /// At once, if the caller is on the context's queue; else as soon as the queue is free.
        case immediate
        /// When the queue comes to it.
        case enqueued
    }

    /// A context whose blocks run on one of the queues.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }
}
