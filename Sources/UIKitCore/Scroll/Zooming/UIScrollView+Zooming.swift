import Foundation
internal import ScrollPhysics

// How large the content is shown.
extension UIScrollView {
    /// The view that is scaled; nil where the delegate names none.
    private var zoomedView: UIView? {
        delegateMethods.contains(.viewForZooming) ? delegate?.viewForZooming?(in: self) ?? nil : nil
    }

    private var zoomLimits: ZoomLimits { ZoomLimits(minimumZoomScale, maximumZoomScale) }

    var presentZoomScale: CGFloat { zoomedView?.transform.a ?? 1 }

    private var zoomState: ZoomState { ZoomState(scale: presentZoomScale, offset: contentOffset) }

    private var middleOfView: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

    /// Has a pinch recogniser exactly where zooming is possible.
    func updatePinch() {
        let isWanted = delegateMethods.contains(.viewForZooming) && zoomLimits.leaveChoice
        if isWanted, scrollPinch == nil {
            let pinch = ScrollPinchGestureRecognizer()
            pinch.addTarget(self, action: #selector(UIScrollView.followPinch(_:)))
            scrollPinch = pinch
            addGestureRecognizer(pinch)
        } else if !isWanted, let pinch = scrollPinch {
            scrollPinch = nil
            removeGestureRecognizer(pinch)
        }
    }

    // MARK: On request

    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard let view = zoomedView, !scale.isNaN else { return }
        let wanted = zoomState.scaled(to: zoomLimits.clamp(scale), keeping: middleOfView, origin: view.frame.origin)
        zoom(view, to: wanted, animated: animated)
    }

    func zoomToShow(_ rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        // A point fits at any scale.
        let fitting = min(
            rect.width > 0 ? bounds.width / rect.width : .infinity, rect.height > 0 ? bounds.height / rect.height : .infinity)
        let scale = zoomLimits.clamp(fitting)
        let origin = view.frame.origin
        let offset = CGPoint(
            x: origin.x + rect.midX * scale - bounds.width / 2, y: origin.y + rect.midY * scale - bounds.height / 2)
        zoom(view, to: ZoomState(scale: scale, offset: offset), animated: animated)
    }

    private func zoom(_ view: UIView, to state: ZoomState, animated: Bool) {
        stopMotion()
        let target = ZoomState(scale: state.scale, offset: restingOffset(of: state, zooming: view))
        guard target != zoomState else { return }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return show(target, of: view) }
        delegate?.scrollViewWillBeginZooming?(self, with: view)
        animateZoom(to: target, isBounce: false)
    }

    private func animateZoom(to target: ZoomState, isBounce: Bool) {
        run(.zoom(ZoomAnimation(from: zoomState, to: target, viewport: bounds.size, start: displayHost.clock.now, isBounce: isBounce)))
    }

    /// The nearest offset at which content of that scale rests.
    private func restingOffset(of state: ZoomState, zooming view: UIView) -> CGPoint {
        let size = CGSize(width: view.bounds.width * state.scale, height: view.bounds.height * state.scale)
        return ScrollRange(contentSize: size, viewport: bounds.size, insets: greatestInsets).clamp(state.offset)
    }

    // MARK: Showing

    /// Shows a frame of a change of scale.
    func showZoomed(_ state: ZoomState) {
        if let view = zoomedView { show(state, of: view) }
    }

    func finishZooming() {
        delegate?.scrollViewDidEndZooming?(self, with: zoomedView, atScale: presentZoomScale)
    }

    private func show(_ state: ZoomState, of view: UIView) {
        let wasOwnChange = offsetWork.isOwnChange
        offsetWork.isOwnChange = true
        let isOtherScale = state.scale != presentZoomScale
        if isOtherScale {
            willChangeValue(forKey: "zoomScale")
            let origin = view.frame.origin
            view.transform = CGAffineTransform(scaleX: state.scale, y: state.scale)
            let moved = view.frame.origin
            view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
            contentSize = view.frame.size
            didChangeValue(forKey: "zoomScale")
        }
        contentOffset = state.offset
        offsetWork.isOwnChange = wasOwnChange
        if isOtherScale, delegateMethods.contains(.didZoom) { delegate?.scrollViewDidZoom?(self) }
    }

    // MARK: By hand

    @objc func followPinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began: beginPinch(recognizer)
        case .changed: continuePinch(recognizer)
        case .ended, .cancelled: endPinch()
        default: break
        }
    }

    private func anchor(of recognizer: UIPinchGestureRecognizer) -> CGPoint {
        let middle = recognizer.location(in: self)
        return CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
    }

    private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        stopMotion()
        delegate?.scrollViewWillBeginZooming?(self, with: view)
        pinchZoom = PinchZoom(start: zoomState, anchor: anchor(of: recognizer))
        continuePinch(recognizer)
    }

    private func continuePinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let pinchZoom, let view = zoomedView else { return }
        let scale = zoomLimits.shown(pinchZoom.start.scale * recognizer.scale, bounces: bouncesZoom)
        var state = pinchZoom.start.scaled(to: scale, keeping: pinchZoom.anchor, origin: view.frame.origin)
        // Fingers that move together move the content.
        let anchor = anchor(of: recognizer)
        state.offset.x += pinchZoom.anchor.x - anchor.x
        state.offset.y += pinchZoom.anchor.y - anchor.y
        show(state, of: view)
    }

    private func endPinch() {
        guard pinchZoom != nil else { return }
        pinchZoom = nil
        guard let view = zoomedView else { return }
        drag?.rebase(to: contentOffset, after: scrollPan.translation(in: self))
        let present = zoomState
        let scale = zoomLimits.clamp(present.scale)
        let settled = present.scaled(to: scale, keeping: middleOfView, origin: view.frame.origin)
        let target = ZoomState(scale: scale, offset: restingOffset(of: settled, zooming: view))
        if target == present || drag != nil && scale == present.scale || window == nil { return finishZooming() }
        animateZoom(to: target, isBounce: true)
    }
}
