internal import Foundation

/// Ends a process whose parent has gone: an app that a monkey plays with must not play on when nobody watches.
public enum ParentWatch {
    /// Looks from now on, on a thread of its own.
    public static func begin() { begin(every: 0.5, parent: { getppid() }, end: { _exit(1) }) }

    /// - Parameters:
    ///   - interval: how often it is looked, in seconds.
    ///   - parent: the number of the parent's process.
    ///   - end: called once the number is another one than in the beginning.
    static func begin(every interval: Double, parent: @escaping @Sendable () -> Int32, end: @escaping @Sendable () -> Void) {
        let first = parent()
        Thread.detachNewThread {
            while parent() == first { Thread.sleep(forTimeInterval: interval) }
            end()
        }
    }
}
