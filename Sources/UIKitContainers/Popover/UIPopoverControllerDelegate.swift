import Foundation
import UIKitCore

/// Is notified of what the user does to a popover, and may keep it or have it positioned elsewhere.
// apple: https://developer.apple.com/documentation/uikit/uipopovercontrollerdelegate
@available(iOS, deprecated: 9.0)
@preconcurrency @MainActor @objc public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Returns true if the popover may go after a tap beside it. Without it: yes. Not asked for what the app dismisses.
    @objc optional func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool

    /// The popover has gone after a tap beside it. Not called for what the app dismisses. The popover may be let go here.
    @objc optional func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)

    /// The popover is about to be positioned again because the device has turned: what it belongs to may be changed.
    ///
    /// Not called for a popover that belongs to a bar button item.
    @objc(popoverController:willRepositionPopoverToRect:inView:)
    optional func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    )
}
