// Keys and buttons for recognisers that ask for them; see `allowedPressTypes`.
extension GestureArena {
    /// Finds the recognisers for a new press: those of the view that has it and of all views above.
    func admit(_ press: UIPress, with event: UIPressesEvent) {
        Self.forEachRecognizer(above: press.responder as? UIView ?? press.window) { recognizer in
            guard accepts(recognizer, press, event) else { return }
            press.recognizers.append(recognizer)
            enter(recognizer)
            recognizer.attempt.expiry?.cancel()
            recognizer.attempt.expiry = nil
            recognizer.attempt.presses.append(press)
        }
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Bool {
        isOpen(recognizer) && recognizer.allowedPressTypes.contains { $0.intValue == press.type.rawValue }
            && mayReceive(recognizer, event) && recognizer.delegate?.gestureRecognizer?(recognizer, shouldReceive: press) ?? true
    }

    /// Delivers the changes of a press to the recognisers.
    func deliver(_ press: UIPress, with event: UIPressesEvent) {
        nesting += 1
        for recognizer in press.recognizers where !recognizer.attempt.isOver {
            recognizer.attempt.modifierFlags = event.modifierFlags
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled: recognizer.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
        nesting -= 1
        finishEvent()
    }

    func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        press.recognizers.removeAll { $0 === recognizer }
        recognizer.attempt.presses.removeAll { $0 === press }
    }
}
