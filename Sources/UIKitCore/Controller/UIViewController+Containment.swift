extension UIViewController {
    func take(_ child: UIViewController) {
        guard child.parent !== self else { return }
        precondition(
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
        didMove(toParent: nil)
    }

    /// What is added to the safe area that the view has by its place.
    var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(containerInsets) }

    private func isInside(_ other: UIViewController) -> Bool {
        var ancestor = parentController
        while let controller = ancestor {
            if controller === other { return true }
            ancestor = controller.parentController
        }
        return false
    }
}
