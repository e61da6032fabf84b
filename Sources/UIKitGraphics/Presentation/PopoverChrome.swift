import Foundation

/// The measures of what surrounds the content of a popover, in points.
package struct PopoverChrome: Equatable {
    /// How far the arrow stands out.
    package var arrowHeight: CGFloat
    /// How wide the arrow is where it leaves the edge.
    package var arrowBase: CGFloat
    /// How far the content is from the edges, without the arrow.
    package var insets: UIEdgeInsets
    /// How far from the corners the arrow stays.
    package var cornerRadius: CGFloat

    package init(arrowHeight: CGFloat, arrowBase: CGFloat, insets: UIEdgeInsets, cornerRadius: CGFloat) {
        (self.arrowHeight, self.arrowBase, self.insets, self.cornerRadius) = (arrowHeight, arrowBase, insets, cornerRadius)
    }

    package static let system = PopoverChrome(arrowHeight: 13, arrowBase: 26, insets: .zero, cornerRadius: 13)

    /// How far the content is from the edges of the whole, with an arrow on one side.
    func insets(arrow: UIPopoverArrowDirection) -> UIEdgeInsets {
        var result = insets
        switch arrow {
        case .up: result.top += arrowHeight
        case .down: result.bottom += arrowHeight
        case .left: result.left += arrowHeight
        case .right: result.right += arrowHeight
        default: break
        }
        return result
    }

    func size(around content: CGSize, arrow: UIPopoverArrowDirection) -> CGSize {
        let insets = insets(arrow: arrow)
        return CGSize(width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    func contentFrame(in frame: CGRect, arrow: UIPopoverArrowDirection) -> CGRect { frame.inset(by: insets(arrow: arrow)) }

    /// How far the arrow is moved from the middle of its side to point at a position, as far as the corners let it.
    func arrowOffset(towards point: CGPoint, of frame: CGRect, arrow: UIPopoverArrowDirection) -> CGFloat {
        let isHorizontal = arrow == .up || arrow == .down
        guard isHorizontal || arrow == .left || arrow == .right else { return 0 }
        let wanted = isHorizontal ? point.x - frame.midX : point.y - frame.midY
        let limit = max((isHorizontal ? frame.width : frame.height) / 2 - cornerRadius - arrowBase / 2, 0)
        return min(max(wanted, -limit), limit)
    }
}
