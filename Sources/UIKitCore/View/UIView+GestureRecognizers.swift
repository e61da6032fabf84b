extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        let rare = ensureRare()
        rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [recognizer]
        recognizer.attachedView = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self, let rare else { return }
        recognizer.arena.forget(recognizer)
        rare.gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for former in rare?.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === former }) {
            removeGestureRecognizer(former)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
