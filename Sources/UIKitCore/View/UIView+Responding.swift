extension UIView {
    func endFirstResponder(force: Bool) -> Bool {
        guard let window = containingWindow, let responder = window.firstResponder, self === window || isAncestor(of: responder) else {
            return true
        }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.setFirstResponder(nil)
        return true
    }

    /// Returns true if a responder is this view, inside it, or the controller of a view inside it.
    func isAncestor(of responder: UIResponder) -> Bool {
        if let view = responder as? UIView { return view.isDescendant(of: self) }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.isDescendant(of: self) ?? false }
        return false
    }
}
