// How touches reach the view under them, with what recognisers delay, cancel and take.
@MainActor
extension TouchDelivery {
    /// Delivers changes of touches to their views, unless a recogniser delays that.
    static func deliver(_ touches: [UITouch]) {
        for touch in touches where !touch.delivery.isFinished {
            switch touch.phase {
            case .began where !mayBegin(touch): touch.delivery.isFinished = true
            case .began: hold(.began, of: touch)
            case .moved: hold(.moved, of: touch)
            case .ended: hold(.ended, of: touch)
            default: break
            }
        }
        release(touches)
        cancel(touches.filter { $0.phase == .cancelled })
    }

    /// Hands over what is held back and need not be any longer: what is the same change for the same view, together.
    static func release(_ touches: [UITouch]) {
        while let first = touches.first(where: { nextChange(of: $0) != nil }), let change = nextChange(of: first) {
            let together = touches.filter { $0.view === first.view && nextChange(of: $0) == change }
            for touch in together { touch.delivery.held.removeFirst() }
            hand(change, of: together)
        }
    }

    /// Cancels touches that were delivered to their views; does nothing for others.
    static func cancel(_ touches: [UITouch]) {
        let open = touches.filter { !$0.delivery.isFinished }
        for touch in open {
            touch.delivery.isFinished = true
            touch.delivery.held = []
        }
        var told = open.filter { $0.delivery.hasBegun && $0.view != nil }
        while let first = told.first, let view = first.view {
            let together = told.filter { $0.view === view }
            told.removeAll { $0.view === view }
            withPhase(.cancelled, together) { view.touchesCancelled(Set(together), with: first.event) }
        }
    }

    // MARK: Holding back

    private static func hold(_ change: Held, of touch: UITouch) {
        if change == .moved, touch.delivery.held.last == .moved { return }
        touch.delivery.held.append(change)
    }

    /// The next phase for the view; nil if that has to wait, or there is none.
    private static func nextChange(of touch: UITouch) -> Held? {
        guard !touch.delivery.isFinished, let next = touch.delivery.held.first, !isDelayed(next, of: touch) else { return nil }
        return next
    }

    private static func isDelayed(_ change: Held, of touch: UITouch) -> Bool {
        switch change {
        case .began: touch.recognizers.contains { $0.holdsBack(beginningOf: touch) }
        case .moved: false
        case .ended: touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: touch) }
        }
    }

    // MARK: Handing over

    private static func hand(_ change: Held, of touches: [UITouch]) {
        guard let first = touches.first, let view = first.view else {
            for touch in touches { touch.delivery.isFinished = true }
            return
        }
        let set = Set(touches)
        switch change {
        case .began:
            guard view.isGivenTouches(set, with: first.event) else {
                for touch in touches { touch.delivery.isFinished = true }
                return
            }
            for touch in touches { touch.delivery.hasBegun = true }
            withPhase(.began, touches) { view.touchesBegan(set, with: first.event) }
        case .moved:
            withPhase(.moved, touches) { view.touchesMoved(set, with: first.event) }
        case .ended:
            for touch in touches { touch.delivery.isFinished = true }
            withPhase(.ended, touches) { view.touchesEnded(set, with: first.event) }
        }
    }

    /// A delayed change is delivered as if it happened now.
    private static func withPhase(_ phase: UITouch.Phase, _ touches: [UITouch], _ body: () -> Void) {
        let former = touches.map(\.phase)
        for touch in touches { touch.phase = phase }
        body()
        for (touch, phase) in zip(touches, former) { touch.phase = phase }
    }

    /// A view without multiple touch gets one finger at a time; one with exclusive touch suffers no others in its window.
    private static func mayBegin(_ touch: UITouch) -> Bool {
        guard let view = touch.view, let event = touch.event else { return false }
        let others = event.activeTouches.filter { $0 !== touch && !$0.delivery.isFinished && $0.window === touch.window }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { other in
            other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
        }
    }
}
