extension UIWindow {
    /// Hands an event to whom it concerns: touches to recognisers, then to views; presses to the first responder.
    func deliver(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            deliverPresses(presses)
        } else if event.type == .touches {
            deliverTouches(event)
        }
    }

    private func deliverTouches(_ event: UIEvent) {
        let changed = (event.touches(for: self) ?? []).filter { $0.phase != .stationary }
        guard !changed.isEmpty else { return }
        let arena = GestureArena.current
        for touch in changed where touch.phase == .began { arena.admit(touch, with: event) }
        arena.deliver(changed, with: event)
        for touch in changed { TouchDelivery.deliver(touch) }
        arena.finishEvent()
    }

    private func deliverPresses(_ event: UIPressesEvent) {
        let mine = event.allPresses.filter { $0.window === self && $0.phase != .stationary }
        for press in mine {
            let target = press.responder ?? self
            switch press.phase {
            case .began: target.pressesBegan([press], with: event)
            case .changed: target.pressesChanged([press], with: event)
            case .ended: target.pressesEnded([press], with: event)
            case .cancelled: target.pressesCancelled([press], with: event)
            case .stationary: break
            }
            if press.phase == .began { press.phase = .stationary }
        }
    }
}
