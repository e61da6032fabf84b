import Foundation
internal import ScrollPhysics

extension ScrollRange {
    /// The offsets at which content may rest.
    /// - Parameters:
    ///   - insets: what is added around the content. What of them cannot be calculated with counts as nothing.
    ///   - leastHeight: how far content can be scrolled downwards however short it is.
    init(contentSize: CGSize, viewport: CGSize, insets: UIEdgeInsets, leastHeight: CGFloat = 0) {
        let insets = insets.finite
        let minimum = CGPoint(x: -insets.left, y: -insets.top)
        self.init(
            from: minimum,
            to: CGPoint(
                x: contentSize.width - viewport.width + insets.right,
                y: max(minimum.y + leastHeight, contentSize.height - viewport.height + insets.bottom)))
    }
}
