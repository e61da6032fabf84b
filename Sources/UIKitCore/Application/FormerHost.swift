/// A host as the one after it knows it; nothing once the host is gone.
///
/// optimization: a weak reference would slow down every reference count of the host from then on, and each frame has many.
final class FormerHost: @unchecked Sendable {
    /// Read on the main thread. A host that goes on another thread is one that nobody reads any more.
    private(set) var host: Unmanaged<DisplayHost>?

    func belong(to host: DisplayHost) { self.host = Unmanaged.passUnretained(host) }

    func hostIsGone() { host = nil }
}
