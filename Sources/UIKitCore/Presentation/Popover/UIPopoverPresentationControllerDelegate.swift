import Foundation

/// Is notified of what happens to a popover, and may keep it or have it positioned elsewhere.
// apple: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called once before the popover is shown; the last occasion to say what it belongs to. Not called where it is adapted.
    @objc optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Returns true if the popover may go after a tap beside it. Not asked if the delegate has `presentationControllerShouldDismiss(_:)`.
    @available(iOS, deprecated: 13.0, message: "Use presentationControllerShouldDismiss(_:)")
    @objc optional func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// The popover has gone after a tap beside it. Not called if the delegate has `presentationControllerDidDismiss(_:)`.
    @available(iOS, deprecated: 13.0, message: "Use presentationControllerDidDismiss(_:)")
    @objc optional func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )

    /// The popover is about to be positioned again because the room has changed: what it belongs to may be changed.
    ///
    /// Not called for a popover that belongs to a bar button item.
    @objc(popoverPresentationController:willRepositionPopoverToRect:inView:)
    optional func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    )
}
