internal import Foundation

/// A lock with a state that only who holds it can reach.
// apple: https://developer.apple.com/documentation/os/osallocatedunfairlock
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        let mutex: UnsafeMutablePointer<pthread_mutex_t>
        var state: State

        init(_ state: State) {
            self.state = state
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let box: Box

    /// A lock with a state that need not be sendable.
    public init(uncheckedState initialState: State) { box = Box(initialState) }

    /// Calls a closure with the state while the lock is held.
    // apple: https://developer.apple.com/documentation/os/osallocatedunfairlock/withlockunchecked(_:)
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(box.mutex)
        defer { pthread_mutex_unlock(box.mutex) }
        return try body(&box.state)
    }

    /// Calls a closure with the state while the lock is held. Waits until it is free.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure if the lock is free; nil if it is not.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard pthread_mutex_trylock(box.mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(box.mutex) }
        return try body(&box.state)
    }

    /// Calls a closure with the state if the lock is free; nil if it is not.
    public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock with a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until the lock is free, and takes it. Must not be held by the same thread.
    public func lock() { pthread_mutex_lock(box.mutex) }
    /// Gives the lock back, on the thread that took it.
    public func unlock() { pthread_mutex_unlock(box.mutex) }
    /// Takes the lock if it is free; tells whether it was.
    public func lockIfAvailable() -> Bool { pthread_mutex_trylock(box.mutex) == 0 }

    /// Calls a closure while the lock is held.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Calls a closure while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
