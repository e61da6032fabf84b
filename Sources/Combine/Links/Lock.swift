public import Synchronization

/// A lock that is a part of the object which has it. Nothing of others is called while it is held.
// optimization: a lock of Foundation is an object that points to another piece of memory, and is entered by three calls.
@usableFromInline struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex<Void>(())

    @usableFromInline init() {}

    @inlinable func lock() { mutex._unsafeLock() }
    @inlinable func unlock() { mutex._unsafeUnlock() }

    @inlinable @inline(__always)
    func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
