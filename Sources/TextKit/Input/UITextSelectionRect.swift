import Foundation

/// One of the rectangles that a selected stretch of text covers. A class that adopts ``UITextInput`` has a subclass of its own.
// apple: https://developer.apple.com/documentation/uikit/uitextselectionrect
@preconcurrency @MainActor @objcMembers open class UITextSelectionRect: UIObject {
    public override init() { super.init() }

    /// In the coordinates of the view that shows the text. Default: zero.
    open var rect: CGRect { .zero }
    /// Which way the text in it is read. Default: natural.
    open var writingDirection: NSWritingDirection { .natural }
    /// True if the stretch begins in it. Default: false.
    open var containsStart: Bool { false }
    /// True if the stretch ends in it. Default: false.
    open var containsEnd: Bool { false }
    /// True if the text runs from above to below. Default: false.
    open var isVertical: Bool { false }
}
