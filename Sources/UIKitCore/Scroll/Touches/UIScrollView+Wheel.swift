import Foundation
internal import ScrollPhysics

// Wheels and touchpads. To the delegate they are drags without rubber bands.
extension UIScrollView {
    /// Returns true if there is something to be seen in the direction of a wheel.
    func hasRoomForWheel(_ distance: CGPoint) -> Bool {
        ScrollAxis.allCases.contains { distance[$0] != 0 && hasMore(along: $0) && hasRoom(along: $0, for: distance[$0]) }
    }

    func followWheel(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: beginWheel()
        case .changed: turnWheel()
        case .ended, .cancelled: endWheel()
        default: break
        }
    }

    private func beginWheel() {
        stopMotion()
        wheel = WheelScroll(target: contentOffset)
        if delegateMethods.contains(.willBeginDragging) { delegate?.scrollViewWillBeginDragging?(self) }
        indicators.show(in: self)
        turnWheel()
    }

    private func turnWheel() {
        guard let step = scrollPan.wheelStep, let former = wheel?.target else { return }
        let target = scrollRange.clamp(CGPoint(x: former.x - step.distance.x, y: former.y - step.distance.y))
        wheel?.target = target
        if step.source == .discrete {
            run(.glide(WheelGlide(from: contentOffset, to: target, start: scrollPan.latestTime)))
        } else {
            moveContent(to: target.rounded(toPixelsOf: displayHost.geometry.scale))
        }
    }

    private func endWheel() {
        guard let target = wheel?.target else { return }
        if scrollPan.wheelStep?.source == .continuous { return letTouchpadGo() }
        wheel = nil
        if delegateMethods.contains(.willEndDragging) {
            var proposed = runner == nil ? contentOffset : target
            withUnsafeMutablePointer(to: &proposed) {
                delegate?.scrollViewWillEndDragging?(self, withVelocity: .zero, targetContentOffset: $0)
            }
            if proposed != target, runner != nil, proposed.isFinite {
                run(.glide(WheelGlide(from: contentOffset, to: scrollRange.clamp(proposed), start: scrollPan.latestTime)))
            }
        }
        let goesOn = runner != nil
        if delegateMethods.contains(.didEndDragging) { delegate?.scrollViewDidEndDragging?(self, willDecelerate: goesOn) }
        if goesOn {
            delegate?.scrollViewWillBeginDecelerating?(self)
        } else {
            indicators.hideSoon(in: self)
            noteRest()
        }
    }

    /// Fingers that have left a touchpad while they moved throw the content, as they do on the screen.
    private func letTouchpadGo() {
        var velocity = scrollPan.releaseVelocity(isStretched: false)
        for axis in ScrollAxis.allCases where !hasMore(along: axis) || !hasRoom(along: axis, for: -velocity[axis]) { velocity[axis] = 0 }
        letGo(velocity: velocity, axes: Set(ScrollAxis.allCases))
    }
}
