extension UIWindow {
    /// Where commands of the main menu begin on their way: the first responder, else what has the focus, else the controller in front.
    ///
    /// From a window alone they would pass by all controllers.
    package var commandStart: UIResponder {
        if let firstResponder { return firstResponder }
        if let focused = screenHost.focusIfAny?.focusedItem as? UIView, focused.window === self { return focused }
        guard var controller = lastPresentedController ?? rootViewController else { return self }
        // ad-hoc: controllers that name each other in a ring must not keep the program; no real chain is this long.
        for _ in 0..<64 {
            guard let child = controller.childInFront, child !== controller else { break }
            controller = child
        }
        return controller
    }
}

extension UIViewController {
    /// The child that fills this controller: the one that it lets decide on the status bar, or the only one that is seen.
    fileprivate var childInFront: UIViewController? {
        if let child = childForStatusBarStyle, child.viewIfLoaded?.window != nil { return child }
        let seen = children.filter { $0.viewIfLoaded?.window != nil }
        return seen.count == 1 ? seen[0] : nil
    }
}
