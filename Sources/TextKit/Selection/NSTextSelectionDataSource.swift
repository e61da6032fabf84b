import Foundation

/// What one has to know of a text and its lines to move a selection in it.
// apple: https://developer.apple.com/documentation/uikit/nstextselectiondatasource
@objc public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// From the first location to the last.
    var documentRange: NSTextRange { get }

    /// Calls a block for the parts of the text from a position on: the part without what ends it, its range, and the range with what ends it.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The part of the text that a position is in; nil if it is in none.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?

    /// The position some units further on; nil outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// How many units lie between two positions; negative if the second comes first.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// The direction of writing of the line at a position.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection

    /// Calls a block for both edges of the characters of the line at a position, from left to right: how far across the container it is, the
    /// character, and whether that begins there.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The text of the line that a point means; nil where there is no line.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?

    /// Says whether lines go across or down at a position. Default: across.
    @objc optional func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}
