import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Recognises a finger that rests on something to be dragged, or a mouse that is moved with its button down (SV-03, SV-13).
///
/// It goes on together with other long presses, such as that of a menu; all else fails when it begins (SV-12), what lifts something around it
/// too: one finger lifts one thing, that which is deepest.
@MainActor
final class LiftRecognizer: UILongPressGestureRecognizer {
    /// True if others may go on, too.
    var allowsOthers = false
    /// How long a finger rests, in seconds, where a menu comes by the same press: after that.
    var restsLonger = false

    private static let rest: TimeInterval = 0.5
    private static let restAfterMenu: TimeInterval = 0.55
    /// How far a mouse moves, in points.
    private static let mouseSlack: CGFloat = 4
    private static let fingerSlack: CGFloat = 10
    private var start: CGPoint?
    private var isOfMouse = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil, let touch = touches.first {
            start = touch.location(in: nil)
            isOfMouse = touch.isOfPointer
            minimumPressDuration = isOfMouse ? .greatestFiniteMagnitude : restsLonger ? Self.restAfterMenu : Self.rest
            allowableMovement = isOfMouse ? .greatestFiniteMagnitude : Self.fingerSlack
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard isOfMouse, state == .possible, let start, let touch = touches.first else { return }
        let location = touch.location(in: nil)
        if hypot(location.x - start.x, location.y - start.y) > Self.mouseSlack { state = .began }
    }

    override func reset() {
        super.reset()
        start = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer is LiftRecognizer
            || !allowsOthers && !(preventedGestureRecognizer is UILongPressGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is LiftRecognizer || !(preventingGestureRecognizer is UILongPressGestureRecognizer)
    }

    /// Where the mouse came down, or the finger is, in the window's coordinates.
    var origin: CGPoint { isOfMouse ? start ?? location(in: nil) : location(in: nil) }
    var isMouse: Bool { isOfMouse }
}
