import Foundation

/// Recognises fingers that stay down at one place for a while. Continuous: it begins while they are still down.
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

    private var timer: GestureTimer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        guard numberOfTouches <= numberOfTouchesRequired else { return giveUp() }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return giveUp() }
        if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer = schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if attempt.isActive {
            state = .changed
        } else if touches.contains(where: { hypot(from: $0.firstScreenLocation, to: $0.screenLocation) > allowableMovement }) {
            giveUp()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if attempt.isActive { state = .ended } else { giveUp() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if attempt.isActive { state = .cancelled } else { giveUp() }
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    private func giveUp() {
        timer?.cancel()
        state = .failed
    }
}
