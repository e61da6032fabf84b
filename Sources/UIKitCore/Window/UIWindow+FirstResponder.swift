extension UIWindow {
    /// Makes an object of this window first responder, if it may and the present one gives way.
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let present = firstResponder, !present.resignFirstResponder() { return false }
        // Whoever is notified of the end may have made yet another one first responder, or taken this one away.
        if let other = firstResponder, other !== responder, !other.resignFirstResponder() { return false }
        guard responder.containingWindow === self else { return false }
        setFirstResponder(responder)
        return firstResponder === responder
    }
}
