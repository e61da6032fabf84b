import Foundation

/// Recognises one or more taps with one or more fingers, when the last finger is lifted. Discrete.
// apple: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor @objcMembers open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes. Default: 1.
    open var numberOfTapsRequired = 1
    /// How many fingers each tap is made with. Default: 1.
    open var numberOfTouchesRequired = 1

    /// Which buttons of a pointer each tap is made with; fingers always count. Default: primary.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    @nonobjc override func decodeGesture(from coder: NSCoder) {
        coder.withInteger(forKey: NibKey.tapGestureRecognizerNumberOfTapsRequired) { numberOfTapsRequired = $0 }
        coder.withInteger(forKey: NibKey.tapGestureRecognizerNumberOfTouchesRequired) { numberOfTouchesRequired = $0 }
    }

    private var tapsSeen = 0
    private var start = CGPoint.zero
    private var timer: GestureTimer?

    // observed: figures of common knowledge, not documented
    private static let farthestMove: CGFloat = 45
    private static let longestTap: TimeInterval = 1.5
    private static let longestTapOfSeveral: TimeInterval = 0.75
    private static let longestPause: TimeInterval = 0.35

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        attempt.keepsLiftedFingers = true
        let isNewTap = attempt.tracked.allSatisfy { touches.contains($0) || $0.isOver }
        if isNewTap { attempt.tracked.removeAll { !touches.contains($0) } }
        if tapsSeen == 0, isNewTap { start = attempt.screenLocation }
        guard numberOfTouches <= numberOfTouchesRequired, touches.allSatisfy({ !isFar($0.screenLocation) }),
            touches.allSatisfy({ $0.buttons == nil || $0.buttons == buttonMaskRequired })
        else { return giveUp() }
        failLater(after: numberOfTapsRequired > 1 ? Self.longestTapOfSeveral : Self.longestTap)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if touches.contains(where: { hypot(from: $0.firstScreenLocation, to: $0.screenLocation) > Self.farthestMove }) { giveUp() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard attempt.tracked.allSatisfy(\.isOver) else { return }
        guard numberOfTouches == numberOfTouchesRequired else { return giveUp() }
        tapsSeen += 1
        if tapsSeen >= numberOfTapsRequired {
            timer?.cancel()
            state = .ended
        } else {
            failLater(after: Self.longestPause)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        giveUp()
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        tapsSeen = 0
    }

    /// A tap does not keep a tap with more taps from being seen.
    @objc(canPreventGestureRecognizer:)
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func isFar(_ location: CGPoint) -> Bool {
        numberOfTouchesRequired == 1 && hypot(from: start, to: location) > Self.farthestMove
    }

    private func failLater(after delay: TimeInterval) {
        timer?.cancel()
        timer = schedule(after: delay) { [weak self] in self?.giveUp() }
    }

    private func giveUp() {
        timer?.cancel()
        state = .failed
    }
}

/// The distance between two points.
func hypot(from: CGPoint, to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
