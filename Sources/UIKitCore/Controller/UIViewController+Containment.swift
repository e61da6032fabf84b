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

    /// The insets that are added to the safe area that the view has by its position.
    var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(containerInsets) }

    /// Stops the program if the view is put among those of a controller that is not the parent.
    func checkContainment(in superview: UIView) {
        guard let parentController else { return }
        var candidate: UIView? = superview
        while let view = candidate {
            if let owner = view.owningController {
                _require(
                    owner === parentController,
                    "child view controller:\(self) should have parent view controller:\(owner) but requested parent "
                        + "is:\(parentController). Call addChild(_:) of the controller whose view it is put into.")
                return
            }
            candidate = view.superview
        }
    }

    package func isInside(_ other: UIViewController) -> Bool {
        var ancestor = parentController
        while let controller = ancestor {
            if controller === other { return true }
            ancestor = controller.parentController
        }
        return false
    }

    /// Whom the controller hands on to what it does not handle itself.
    var nextInChain: UIResponder? { presentation?.presenter ?? viewIfLoaded?.superview ?? parentController ?? windowOfCoveredRoot }

    /// A controller that covers the screen has taken the root controller's view out of its window, but not the controller.
    private var windowOfCoveredRoot: UIWindow? {
        guard presentation?.presented != nil else { return nil }
        return (viewIfLoaded?.displayHost ?? .current).windows.all.first { $0.rootViewController === self }
    }

    func viewLoadedOnDemand() -> UIView {
        if let view = viewIfLoaded { return view }
        loadView()
        guard let view = viewIfLoaded else {
            _requireFailure("\(self).loadView() did not set the view. Assign to `view` in it, or call super.")
        }
        viewDidLoad()
        // The app may have replaced the view meanwhile.
        return viewIfLoaded ?? view
    }

    func checkAdoption(of view: UIView) {
        guard let other = view.owningController, other !== self else { return }
        _requireFailure(
            "A view can only be associated with at most one view controller at a time! \(view) is associated with \(other). "
                + "Clear this association before associating this view with \(self).")
    }
}
