import Foundation

/// Where recognisers compete: hands them touches and presses, and decides about each change of state.
///
/// Each screen has one. A recogniser is in play from its first touch until it is reset.
@MainActor
final class GestureArena {
    var inPlay: [UIGestureRecognizer] = []
    /// Greater than zero while touches are handed out; the end of an attempt is dealt with afterwards.
    var nesting = 0

    // MARK: Touches

    /// Finds the recognisers for a new touch: those of its view and of all views above it, the deepest view's first.
    func admit(_ touch: UITouch, with event: UIEvent) {
        Self.forEachRecognizer(above: touch.view) { recognizer in
            guard accepts(recognizer, touch, event) else { return }
            touch.recognizers.append(recognizer)
            // All are in play before any receives the touch: the first may recognise at once, and make the others fail.
            enter(recognizer)
            recognizer.attempt.add(touch)
        }
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        isOpen(recognizer) && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && !(recognizer.requiresExclusiveTouchType && recognizer.attempt.participants.contains { $0.type != touch.type })
            && mayReceive(recognizer, event) && recognizer.delegate?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    }

    /// Returns true if neither the recogniser nor its delegate refuses an event.
    func mayReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        recognizer.shouldReceive(event) && recognizer.delegate?.gestureRecognizer?(recognizer, shouldReceive: event) ?? true
    }

    /// Returns true if the recogniser takes something new: it is enabled, has not ended, and is not just waiting to say that it has.
    func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled && !recognizer.attempt.isOver && recognizer.attempt.pending.last != .ended
    }

    static func forEachRecognizer(above view: UIView?, _ body: (UIGestureRecognizer) -> Void) {
        var next = view
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] { body(recognizer) }
            next = view.superview
        }
    }

    func enter(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.arena = self
        if !isInPlay(recognizer) { inPlay.append(recognizer) }
    }

    func isInPlay(_ recognizer: UIGestureRecognizer) -> Bool { inPlay.contains { $0 === recognizer } }

    /// Delivers the changes of their touches to the recognisers.
    func deliver(_ touches: [UITouch], with event: UIEvent) {
        nesting += 1
        defer { nesting -= 1 }
        var order: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !order.contains(where: { $0 === recognizer }) { order.append(recognizer) }
        for recognizer in order {
            recognizer.attempt.modifierFlags = event.modifierFlags
            recognizer.attempt.buttonMask = event.buttonMask
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let mine = touches.filter { touch in
                    touch.phase == phase && touch.recognizers.contains { $0 === recognizer } && !recognizer.attempt.isOver
                }
                if !mine.isEmpty { hand(Set(mine), phase, to: recognizer, with: event) }
            }
        }
    }

    private func hand(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer, with event: UIEvent) {
        switch phase {
        case .began:
            recognizer.touchesBegan(touches, with: event)
        case .moved:
            recognizer.attempt.rememberLocation()
            recognizer.touchesMoved(touches, with: event)
        case .ended:
            recognizer.attempt.rememberLocation()
            recognizer.touchesEnded(touches, with: event)
        default:
            recognizer.touchesCancelled(touches, with: event)
        }
    }

    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        touch.recognizers.removeAll { $0 === recognizer }
        recognizer.attempt.remove(touch)
        TouchDelivery.release([touch])
    }

    // MARK: The end of an attempt

    /// Takes a recogniser out of the game: an active one is cancelled, one that is not yet is made to fail.
    func cancel(_ recognizer: UIGestureRecognizer) {
        guard isInPlay(recognizer) else { return }
        change(recognizer, to: recognizer.attempt.isActive ? .cancelled : .failed)
    }

    /// The recogniser leaves its view.
    func forget(_ recognizer: UIGestureRecognizer) {
        cancel(recognizer)
        leave(recognizer)
    }

    /// Forgets lifted fingers, and resets the recognisers that are done.
    ///
    /// One that has failed stays so until its fingers are lifted, for the sake of those that wait for its failure.
    func finishEvent() {
        guard nesting == 0 else { return }
        breakRing()
        for recognizer in inPlay {
            if !recognizer.attempt.keepsLiftedFingers { recognizer.attempt.tracked.removeAll(where: \.isOver) }
            let attempt = recognizer.attempt
            if attempt.isOver, attempt.state != .failed || attempt.isReleased {
                recognizer.reset()
                leave(recognizer)
            } else if attempt.state == .possible, attempt.touches.isEmpty, attempt.presses.isEmpty {
                leave(recognizer)
            } else if attempt.state == .possible, attempt.pending.isEmpty, attempt.isReleased, attempt.expiry == nil {
                expireLater(recognizer)
            }
        }
    }

    private func leave(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.attempt.touches { touch.recognizers.removeAll { $0 === recognizer } }
        for press in recognizer.attempt.presses { press.recognizers.removeAll { $0 === recognizer } }
        recognizer.attempt.expiry?.cancel()
        recognizer.willChangeValue(forKey: "state")
        recognizer.attempt = GestureAttempt()
        recognizer.didChangeValue(forKey: "state")
        inPlay.removeAll { $0 === recognizer }
    }

    /// In seconds. Longer than any pause between two taps.
    private static let longestIndecision: TimeInterval = 1

    /// ad-hoc: a subclass that never says that it has failed must not keep the end of a touch from its view for ever.
    private func expireLater(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.expiry = recognizer.schedule(after: Self.longestIndecision) { [weak self, weak recognizer] in
            guard let self, let recognizer else { return }
            change(recognizer, to: .failed)
        }
    }
}
