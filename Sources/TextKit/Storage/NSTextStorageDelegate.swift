public import Foundation

/// Takes part when the text of a storage has changed.
// apple: https://developer.apple.com/documentation/uikit/nstextstoragedelegate
@objc public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// The text has changed; characters and attributes may still be changed here.
    @objc(textStorage:willProcessEditing:range:changeInLength:)
    optional func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)

    /// The text has changed and its attributes have been put right; only attributes may be changed here.
    @objc(textStorage:didProcessEditing:range:changeInLength:)
    optional func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}
