extension UIWindow {
    /// Hands an event to whom it concerns: touches to recognisers, then to views; presses to recognisers and the first responder.
    func deliver(_ event: UIEvent) {
        switch event {
        case let presses as UIPressesEvent: deliverPresses(presses)
        case let hover as HoverEvent: screenHost.touches.hovering.deliver(hover)
        case let scrolling as ScrollingEvent: screenHost.touches.scrolling.deliver(scrolling, clock: screenHost.clock)
        case let motion as MotionEvent: deliverMotion(motion)
        default: deliverTouches(event)
        }
    }

    private func deliverTouches(_ event: UIEvent) {
        let changed = (event.touches(for: self) ?? []).filter { $0.phase != .stationary }.sorted { $0.number < $1.number }
        guard !changed.isEmpty else { return }
        let arena = screenHost.gestures
        for touch in changed where touch.phase == .began { arena.admit(touch, with: event) }
        arena.deliver(changed, with: event)
        TouchDelivery.deliver(changed)
        arena.finishEvent()
        respondToStatusBarTaps(among: changed)
    }

    private func deliverPresses(_ event: UIPressesEvent) {
        for press in event.allPresses where press.window === self && press.phase != .stationary {
            if press.phase == .began { screenHost.gestures.admit(press, with: event) }
            screenHost.gestures.deliver(press, with: event)
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

    /// To the first responder; where there is none, to the controller in front, as games without any rely on.
    private func deliverMotion(_ event: MotionEvent) {
        let target = firstResponder ?? controllerInFront ?? self
        if event.isBeginning {
            target.motionBegan(event.subtype, with: event)
        } else {
            target.motionEnded(event.subtype, with: event)
        }
    }

    private var controllerInFront: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }
}
