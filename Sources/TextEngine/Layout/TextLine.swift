/// One line of a layout. Vertical positions count from the top of the layout, downwards, in points.
public struct TextLine: Sendable {
    /// The UTF-16 positions shown on the line, without the character that ends the paragraph.
    public internal(set) var range: Range<Int>
    /// The upper edge.
    public internal(set) var top: CGFloat
    /// The spacing before and after the line is not part of it.
    public internal(set) var height: CGFloat
    /// From the top of the layout to the baseline.
    public internal(set) var baseline: CGFloat
    /// How wide the text is, without the space it wrapped at.
    public internal(set) var width: CGFloat
    /// Where the text starts and how much room it has, from the left edge of the container; what alignment works with.
    var indent: CGFloat
    var trailingIndent: CGFloat
    var alignment: TextAlignment
    /// True if the paragraph is read from right to left.
    public internal(set) var isRightToLeft: Bool
    /// Which paragraph the line belongs to, and which of its lines it is.
    var paragraph: Int
    var indexInParagraph: Int

    /// Where the text starts when the container is `containerWidth` wide.
    public func x(inWidth containerWidth: CGFloat) -> CGFloat {
        let (left, right) = isRightToLeft ? (trailingIndent, indent) : (indent, trailingIndent)
        let free = containerWidth - left - right - width
        guard free.isFinite else { return left }
        switch alignment {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isRightToLeft ? left + free : left
        }
    }
}
