/// Notices fingers that come down beside a callout, and leaves them to whom they belong.
@MainActor
final class CalloutTouches: UIObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
    private weak var callout: UIView?
    private let noticed: () -> Void

    init(of window: UIWindow, beside callout: UIView, noticed: @escaping () -> Void) {
        self.callout = callout
        self.noticed = noticed
        super.init()
        recognizer.minimumPressDuration = 0
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
        recognizer.addTarget(self, action: #selector(touched))
        window.addGestureRecognizer(recognizer)
    }

    func end() { recognizer.view?.removeGestureRecognizer(recognizer) }

    @objc private func touched() {
        if recognizer.state == .began { noticed() }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let callout, let view = touch.view else { return true }
        return !view.isDescendant(of: callout)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}
