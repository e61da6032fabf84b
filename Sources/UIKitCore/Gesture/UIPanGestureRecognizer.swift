import Foundation

/// Recognises fingers that are dragged over the screen. Continuous.
// apple: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers. Default: 1.
    open var minimumNumberOfTouches = 1
    /// The most fingers that may be down before the gesture begins. Default: no limit.
    open var maximumNumberOfTouches = Int.max

    private var motion = PanMotion()

    // observed: a figure of common knowledge, not documented
    private static let shortestDrag: CGFloat = 10

    /// How far the fingers have moved since the gesture began, or since it was set, in a view's coordinates.
    @objc(translationInView:)
    open func translation(in view: UIView?) -> CGPoint { convert(motion.translation, to: view) }

    /// Sets what ``translation(in:)`` counts from, and the velocity to zero until the next move.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let origin = convertToScreen(.zero, from: view)
        let end = convertToScreen(translation, from: view)
        motion.setTranslation(CGPoint(x: end.x - origin.x, y: end.y - origin.y))
    }

    /// How fast the fingers move, in points per second of a view's coordinates.
    @objc(velocityInView:)
    open func velocity(in view: UIView?) -> CGPoint { convert(motion.velocity, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, numberOfTouches > maximumNumberOfTouches {
            state = .failed
        } else {
            motion.fingersChanged(middle: attempt.screenLocation, time: event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        motion.move(to: attempt.screenLocation, time: event.timestamp)
        if attempt.isActive {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, shouldBegin(after: motion.translation) {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = attempt.tracked.filter { !$0.isOver }
        guard remaining.count < minimumNumberOfTouches else {
            let left = remaining.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.screenLocation.x, y: $0.y + $1.screenLocation.y) }
            let count = CGFloat(remaining.count)
            return motion.fingersChanged(middle: CGPoint(x: left.x / count, y: left.y / count), time: event.timestamp)
        }
        motion.lift(time: event.timestamp)
        state = attempt.isActive ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = attempt.isActive ? .cancelled : .failed
    }

    open override func reset() {
        super.reset()
        motion = PanMotion()
    }

    /// Whether the fingers have moved far enough.
    private func shouldBegin(after translation: CGPoint) -> Bool {
        hypot(translation.x, translation.y) >= Self.shortestDrag
    }

    // MARK: Coordinates

    private func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
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
