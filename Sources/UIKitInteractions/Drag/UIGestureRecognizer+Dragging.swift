@_spi(ForasteroInternal) import UIKitCore

extension UIGestureRecognizer {
    /// True if the finger is on something that can be dragged, in a view below that of the recognizer: what is deeper is dragged by itself.
    package final var restsOnDraggable: Bool {
        guard let view else { return false }
        let touched = view.hitTest(location(in: view), with: nil)
        return sequence(first: touched) { $0 === view ? nil : $0?.superview }.contains { deeper in
            deeper !== view && deeper?.gestureRecognizers?.contains { $0 is LiftRecognizer && $0.isEnabled } == true
        }
    }
}
