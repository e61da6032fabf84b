extension UIViewController {
    func take(_ child: UIViewController) {
        guard child.parent !== self else { return }
        _require(
            child !== self && !isInside(child),
            "\(child) cannot be a child of \(self), which is the same controller or inside it. Remove \(self) from its parent first.")
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        child.parentController = self
        child.appearance.isMovingToParent = true
        append(child)
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        parent.removeChild(self)
        parentController = nil
        changeParentTraits(to: nil)
        didMove(toParent: nil)
    }

    /// What is added to the safe area that the view has by its place.
    var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(containerInsets) }

    /// Stops the program if the view is put among those of a controller that is not the parent.
    func checkPlace(in superview: UIView) {
        guard let parentController else { return }
        var candidate: UIView? = superview
        while let view = candidate {
            if let owner = view.controller {
                _require(
                    owner === parentController,
                    "child view controller:\(self) should have parent view controller:\(owner) but requested parent "
                        + "is:\(parentController). Call addChild(_:) of the controller whose view it is put into.")
                return
            }
            candidate = view.superview
        }
    }

    func isInside(_ other: UIViewController) -> Bool {
        var ancestor = parentController
        while let controller = ancestor {
            if controller === other { return true }
            ancestor = controller.parentController
        }
        return false
    }
}
