import Foundation
import UIKitCore

/// Is notified of what the user does with an action sheet.
// apple: https://developer.apple.com/documentation/uikit/uiactionsheetdelegate
@available(iOS, deprecated: 8.3)
@preconcurrency @MainActor @objc public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// The user has tapped a button. The sheet goes after this call. Not called for what the app dismisses.
    @objc(actionSheet:clickedButtonAtIndex:)
    optional func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The system takes the sheet away. Without it, the cancel button counts as tapped.
    @objc optional func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet comes.
    @objc(willPresentActionSheet:) optional func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet has come.
    @objc(didPresentActionSheet:) optional func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet goes.
    @objc(actionSheet:willDismissWithButtonIndex:)
    optional func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet has gone.
    @objc(actionSheet:didDismissWithButtonIndex:)
    optional func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}
