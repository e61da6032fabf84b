public import Foundation

/// An observation that was started with a Swift key path. It ends when this object is released.
// apple: https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var watcher: PathWatcher?

    init(_ watcher: PathWatcher) {
        self.watcher = watcher
    }

    /// Ends the observation. May be called more than once.
    public func invalidate() {
        watcher?.stop()
        watcher = nil
    }

    deinit { watcher?.stop() }
}
