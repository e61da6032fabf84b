import Foundation

/// Recognises fingers that are dragged over the screen. Continuous.
// apple: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers. Default: 1.
    open var minimumNumberOfTouches = 1
    /// The most fingers that may be down before the gesture begins; later ones are left out of it. Default: no limit.
    open var maximumNumberOfTouches = Int.max
    /// Which turns of a wheel or movements on a touchpad count as dragging. Default: none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    @nonobjc override func decodeGesture(from coder: NSCoder) {
        coder.withInteger(forKey: NibKey.panGestureRecognizerMinimumNumberOfTouches) { minimumNumberOfTouches = $0 }
        coder.withInteger(forKey: NibKey.panGestureRecognizerMaximumNumberOfTouches) { maximumNumberOfTouches = $0 }
    }

    var motion = PanMotion()

    // observed: a figure of common knowledge, not documented
    private static let shortestDrag: CGFloat = 10

    /// How far the fingers have moved since the gesture began, or since it was set, in a view's coordinates.
    @objc(translationInView:)
    open func translation(in view: UIView?) -> CGPoint { convert(motion.translation, to: view) }

    /// Sets what ``translation(in:)`` counts from, and the velocity to zero until the next move.
    @objc(setTranslation:inView:)
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let origin = convertToScreen(.zero, from: view)
        let end = convertToScreen(translation, from: view)
        motion.setTranslation(CGPoint(x: end.x - origin.x, y: end.y - origin.y))
    }

    /// How fast the fingers move, in points per second of a view's coordinates.
    @objc(velocityInView:)
    open func velocity(in view: UIView?) -> CGPoint { convert(motion.velocity, to: view) }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > maximumNumberOfTouches {
            guard attempt.hasBegun else { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        fingersChanged(time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        motion.move(to: attempt.screenLocation, time: event.timestamp)
        if attempt.isActive { return state = .changed }
        switch decision(after: motion.translation) {
        case .wait: break
        case .begin: state = .began
        case .fail: state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if numberOfTouches >= minimumNumberOfTouches || numberOfTouches > 0 && !attempt.hasBegun {
            return fingersChanged(time: event.timestamp)
        }
        motion.lift(time: event.timestamp)
        state = attempt.hasBegun ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = attempt.hasBegun ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        motion = PanMotion()
    }

    /// The effect of the distance that the fingers have moved. A recogniser for some directions only overrides it.
    @nonobjc func decision(after translation: CGPoint) -> PanDecision {
        hypot(translation.x, translation.y) >= Self.shortestDrag ? .begin : .wait
    }

    private func fingersChanged(time: TimeInterval) {
        guard let middle = GestureAttempt.middle(of: attempt.participants) else { return }
        // Movement with too few fingers is no part of the gesture.
        if attempt.hasBegun || numberOfTouches > minimumNumberOfTouches {
            motion.fingersChanged(middle: middle)
        } else {
            motion.start(at: middle, time: time)
        }
    }

    // MARK: Scrolling

    /// A wheel was turned or fingers moved on a touchpad, by so many points.
    @nonobjc func scroll(by delta: CGPoint, at location: CGPoint, time: TimeInterval, source: UIScrollTypeMask) {
        if !attempt.isActive { motion.start(at: location, time: time) }
        attempt.setScreenLocation(location)
        let moved = CGPoint(x: location.x + delta.x, y: location.y + delta.y)
        motion.fingersChanged(middle: location)
        motion.move(to: moved, time: time)
        state = attempt.isActive ? .changed : .began
    }

    /// Nothing more comes from the wheel or the touchpad.
    @nonobjc func endScroll(time: TimeInterval) {
        motion.lift(time: time)
        if attempt.isActive { state = .ended }
    }

    // MARK: Coordinates

    func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let origin = view.convert(CGPoint.zero, from: window as UIView)
        let end = view.convert(vector, from: window as UIView)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func convertToScreen(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return point }
        return view.convert(point, to: window as UIView)
    }
}
