/// Adapts a presentation to the room there is, and hears when the user dismisses it.
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

    /// Called before an adapted presentation begins, with its style.
    @objc(presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:)
    optional func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may dismiss the presentation at present. Without it: yes. Not asked while the content is modal.
    @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user has begun to dismiss the presentation, and may still think better of it.
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has dismissed the presentation. Not called when the app dismisses it.
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user has tried to dismiss the presentation and was not let.
    @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
