public import Foundation

/// A horizontal line of a view or of a guide.
// apple: https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this line down to another one.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/anchorwithoffset(to:)
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: side, to: otherAnchor.side)
    }

    /// `self = anchor + multiplier × the standard distance`. Between the baselines of texts that distance goes by the lower one's font.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, StandardSpacing.below(anchor.side, to: side) * multiplier)
    }
    /// `self ≥ anchor + multiplier × the standard distance`
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, StandardSpacing.below(anchor.side, to: side) * multiplier)
    }
    /// `self ≤ anchor + multiplier × the standard distance`
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, StandardSpacing.below(anchor.side, to: side) * multiplier)
    }
}
