import Dispatch

/// The queue of a context.
final class ContextQueue: @unchecked Sendable {
    private let type: NSManagedObjectContextConcurrencyType
    private let queue: DispatchQueue
    private static let key = DispatchSpecificKey<ObjectIdentifier>()
    /// For what other threads look at.
    let lock = NSLock()
    /// Whether use from elsewhere stops the program: the launch argument `-com.apple.CoreData.ConcurrencyDebug 1`.
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
        if type == .privateQueueConcurrencyType { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
    }

    /// Whether the caller is on the queue.
    var isCurrent: Bool {
        switch type {
        case .confinementConcurrencyType: true
        case .mainQueueConcurrencyType: Thread.isMainThread
        case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
        }
    }

    func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    func sync<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        if isCurrent { return try body() }
        var outcome: Swift.Result<Result, Failure>?
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            queue.sync {
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
