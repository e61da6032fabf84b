@_spi(ForasteroInternal) internal import UIKitCore
internal import Display
import Foundation

/// Moves what an animator animates: knows where it is, where it goes, and when it is over.
@MainActor
final class AnimatorEngine {
    let timing: any UITimingCurveProvider
    let duration: TimeInterval
    private(set) var delay: TimeInterval = 0
    var scrubsLinearly = true
    var pausesOnCompletion = false
    let tracks = AnimatorTracks()
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Notified by its key when it begins and ceases to run; kept alive only while it runs.
    weak var owner: UIViewPropertyAnimator?

    /// Blocks that wait for the start.
    private var waiting: [(body: () -> Void, delayFactor: Double)] = []
    /// The share of the way that was made when it was paused last.
    private var restingProgress = 0.0
    private var run: AnimatorRun?
    /// That of the screen on which something moves.
    private var clock: MediaClock { tracks.host.clock }
    private var endTimer: MediaTimer?
    private(set) var isReversed = false

    private(set) var state = UIViewAnimatingState.inactive {
        didSet { lastState = state }
    }
    /// The same for a position that is on no actor.
    nonisolated(unsafe) private(set) var lastState = UIViewAnimatingState.inactive

    init(duration: TimeInterval, timing: any UITimingCurveProvider) {
        self.timing = timing
        self.duration = timing.motion(lasting: max(duration, 0)).ownDuration ?? max(duration, 0)
    }

    var isRunning: Bool { run != nil }

    /// The share of the way, from the beginning to the end whatever the direction.
    private var progress: Double { run.map { $0.progress(after: clock.now - $0.beginTime) } ?? restingProgress }

    // MARK: Blocks

    func add(_ body: @escaping () -> Void, delayFactor: Double) {
        let delayFactor = min(max(delayFactor, 0), 1)
        guard state == .active else { return waiting.append((body, delayFactor)) }
        let done = min(max(progress, 0), 1)
        perform(body, start: done + (1 - done) * delayFactor)
        show()
    }

    private func perform(_ body: () -> Void, start: Double) {
        let parameters = ViewAnimationParameters(
            duration: duration, delay: 0, options: [.beginFromCurrentState], motion: timing.motion(lasting: duration))
        let recorder = ChangeRecorder(parameters: parameters)
        recorder.record(body)
        tracks.add(recorder.finish(), mode: .linear, start: start)
        for part in recorder.nested { tracks.add(part.tracks, mode: part.mode, start: start) }
        for completion in recorder.completions { completions.append { completion($0 == .end) } }
    }

    /// Runs the blocks that wait; afterwards everything is at its beginning.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        restingProgress = isReversed ? 1 : 0
        let bodies = waiting
        waiting = []
        for block in bodies { perform(block.body, start: block.delayFactor) }
    }

    private func show() {
        if let run { tracks.show(run) } else { tracks.show(at: restingProgress) }
    }

    // MARK: Moving

    func start(afterDelay delay: TimeInterval) {
        guard !isRunning else { return }
        if state == .active { return resume(timing: nil, durationFactor: 0) }
        self.delay = max(delay, 0)
        activate()
        move(lasting: duration, timing: timing, delay: self.delay)
    }

    func resume(timing newTiming: (any UITimingCurveProvider)?, durationFactor: Double) {
        activate()
        if isRunning { halt() }
        let left = isReversed ? restingProgress : 1 - restingProgress
        let time = durationFactor > 0 ? duration * durationFactor : duration * min(max(left, 0), 1)
        move(lasting: left == 0 ? 0 : time, timing: newTiming ?? timing, delay: 0)
    }

    private func move(lasting time: TimeInterval, timing: any UITimingCurveProvider, delay: TimeInterval) {
        let motion = timing.motion(lasting: time)
        let duration = time > 0 ? motion.ownDuration ?? time : 0
        let run = AnimatorRun(
            from: restingProgress, to: isReversed ? 0 : 1, duration: duration, motion: motion, beginTime: clock.now + delay)
        changeRun(to: run)
        tracks.show(run)
        // A running animator lives until it is over.
        let animator = owner
        endTimer = clock.addTimer(at: run.endTime) { [self] in withExtendedLifetime(animator) { runIsOver() } }
    }

    private func changeRun(to run: AnimatorRun?) {
        guard (run != nil) != isRunning, let owner else {
            self.run = run
            return
        }
        owner.willChangeValue(for: \.isRunning)
        self.run = run
        owner.didChangeValue(for: \.isRunning)
    }

    /// Halts without showing it.
    private func halt() {
        restingProgress = progress
        endTimer?.invalidate()
        endTimer = nil
        changeRun(to: nil)
    }

    func pause() {
        activate()
        if isRunning { halt() }
        tracks.show(at: restingProgress)
    }

    func setReversed(_ isReversed: Bool) {
        guard isReversed != self.isReversed else { return }
        let wasRunning = isRunning
        if wasRunning { halt() }
        self.isReversed = isReversed
        if wasRunning { resume(timing: nil, durationFactor: 0) }
    }

    // MARK: By hand

    /// The share in the present direction: of the way, or of the time.
    var fractionComplete: Double {
        let way = min(max(progress, 0), 1)
        let fraction = isReversed ? 1 - way : way
        return scrubsLinearly ? fraction : share(forFraction: fraction)
    }

    func scrub(to fraction: Double) {
        pause()
        let fraction = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
        let way = scrubsLinearly ? fraction : timing.motion(lasting: duration).progress(at: fraction * duration, of: duration)
        restingProgress = isReversed ? 1 - way : way
        tracks.show(at: restingProgress)
    }

    /// The share of the time at which a share of the way has been made. The first, for motions that pass it more than once.
    private func share(forFraction fraction: Double) -> Double {
        let motion = timing.motion(lasting: duration)
        guard fraction > 0 else { return 0 }
        guard fraction < 1, duration > 0 else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if motion.progress(at: middle * duration, of: duration) < fraction { low = middle } else { high = middle }
        }
        return high
    }

    // MARK: The end

    private func runIsOver() {
        halt()
        restingProgress = isReversed ? 0 : 1
        if pausesOnCompletion { return tracks.show(at: restingProgress) }
        end(at: isReversed ? .start : .end)
    }

    func stop(withoutFinishing: Bool) {
        guard state == .active else { return }
        if isRunning { halt() }
        tracks.settleWhereSeen()
        if withoutFinishing {
            tracks.settle(at: .current)
            completions = []
            state = .inactive
        } else {
            state = .stopped
        }
    }

    func finish(at position: UIViewAnimatingPosition) { end(at: position) }

    private func end(at position: UIViewAnimatingPosition) {
        tracks.settle(at: position)
        state = .inactive
        isReversed = false
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
