import Foundation

/// Work of the main thread that may be asked for on another one, such as applying a snapshot.
@MainActor
package enum MainThreadWork {
    /// Leaves work to the main thread, in the order in which it was asked for, if the caller is on another one.
    /// - Returns: whether it was left; on the main thread itself nothing is done.
    package static func isLeft(_ work: @escaping () -> Void) -> Bool {
        // A program with an asynchronous main function, as one that runs tests is, serves the main queue on other threads.
        guard !Thread.isMainThread, DispatchQueue.getSpecific(key: mainQueueMark) == nil else { return false }
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { work() }
        return true
    }

    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
}
