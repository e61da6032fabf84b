/// A call that a ``MediaClock`` is going to make. The clock keeps it alive until it is done or invalidated.
@MainActor
public final class MediaTimer {
    private weak let clock: MediaClock?
    /// When the next call is due, in the time of its clock.
    public internal(set) var fireTime: TimeInterval
    let interval: TimeInterval?
    /// False once it has made its last call or was invalidated.
    public internal(set) var isValid = true
    /// Position among timers with the same time.
    var sequenceNumber = 0
    let handler: @MainActor () -> Void

    init(clock: MediaClock, fireTime: TimeInterval, interval: TimeInterval?, handler: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.fireTime = fireTime
        self.interval = interval
        self.handler = handler
    }

    /// Prevents all further calls. May be called at any time, also from its own handler and more than once.
    public func invalidate() {
        guard isValid else { return }
        isValid = false
        clock?.remove(self)
    }
}
