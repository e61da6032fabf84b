internal import CoreFoundation

/// Calls something each time the main run loop has nothing left to do and is about to wait.
///
/// This is where a frame is made: whatever woke the loop (input, a timer, a queue) has run to its end, and all changes it
/// made are shown together. The handler must not spin the run loop.
@MainActor
public final class BeforeWaitingObserver {
    private var observer: CFRunLoopObserver?

    public init(handler: @escaping @MainActor () -> Void) {
        // CoreFoundation's kCFRunLoopBeforeWaiting, which its module does not offer to Swift on Linux.
        let beforeWaiting: CFOptionFlags = 1 << 5
        let observer = CFRunLoopObserverCreateWithHandler(nil, beforeWaiting, true, 0) { _, _ in
            MainActor.assumeIsolated { handler() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
        self.observer = observer
    }

    /// Ends the calls.
    public func invalidate() {
        guard let observer else { return }
        CFRunLoopObserverInvalidate(observer)
        self.observer = nil
    }
}
