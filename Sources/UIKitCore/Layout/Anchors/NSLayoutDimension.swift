public import Foundation

/// A length: the width or the height of a view or of a guide, or the distance between two lines.
// apple: https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    convenience init(distanceFrom origin: ConstraintSide, to end: ConstraintSide) {
        self.init(ConstraintSide(from: origin, to: end))
    }

    /// `self = c`
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, toConstant: c) }
    /// `self ≥ c`
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.greaterThanOrEqual, toConstant: c) }
    /// `self ≤ c`
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, toConstant: c) }

    /// `self = m × anchor`
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, 0, multiplier: m)
    }
    /// `self ≥ m × anchor`
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0, multiplier: m)
    }
    /// `self ≤ m × anchor`
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0, multiplier: m)
    }

    /// `self = m × anchor + c`
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c, multiplier: m)
    }
    /// `self ≥ m × anchor + c`
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, c, multiplier: m)
    }
    /// `self ≤ m × anchor + c`
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, c, multiplier: m)
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint.check(
            side, .none, multiplier: 1, constant: constant, caller: "-[NSLayoutDimension constraint…ToConstant:]")
        let constraint = NSLayoutConstraint(side, relation, .none, multiplier: 1, constant: constant)
        EndOfTurn.keepReleased(constraint)
        return constraint
    }
}
