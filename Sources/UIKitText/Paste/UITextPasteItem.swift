public import Foundation
public import ItemProvider

/// One item that is being pasted into a text. It waits for one result; further ones count for nothing.
// apple: https://developer.apple.com/documentation/uikit/uitextpasteitem
@preconcurrency @MainActor @objc public protocol UITextPasteItem: NSObjectProtocol {
    /// What loads the item's data.
    var itemProvider: NSItemProvider { get }
    /// What was given to the item where it was dragged in this app; nil for all else.
    var localObject: Any? { get }
    /// The look of what is typed where the item goes.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// The item becomes a text that looks as what is typed.
    @objc(setStringResult:) func setResult(string: String)
    /// The item becomes a text with a look of its own.
    @objc(setAttributedStringResult:) func setResult(attributedString string: NSAttributedString)
    /// The item becomes an attachment.
    @objc(setAttachmentResult:) func setResult(attachment: NSTextAttachment)
    /// The item becomes nothing.
    func setNoResult()
    /// The item becomes what it would without a delegate.
    func setDefaultResult()
}
