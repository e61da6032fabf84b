internal import CSwiftRuntime
import Synchronization

/// A weak reference to an object that has it, in common for all who hold one: nil once the object is dying.
///
/// For every thread. The object says when it begins and, in its `deinit`, when it ends.
// optimization: a weak reference gives its object a table of counts beside it, and each count of that object is slower from then on. Entities
// and contexts are counted for each of their objects.
final class SharedWeakReference<Object: AnyObject>: @unchecked Sendable {
    private let mutex = Mutex<Void>(())
    private var place: UnsafeMutableRawPointer?

    func begin(_ object: Object) { locked { place = Unmanaged.passUnretained(object).toOpaque() } }

    func end() { locked { place = nil } }

    var object: Object? {
        locked {
            // The memory is there until the object has said that it ends, and for that it has to wait.
            guard let place, let kept = swift_runtime_try_retain(place) else { return nil }
            return Unmanaged<Object>.fromOpaque(kept).takeRetainedValue()
        }
    }

    @inline(__always)
    private func locked<Result>(_ body: () -> Result) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return body()
    }
}
