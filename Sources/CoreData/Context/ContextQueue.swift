import Dispatch
@_spi(ForasteroInternal) import ObjCCore

/// The queue of a context.
final class ContextQueue: @unchecked Sendable {
    private let type: NSManagedObjectContextConcurrencyType
    private let queue: DispatchQueue
    private let id: ObjectIdentifier
    /// The main queue is another object each time.
    private static let mainID = ObjectIdentifier(HeldQueues.self)
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    /// The queues that the thread holds, one inside the other. A block that is waited for may run on another thread than who waits.
    private static let held = ThreadStorage<HeldQueues>()
    /// For what other threads look at.
    let lock = NSLock()
    /// True if use from elsewhere stops the program: the launch argument `-com.apple.CoreData.ConcurrencyDebug 1`.
    private static let isChecked: Bool = {
        let arguments = ProcessInfo.processInfo.arguments
        guard let index = arguments.firstIndex(of: "-com.apple.CoreData.ConcurrencyDebug"), index + 1 < arguments.count else {
            return false
        }
        return arguments[index + 1] != "0"
    }()

    init(_ type: NSManagedObjectContextConcurrencyType) {
        self.type = type
        queue = type == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
        id = type == .privateQueueConcurrencyType ? ObjectIdentifier(queue) : Self.mainID
        queue.setSpecific(key: Self.key, value: id)
    }

    /// True if the caller is on the queue, or waits for somebody who is.
    var isCurrent: Bool {
        if type == .confinementConcurrencyType || type == .mainQueueConcurrencyType && Thread.isMainThread { return true }
        return Self.heldQueues.contains(id)
    }

    private static var heldQueues: [ObjectIdentifier] {
        let outer = held.object?.queues ?? []
        guard let own = DispatchQueue.getSpecific(key: key), outer.last != own else { return outer }
        return outer + [own]
    }

    func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    func sync<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        if isCurrent { return try body() }
        var outcome: Swift.Result<Result, Failure>?
        let queues = Self.heldQueues + (Thread.isMainThread ? [Self.mainID] : []) + [id]
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            queue.sync {
                let former = Self.held.object
                Self.held.object = HeldQueues(queues)
                defer { Self.held.object = former }
                do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
            }
        }
        guard let outcome else { _requireFailure("A queue has not run what it was given.") }
        return try outcome.get()
    }

    /// Stops the program if the caller is elsewhere, and this was asked for.
    @inline(__always)
    func check() {
        if Self.isChecked, !isCurrent { fail() }
    }

    private func fail() -> Never {
        _requireFailure(
            "+[NSManagedObjectContext __Multithreading_Violation_AllThatIsLeftToUsIsHonor__]: a context of a queue was used from elsewhere. "
                + "Use it inside perform(_:) or performAndWait(_:).")
    }
}

/// The queues that a thread holds.
private final class HeldQueues {
    let queues: [ObjectIdentifier]

    init(_ queues: [ObjectIdentifier]) { self.queues = queues }
}
