import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Recognises that a mouse is moved with its button down. Fingers are left to others.
final class PointerDragGestureRecognizer: UIGestureRecognizer {
    /// Where the button went down, in the view's coordinates.
    private(set) var start = CGPoint.zero

    /// True if a drag from a point is somebody else's.
    var leaves: ((CGPoint) -> Bool)?

    // ad-hoc: less than what a scroll view waits for
    private static let leastDistance: CGFloat = 3

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.isOfPointer, numberOfTouches == 1 else { return state = .failed }
        start = touch.location(in: view)
        if leaves?(start) == true { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        let location = touch.location(in: view)
        if state == .began || state == .changed {
            state = .changed
        } else if hypot(location.x - start.x, location.y - start.y) >= Self.leastDistance {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .began || state == .changed ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .began || state == .changed ? .cancelled : .failed
    }
}
