// Which touches on the content reach it.

extension UIView {
    /// Returns true if the scroll view around this view, if there is one, lets it have touches.
    func isGivenTouches(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        var ancestor = parent
        while let view = ancestor {
            if let scrollView = view as? UIScrollView { return scrollView.touchesShouldBegin(touches, with: event, in: self) }
            ancestor = view.parent
        }
        return true
    }
}

extension UIScrollView {
    /// While the content moves by itself, a finger on it is there to stop it, and no tap on what happens to be below.
    func keepsTouchForItself(with event: UIEvent?) -> Bool { event != nil && isDecelerating }
}
