import Foundation
internal import ScrollPhysics

/// The pan of a scroll view: begins along the axes that scroll, and only where the scroll view is the one to scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// How far a finger moves before it scrolls, in points. This way does not count.
    // observed: iOS 26.1
    private static let slop: CGFloat = 10

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedScrollTypesMask = .all
    }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// When the recogniser last got a touch.
    private(set) var latestTime: TimeInterval = 0

    /// All the way of the finger, the part before the drag began included.
    var travel: CGPoint { motion.travel }

    /// How fast the content moves when the finger is lifted, in points per millisecond.
    /// - Parameter isStretched: whether the content stands beyond its end.
    // observed: a finger that has rested does not throw content; content beyond its end still reports the speed from before
    func releaseVelocity(isStretched: Bool) -> CGPoint {
        let velocity = isStretched ? convert(motion.latestVelocity, to: view) : velocity(in: view)
        return CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    }

    // MARK: Content touches

    /// Lets the views inside have the fingers that wait.
    private var patience: GestureTimer?

    /// How long a finger on the content may still turn out to scroll before the content is notified of it, in seconds.
    // observed: a figure of common knowledge, not documented
    private static let contentDelay: TimeInterval = 0.15

    override func holdsBack(beginningOf touch: UITouch) -> Bool {
        if super.holdsBack(beginningOf: touch) { return true }
        guard patience != nil, let content = touch.view, content !== view, !content.takesTouchesAtOnce else { return false }
        return isUndecided(about: touch)
    }

    private func holdBackTouches() {
        guard patience == nil, scrollView?.delaysContentTouches == true else { return }
        patience = schedule(after: Self.contentDelay) { [weak self] in self?.letTouchesGo() }
    }

    private func letTouchesGo() {
        patience?.cancel()
        patience = nil
        TouchDelivery.release(attempt.touches)
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // A scroll view that moves by a wheel is not dragged at the same time.
        guard wheelStep == nil else { return touches.forEach { ignore($0, for: event) } }
        latestTime = event.timestamp
        super.touchesBegan(touches, with: event)
        guard attempt.state == .possible else { return }
        holdBackTouches()
        scrollView?.fingerDidComeDown()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        latestTime = event.timestamp
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        latestTime = event.timestamp
        super.touchesEnded(touches, with: event)
        if attempt.participants.isEmpty { scrollView?.fingersDidGo(at: latestTime) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        latestTime = event.timestamp
        super.touchesCancelled(touches, with: event)
        scrollView?.fingersDidGo(at: latestTime)
    }

    override func reset() {
        super.reset()
        patience?.cancel()
        patience = nil
        if scrollView?.isFingerDown == true { scrollView?.fingersDidGo(at: latestTime) }
    }

    // MARK: The wheel

    /// The last distance of a wheel or a touchpad, in points; nil while fingers on the screen scroll.
    private(set) var wheelStep: (distance: CGPoint, source: UIScrollTypeMask)?

    /// A scroll view at its end leaves the wheel to one around it.
    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let event = event as? ScrollingEvent, let scrollView else { return super.shouldReceive(event) }
        return scrollView.hasRoomForWheel(event.translation)
    }

    override func scroll(by delta: CGPoint, at location: CGPoint, time: TimeInterval, source: UIScrollTypeMask) {
        latestTime = time
        wheelStep = (delta, source)
        super.scroll(by: delta, at: location, time: time, source: source)
    }

    override func endScroll(time: TimeInterval) {
        latestTime = time
        super.endScroll(time: time)
        wheelStep = nil
    }

    // MARK: Competition

    // Zooming goes on beside scrolling.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.scrollPinch
    }

    // MARK: The decision

    override func decision(after translation: CGPoint) -> PanDecision {
        guard let scrollView else { return .fail }
        guard let slop = slop(of: translation, in: scrollView) else { return .wait }
        guard !leavesItToParent(translation, from: scrollView), !leavesItToSheet(translation, from: scrollView),
            mayTakeTouches(for: scrollView)
        else { return .fail }
        motion.leaveOut(slop)
        return .begin
    }

    /// The beginning of a drag that does not scroll; nil for one that is still too short.
    private func slop(of translation: CGPoint, in scrollView: UIScrollView) -> CGPoint? {
        let axes = ScrollAxis.allCases.filter(scrollView.canDrag)
        if axes.count > 1 {
            let length = hypot(translation.x, translation.y)
            guard length >= Self.slop else { return nil }
            return CGPoint(x: translation.x * Self.slop / length, y: translation.y * Self.slop / length)
        }
        guard let axis = axes.first, abs(translation[axis]) >= Self.slop else { return nil }
        var slop = translation
        slop[axis] = translation[axis] < 0 ? -Self.slop : Self.slop
        return slop
    }

    /// Returns true if the content is at its end in the direction of the drag, and a scroll view around this one can scroll there.
    private func leavesItToParent(_ translation: CGPoint, from scrollView: UIScrollView) -> Bool {
        let axis: ScrollAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        let mayLeave = axis == .vertical ? scrollView.transfersVerticalScrollingToParent : scrollView.transfersHorizontalScrollingToParent
        guard mayLeave, !scrollView.hasRoom(along: axis, for: translation[axis]) else { return false }
        var ancestor = scrollView.superview
        while let view = ancestor {
            if let outer = view as? UIScrollView, outer.scrollPan.attempt.state == .possible, outer.isScrollEnabled,
                outer.hasRoom(along: axis, for: translation[axis])
            {
                return true
            }
            ancestor = view.superview
        }
        return false
    }

    /// Returns true if the content shows its beginning, and the sheet that it is in is dragged instead. Pulling to refresh comes first.
    private func leavesItToSheet(_ translation: CGPoint, from scrollView: UIScrollView) -> Bool {
        guard abs(translation.y) > abs(translation.x), !scrollView.hasRoom(along: .vertical, for: 1) else { return false }
        if translation.y > 0, scrollView.refreshControl != nil { return false }
        var ancestor = scrollView.superview
        while let view = ancestor {
            if let sheet = view as? any DragTaking { return sheet.takesDrag(by: translation.y) }
            ancestor = view.superview
        }
        return false
    }

    /// Returns true if the views that follow the fingers already give them up.
    private func mayTakeTouches(for scrollView: UIScrollView) -> Bool {
        attempt.touches.allSatisfy { touch in
            guard touch.delivery.hasBegun, !touch.delivery.isFinished, let view = touch.view, view !== scrollView else { return true }
            return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
        }
    }
}
