// How touches reach the view under them, with what recognisers delay, cancel and take.
@MainActor
extension TouchDelivery {
    /// Tells the view about a change of its touch, unless a recogniser holds that back.
    static func deliver(_ touch: UITouch) {
        guard !touch.delivery.isFinished else { return }
        if touch.phase == .began, !mayBegin(touch) {
            touch.delivery.isFinished = true
            return
        }
        switch touch.phase {
        case .began: hold(.began, of: touch)
        case .moved: hold(.moved, of: touch)
        case .ended: hold(.ended, of: touch)
        case .cancelled: return cancel(touch)
        default: return
        }
        release(touch)
    }

    /// Hands over what is held back and need not be any longer.
    static func release(_ touch: UITouch) {
        while let next = touch.delivery.held.first, !touch.delivery.isFinished, !isDelayed(next, of: touch) {
            touch.delivery.held.removeFirst()
            hand(next, of: touch)
        }
    }

    /// Tells the view that its touch is no longer its own; nothing if it never heard of it.
    static func cancel(_ touch: UITouch) {
        guard !touch.delivery.isFinished else { return }
        touch.delivery.isFinished = true
        touch.delivery.held = []
        guard touch.delivery.hasBegun, let view = touch.view else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: touch.event)
        touch.phase = phase
    }

    private static func hold(_ change: Held, of touch: UITouch) {
        if change == .moved, touch.delivery.held.last == .moved { return }
        touch.delivery.held.append(change)
    }

    private static func isDelayed(_ change: Held, of touch: UITouch) -> Bool {
        switch change {
        case .began: touch.recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: touch) }
        case .moved: false
        case .ended: touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: touch) }
        }
    }

    private static func hand(_ change: Held, of touch: UITouch) {
        guard let view = touch.view else {
            touch.delivery.isFinished = true
            return
        }
        let phase = touch.phase
        defer { touch.phase = phase }
        switch change {
        case .began:
            touch.phase = .began
            touch.delivery.hasBegun = true
            view.touchesBegan([touch], with: touch.event)
        case .moved:
            touch.phase = .moved
            view.touchesMoved([touch], with: touch.event)
        case .ended:
            touch.phase = .ended
            touch.delivery.isFinished = true
            view.touchesEnded([touch], with: touch.event)
        }
    }

    /// A view without multiple touch gets one finger at a time; one with exclusive touch suffers no others in its window.
    private static func mayBegin(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let others = touch.event.activeTouches.filter { $0 !== touch && !$0.delivery.isFinished && $0.window === touch.window }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { other in
            other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
        }
    }
}
