import Foundation

/// The base of pinching and rotating: two fingers, a value that they change, and its velocity. Continuous.
///
/// The gesture ends when one of the fingers is lifted; further fingers are left out.
@preconcurrency @MainActor open class _TwoFingerGestureRecognizer: UIGestureRecognizer {
    private(set) var speed = SmoothedSpeed()
    private var time: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where attempt.tracked.firstIndex(where: { $0 === touch }) ?? 0 >= 2 { ignore(touch, for: event) }
        guard !attempt.hasBegun, let fingers = FingerPair(attempt.participants) else { return }
        start(fingers)
        restartSpeed(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let fingers = FingerPair(attempt.participants) else { return }
        let isEnough = follow(fingers)
        time = event.timestamp
        speed.measure(value, at: time)
        if attempt.isActive {
            state = .changed
        } else if isEnough {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        speed.rest(at: event.timestamp)
        if attempt.hasBegun {
            state = .ended
        } else if numberOfTouches == 0 {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = attempt.hasBegun ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        speed = SmoothedSpeed()
    }

    /// The value has been set: its change counts from here.
    func restartSpeed() { restartSpeed(at: time) }

    private func restartSpeed(at newTime: TimeInterval) {
        time = newTime
        speed.restart(at: value, time: time)
    }

    // MARK: For the two kinds

    /// The value that the fingers change.
    var value: CGFloat { 0 }

    /// Both fingers are down.
    func start(_ fingers: FingerPair) {}

    /// A finger has moved.
    /// - Returns: whether they have moved enough for the gesture to begin.
    func follow(_ fingers: FingerPair) -> Bool { false }
}
