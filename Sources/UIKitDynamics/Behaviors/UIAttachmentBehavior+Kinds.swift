import Foundation

extension UIAttachmentBehavior {
    /// Lets an item slide along an axis against another one; neither turns against the other.
    /// - Parameters:
    ///   - point: where they touch, in the coordinates of the reference view.
    ///   - axis: the direction, of any length but 0.
    @objc(slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:)
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(plan: AttachmentPlan(kind: .sliding(axis: axis), item: item1, otherItem: item2, at: point), anchorPoint: point)
    }

    /// Lets an item slide along an axis through a point, without turning.
    @objc(slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:)
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(plan: AttachmentPlan(kind: .sliding(axis: axis), item: item, otherItem: nil, at: point), anchorPoint: point)
    }

    /// Ties points of two items together as by a rope of their present distance.
    @objc(limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:)
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            plan: AttachmentPlan(kind: .limit, item: item1, offset1, otherItem: item2, offset2), anchorPoint: .zero)
    }

    /// Makes two items one: they neither move nor turn against each other.
    @objc(fixedAttachmentWithItem:attachedToItem:attachmentAnchor:)
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(plan: AttachmentPlan(kind: .fixed, item: item1, otherItem: item2, at: point), anchorPoint: point)
    }

    /// Joins two items in a point, about which they turn.
    @objc(pinAttachmentWithItem:attachedToItem:attachmentAnchor:)
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(plan: AttachmentPlan(kind: .pin, item: item1, otherItem: item2, at: point), anchorPoint: point)
    }
}

extension AttachmentPlan {
    /// Between points of two items, at their present distance.
    init(
        kind: Kind, item: any UIDynamicItem, _ offset: UIOffset, otherItem: any UIDynamicItem, _ otherOffset: UIOffset
    ) {
        self.init(kind: kind, item: item)
        self.otherItem = otherItem
        self.offset = CGPoint(x: offset.horizontal, y: offset.vertical)
        self.otherOffset = CGPoint(x: otherOffset.horizontal, y: otherOffset.vertical)
        let (here, there) = (item.position(ofOffset: self.offset), otherItem.position(ofOffset: self.otherOffset))
        length = hypot(here.x - there.x, here.y - there.y)
    }

    /// At one point.
    init(kind: Kind, item: any UIDynamicItem, otherItem: (any UIDynamicItem)?, at position: CGPoint) {
        self.init(kind: kind, item: item)
        self.otherItem = otherItem
        offset = item.offset(ofPosition: position)
        otherOffset = otherItem?.offset(ofPosition: position) ?? .zero
    }
}
