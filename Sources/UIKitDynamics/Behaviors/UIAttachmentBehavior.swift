import Foundation

/// Holds an item to a point or to another item: by a rod, or by a spring if there is a ``frequency``.
// apple: https://developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor @objcMembers open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The anchor of an item.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    private var plan: AttachmentPlan {
        didSet { renewJoint() }
    }

    convenience init(plan: AttachmentPlan, anchorPoint: CGPoint) {
        self.init(item: plan.item, attachedToAnchor: anchorPoint)
        self.plan = plan
    }

    // MARK: Creating

    /// Holds an item's middle at its present distance from a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Holds a point of an item at its present distance from an anchor: at the anchor itself if it is there.
    /// - Parameter offset: from the item's middle, in its own turned axes.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        var plan = AttachmentPlan(kind: .distance, item: item)
        plan.offset = CGPoint(x: offset.horizontal, y: offset.vertical)
        let position = item.position(ofOffset: plan.offset)
        plan.length = hypot(position.x - point.x, position.y - point.y)
        self.plan = plan
        anchorPoint = point
        super.init()
    }

    /// Holds the middles of two items at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Holds points of two items at their present distance.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        plan = AttachmentPlan(kind: .distance, item: item1, offset1, otherItem: item2, offset2)
        anchorPoint = .zero
        super.init()
    }

    // MARK: Who holds whom

    /// The item that is held, and the one that holds it if it is an item.
    open var items: [any UIDynamicItem] { [plan.item] + (plan.otherItem.map { [$0] } ?? []) }

    /// Says whether a point or another item holds the item.
    open var attachedBehaviorType: AttachmentType { plan.otherItem == nil ? .anchor : .items }

    /// The point that holds the item, in the coordinates of the reference view. The item follows it, and gets its velocity.
    open var anchorPoint: CGPoint {
        didSet { if anchorPoint != oldValue { dynamicAnimator?.wake() } }
    }

    // MARK: How

    /// The distance, in points; of a limit the greatest. Default: that when the behaviour was made.
    open var length: CGFloat {
        get { plan.length }
        set { if newValue != length { plan.length = max(newValue, 0) } }
    }

    /// How much a spring is braked: from 0, the default, to 1, with which it does not swing.
    open var damping: CGFloat {
        get { plan.damping }
        set { if newValue != damping { plan.damping = newValue } }
    }

    /// How often a spring swings in a second. Default: 0, which is a rod.
    open var frequency: CGFloat {
        get { plan.frequency }
        set { if newValue != frequency { plan.frequency = max(newValue, 0) } }
    }

    /// The friction of rotation about the attachment. Default: 0.
    open var frictionTorque: CGFloat {
        get { plan.frictionTorque }
        set { if newValue != frictionTorque { plan.frictionTorque = newValue } }
    }

    /// How far a pin may be turned, in radians, or a slide be moved, in points, from where it was. Default: as far as it likes.
    open var attachmentRange: UIFloatRange {
        get { plan.range }
        set { if newValue != attachmentRange { plan.range = newValue } }
    }

    // MARK: The animator

    private func renewJoint() {
        guard let dynamicAnimator else { return }
        putUpJoint(in: dynamicAnimator.world)
        dynamicAnimator.wake()
    }

    private func putUpJoint(in world: DynamicsWorld) {
        let position = world.joint(of: self)?.anchorPoint ?? anchorPoint
        world.setJoint(AttachmentJoint(plan, anchorPoint: position, in: world), of: self)
    }

    @nonobjc override var affectedItems: [any UIDynamicItem] { items }
    @nonobjc override func enter(_ world: DynamicsWorld) { putUpJoint(in: world) }
    @nonobjc override func leave(_ world: DynamicsWorld) { world.setJoint(nil, of: self) }

    @nonobjc override func prepareFrame(of world: DynamicsWorld, lasting duration: TimeInterval) {
        world.joint(of: self)?.moveAnchor(to: anchorPoint, during: duration)
    }
}
