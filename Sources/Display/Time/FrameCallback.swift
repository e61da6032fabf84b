/// A call before each frame, made while something animates.
@MainActor
public final class FrameCallback {
    private weak let clock: MediaClock?
    let handler: @MainActor (FrameTime) -> Void
    /// A paused callback stays registered and is not called. The clock rests while all its callbacks are paused.
    public var isPaused = false {
        didSet {
            if isPaused != oldValue { clock?.updateFrameTimer() }
        }
    }

    init(clock: MediaClock, handler: @escaping @MainActor (FrameTime) -> Void) {
        self.clock = clock
        self.handler = handler
    }

    /// Prevents all further calls.
    public func invalidate() {
        clock?.remove(self)
    }
}
