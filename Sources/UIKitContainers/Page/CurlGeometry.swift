import Foundation

/// Where the parts of a page are while it is turned over.
///
/// The page is folded along a line that goes from its free edge to the spine: on one side of the line one sees its front, on the other,
/// beyond which the edge lies, its back. Positions are counted from the spine, in the direction of the page at the beginning.
struct CurlGeometry {
    var size: CGSize
    var isVertical: Bool
    /// Where the spine is, in points from the left or upper edge.
    var spine: CGFloat
    /// How long the page is from the spine to its free edge.
    var length: CGFloat
    /// True if the page lies to the left of the spine, or above it.
    var isMirrored: Bool

    /// How far the line of the fold is from the spine.
    func fold(_ progress: CGFloat) -> CGFloat { length * (1 - progress) }

    /// How far the free edge is from the spine; negative when it is beyond it.
    func edge(_ progress: CGFloat) -> CGFloat { length * (1 - 2 * progress) }

    /// The visible part of the front.
    func front(_ progress: CGFloat) -> CGRect { strip(0, fold(progress)) }

    /// The visible part of the back.
    func back(_ progress: CGFloat) -> CGRect { strip(edge(progress), fold(progress)) }

    /// Where the front as a whole is: it does not move.
    var page: CGRect { strip(0, length) }

    /// Where the back as a whole is, of which the part up to the fold is seen.
    func backPage(_ progress: CGFloat) -> CGRect { strip(edge(progress), edge(progress) + length) }

    /// A strip on the page below, beside the fold.
    func shade(_ progress: CGFloat, width: CGFloat) -> CGRect { strip(fold(progress), fold(progress) + width) }

    /// How far a page has been turned when a finger has gone some way: the edge stays below it.
    func progress(ofWay way: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return min(max((isMirrored ? way : -way) / (2 * length), 0), 1)
    }

    private func strip(_ from: CGFloat, _ to: CGFloat) -> CGRect {
        let start = isMirrored ? spine - to : spine + from
        return isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: to - from)
            : CGRect(x: start, y: 0, width: to - from, height: size.height)
    }
}
