internal import Display
import Foundation

/// Does what takes time: beside the main thread, or on it where the clock is a virtual one and stands still meanwhile.
enum MediaWork {
    private static let queue = DispatchQueue(label: "media", qos: .userInitiated, attributes: .concurrent)

    /// - Parameter report: called on the main actor, never before this returns.
    @MainActor
    static func run<Result: Sendable>(
        on queue: DispatchQueue? = nil, _ work: @escaping @Sendable () -> Result, report: @escaping @MainActor @Sendable (Result) -> Void
    ) {
        let clock = MediaClock.current
        guard !clock.isVirtual else {
            clock.addTimer(after: 0) { report(work()) }
            return
        }
        (queue ?? Self.queue).async {
            let result = work()
            DispatchQueue.main.async { MainActor.assumeIsolated { report(result) } }
        }
    }

    /// The same for those who may wait on any thread.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        if MediaClock.current.isVirtual { return work() }
        return await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: work()) } }
    }

    /// The same for a closure that is called on the main thread; at once, where the clock is a virtual one.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result, then report: @escaping @Sendable (Result) -> Void) {
        guard !MediaClock.current.isVirtual else { return report(work()) }
        queue.async {
            let result = work()
            DispatchQueue.main.async { report(result) }
        }
    }

    /// Does something on the main actor: at once for those who are there.
    static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread || MediaClock.current.isVirtual {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(body) }
        }
    }
}
