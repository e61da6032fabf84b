import Display

/// Calls an object before each frame of the screen.
///
/// It keeps its target alive until it is invalidated. Main thread only.
// apple: https://developer.apple.com/documentation/quartzcore/cadisplaylink
public final class CADisplayLink: UIObject {
    private var target: AnyObject?
    private let selector: Selector
    private var callback: FrameCallback?
    private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []
    /// Frames of the screen since the call before this one.
    private var skippedFrames = 0

    private let clock: MediaClock

    /// - Parameter sel: names a method that takes the display link, or nothing.
    public convenience init(target: Any, selector sel: Selector) {
        self.init(target: target, selector: sel, clock: .current)
    }

    init(target: Any, selector sel: Selector, clock: MediaClock) {
        self.target = target as AnyObject
        self.clock = clock
        selector = sel
        super.init()
    }

    /// When the present frame was begun, on the clock of ``CACurrentMediaTime()``. 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0

    /// When the present frame is going to be seen.
    public private(set) var targetTimestamp: CFTimeInterval = 0

    /// The time between two frames of the screen, in seconds. 0 before the first call.
    public private(set) var duration: CFTimeInterval = 0

    /// Default: false.
    public var isPaused = false {
        didSet { MainActor.assumeIsolated { [isPaused, callback] in callback?.isPaused = isPaused } }
    }

    /// The wish for fewer calls: rounded to the next rate that is a whole part of the screen's. 0, the default, is every frame.
    public var preferredFramesPerSecond = 0

    /// The oldest form of the wish: how many frames of the screen go by for each call. It counts where no rate is wished for. Default: 1.
    // apple: https://developer.apple.com/documentation/quartzcore/cadisplaylink/frameinterval
    public var frameInterval = 1

    /// The same wish as a range; its preferred or else its highest rate counts when it is above 0.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Begins the calls.
    ///
    /// - Parameters:
    ///   - runloop: the main one.
    ///   - mode: has no effect on Linux: frames are made in every mode.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !modes.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        modes.append((runloop, mode))
        guard callback == nil else { return }
        nonisolated(unsafe) let link = self
        let (clock, isPaused) = (clock, isPaused)
        callback = MainActor.assumeIsolated {
            let callback = clock.addFrameCallback { link.makeCall($0) }
            callback.isPaused = isPaused
            return callback
        }
    }

    /// Takes back an ``add(to:forMode:)``; the last one ends the calls.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0.loop === runloop && $0.mode == mode }
        if modes.isEmpty { stop() }
    }

    /// Ends the calls for good and lets go of the target.
    public func invalidate() {
        modes.removeAll()
        stop()
        target = nil
    }

    private func stop() {
        MainActor.assumeIsolated { [callback] in callback?.invalidate() }
        callback = nil
    }

    private func makeCall(_ frame: FrameTime) {
        guard let target else { return }
        skippedFrames += 1
        guard skippedFrames >= framesPerCall else { return }
        skippedFrames = 0
        duration = frame.targetTimestamp - frame.timestamp
        timestamp = frame.timestamp
        targetTimestamp = frame.timestamp + duration * Double(framesPerCall)
        _ObjCRuntime.sendRequired(target, selector, [self])
    }

    private var framesPerCall: Int {
        let screenRate = (1 / MediaClock.frameDuration).rounded()
        let range = preferredFrameRateRange
        let wish = range == .default ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
        guard wish > 0 else { return max(frameInterval, 1) }
        return max(1, Int((screenRate / min(wish, screenRate)).rounded()))
    }
}
