internal import CoreFoundation

/// Calls something each time the main run loop has nothing left to do and is about to wait.
///
/// This is where a frame is made: whatever woke the loop (input, a timer, a queue) has run to its end, and all changes it
/// made are shown together. The handler must not spin the run loop.
@MainActor
public final class BeforeWaitingObserver {
    private var observer: CFRunLoopObserver?

    /// - Parameter alsoAtExit: also when the loop is left. One that is run until now never waits: `RunLoop.current.run(until: Date())`.
    public init(alsoAtExit: Bool = false, handler: @escaping @MainActor () -> Void) {
        // CoreFoundation's kCFRunLoopBeforeWaiting and kCFRunLoopExit, which its module does not offer to Swift on Linux.
        let (beforeWaiting, exit): (CFOptionFlags, CFOptionFlags) = (1 << 5, 1 << 7)
        let activities = alsoAtExit ? beforeWaiting | exit : beforeWaiting
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) { _, _ in
            MainActor.assumeIsolated { handler() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
        self.observer = observer
    }

    isolated deinit { invalidate() }

    /// Ends the calls, as the end of this object does.
    public func invalidate() {
        guard let observer else { return }
        CFRunLoopObserverInvalidate(observer)
        self.observer = nil
    }
}
