/// The parameters of a joint.
@MainActor
struct AttachmentPlan {
    enum Kind {
        /// At ``AttachmentPlan/length`` from each other: by a rod, or by a spring if there is a frequency.
        case distance
        /// At most ``AttachmentPlan/length`` from each other, as by a rope.
        case limit
        /// In one point, about which both turn.
        case pin
        /// In one point, without turning.
        case fixed
        /// Along an axis, without turning.
        case sliding(axis: CGVector)
    }

    let kind: Kind
    let item: any UIDynamicItem
    /// Without it the item is held by an anchor.
    var otherItem: (any UIDynamicItem)?
    /// From the item's middle, in its own turned axes.
    var offset = CGPoint.zero
    var otherOffset = CGPoint.zero
    var length: CGFloat = 0
    var damping: CGFloat = 0
    /// In hertz; 0 is a rod.
    var frequency: CGFloat = 0
    var frictionTorque: CGFloat = 0
    var range = UIFloatRange.infinite

    /// By how much the item is turned against the other one now, in radians.
    var turn: CGFloat { angle(of: item) - (otherItem.map(angle) ?? 0) }

    private func angle(of item: any UIDynamicItem) -> CGFloat { atan2(item.transform.b, item.transform.a) }
}

extension UIDynamicItem {
    /// Where a point of the item is in the coordinates of its centre.
    func position(ofOffset offset: CGPoint) -> CGPoint {
        let turned = offset.applying(CGAffineTransform(rotationAngle: atan2(transform.b, transform.a)))
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }

    /// Which point of the item is at a position.
    func offset(ofPosition position: CGPoint) -> CGPoint {
        CGPoint(x: position.x - center.x, y: position.y - center.y)
            .applying(CGAffineTransform(rotationAngle: -atan2(transform.b, transform.a)))
    }
}
