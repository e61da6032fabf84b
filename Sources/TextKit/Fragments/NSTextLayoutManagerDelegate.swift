import Foundation

/// Makes fragments of an app's own.
// apple: https://developer.apple.com/documentation/uikit/nstextlayoutmanagerdelegate
@objc public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment for the element at a position. Asked for when the element is laid out first, and again after a change of it.
    @objc(textLayoutManager:textLayoutFragmentForLocation:inTextElement:)
    optional func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}
