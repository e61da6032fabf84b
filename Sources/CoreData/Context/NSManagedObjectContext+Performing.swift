extension NSManagedObjectContext {
    /// Runs a block on the context's queue, later. What it changed is processed behind it.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(_:)
    @preconcurrency
    public func perform(_ block: @escaping @Sendable () -> Void) {
        requireQueue()
        queue.async {
            block()
            self.processPendingChanges()
        }
    }

    /// Runs a block on the context's queue, before this returns. May be called within itself.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/performandwait(_:)
    public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
        requireQueue()
        let isNested = queue.isCurrent
        return try queue.sync { () throws(E) in
            defer { if !isNested { processPendingChanges() } }
            return try block()
        }
    }

    /// Runs a block on the context's queue, and gives its result when it is done.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(schedule:_:)
    @preconcurrency
    public nonisolated func perform<T, E: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(E) -> T
    ) async throws(E) -> T {
        requireQueue()
        let outcome: AsyncOutcome<T, E> = await withCheckedContinuation { continuation in
            let work: @Sendable () -> Void = {
                let outcome = AsyncOutcome(block)
                self.processPendingChanges()
                continuation.resume(returning: outcome)
            }
            if schedule == .immediate, self.queue.isCurrent { work() } else { self.queue.async(work) }
        }
        return try outcome.result.get()
    }

    private func requireQueue() {
        _require(
            concurrencyType != .confinementConcurrencyType,
            "Can only use -performBlockAndWait: on an NSManagedObjectContext that was created with a queue. Make it with "
                + "init(concurrencyType:) and a queue.")
    }
}

/// The outcome of an asynchronous block.
struct AsyncOutcome<Value, Failure: Error>: @unchecked Sendable {
    let result: Result<Value, Failure>

    init(_ block: () throws(Failure) -> Value) {
        do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
    }
}
