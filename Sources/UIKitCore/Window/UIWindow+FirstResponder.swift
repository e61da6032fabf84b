extension UIWindow {
    /// Makes an object of this window first responder, if it may and the present one gives way.
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let present = firstResponder, !present.resignFirstResponder() { return false }
        setFirstResponder(responder)
        return true
    }
}
