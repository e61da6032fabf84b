import Foundation

/// Recognises fingers that stay down at one point for a while. Continuous: it begins while they are still down.
// apple: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor @objcMembers open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long, in seconds; 0 begins at once. Default: 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many fingers. Default: 1.
    open var numberOfTouchesRequired = 1
    /// How many taps have to come before. Default: 0.
    open var numberOfTapsRequired = 0
    /// How far a finger may move before the gesture begins, in points. Default: 10.
    open var allowableMovement: CGFloat = 10

    @nonobjc override func decodeGesture(from coder: NSCoder) {
        if let number = coder.decodeNumber(forKey: NibKey.longPressGestureRecognizerMinimumPressDuration) {
            minimumPressDuration = TimeInterval(number)
        }
        if let number = coder.decodeNumber(forKey: NibKey.longPressGestureRecognizerAllowableMovement) { allowableMovement = number }
        coder.withInteger(forKey: NibKey.longPressGestureRecognizerNumberOfTouchesRequired) { numberOfTouchesRequired = $0 }
        coder.withInteger(forKey: NibKey.longPressGestureRecognizerNumberOfTapsRequired) { numberOfTapsRequired = $0 }
    }

    private var tapsSeen = 0
    private var mostFingersDown = 0
    private var timer: GestureTimer?

    // observed: figures of common knowledge, not documented
    private static let longestTap: TimeInterval = 0.75
    private static let longestPause: TimeInterval = 0.35

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !attempt.hasBegun else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        mostFingersDown = max(mostFingersDown, numberOfTouches)
        guard numberOfTouches <= numberOfTouchesRequired else { return giveUp() }
        if tapsSeen < numberOfTapsRequired {
            failLater(after: Self.longestTap)
        } else if numberOfTouches == numberOfTouchesRequired {
            waitForPress()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if attempt.isActive {
            state = .changed
        } else if !attempt.hasBegun, touches.contains(where: isFar) {
            giveUp()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if attempt.hasBegun { return state = .ended }
        guard tapsSeen < numberOfTapsRequired else { return giveUp() }
        guard numberOfTouches == 0 else { return }
        guard mostFingersDown == numberOfTouchesRequired else { return giveUp() }
        mostFingersDown = 0
        tapsSeen += 1
        failLater(after: Self.longestPause)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if attempt.hasBegun { state = .cancelled } else { giveUp() }
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        tapsSeen = 0
        mostFingersDown = 0
    }

    // MARK: Private

    private func isFar(_ touch: UITouch) -> Bool {
        hypot(from: touch.firstScreenLocation, to: touch.screenLocation) > allowableMovement
    }

    private func waitForPress() {
        timer?.cancel()
        if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer = schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
        }
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
