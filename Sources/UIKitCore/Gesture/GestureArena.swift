/// Where recognisers compete: hands them touches, and decides about each change of state.
///
/// A recogniser is in play from its first touch until it is reset.
@MainActor
final class GestureArena {
    static let current = GestureArena()

    private(set) var inPlay: [UIGestureRecognizer] = []
    /// Greater than zero while touches are handed out; the end of an attempt is dealt with afterwards.
    private var nesting = 0

    // MARK: Touches

    /// Finds the recognisers for a new touch: those of its view and of all views above it, the deepest view's first.
    func admit(_ touch: UITouch, with event: UIEvent) {
        var next = touch.view
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] where accepts(recognizer, touch, event) {
                touch.recognizers.append(recognizer)
                // In play before anybody is told: the first to be told may recognise at once, and make the others fail.
                if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
                recognizer.attempt.add(touch)
            }
            next = view.superview
        }
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        recognizer.isEnabled && !recognizer.attempt.isOver && recognizer.shouldReceive(event)
            && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && recognizer.delegate?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    }

    /// Tells the recognisers what has become of their touches.
    func deliver(_ touches: Set<UITouch>, with event: UIEvent) {
        nesting += 1
        defer { nesting -= 1 }
        var order: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap(\.recognizers) where !order.contains(where: { $0 === recognizer }) { order.append(recognizer) }
        for recognizer in order {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let mine = touches.filter { touch in
                    touch.phase == phase && touch.recognizers.contains { $0 === recognizer } && !recognizer.attempt.isOver
                }
                if !mine.isEmpty { hand(mine, phase, to: recognizer, with: event) }
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
        recognizer.attempt.touches.removeAll { $0 === touch }
        TouchDelivery.release(touch)
    }

    // MARK: States

    /// What setting `state` means, by the state before.
    func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        nesting += 1
        switch (recognizer.attempt.state, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(recognizer, in: new)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.changed, .changed): enter(.changed, recognizer)
        case (.began, .ended), (.changed, .ended): enter(.ended, recognizer)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled, recognizer)
        default: break
        }
        nesting -= 1
        finishEvent()
    }

    private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.attempt.state = state
        recognizer.targets.send(from: recognizer)
    }

    /// Leaves `possible`, if nobody objects and nobody has to fail first.
    private func begin(_ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
        guard recognizer.attempt.pending.isEmpty else {
            recognizer.attempt.pending.append(state)
            return
        }
        if !recognizer.attempt.mayBegin {
            guard recognizer.isAllowedToBegin else { return fail(recognizer) }
            recognizer.attempt.mayBegin = true
        }
        let blockers = competitors(of: recognizer).filter { recognizer.mustWait(for: $0) }
        if blockers.contains(where: { $0.attempt.isActive || $0.attempt.state == .ended }) { return fail(recognizer) }
        if blockers.contains(where: { $0.attempt.state == .possible }) {
            recognizer.attempt.pending = [state]
            return
        }
        activate(recognizer, in: state)
    }

    private func activate(_ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
        recognizer.attempt.state = state == .changed ? .began : state
        for other in competitors(of: recognizer) where recognizer.prevents(other) {
            if other.attempt.state == .possible {
                fail(other)
            } else if other.attempt.isActive {
                enter(.cancelled, other)
            }
        }
        failThoseWaiting(for: recognizer)
        for touch in recognizer.attempt.touches {
            if recognizer.cancelsTouchesInView {
                TouchDelivery.cancel(touch)
            } else {
                TouchDelivery.release(touch)
            }
        }
        recognizer.targets.send(from: recognizer)
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.state == .possible else { return }
        recognizer.attempt.state = .failed
        recognizer.attempt.pending = []
        for waiting in inPlay where !waiting.attempt.pending.isEmpty { resume(waiting) }
        for touch in recognizer.attempt.touches { TouchDelivery.release(touch) }
    }

    /// Tries again what had to wait.
    private func resume(_ recognizer: UIGestureRecognizer) {
        let states = recognizer.attempt.pending
        recognizer.attempt.pending = []
        for state in states { change(recognizer, to: state) }
    }

    private func failThoseWaiting(for recognizer: UIGestureRecognizer) {
        for waiting in inPlay where !waiting.attempt.pending.isEmpty && waiting.mustWait(for: recognizer) { fail(waiting) }
    }

    /// The others that share touches with a recogniser.
    private func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        inPlay.filter { other in
            other !== recognizer && other.attempt.touches.contains { touch in recognizer.attempt.touches.contains { $0 === touch } }
        }
    }

    // MARK: The end of an attempt

    /// Takes a recogniser out of the game: an active one is cancelled, one that is not yet is made to fail.
    func cancel(_ recognizer: UIGestureRecognizer) {
        guard inPlay.contains(where: { $0 === recognizer }) else { return }
        change(recognizer, to: recognizer.attempt.isActive ? .cancelled : .failed)
    }

    /// The recogniser leaves its view.
    func forget(_ recognizer: UIGestureRecognizer) {
        cancel(recognizer)
        for touch in recognizer.attempt.touches { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.attempt = GestureAttempt()
        inPlay.removeAll { $0 === recognizer }
    }

    /// Forgets lifted fingers, and resets the recognisers that are done.
    ///
    /// One that has failed stays so until its fingers are lifted, for the sake of those that wait for its failure.
    func finishEvent() {
        guard nesting == 0 else { return }
        for recognizer in inPlay {
            recognizer.attempt.tracked.removeAll(where: \.isOver)
            let attempt = recognizer.attempt
            guard attempt.isOver, attempt.state != .failed || attempt.tracked.isEmpty else { continue }
            recognizer.reset()
            for touch in attempt.touches { touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.attempt = GestureAttempt()
            inPlay.removeAll { $0 === recognizer }
        }
    }
}
