import Synchronization

/// The one source of time: input, animation, gestures and the caret ask it, and nothing asks the wall clock.
///
/// A real clock runs with the machine (it does not jump when the date is set). A virtual clock stands still until
/// ``advance(by:)`` moves it, so that what depends on time gives the same result on each run. ``now`` may be read on any
/// thread; all else belongs to the main actor.
public final class MediaClock: Sendable {
    /// How time passes.
    public enum Mode: Sendable {
        case real
        /// Starts at this time, in seconds.
        case virtual(startingAt: TimeInterval)
    }

    /// The clock of this process: real, unless ``useVirtualTime(startingAt:)`` is called on it.
    public static let shared = MediaClock(.real)

    /// The clock that the screen in use goes by; ``shared`` unless a test has put up a screen of its own.
    public static var current: MediaClock {
        get { inUse.withLock { $0 } }
        set { inUse.withLock { $0 = newValue } }
    }

    private static let inUse = Mutex(MediaClock.shared)

    /// The bits of the virtual time; those of NaN while the clock is real.
    private let virtualBits: Atomic<UInt64>

    /// Called by a virtual clock wherever a run loop would be about to wait: the position to bring the screen up to date.
    @MainActor public var turnHandler: (@MainActor () -> Void)?

    @MainActor let timers = MediaTimerQueue()
    @MainActor var frameCallbacks: [FrameCallback] = []
    /// Called around the calls of each frame. Default: nil.
    @MainActor public weak var frameObserver: (any FrameObserver)?
    @MainActor var frameTimer: MediaTimer?
    @MainActor private var isAdvancing = false
    /// Wakes the main queue for the next timer of a real clock.
    @MainActor private var alarm: (any DispatchSourceTimer)?

    /// A clock of its own, which nothing else goes by.
    public init(_ mode: Mode) {
        switch mode {
        case .real: virtualBits = Atomic(TimeInterval.nan.bitPattern)
        case .virtual(let start): virtualBits = Atomic(start.bitPattern)
        }
    }

    /// True if time passes only by ``advance(by:serving:)``.
    public var isVirtual: Bool { !virtualTime.isNaN }

    /// Seconds since an arbitrary moment. Never runs backwards.
    public var now: TimeInterval {
        let time = virtualTime
        return time.isNaN ? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 : time
    }

    /// Makes a real clock virtual, for good.
    ///
    /// To be called before anything has asked for the time, since the time jumps to `start`.
    @MainActor
    public func useVirtualTime(startingAt start: TimeInterval = 0) {
        VirtualTasks.install()
        virtualTime = start
        alarm?.cancel()
        alarm = nil
    }

    /// Moves a virtual clock, stopping wherever a timer or a frame is due.
    ///
    /// At each stop ``now`` is exactly the time that was asked for, everything due is called in order, then
    /// ``turnHandler``. It is called once before the clock moves, too, for what the caller has changed just now.
    /// - Parameter serve: called at each stop before ``turnHandler``, for what else a run loop would do there.
    /// - Precondition: the clock is virtual, `seconds` is finite and not negative, and no `advance` is under way.
    @MainActor
    public func advance(by seconds: TimeInterval, serving serve: (@MainActor () -> Void)? = nil) {
        guard isVirtual else { fatalError("A real clock cannot be moved. Make it with MediaClock(.virtual(startingAt: 0)).") }
        guard seconds.isFinite && seconds >= 0 else {
            fatalError("Time cannot move by \(seconds) s. Pass a finite number that is not negative.")
        }
        guard !isAdvancing else {
            fatalError("advance(by:) was called by something that advance(by:) called. Schedule a timer there instead.")
        }
        isAdvancing = true
        defer { isAdvancing = false }

        let end = now + seconds
        turnHandler?()
        while let due = timers.earliestFireTime, due <= end {
            virtualTime = max(due, now)
            timers.fireDue(at: now)
            serve?()
            turnHandler?()
        }
        virtualTime = end
    }

    private var virtualTime: TimeInterval {
        get { TimeInterval(bitPattern: virtualBits.load(ordering: .relaxed)) }
        set { virtualBits.store(newValue.bitPattern, ordering: .relaxed) }
    }
}

// MARK: Timers

extension MediaClock {
    /// Calls something later, on the main actor.
    ///
    /// Timers that are due at once are called in the order of their times, then in the order in which they were added.
    /// - Parameters:
    ///   - delay: seconds from now; what is negative or no number counts as 0.
    ///   - interval: seconds between further calls, at least 0.1 ms; nil for a single call. Calls that were missed while
    ///     the process was busy are left out.
    @MainActor @discardableResult
    public func addTimer(
        after delay: TimeInterval, repeatingEvery interval: TimeInterval? = nil, handler: @escaping @MainActor () -> Void
    ) -> MediaTimer {
        addTimer(at: now + (delay > 0 ? delay : 0), repeatingEvery: interval, handler: handler)
    }

    /// The same, with the time of this clock at which the first call is due.
    @MainActor @discardableResult
    public func addTimer(
        at time: TimeInterval, repeatingEvery interval: TimeInterval? = nil, handler: @escaping @MainActor () -> Void
    ) -> MediaTimer {
        let timer = MediaTimer(clock: self, fireTime: time, interval: interval.map { max($0, 0.0001) }, handler: handler)
        timers.insert(timer)
        setAlarm()
        return timer
    }

    @MainActor
    func remove(_ timer: MediaTimer) {
        timers.remove(timer)
        setAlarm()
    }

    /// When the earliest timer is due, seconds of this clock; nil if none waits: the application sleeps until something comes from outside.
    @MainActor public var nextFireTime: TimeInterval? { timers.earliestFireTime }

    /// Calls what is due on a real clock, where its alarm cannot: in a run loop that runs inside of another one.
    @MainActor
    public func fireDueTimers() {
        guard !isVirtual else { return }
        timers.fireDue(at: now)
        setAlarm()
    }

    /// Sets the alarm of a real clock to the earliest timer.
    @MainActor
    private func setAlarm() {
        guard !isVirtual else { return }
        guard let due = timers.earliestFireTime else {
            alarm?.schedule(deadline: .distantFuture)
            return
        }
        let alarm = self.alarm ?? makeAlarm()
        let nanoseconds = UInt64(min(max(due, 0), 1e9) * 1e9)
        alarm.schedule(deadline: DispatchTime(uptimeNanoseconds: nanoseconds), leeway: .nanoseconds(0))
    }

    @MainActor
    private func makeAlarm() -> any DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.fireDueTimers()
            }
        }
        source.activate()
        alarm = source
        return source
    }
}
