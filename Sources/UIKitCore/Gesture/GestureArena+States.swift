extension GestureArena {
    /// The effect of setting `state`, by the state before.
    func change(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
        guard recognizer.attachedView != nil else {
            // Nobody is to be notified of a recogniser without a view.
            recognizer.note(new)
            return
        }
        enter(recognizer)
        nesting += 1
        switch (recognizer.attempt.state, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(recognizer, in: new)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.changed, .changed): act(.changed, recognizer)
        case (.began, .ended), (.changed, .ended): act(.ended, recognizer)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): act(.cancelled, recognizer)
        default: break
        }
        nesting -= 1
        finishEvent()
    }

    private func act(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.note(state)
        recognizer.targets.send(from: recognizer)
    }

    // MARK: Leaving `possible`

    /// Leaves `possible`, if nobody objects and nobody has to fail first.
    private func begin(_ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
        guard recognizer.attempt.pending.isEmpty else { return remember(state, of: recognizer) }
        if !recognizer.attempt.mayBegin {
            guard recognizer.isAllowedToBegin else { return fail(recognizer) }
            recognizer.attempt.mayBegin = true
        }
        let others = competitors(of: recognizer)
        if others.contains(where: { $0.attempt.isActive && $0.prevents(recognizer) }) { return fail(recognizer) }
        let blockers = others.filter { recognizer.mustWait(for: $0) }
        if blockers.contains(where: { $0.attempt.isActive || $0.attempt.state == .ended }) { return fail(recognizer) }
        if blockers.contains(where: { $0.attempt.state == .possible }) {
            recognizer.attempt.pending = [state == .changed ? .began : state]
            return
        }
        activate(recognizer, in: state)
    }

    /// A recogniser that waits has gone on: only its end is of interest.
    private func remember(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        if state == .ended, recognizer.attempt.pending == [.began] { recognizer.attempt.pending.append(.ended) }
    }

    private func activate(_ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
        recognizer.note(state == .changed ? .began : state)
        // Before others fail: what they hold back from the view is not to reach it any more.
        if recognizer.cancelsTouchesInView { TouchDelivery.cancel(recognizer.attempt.touches) }
        for other in competitors(of: recognizer) {
            if other.attempt.state == .possible {
                if recognizer.prevents(other) || other.mustWait(for: recognizer) { fail(other) }
            } else if other.attempt.isActive, recognizer.prevents(other) {
                act(.cancelled, other)
            }
        }
        if !recognizer.cancelsTouchesInView { TouchDelivery.release(recognizer.attempt.touches) }
        recognizer.targets.send(from: recognizer)
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.state == .possible else { return }
        recognizer.note(.failed)
        recognizer.attempt.pending = []
        for waiting in inPlay where !waiting.attempt.pending.isEmpty { resume(waiting) }
        TouchDelivery.release(recognizer.attempt.touches)
    }

    /// Tries again what had to wait.
    private func resume(_ recognizer: UIGestureRecognizer) {
        let states = recognizer.attempt.pending
        recognizer.attempt.pending = []
        for state in states { change(recognizer, to: state) }
    }

    // MARK: Competitors

    /// The others that share touches or presses with a recogniser.
    private func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        inPlay.filter { other in
            other !== recognizer
                && (other.attempt.touches.contains { touch in recognizer.attempt.touches.contains { $0 === touch } }
                    || other.attempt.presses.contains { press in recognizer.attempt.presses.contains { $0 === press } })
        }
    }

    /// Recognisers that wait for each other in a ring would wait for ever once their fingers are lifted: one of them fails.
    func breakRing() {
        var stuck = inPlay.filter { !$0.attempt.pending.isEmpty && $0.attempt.isReleased }
        var count = 0
        while count != stuck.count {
            count = stuck.count
            let members = stuck
            stuck.removeAll { waiting in
                !blockers(of: waiting).allSatisfy { blocker in members.contains { $0 === blocker } }
            }
        }
        if let first = stuck.first { change(first, to: .failed) }
    }

    private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        competitors(of: recognizer).filter { $0.attempt.state == .possible && recognizer.mustWait(for: $0) }
    }
}
