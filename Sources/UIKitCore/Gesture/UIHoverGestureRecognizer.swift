import Foundation

/// Recognises a pointer over its view while no button is down. Continuous: from coming in to going out.
///
/// It does not compete: it begins whatever other recognisers do.
// apple: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// True for pointers that hover. Touches are none of its business: it would never decide about one, and the view would wait for its end.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

    /// False: a click goes to the recognisers that are for it, though the pointer is over the view.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// False: a click does not take the pointer away.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// The pointer is over the view, here.
    @nonobjc func hover(at location: CGPoint, modifiers: UIKeyModifierFlags) {
        attempt.setScreenLocation(location)
        attempt.modifierFlags = modifiers
        state = attempt.isActive ? .changed : .began
    }

    /// The pointer has left the view, or what it hovered over is gone.
    @nonobjc func leave() {
        if attempt.isActive { state = .ended }
    }
}
