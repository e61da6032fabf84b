/// Adapts a presentation to the available size, and is notified when the user dismisses it.
// apple: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style to take where there is little room in width; `.none` to keep the one that was asked for.
    ///
    /// Not asked if the delegate has the method with traits.
    @objc(adaptivePresentationStyleForPresentationController:)
    optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style to take with the given traits; `.none` to keep the one that was asked for.
    @objc(adaptivePresentationStyleForPresentationController:traitCollection:)
    optional func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The controller to show instead of the presented one while the given style is used, as one that is wrapped in a
    /// navigation controller; nil for the presented one itself.
    ///
    /// Called each time the style comes into use. The controller that is returned is inside no other one and not presented; when
    /// the style is given up, the presented one is taken out of it.
    @objc(presentationController:viewControllerForAdaptivePresentationStyle:)
    optional func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before an adapted presentation begins, with its style; and with `.none` before one returns to the style asked for.
    @objc(presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:)
    optional func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Returns true if the user may dismiss the presentation at present. Without it: yes. Not asked while the content is modal.
    @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user has begun to dismiss the presentation, and may still think better of it.
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has dismissed the presentation. Not called when the app dismisses it.
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user has tried to dismiss the presentation and was not let.
    @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
