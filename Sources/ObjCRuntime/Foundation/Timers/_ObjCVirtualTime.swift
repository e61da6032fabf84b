import Synchronization
public import Foundation

/// Time that moves only when a test or a script says so.
///
/// While a scheduler is set, timers that are made on the main actor wait for its time and not for that of the machine.
public enum _ObjCVirtualTime {
    /// Calls `body` after `delay` seconds, then each `interval` seconds if there is one. The result takes the calls back.
    public typealias Scheduler =
        @Sendable (
            _ delay: TimeInterval, _ interval: TimeInterval?, _ body: @escaping @Sendable () -> Void
        ) -> @Sendable () -> Void

    /// A function that a mutex keeps bare is wrapped once more by each look at it.
    private struct Stored {
        var scheduler: Scheduler?
    }

    private static let stored = Mutex(Stored())

    /// Nil, the default, leaves timers to the run loop.
    public static var scheduler: Scheduler? {
        get { stored.withLock { $0.scheduler } }
        set { stored.withLock { $0.scheduler = newValue } }
    }

    /// The scheduler for a timer that is made here and now.
    public static var schedulerOfThread: Scheduler? { isOnMainActor ? scheduler : nil }

    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// A program with an asynchronous main function, as one that runs tests is, has left the main thread, and serves the main queue
    /// on others.
    private static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true }
}
