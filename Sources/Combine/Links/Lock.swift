internal import Synchronization

/// A lock that is a part of the object which has it. Nothing of others is called while it is held.
// optimization: a lock of Foundation is an object that points to another piece of memory, and is entered by three calls.
@usableFromInline struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())

    @usableFromInline init() {}

    @usableFromInline func lock() { mutex._unsafeLock() }
    @usableFromInline func unlock() { mutex._unsafeUnlock() }

    @inlinable @inline(__always)
    func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
