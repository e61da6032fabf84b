import Foundation

// The ways of a storyboard that begin or end at a controller.
extension UIViewController {
    /// The storyboard from which the controller was made; nil for others.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard
    @objc open var storyboard: UIStoryboard? { sceneTies?.storyboard }

    /// True if the view comes from the storyboard.
    @_spi(ForasteroInternal)
    @nonobjc public final var isViewInStoryboard: Bool { sceneTies?.hasView ?? false }

    /// Takes the segue that has the identifier in the storyboard. Nobody is asked whether it may be taken.
    /// - Precondition: the controller's scene has such a segue.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)
    @objc(performSegueWithIdentifier:sender:)
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = sceneTies?.segue(withIdentifier: identifier) else {
            fatalError(
                """
                Receiver (\(self)) has no segue with identifier '\(identifier)'. Give a segue of its scene that identifier, and make \
                the controller from its storyboard.
                """)
        }
        template.perform(from: self, sender: sender)
    }

    /// Returns true if a segue that the user has asked for is taken. Default: true. Segues that the app performs are not asked about.
    @objc(shouldPerformSegueWithIdentifier:sender:)
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue that begins here is taken: the chance to give its destination what it needs. Does nothing here.
    @objc(prepareForSegue:sender:)
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    // MARK: Unwind segues

    /// Returns true if an unwind segue may end here. Default: whether the controller implements the action.
    @objc(canPerformUnwindSegueAction:fromViewController:sender:)
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
    }

    /// The older method, which the one with `sender` calls. Default: whether the controller implements the action.
    @objc(canPerformUnwindSegueAction:fromViewController:withSender:)
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        responds(to: action)
    }

    /// The children that are asked, in this order, whether an unwind segue ends at them. Default: all but the one it comes from.
    @objc(allowedChildViewControllersForUnwindingFromSource:)
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.reversed().filter { $0 !== origin }
    }

    /// The child that is, or holds, the controller at which the unwind segue begins.
    @objc(childViewControllerContainingSegueSource:)
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var candidate: UIViewController? = source.source
        while let controller = candidate {
            if controller.parent === self { return controller }
            candidate = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    /// Brings a child into view to which, or into which, an unwind segue leads. Does nothing here; containers override it.
    @objc(unwindForSegue:towardsViewController:)
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}
