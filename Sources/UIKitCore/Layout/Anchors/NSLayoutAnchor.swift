public import Foundation

/// One side of a constraint: an attribute of a view or of a guide. `AnchorType` keeps those apart that cannot be compared.
///
/// The anchor does not keep its item alive. What it makes is not active.
// apple: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
    nonisolated(unsafe) let side: ConstraintSide

    init(_ side: ConstraintSide) {
        self.side = side
        super.init()
    }

    /// An anchor cannot change: a copy is the anchor itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Anchors are equal if they are the same attribute of the same view or guide: one is created at each reading.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return self === other || side.isPosition(of: other.side)
    }

    open nonisolated override var hash: Int { side.attribute.rawValue }

    /// The name of the attribute, for people who read dumps.
    @nonobjc public final var name: String { side.attribute.debugText }

    /// The view or the guide; nil once it is gone.
    @nonobjc public final var item: AnyObject? { side.item }

    /// `self = anchor`
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor, 0) }
    /// `self ≥ anchor`
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 0)
    }
    /// `self ≤ anchor`
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 0)
    }

    /// `self = anchor + c`
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, c)
    }
    /// `self ≥ anchor + c`
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, c)
    }
    /// `self ≤ anchor + c`
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, c)
    }

    open nonisolated override var description: String {
        guard Thread.isMainThread else { return super.description }
        return MainActor.assumeIsolated {
            "<\(NSLayoutConstraint.address(of: self)) \"\(NSLayoutConstraint.text(of: side))\">"
        }
    }

    // MARK: Internal

    /// The constraint lives until the turn ends, if nothing else keeps it: apps keep it in weak properties before it is active.
    final func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint.check(
            side, other.side, multiplier: multiplier, constant: constant, caller: "-[NSLayoutAnchor constraint…ToAnchor:constant:]")
        let constraint = NSLayoutConstraint(side, relation, other.side, multiplier: multiplier, constant: constant)
        EndOfTurn.keepReleased(constraint)
        return constraint
    }
}
