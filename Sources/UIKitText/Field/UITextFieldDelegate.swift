import UIKitInteractions
import Foundation
import UIKitCore

/// Is asked before a text field does what a person wants, and notified afterwards. What a program does calls no delegate, but for
/// the selection.
// apple: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor @objc public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns true if the field may become first responder. Without it: yes.
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field has become first responder. The notification follows.
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns true if the field may cease to be first responder. Without it: yes. It may have to whatever the answer is.
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Not called where the method with a reason is there.
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    /// The field has ceased to be first responder. In place of the method without a reason.
    @objc(textFieldDidEndEditing:reason:)
    optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns true if `string` may take the place of a stretch of the text. Without it: yes.
    /// - Parameter range: in UTF-16 units.
    @objc(textField:shouldChangeCharactersInRange:replacementString:)
    optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// The caret has moved, or something else is selected, by whomever.
    @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns true if the text may be taken away at once. Without it: yes.
    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns true if Return does what it does by itself. Without it: yes.
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu for what is selected; nil is what is suggested.
    @objc(textField:editMenuForCharactersInRange:suggestedActions:)
    optional func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The edit menu is about to be shown; what is given to the animator goes along.
    @objc(textField:willPresentEditMenuWithAnimator:)
    optional func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go; what is given to the animator goes along.
    @objc(textField:willDismissEditMenuWithAnimator:)
    optional func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
