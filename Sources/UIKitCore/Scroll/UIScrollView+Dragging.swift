import Foundation
internal import ScrollPhysics

// A finger on the content, from coming down to being lifted.
extension UIScrollView {
    // MARK: Which way

    /// Returns true if a finger can move the content along an axis.
    func canDrag(along axis: ScrollAxis) -> Bool {
        hasMore(along: axis) || bounces(along: axis) && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    private func bounces(along axis: ScrollAxis) -> Bool { axis == .vertical ? bouncesVertically : bouncesHorizontally }

    /// Returns true if the content can be moved so that what lies before (a positive distance of the finger) or behind it comes into view.
    func hasRoom(along axis: ScrollAxis, for distance: CGFloat) -> Bool {
        let (range, position) = (scrollRange[axis], contentOffset[axis])
        return distance > 0 ? position > range.lowerBound : position < range.upperBound
    }

    // MARK: The finger

    func fingerDidComeDown() {
        isFingerDown = true
        stopMotion()
    }

    /// The last finger was lifted, or taken away.
    func fingersDidGo(at time: TimeInterval) {
        isFingerDown = false
        guard drag == nil, runner == nil, pinchZoom == nil else { return }
        // A finger may have stopped the content between two pages, or beyond its end.
        let motion = motion(after: time, velocity: .zero, target: nil, axes: Set(ScrollAxis.allCases))
        if motion.isOver { noteRest() } else { decelerate(motion) }
    }

    @objc func followPan(_ pan: UIPanGestureRecognizer) {
        if scrollPan.wheelStep != nil { return followWheel(pan.state) }
        switch pan.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: scrollPan.releaseVelocity(isStretched: !scrollRange.contains(contentOffset)))
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    private func beginDrag() {
        stopMotion()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(false) }
        let range = scrollRange
        var start = contentOffset
        for axis in ScrollAxis.allCases { start[axis] = band(axis).pulled(at: start[axis], in: range[axis]) }
        var axes = Set(ScrollAxis.allCases.filter(canDrag))
        if isDirectionalLockEnabled, axes.count > 1, let main = ScrollDrag.mainAxis(of: scrollPan.travel) { axes = [main] }
        drag = ScrollDrag(start: start, axes: axes)
        if delegateMethods.contains(.willBeginDragging) { delegate?.scrollViewWillBeginDragging?(self) }
        indicators.show(in: self)
        continueDrag()
    }

    /// True if a finger that reaches the keyboard, or the input view, moves it down.
    private var dismissesInteractively: Bool { keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory }

    private func band(_ axis: ScrollAxis) -> RubberBand { RubberBand(dimension: bounds.size[axis]) }

    private func continueDrag() {
        guard let drag, pinchZoom == nil else { return }
        if dismissesInteractively, let window { window.inputViews?.follow(to: scrollPan.location(in: window).y) }
        var position = drag.position(after: scrollPan.translation(in: self))
        let range = scrollRange
        for axis in ScrollAxis.allCases {
            if !drag.axes.contains(axis) {
                position[axis] = contentOffset[axis]
            } else if bounces(along: axis) {
                position[axis] = band(axis).shown(at: position[axis], in: range[axis])
            } else {
                position[axis] = min(max(position[axis], range[axis].lowerBound), range[axis].upperBound)
            }
        }
        moveContent(to: position.rounded(toPixelsOf: displayHost.geometry.scale))
    }

    // MARK: Lifting it

    private func endDrag(velocity: CGPoint) {
        guard let ended = drag else { return }
        isFingerDown = false
        if dismissesInteractively, let window { window.inputViews?.letGo(velocity: scrollPan.velocity(in: window).y) }
        letGo(velocity: velocity, axes: ended.axes)
    }

    /// Whoever has moved the content along some axes, a finger or a touchpad, moves it no longer.
    func letGo(velocity: CGPoint, axes: Set<ScrollAxis>) {
        let time = scrollPan.latestTime
        var velocity = velocity
        for axis in ScrollAxis.allCases where !axes.contains(axis) || abs(velocity[axis]) < ScrollFriction.leastSpeed {
            velocity[axis] = 0
        }
        let natural = proposedTarget(velocity: velocity, axes: axes)
        let proposed = isPagingEnabled ? settled(natural, in: scrollRange) : restingOffset(settled(natural, in: scrollRange), velocity)
        var target = proposed
        if delegateMethods.contains(.willEndDragging) {
            withUnsafeMutablePointer(to: &target) {
                delegate?.scrollViewWillEndDragging?(self, withVelocity: velocity, targetContentOffset: $0)
            }
        }
        guard isDragging else { return }
        drag = nil
        wheel = nil
        let isOwnTarget = target == natural || !target.isFinite
        let motion = motion(after: time, velocity: velocity, target: isOwnTarget ? nil : target, axes: axes)
        let (offset, goesOn) = (contentOffset, !motion.isOver && window != nil)
        if delegateMethods.contains(.didEndDragging) { delegate?.scrollViewDidEndDragging?(self, willDecelerate: goesOn) }
        guard goesOn else {
            indicators.hideSoon(in: self)
            return noteRest()
        }
        // The app's own reaction comes first.
        if runner == nil, drag == nil, contentOffset == offset { decelerate(motion) }
    }

    private func decelerate(_ motion: ScrollMotion) {
        delegate?.scrollViewWillBeginDecelerating?(self)
        if runner == nil, drag == nil { run(.deceleration(motion)) }
    }

    /// Where the content is going to rest, as the delegate is notified.
    private func proposedTarget(velocity: CGPoint, axes: Set<ScrollAxis>) -> CGPoint {
        var target = contentOffset
        let (range, friction) = (scrollRange, ScrollFriction(rate: decelerationRate.rawValue))
        for axis in axes {
            if let page = pageTarget(axis, velocity: velocity[axis]) {
                target[axis] = page
            } else {
                target[axis] = friction.predictedEnd(from: target[axis], velocity: velocity[axis])
            }
        }
        return range.clamp(target.rounded(toPixelsOf: displayHost.geometry.scale))
    }

    private func pageTarget(_ axis: ScrollAxis, velocity: CGFloat) -> CGFloat? {
        guard isPagingEnabled, hasMore(along: axis), bounds.size[axis] > 0 else { return nil }
        return ScrollPaging(length: bounds.size[axis]).target(from: contentOffset[axis], velocity: velocity, range: scrollRange[axis])
    }

    /// How the content moves on.
    /// - Parameter target: where the delegate wants it to rest; nil for no wish.
    private func motion(after time: TimeInterval, velocity: CGPoint, target: CGPoint?, axes: Set<ScrollAxis>) -> ScrollMotion {
        func motion(_ axis: ScrollAxis) -> AxisMotion {
            let (position, range, friction) = (contentOffset[axis], scrollRange[axis], ScrollFriction(rate: decelerationRate.rawValue))
            let velocity = axes.contains(axis) ? velocity[axis] : 0
            // Content beyond its end goes back to it, whatever else is wanted.
            if range.contains(position) {
                if let target, axes.contains(axis) {
                    let end = min(max(target[axis], range.lowerBound), range.upperBound)
                    return AxisMotion(
                        from: position, velocity: velocity, to: end, range: range, friction: friction, isQuick: isPagingEnabled)
                }
                if let page = pageTarget(axis, velocity: velocity) {
                    return AxisMotion(from: position, velocity: velocity, to: page, range: range, friction: friction, isQuick: true)
                }
            }
            return AxisMotion(from: position, velocity: velocity, range: range, friction: friction, bounces: bounces(along: axis))
        }
        return ScrollMotion(horizontal: motion(.horizontal), vertical: motion(.vertical), liftTime: time)
    }
}
