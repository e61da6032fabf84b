extension UIGestureRecognizer {
    /// The answer of the delegate and of the views under the fingers.
    var isAllowedToBegin: Bool {
        if delegate?.gestureRecognizerShouldBegin?(self) == false { return false }
        if view?.gestureRecognizerShouldBegin(self) == false { return false }
        // A control under the finger may keep its touches from the recognisers of views above it.
        return attempt.touches.allSatisfy { touch in
            touch.view === view || touch.view?.gestureRecognizerShouldBegin(self) ?? true
        }
    }

    /// Returns true if another recogniser has to fail first.
    func mustWait(for other: UIGestureRecognizer) -> Bool {
        requirements.recognizers.contains { $0 === other } || isTold(toWaitFor: other)
    }

    /// The answer of the delegates and subclasses, asked once for each attempt and pair.
    private func isTold(toWaitFor other: UIGestureRecognizer) -> Bool {
        let id = ObjectIdentifier(other)
        if let known = attempt.dynamicRequirements[id] { return known }
        let answer =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer?(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer?(other, shouldBeRequiredToFailBy: self) == true
        attempt.dynamicRequirements[id] = answer
        return answer
    }

    /// Returns true if this one, being active, makes another one fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer?(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer?(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Calls something later, in the time of the screen's clock, unless the attempt is over by then.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> GestureTimer {
        GestureTimer((attachedView?.displayHost ?? .current).clock, after: delay, body)
    }
}

extension UIGestureRecognizer {
    /// Where the recogniser competes: where it is in play, or else on the screen of its view.
    var arena: GestureArena { attempt.arena ?? (attachedView?.displayHost ?? .current).gestures }
}
