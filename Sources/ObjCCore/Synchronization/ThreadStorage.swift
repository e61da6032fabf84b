import Foundation

/// A variable that holds another object for each thread; empty until the thread puts one there.
///
/// Make one for all time (`static let`): a process has few of these keys, and they are never freed.
// optimization: layout and drawing ask several times for each view; Foundation's dictionary of a thread is 20 times slower.
@_spi(ForasteroInternal)
public struct ThreadStorage<Object: AnyObject>: Sendable {
    @usableFromInline let key: pthread_key_t

    public init() {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { object in
            if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
        }
        _require(result == 0, "No thread-specific storage is left (error \(result)). Use fewer libraries that take some.")
        self.key = key
    }

    /// The object of the calling thread.
    @inlinable public var object: Object? {
        get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
        nonmutating set {
            let former = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let former { Unmanaged<Object>.fromOpaque(former).release() }
        }
    }
}
