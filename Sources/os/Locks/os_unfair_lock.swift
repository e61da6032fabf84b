internal import Foundation

/// A lock that lives where it is stored: call its functions with its address, and never copy it.
// apple: https://developer.apple.com/documentation/os/os_unfair_lock
public struct os_unfair_lock_s {
    fileprivate var mutex = pthread_mutex_t()
    /// A lock that is free. It must not be moved.
    public init() {}
}

/// The former name of ``os_unfair_lock_s``.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it.
// apple: https://developer.apple.com/documentation/os/os_unfair_lock_lock(_:)
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Takes the lock if it is free.
/// - Returns: whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

/// Gives back the lock, which this thread has taken.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
