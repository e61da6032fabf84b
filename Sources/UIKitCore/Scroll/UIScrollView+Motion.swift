import Foundation
internal import ScrollPhysics

// Movements of the content that go on by themselves.
extension UIScrollView {
    /// Begins a movement, which replaces the one under way.
    func run(_ course: ScrollRunner.Course) {
        runner?.invalidate()
        runner = ScrollRunner(course, on: displayHost.clock) { [weak self] time in self?.makeFrame(at: time) }
        indicators.show(in: self)
    }

    func animateOffset(to target: CGPoint, purpose: OffsetAnimation.Purpose) {
        run(.animation(OffsetAnimation(from: contentOffset, to: target, start: displayHost.clock.now, purpose: purpose)))
    }

    private func makeFrame(at time: TimeInterval) {
        guard let running = runner else { return }
        guard window != nil else { return stopMotion() }
        let frame = running.advance(to: time)
        if let scale = frame.scale {
            showZoomed(ZoomState(scale: scale, offset: frame.position))
        } else {
            // The end of what the app has asked for is exactly that.
            let isExact = frame.isOver && !running.isDeceleration
            moveContent(to: isExact ? frame.position : frame.position.rounded(toPixelsOf: displayHost.geometry.scale))
        }
        if frame.isOver, runner === running { finish(running) }
    }

    /// Stops the movement under way, and notifies the delegate of its end.
    func stopMotion() {
        if let running = runner { finish(running) }
    }

    private func finish(_ running: ScrollRunner) {
        running.invalidate()
        runner = nil
        indicators.hideSoon(in: self)
        switch running.course {
        case .deceleration: delegate?.scrollViewDidEndDecelerating?(self)
        case .animation(let animation): finish(animation)
        case .zoom: finishZooming()
        // While the wheel is still being turned, this was only a part of the drag.
        case .glide: if wheel == nil { delegate?.scrollViewDidEndDecelerating?(self) }
        }
        noteRest()
    }

    /// Notifies subclasses once nothing moves the content any more.
    func noteRest() {
        if runner == nil, drag == nil, wheel == nil, !isFingerDown { contentDidRest() }
    }

    private func finish(_ animation: OffsetAnimation) {
        switch animation.purpose {
        case .request: delegate?.scrollViewDidEndScrollingAnimation?(self)
        case .top: delegate?.scrollViewDidScrollToTop?(self)
        case .settling: break
        }
    }
}
