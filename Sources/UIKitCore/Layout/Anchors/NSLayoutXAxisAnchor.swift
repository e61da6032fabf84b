public import Foundation

/// A vertical line of a view or of a guide.
// apple: https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this line to another one, along the direction of reading.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/anchorwithoffset(to:)
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: side, to: otherAnchor.side)
    }

    /// `self = anchor + multiplier × the standard distance`
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, StandardSpacing.betweenEdges * multiplier)
    }
    /// `self ≥ anchor + multiplier × the standard distance`
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, StandardSpacing.betweenEdges * multiplier)
    }
    /// `self ≤ anchor + multiplier × the standard distance`
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, StandardSpacing.betweenEdges * multiplier)
    }
}
