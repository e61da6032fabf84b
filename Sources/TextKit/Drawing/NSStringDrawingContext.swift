import Foundation

/// How small a string may be set, and how it was set in the end.
// apple: https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: UIObject {
    /// How small fonts may become where the text does not fit, as a part of their size; 0 is not at all. Default: 0.
    open var minimumScaleFactor: CGFloat = 0
    /// How small fonts became when the context was last used. Default: 0.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// Where the text stood when the context was last used, in the coordinates of the drawing. Default: zero.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}
