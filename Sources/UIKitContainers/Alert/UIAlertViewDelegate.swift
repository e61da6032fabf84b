import Foundation
import UIKitCore

/// Is notified of what the user does with an alert view.
// apple: https://developer.apple.com/documentation/uikit/uialertviewdelegate
@available(iOS, deprecated: 9.0)
@preconcurrency @MainActor @objc public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// The user has tapped a button. The alert goes after this call. Not called for what the app dismisses.
    @objc(alertView:clickedButtonAtIndex:)
    optional func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The system takes the alert away. Without it, the cancel button counts as tapped.
    @objc optional func alertViewCancel(_ alertView: UIAlertView)
    /// Returns true if the first button that is not the cancel button can be tapped. Asked before the alert comes, and whenever what is
    /// typed has changed. Without it: yes.
    @objc optional func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
    /// Called before the alert comes.
    @objc(willPresentAlertView:) optional func willPresent(_ alertView: UIAlertView)
    /// Called when the alert has come.
    @objc(didPresentAlertView:) optional func didPresent(_ alertView: UIAlertView)
    /// Called before the alert goes.
    @objc(alertView:willDismissWithButtonIndex:)
    optional func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has gone.
    @objc(alertView:didDismissWithButtonIndex:)
    optional func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}
