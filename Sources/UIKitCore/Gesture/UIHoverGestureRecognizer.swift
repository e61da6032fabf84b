import Foundation

/// Recognises a pointer over its view while no button is down. Continuous: from coming in to going out.
///
/// It does not compete: it begins whatever other recognisers do.
// apple: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIHoverGestureRecognizer: UIGestureRecognizer {
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
