import Dispatch

/// Answers that come in a later turn of the main queue, as those of a service do.
enum Later {
    static func perform(_ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work() }
    }
}
