import Foundation
import Synchronization

/// Puts the sleep of tasks on the clock of the process, while that is a virtual one, and tells when no task has anything left to do.
///
/// Only where all of the process goes by virtual time: a test that shows a screen of its own may sleep in the machine's.
public enum VirtualTasks {
    private typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias After = @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Function) -> Void
    private typealias Async = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Function) -> Void

    private static let library = "libswift_Concurrency.so"
    /// Parts of tasks that run, or wait for a thread.
    private static let busyCount = Atomic(0)
    private static let endedCount = Atomic(0)
    /// ``endedCount`` when it was last waited in vain.
    private static let endedCountInVain = Atomic(-1)
    /// How long it is waited for a task that computes, in nanoseconds of the machine's time.
    private static let patience: UInt64 = 1_000_000_000

    /// To be called when the clock of the process becomes a virtual one; the first call counts.
    static func install() {
        _ = originalAfter
        _ = originalAsync
    }

    /// How many parts of tasks have ended: read it before the run loop is served, and hand it to ``waitUntilIdle(since:)``.
    public static var ended: Int { endedCount.load(ordering: .acquiring) }

    /// Waits for tasks that run on other threads than the main one, for a moment of the machine's time.
    /// - Parameter former: ``ended`` before the run loop was served. What a task has left to the main thread and then ended would
    ///   otherwise be overlooked.
    /// - Returns: whether something has ended, and all that is left waits for something.
    public static func waitUntilIdle(since former: Int) -> Bool {
        guard busyCount.load(ordering: .acquiring) > 0 else { return ended != former }
        let ended = endedCount.load(ordering: .relaxed)
        guard ended != endedCountInVain.load(ordering: .relaxed) else { return ended != former }
        let end = DispatchTime.now().uptimeNanoseconds + patience
        while busyCount.load(ordering: .acquiring) > 0 {
            if DispatchTime.now().uptimeNanoseconds > end {
                endedCountInVain.store(endedCount.load(ordering: .relaxed), ordering: .relaxed)
                return false
            }
            usleep(20)
        }
        return true
    }

    // MARK: Sleeping

    private static let originalAfter: After? = {
        guard let found = dlsym(nil, "dispatch_after_f") else { return nil }
        let replacement: After = { VirtualTasks.after($0, $1, $2, $3) }
        let former = ImportedFunction.redirect(
            "dispatch_after_f", calledBy: library, to: unsafeBitCast(replacement, to: UnsafeRawPointer.self))
        return former == nil ? nil : unsafeBitCast(found, to: After.self)
    }()

    private static func after(
        _ deadline: UInt64, _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?, _ function: Function
    ) {
        let clock = MediaClock.shared
        guard clock.isVirtual, deadline != .max else {
            originalAfter?(deadline, queue, context, function)
            return
        }
        let call = Call(function: function, context: context)
        let delay = VirtualDispatch.delay(until: deadline)
        // Not counted: who waits for tasks to end is the main thread, which has to do this itself.
        DispatchQueue.main.async {
            MainActor.assumeIsolated { _ = clock.addTimer(after: delay) { call.perform() } }
        }
    }

    // MARK: Running

    private static let originalAsync: Async? = {
        guard let found = dlsym(nil, "dispatch_async_f") else { return nil }
        let replacement: Async = { VirtualTasks.async($0, $1, $2) }
        let former = ImportedFunction.redirect(
            "dispatch_async_f", calledBy: library, to: unsafeBitCast(replacement, to: UnsafeRawPointer.self))
        return former == nil ? nil : unsafeBitCast(found, to: Async.self)
    }()

    nonisolated(unsafe) private static let mainQueue = dlsym(nil, "_dispatch_main_q")

    private static func async(_ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?, _ function: Function) {
        // Work on the main queue is seen by whoever turns its run loop.
        guard queue != mainQueue else {
            originalAsync?(queue, context, function)
            return
        }
        busyCount.add(1, ordering: .relaxed)
        let call = Unmanaged.passRetained(CountedCall(Call(function: function, context: context)))
        originalAsync?(queue, call.toOpaque()) { context in
            guard let context else { return }
            Unmanaged<CountedCall>.fromOpaque(context).takeRetainedValue().call.perform()
            VirtualTasks.noteEnd()
        }
    }

    private static func noteEnd() {
        endedCount.add(1, ordering: .relaxed)
        busyCount.subtract(1, ordering: .releasing)
    }

    private struct Call: @unchecked Sendable {
        let function: Function
        let context: UnsafeMutableRawPointer?

        func perform() { function(context) }
    }

    private final class CountedCall: Sendable {
        let call: Call

        init(_ call: Call) { self.call = call }
    }
}
