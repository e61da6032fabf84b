public import Foundation
public import UIKitCore

/// Makes text of the items that are pasted into a text.
///
/// For each item ``textPasteConfigurationSupporting(_:transform:)`` is asked, then, when all have a result,
/// ``textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)`` for one text of them, then
/// ``textPasteConfigurationSupporting(_:performPasteOf:to:)`` for putting it in.
// apple: https://developer.apple.com/documentation/uikit/uitextpastedelegate
@preconcurrency @MainActor @objc public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Gives an item its result, now or later. Where it is left out: the result is the usual one.
    @objc(textPasteConfigurationSupporting:transformPasteItem:)
    optional func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)

    /// Makes one text of the results. Where it is left out: they follow each other.
    @objc(textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:)
    optional func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Puts the text in, and says where it stands then. Where it is left out: it replaces what is selected, once the view's own delegate
    /// agrees.
    @objc(textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:)
    optional func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
}
