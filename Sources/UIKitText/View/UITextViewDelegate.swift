import UIKitInteractions
import Foundation
import UIKitCore

/// Is asked before a text view does what a person wants, and notified afterwards. What a program does calls no delegate, but for the
/// selection. The same object is notified of scrolling.
// apple: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns true if an editable view may become first responder. Without it: yes.
    @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns true if it may cease to be first responder. Without it: yes. It may have to whatever the answer is.
    @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view has become first responder. The notification follows.
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    /// The view has ceased to be first responder. The notification follows.
    @objc optional func textViewDidEndEditing(_ textView: UITextView)
    /// Returns true if `text` may take the place of a stretch. Without it: yes. Return is a line feed.
    /// - Parameter range: in UTF-16 units.
    @objc(textView:shouldChangeTextInRange:replacementText:)
    optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person has changed the text.
    @objc optional func textViewDidChange(_ textView: UITextView)
    /// The caret has moved, or something else is selected, by whomever.
    @objc optional func textViewDidChangeSelection(_ textView: UITextView)

    // MARK: Menus

    /// The menu for what is selected; nil is what is suggested.
    @objc(textView:editMenuForTextInRange:suggestedActions:)
    optional func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The edit menu is about to be shown; what is given to the animator goes along.
    @objc(textView:willPresentEditMenuWithAnimator:)
    optional func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go; what is given to the animator goes along.
    @objc(textView:willDismissEditMenuWithAnimator:)
    optional func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    // MARK: Links and attachments

    /// The action of a tap on a link, an attachment or a tagged stretch. Nil is nothing; its menu is shown then, if it has one.
    /// - Parameter defaultAction: what it does without this method.
    @objc(textView:primaryActionForTextItem:defaultAction:)
    optional func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a long press on it. Nil is no menu.
    @objc(textView:menuConfigurationForTextItem:defaultMenu:)
    optional func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    /// The menu of an item is about to be shown; what is given to the animator goes along.
    @objc(textView:textItemMenuWillDisplayForTextItem:animator:)
    optional func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// The menu of an item is about to go; what is given to the animator goes along.
    @objc(textView:textItemMenuWillEndForTextItem:animator:)
    optional func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)

    // Of the two generations before only one is asked, and none where the methods above are there.

    /// Returns true if what a person does with a link may do what it does by default.
    @objc(textView:shouldInteractWithURL:inRange:interaction:)
    optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Returns true if what a person does with an attachment may do what it does by default.
    @objc(textView:shouldInteractWithTextAttachment:inRange:interaction:)
    optional func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// As the method with an interaction, in the generation before.
    @objc(textView:shouldInteractWithURL:inRange:)
    optional func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// As the method with an interaction, in the generation before.
    @objc(textView:shouldInteractWithTextAttachment:inRange:)
    optional func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange)
        -> Bool
}
